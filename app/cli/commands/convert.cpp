// muster-cli convert: rosters from any format that is read into any that is written.
#include "cli/commands/commands.h"

namespace cli
{

using base::text;

Exit runConvert(Session &session, const Arguments &arguments)
{
    const auto wanted = arguments.value("to");
    if (arguments.words().size() != 1 || !wanted) {
        return session.fail(usage(command("convert")->synopsis), Exit::WrongUse);
    }
    const auto *codec = rosters::codec(*wanted);
    if (!codec || !codec->write) {
        std::string known;
        for (const auto &row : rosters::codecs()) {
            if (row.write) {
                known += (known.empty() ? "" : ", ") + row.slug;
            }
        }
        return session.fail({{},
                             0,
                             text("CommandLine", "No codec \"%1\" writes rosters.").with(*wanted),
                             text("CommandLine", "There are: %1.").with(known)},
                            Exit::WrongUse);
    }
    auto read = session.rosters(arguments.words().front(),
                                arguments.valueOr("game", ""),
                                arguments.valueOr("format", ""));
    if (!read) {
        return session.fail(read.error(), Exit::Unreadable);
    }
    auto library = session.library();
    if (!library) {
        return session.fail(library.error(), Exit::Unreadable);
    }
    const auto catalogs = (*library)->catalogs();
    const rosters::CodecContext context{catalogs, {}};
    std::vector<rosters::Roster> all;
    for (auto &named : *read) {
        const auto *catalog = context.catalog(named.roster.game);
        all.push_back(
            catalog
                ? rosters::withCarriedPieces(rosters::withKeys(named.roster, *catalog), *catalog)
                : named.roster);
    }
    const auto written = codec->write(all, context);
    if (auto done = session.deliver(written.bytes, arguments.value("out")); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    for (const auto &lost : written.lost) {
        session.remark(session.words(lost));
    }
    return Exit::Done;
}

} // namespace cli
