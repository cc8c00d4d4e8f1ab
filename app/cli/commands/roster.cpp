// muster-cli roster: the stored rosters from the command line.
#include "cli/commands/commands.h"
#include "cli/output.h"
#include "storage/version_store.h"

#include <algorithm>
#include <charconv>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

using Words = std::vector<std::string>;

// A stored roster by id or name; `@` in front is allowed, as wherever a FILE is taken.
base::Result<std::string> idOf(Session &session, const std::string &word)
{
    const std::string name = word.substr(0, 1) == "@" ? word.substr(1) : word;
    return (*session.workspace())->rosters().find(name);
}

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
    }
    return Exit::Done;
}

// Every roster of every FILE, with its pieces looked up.
base::Result<std::vector<rosters::Roster>>
readAll(Session &session, const Words &files, const Arguments &arguments)
{
    std::vector<rosters::Roster> all;
    for (const auto &file : files) {
        auto read =
            session.rosters(file, arguments.valueOr("game", ""), arguments.valueOr("format", ""));
        if (!read) {
            return tl::unexpected(read.error());
        }
        for (auto &named : *read) {
            auto game = session.game(named.roster.game);
            if (!game) {
                return tl::unexpected(game.error());
            }
            auto roster = rosters::withKeys(named.roster, *(*game)->catalog);
            roster.name = arguments.valueOr("name", roster.name);
            all.push_back(std::move(roster));
        }
    }
    return all;
}

// Prints the ids that the stored rosters were given.
Exit add(Session &session, const Words &files, const Arguments &arguments)
{
    const auto all = readAll(session, files, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    const auto ids = (*session.workspace())->rosters().add(*all);
    if (!ids) {
        return session.fail(ids.error(), Exit::Unreadable);
    }
    Array result;
    for (std::size_t i = 0; i < ids->size(); ++i) {
        Node entry{Object{}};
        entry.set("id", (*ids)[i]).set("name", (*all)[i].name);
        result.push_back(std::move(entry));
        if (!session.json()) {
            session.print((*ids)[i] + "  " + (*all)[i].name);
        }
    }
    if (session.json()) {
        session.printJson(Node{std::move(result)});
    }
    return Exit::Done;
}

Exit write(Session &session,
           const std::vector<rosters::Roster> &all,
           const std::string &codecName,
           const std::optional<std::string> &out)
{
    const auto *codec = rosters::codec(codecName);
    if (!codec || !codec->write) {
        return session.fail({{},
                             0,
                             text("CommandLine", "No codec \"%1\" writes rosters.").with(codecName),
                             text("CommandLine", "muster-cli codecs lists them.")},
                            Exit::WrongUse);
    }
    const auto catalogs = (*session.library())->catalogs();
    const rosters::CodecContext context{catalogs, {}};
    std::vector<rosters::Roster> carried;
    for (const auto &roster : all) {
        const auto *catalog = context.catalog(roster.game);
        carried.push_back(catalog ? rosters::withCarriedPieces(roster, *catalog) : roster);
    }
    const auto written = codec->write(carried, context);
    if (auto done = session.deliver(written.bytes, out); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    for (const auto &lost : written.lost) {
        session.remark(session.words(lost));
    }
    return Exit::Done;
}

// The rosters named, or all of them with --all.
base::Result<std::vector<rosters::Roster>>
load(Session &session, const Words &names, const Arguments &arguments)
{
    const auto &store = (*session.workspace())->rosters();
    std::vector<std::string> ids;
    if (arguments.has("all")) {
        auto rows = store.list();
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        for (const auto &row : *rows) {
            ids.push_back(row.id);
        }
    }
    for (const auto &name : names) {
        auto id = idOf(session, name);
        if (!id) {
            return tl::unexpected(id.error());
        }
        ids.push_back(std::move(*id));
    }
    std::vector<rosters::Roster> result;
    for (const auto &id : ids) {
        auto loaded = store.load(id);
        if (!loaded) {
            return tl::unexpected(loaded.error());
        }
        result.push_back(std::move(*loaded));
    }
    return result;
}

Exit show(Session &session, const Words &names, const Arguments &arguments)
{
    auto all = load(session, names, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    return write(session, *all, session.json() ? "muster-json" : "muster-text", std::nullopt);
}

Exit exportAll(Session &session, const Words &names, const Arguments &arguments)
{
    auto all = load(session, names, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    return write(session, *all, arguments.valueOr("to", "muster-text"), arguments.value("out"));
}

Exit versions(Session &session, const std::string &name)
{
    auto id = idOf(session, name);
    if (!id) {
        return session.fail(id.error(), Exit::Unreadable);
    }
    auto &workspace = **session.workspace();
    const storage::VersionStore store(workspace.rosters());
    auto rows = store.list(*id);
    if (!rows) {
        return session.fail(rows.error(), Exit::Unreadable);
    }
    Array result;
    for (const auto &row : *rows) {
        Node entry{Object{}};
        entry.set("version", row.id)
            .set("created", row.created)
            .set("name", row.name)
            .set("reason", session.words(storage::describe(row.reason)));
        if (!session.json()) {
            session.print(std::to_string(row.id) + "  "
                          + session.words(storage::describe(row.reason)) + "  " + row.name);
        }
        result.push_back(std::move(entry));
    }
    if (session.json()) {
        session.printJson(Node{std::move(result)});
    }
    return Exit::Done;
}

Exit revert(Session &session, const std::string &name, const std::string &version)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(version.data(), version.data() + version.size(), number);
    if (read.ec != std::errc{} || read.ptr != version.data() + version.size()) {
        return session.fail(
            {{},
             0,
             text("CommandLine", "\"%1\" is no number of a version.").with(version),
             text("CommandLine", "muster-cli roster versions %1 lists them.").with(name)},
            Exit::WrongUse);
    }
    auto id = idOf(session, name);
    if (!id) {
        return session.fail(id.error(), Exit::Unreadable);
    }
    storage::VersionStore store((*session.workspace())->rosters());
    if (auto done = store.revert(*id, number); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    return Exit::Done;
}

Exit remove(Session &session, const Words &names)
{
    std::vector<std::string> ids;
    for (const auto &name : names) {
        auto id = idOf(session, name);
        if (!id) {
            return session.fail(id.error(), Exit::Unreadable);
        }
        ids.push_back(std::move(*id));
    }
    if (auto done = (*session.workspace())->rosters().remove(ids); !done) {
        return session.fail(done.error(), Exit::Unreadable);
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
        {"add", 1, Any, add},
        {"show", 0, Any, show},
        {"export", 0, Any, exportAll},
        {"versions",
         1,
         1,
         [](Session &s, const Words &w, const Arguments & /*a*/) {
             return versions(s, w.front());
         }},
        {"revert",
         1,
         2,
         [](Session &s, const Words &w, const Arguments &a) {
             return revert(s, w.front(), w.size() == 2 ? w[1] : a.valueOr("version", ""));
         }},
        {"remove",
         1,
         Any,
         [](Session &s, const Words &w, const Arguments & /*a*/) { return remove(s, w); }},
    };
    return table;
}

} // namespace

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
