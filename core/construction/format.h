// A named list of rules that a roster is checked against, read from formats.json of a game or of
// the person's own folder. An unknown rule or field is an error with file and line.
#pragma once

#include "construction/rule.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace construction
{

struct Format {
    std::string slug; // "constructed", or "5/5/5" made from the pattern "N/N/N"
    base::LocalText title;
    base::LocalText note;
    std::string game;
    std::filesystem::path file; // where it is written
    bool isPattern = false;     // "N/N/N" itself: a form to be filled, not a format to check by
    bool isOwn = false;         // a house format of the person
    std::vector<std::string> parameters; // what each N of a pattern stands for: "gold", …
    std::vector<Rule> rules;             // empty in a pattern
};

// The formats of one game. Patterns are kept as their source and made on demand.
class Formats
{
public:
    // `shipped` is the game's formats.json. `own` is a folder that may be missing; every *.json in
    // it is read, in the order of their names. Errors of own files do not hide the other formats:
    // they are kept in problems().
    static base::Result<Formats> read(const std::filesystem::path &shipped,
                                      const std::filesystem::path &own,
                                      std::shared_ptr<const catalog::Schema> schema);
    // The formats of one text, for tests and editors. `file` is named in the Problem.
    static base::Result<Formats> parse(std::string_view text,
                                       const std::string &file,
                                       std::shared_ptr<const catalog::Schema> schema);

    const std::vector<Format> &all() const { return m_formats; } // patterns included
    const std::vector<base::Problem> &problems() const { return m_problems; }
    // Also a format made from a pattern. Fails with what is wrong with a house format of that name,
    // else naming those there are.
    base::Result<Format> find(std::string_view slug) const;

private:
    struct Pattern {
        std::size_t format = 0; // place in m_formats
        std::shared_ptr<const files::json::Node> row;
        std::string file;
    };

    explicit Formats(std::shared_ptr<const catalog::Schema> schema);
    // All formats of the text, or none of them.
    base::Outcome add(std::string_view text, const std::string &file, bool isOwn);
    base::Outcome addOne(const files::json::Source &row,
                         const std::shared_ptr<const files::json::Node> &file,
                         bool isOwn);
    // The format that this name means: its own, or the pattern that it fits; null where it is free.
    // A name means one thing everywhere, so a house format never takes the place of another.
    const Format *ownerOf(std::string_view slug) const;
    void readOwn(const std::filesystem::path &folder);
    // What hides a house format of that name, null where nothing does.
    const base::Problem *problemNamed(std::string_view name) const;
    base::Result<Format> made(const Pattern &pattern, std::string_view slug) const;

    std::shared_ptr<const catalog::Schema> m_schema;
    std::vector<Format> m_formats;
    std::vector<Pattern> m_patterns;
    std::vector<base::Problem> m_problems;
    // For each problem the names, folded, under which a person may look for what it hides; none
    // where it hides the whole folder.
    std::vector<std::vector<std::string>> m_hidden;
};

} // namespace construction
