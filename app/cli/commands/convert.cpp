// muster-cli convert: rosters from any format that is read into any that is written.
#include "cli/commands/commands.h"
#include "cli/verify.h"

namespace cli
{

using base::text;

namespace
{

base::Problem noSuchCodec(const std::string &wanted)
{
    std::string known;
    for (const auto &row : rosters::codecs()) {
        if (row.write) {
            known += (known.empty() ? "" : ", ") + row.slug;
        }
    }
    return {{},
            0,
            text("CommandLine", "No codec \"%1\" writes rosters.").with(wanted),
            text("CommandLine", "There are: %1.").with(known)};
}

// With the values of own pieces, which travel along.
std::vector<rosters::Roster> complete(const std::vector<NamedRoster> &read,
                                      const rosters::CodecContext &context)
{
    std::vector<rosters::Roster> all;
    for (const auto &named : read) {
        const auto *catalog = context.catalog(named.roster.game);
        all.push_back(
            catalog
                ? rosters::withCarriedPieces(rosters::withKeys(named.roster, *catalog), *catalog)
                : named.roster);
    }
    return all;
}

} // namespace

Exit runConvert(Session &session, const Arguments &arguments)
{
    const auto wanted = arguments.value("to");
    if (arguments.words().size() != 1 || !wanted) {
        return session.fail(usage(command("convert")->synopsis), Exit::WrongUse);
    }
    const auto *codec = rosters::codec(*wanted);
    if (!codec || !codec->write) {
        return session.fail(noSuchCodec(*wanted), Exit::WrongUse);
    }
    auto read = session.rosters(arguments.words().front(),
                                arguments.valueOr("game", ""),
                                arguments.valueOr("format", ""));
    if (!read) {
        return session.fail(read.error(), Exit::Unreadable);
    }
    if (auto fits = formatFits(session, *read, arguments); !fits) {
        return session.fail(fits.error(), Exit::WrongUse);
    }
    auto library = session.library();
    if (!library) {
        return session.fail(library.error(), Exit::Unreadable);
    }
    const auto catalogs = (*library)->catalogs();
    const rosters::CodecContext context{catalogs, {}};
    const auto written = codec->write(complete(*read, context), context);
    if (auto done = session.deliver(written.bytes, arguments.value("out")); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    for (const auto &lost : written.lost) {
        session.remark(session.words(lost));
    }
    return Exit::Done;
}

} // namespace cli
