// muster-cli roster show and export: stored rosters in any form that is written.
#include "cli/commands/roster_verbs.h"
#include "cli/roster_output.h"

namespace cli
{

namespace
{

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
        auto id = storedId(session, name);
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

} // namespace

Exit showRosters(Session &session, const Words &names, const Arguments &arguments)
{
    auto all = load(session, names, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    if (!session.json()) {
        return writeRosters(session, *all, "muster-text", std::nullopt);
    }
    // The document is the rosters themselves.
    const auto catalogs = (*session.library())->catalogs();
    const rosters::CodecContext context{catalogs, {}};
    for (auto &roster : *all) {
        if (const auto *catalog = context.catalog(roster.game)) {
            roster = rosters::withCarriedPieces(std::move(roster), *catalog);
        }
    }
    session.printRaw(rosters::codec("muster-json")->write(*all, context).bytes);
    return Exit::Done;
}

Exit exportRosters(Session &session, const Words &names, const Arguments &arguments)
{
    auto all = load(session, names, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    return writeRosters(session,
                        *all,
                        arguments.valueOr("to", "muster-text"),
                        arguments.value("out"));
}

} // namespace cli
