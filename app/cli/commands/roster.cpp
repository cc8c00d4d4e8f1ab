// muster-cli roster: the stored rosters from the command line.
#include "cli/commands/commands.h"
#include "cli/commands/roster_verbs.h"
#include "cli/output.h"

#include <algorithm>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Exit list(Session &session, const Arguments &arguments)
{
    auto rows = (*session.workspace())->rosters().list();
    if (!rows) {
        return session.fail(rows.error(), Exit::Unreadable);
    }
    const auto game = arguments.value("game");
    Array result;
    for (const auto &row : *rows) {
        if (game && row.game != *game) {
            continue;
        }
        Node entry{Object{}};
        entry.set("id", row.id)
            .set("name", row.name)
            .set("game", row.game)
            .set("format", row.format)
            .set("size", row.size)
            .set("folder", row.folder)
            .set("tags", stringsJson(row.tags))
            .set("archived", row.archived)
            .set("modified", row.modified);
        if (!session.json()) {
            session.print(row.id + "  " + row.name + "  (" + row.game + ", " + row.format + ", "
                          + std::to_string(row.size) + ')');
        }
        result.push_back(std::move(entry));
    }
    if (session.json()) {
        session.printJson(Node{std::move(result)});
    } else if (result.empty()) {
        session.remark(session.words(game ? text("CommandLine", "No roster of that game is stored.")
                                          : text("CommandLine", "No roster is stored yet.")));
    }
    return Exit::Done;
}

Exit remove(Session &session, const Words &names)
{
    std::vector<std::string> ids;
    for (const auto &name : names) {
        auto id = storedId(session, name);
        if (!id) {
            return session.fail(id.error(), Exit::Unreadable);
        }
        ids.push_back(std::move(*id));
    }
    if (auto done = (*session.workspace())->rosters().remove(ids); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    if (session.json()) {
        Node result{Object{}};
        result.set("removed", stringsJson(ids));
        session.printJson(result);
    }
    return Exit::Done;
}

// A verb with the least and the most words it takes behind it.
struct Verb {
    std::string_view name;
    std::size_t fewest;
    std::size_t most;
    Exit (*run)(Session &session, const Words &words, const Arguments &arguments);
};

constexpr std::size_t Any = SIZE_MAX;

const std::vector<Verb> &verbs()
{
    static const std::vector<Verb> table{
        {"list",
         0,
         0,
         [](Session &s, const Words & /*w*/, const Arguments &a) { return list(s, a); }},
        {"add", 1, Any, addRosters},
        {"show", 0, Any, showRosters},
        {"export", 0, Any, exportRosters},
        {"versions",
         1,
         1,
         [](Session &s, const Words &w, const Arguments & /*a*/) {
             return listVersions(s, w.front());
         }},
        {"revert",
         1,
         2,
         [](Session &s, const Words &w, const Arguments &a) {
             return revertRoster(s, w.front(), w.size() == 2 ? w[1] : a.valueOr("version", ""));
         }},
        {"remove",
         1,
         Any,
         [](Session &s, const Words &w, const Arguments & /*a*/) { return remove(s, w); }},
    };
    return table;
}

} // namespace

base::Result<std::string> storedId(Session &session, const std::string &word)
{
    const std::string name = word.substr(0, 1) == "@" ? word.substr(1) : word;
    return (*session.workspace())->rosters().find(name);
}

Exit runRoster(Session &session, const Arguments &arguments)
{
    if (auto opened = session.workspace(); !opened) {
        return session.fail(opened.error(), Exit::Unreadable);
    }
    Words rest = arguments.words();
    const std::string name = rest.empty() ? std::string() : rest.front();
    rest.erase(rest.begin(), rest.begin() + (rest.empty() ? 0 : 1));
    const auto &table = verbs();
    const auto found = std::find_if(table.begin(), table.end(), [&name](const Verb &verb) {
        return verb.name == name;
    });
    const bool fits =
        found != table.end() && rest.size() >= found->fewest && rest.size() <= found->most;
    // What is shown or exported is named, or all of it with --all.
    const bool namesNone =
        rest.empty() && !arguments.has("all") && (name == "show" || name == "export");
    if (!fits || namesNone) {
        return session.fail(usage(command("roster")->synopsis), Exit::WrongUse);
    }
    return found->run(session, rest, arguments);
}

} // namespace cli
