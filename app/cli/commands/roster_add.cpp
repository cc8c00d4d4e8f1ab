// muster-cli roster add: rosters of files into the store, each with a first version to go back to.
#include "base/fold.h"
#include "cli/commands/roster_verbs.h"
#include "cli/verify.h"
#include "storage/version_store.h"

#include <algorithm>
#include <filesystem>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

struct Incoming {
    rosters::Roster roster;
    std::string replaces; // the id of a stored one; empty: it is new
    std::size_t unresolved = 0;
};

// What a file that names no roster is called after; standard input has no name to give.
std::string stemOf(const std::string &file)
{
    return file == "-" ? std::string() : std::filesystem::path(file).stem().string();
}

// Says which lines name no piece that is known. They are stored as they are written.
std::size_t
remarkUnresolved(const NamedRoster &named, const catalog::Catalog &catalog, const Session &session)
{
    std::size_t count = 0;
    for (const auto &line : rosters::resolve(named.roster, catalog).lines) {
        if (line.piece) {
            continue;
        }
        ++count;
        const base::Problem problem{named.file,
                                    line.line->fileLine,
                                    text("CommandLine", "\"%1\" is stored as it is written. %2")
                                        .with(line.line->name)
                                        .with(line.reason),
                                    {}};
        session.remark(base::render(problem, session.wording()));
    }
    return count;
}

// Every roster of every FILE.
base::Result<std::vector<NamedRoster>>
readAll(Session &session, const Words &files, const Arguments &arguments)
{
    std::vector<NamedRoster> all;
    for (const auto &file : files) {
        auto read =
            session.rosters(file, arguments.valueOr("game", ""), arguments.valueOr("format", ""));
        if (!read) {
            return tl::unexpected(read.error());
        }
        all.insert(all.end(), read->begin(), read->end());
    }
    return all;
}

base::Result<std::vector<Incoming>>
lookUpAll(Session &session, const std::vector<NamedRoster> &read, const Arguments &arguments)
{
    std::vector<Incoming> all;
    for (const auto &named : read) {
        auto game = session.game(named.roster.game);
        if (!game) {
            game.error().file = named.file;
            return tl::unexpected(game.error());
        }
        const auto &catalog = *(*game)->catalog;
        Incoming incoming{rosters::withKeys(named.roster, catalog), {}, 0};
        auto &name = incoming.roster.name;
        name = arguments.valueOr("name", name.empty() ? stemOf(named.file) : name);
        incoming.unresolved = remarkUnresolved(named, catalog, session);
        all.push_back(std::move(incoming));
    }
    return all;
}

using Summaries = std::vector<storage::RosterSummary>;

// Those that `@name` could mean; one that is archived only steps in where there is no other.
std::vector<std::string> idsCalled(const Summaries &stored, const std::string &name)
{
    std::vector<std::string> ids;
    for (const auto &row : stored) {
        if (!row.archived && base::fold(row.name) == base::fold(name)) {
            ids.push_back(row.id);
        }
    }
    return ids;
}

std::string listed(const std::vector<std::string> &words)
{
    std::string result;
    for (const auto &word : words) {
        result += (result.empty() ? "" : ", ") + word;
    }
    return result;
}

// Finds the stored roster of the same name and game that each of them takes the place of, if any.
base::Outcome pair(Session &session, std::vector<Incoming> &all)
{
    const auto stored = (*session.workspace())->rosters().list();
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    for (auto &incoming : all) {
        Summaries ofGame;
        std::copy_if(stored->begin(),
                     stored->end(),
                     std::back_inserter(ofGame),
                     [&incoming](const auto &row) { return row.game == incoming.roster.game; });
        const auto ids = idsCalled(ofGame, incoming.roster.name);
        if (ids.size() > 1) {
            return base::problem(
                text("CommandLine", "Several stored rosters are called \"%1\".")
                    .with(incoming.roster.name),
                text("CommandLine", "Remove all but the one that is to be replaced: %1.")
                    .with(listed(ids)));
        }
        incoming.replaces = ids.empty() ? std::string() : ids.front();
    }
    return {};
}

// The roster as it stood is kept as a version first. It stays in its folder, and keeps its tags
// where the file names none.
base::Outcome replace(storage::RosterStore &store, const Incoming &incoming)
{
    const auto present = store.load(incoming.replaces);
    if (!present) {
        return tl::unexpected(present.error());
    }
    rosters::Roster next = incoming.roster;
    next.id = incoming.replaces;
    next.folder = present->folder;
    next.archived = present->archived;
    next.tags = next.tags.empty() ? present->tags : next.tags;
    storage::VersionStore versions(store);
    return versions.keep(next.id, storage::VersionReason::BeforeImport).and_then([&] {
        return store.replace(
            next,
            text("CommandLine", "Replace the roster \"%1\" by that of a file").with(next.name));
    });
}

// Gives back the ids, in order.
base::Result<std::vector<std::string>> storeAll(Session &session, const std::vector<Incoming> &all)
{
    auto &store = (*session.workspace())->rosters();
    std::vector<rosters::Roster> fresh;
    for (const auto &incoming : all) {
        if (incoming.replaces.empty()) {
            fresh.push_back(incoming.roster);
        } else if (auto done = replace(store, incoming); !done) {
            return tl::unexpected(done.error());
        }
    }
    const auto added = fresh.empty() ? std::vector<std::string>() : store.add(fresh);
    if (!added) {
        return tl::unexpected(added.error());
    }
    storage::VersionStore versions(store);
    std::vector<std::string> ids;
    std::size_t next = 0;
    for (const auto &incoming : all) {
        ids.push_back(incoming.replaces.empty() ? (*added)[next++] : incoming.replaces);
        if (auto kept = versions.keep(ids.back(), storage::VersionReason::Added); !kept) {
            return tl::unexpected(kept.error());
        }
    }
    return ids;
}

// A second roster of a name can no longer be called by it.
base::Outcome remarkNamesakes(Session &session, const std::vector<Incoming> &all)
{
    const auto stored = (*session.workspace())->rosters().list();
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    std::vector<std::string> said;
    for (const auto &incoming : all) {
        const auto &name = incoming.roster.name;
        const auto ids = idsCalled(*stored, name);
        const std::string folded = base::fold(name);
        if (ids.size() > 1 && std::find(said.begin(), said.end(), folded) == said.end()) {
            said.push_back(folded);
            session.remark(session.words(
                text("CommandLine",
                     "Several stored rosters are called \"%1\" now, so @%1 names none of them; "
                     "their ids do: %2. With --replace a roster takes the place of the other.")
                    .with(name)
                    .with(listed(ids))));
        }
    }
    return {};
}

} // namespace

// Prints the ids that the stored rosters have.
Exit addRosters(Session &session, const Words &files, const Arguments &arguments)
{
    const auto read = readAll(session, files, arguments);
    if (!read) {
        return session.fail(read.error(), Exit::Unreadable);
    }
    if (const auto fits = formatFits(session, *read, arguments); !fits) {
        return session.fail(fits.error(), Exit::WrongUse);
    }
    auto all = lookUpAll(session, *read, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    if (arguments.has("replace")) {
        if (auto paired = pair(session, *all); !paired) {
            return session.fail(paired.error(), Exit::Unreadable);
        }
    }
    const auto ids = storeAll(session, *all);
    if (!ids) {
        return session.fail(ids.error(), Exit::Unreadable);
    }
    Array result;
    for (std::size_t i = 0; i < ids->size(); ++i) {
        const auto &incoming = (*all)[i];
        Node entry{Object{}};
        entry.set("id", (*ids)[i])
            .set("name", incoming.roster.name)
            .set("replaced", !incoming.replaces.empty())
            .set("unresolved", incoming.unresolved);
        result.push_back(std::move(entry));
        if (!session.json()) {
            session.print((*ids)[i] + "  " + incoming.roster.name);
        }
    }
    if (session.json()) {
        session.printJson(Node{std::move(result)});
    }
    if (auto said = remarkNamesakes(session, *all); !said) {
        return session.fail(said.error(), Exit::Unreadable);
    }
    return Exit::Done;
}

} // namespace cli
