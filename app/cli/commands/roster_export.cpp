// muster-cli roster show and export: stored rosters in any form that is written.
#include "cli/commands/roster_verbs.h"
#include "rosters/codec.h"

namespace cli
{

using base::text;

namespace
{

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
    return write(session, *all, session.json() ? "muster-json" : "muster-text", std::nullopt);
}

Exit exportRosters(Session &session, const Words &names, const Arguments &arguments)
{
    auto all = load(session, names, arguments);
    if (!all) {
        return session.fail(all.error(), Exit::Unreadable);
    }
    return write(session, *all, arguments.valueOr("to", "muster-text"), arguments.value("out"));
}

} // namespace cli
