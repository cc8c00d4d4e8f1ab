// Rosters with their verdicts for the tests of the sheet. Pieces come from the shipped data, the
// verdict is put together by hand: the sheet only repeats it and never judges by itself.
#pragma once

#include "catalog/game_data.h"
#include "sheets/sheet.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sheets::testing
{

// German for a few of the sheet's sentences; everything else stays English.
class GermanWording final : public base::Wording
{
public:
    std::string language() const override { return "de"; }
    std::string translate(const std::string &context,
                          const std::string &source,
                          std::int64_t count) const override;
    std::string number(std::int64_t value) const override;
    void add(const std::string &source, const std::string &german) { m_words[source] = german; }

private:
    std::map<std::string, std::string> m_words{
        {"Name", "Bezeichnung"},
        {"Player", "Spieler"},
        {"%1 registration sheet", "Anmeldebogen %1"},
        {"Legal in %1", "Regelgerecht für %1"},
    };
};

class Case
{
public:
    // "clout" or "mutant"
    explicit Case(const std::string &game);

    // A piece of the catalogue by its name, else an unresolved line.
    Case &line(int count, const std::string &name);
    Case &rule(const std::string &slug, const std::string &title);
    Case &total(const std::string &slug, std::int64_t value);
    Case &violation(const std::string &rule,
                    const std::string &message,
                    construction::Severity severity = construction::Severity::Illegal);
    Case &legality(construction::Legality legality);
    // So many lines of different pieces of the catalogue, the first names of the alphabet.
    Case &manyLines(std::size_t lines);
    // A piece that no data has, with this name and these cells by attribute.
    Case &piece(const std::string &name,
                catalog::Status status,
                const std::vector<std::pair<std::string, std::string>> &cells,
                int count = 1);

    Sheet sheet(const base::Wording &wording = base::plainEnglish()) const;
    rosters::Resolved resolved() const;

    SheetFields fields;
    rosters::Roster roster;
    construction::Format format;
    construction::Verdict verdict;
    std::vector<rosters::CarriedDifference> differences;
    std::vector<rosters::CarriedDifference> taken;

private:
    const catalog::Catalog &m_catalog;
    std::vector<catalog::PiecePointer> m_pieces; // one for each line, null: unresolved
};

// Fifteen chips, legal; all fields filled in.
Case legalStack();
// The same with twelve violations, one of them "cannot tell" and one a warning.
Case illegalStack();

} // namespace sheets::testing
