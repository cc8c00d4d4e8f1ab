// What every command works with: the games, the profile, the language, and where answers go.
// Commands print through it, so that --json means one document and nothing else.
#pragma once

#include "base/result.h"
#include "files/json.h"
#include "library/workspace.h"
#include "rosters/codec.h"
#include "storage/hand_store.h"
#include "wording/qt_wording.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cli
{

enum class Exit;

struct SessionOptions {
    std::string profile; // empty: the XDG data folder
    std::string language = "en";
    bool json = false;
};

// A roster as a FILE argument gives it, with where it came from.
struct NamedRoster {
    rosters::Roster roster;
    std::string file;
};

class Session
{
public:
    explicit Session(SessionOptions options);
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;
    Session(Session &&) = delete;
    Session &operator=(Session &&) = delete;
    ~Session();

    bool json() const { return m_options.json; }
    const base::Wording &wording() const { return m_wording; }
    std::string words(const base::Text &text) const { return base::render(text, m_wording); }

    // The profile, the stores and the games, opened on first use.
    base::Result<library::Workspace *> workspace();
    base::Result<library::Library *> library();
    // The game of that slug; a Problem naming those there are otherwise.
    base::Result<library::Game *> game(std::string_view slug);

    // Every roster of a FILE argument: a path, "-", or @NAME of a stored one. `game` and `format`
    // win over what the file says.
    base::Result<std::vector<NamedRoster>>
    rosters(const std::string &file, const std::string &game, const std::string &format);

    // A hand that a person measured and keeps in the profile under that name.
    base::Result<storage::OwnHand> ownHand(const std::string &game, std::string_view name);

    void print(std::string_view words) const; // standard output, with a line end
    void printJson(const files::json::Node &document) const;
    void printRaw(std::string_view bytes) const;
    void remark(std::string_view words) const; // standard error
    Exit fail(const base::Problem &problem, Exit exit) const;
    // Whether standard error is a terminal, where long work shows how far it is.
    bool isTerminal() const;
    void showProgress(std::string_view words) const; // in place of the last
    void endProgress() const;
    // How the program ends: as the command says, unless what it printed did not arrive.
    Exit finish(Exit exit) const;
    // Standard output, or the file of --out.
    base::Outcome deliver(std::string_view bytes, const std::optional<std::string> &out) const;

private:
    SessionOptions m_options;
    wording::QtWording m_wording;
    std::unique_ptr<library::Workspace> m_workspace;
    mutable bool m_hasProgress = false;
    mutable int m_outputError = 0; // the first errno of standard output
};

// The problem of a command that was called wrongly.
base::Problem usage(std::string_view synopsis);

} // namespace cli
