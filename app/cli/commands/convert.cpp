// muster-cli convert: rosters from any format that is read into any that is written.
#include "cli/commands/commands.h"
#include "cli/roster_output.h"
#include "cli/verify.h"

namespace cli
{

Exit runConvert(Session &session, const Arguments &arguments)
{
    const auto wanted = arguments.value("to");
    if (arguments.words().size() != 1 || !wanted) {
        return session.fail(usage(command("convert")->synopsis), Exit::WrongUse);
    }
    if (const auto codec = writingCodec(*wanted); !codec) {
        return session.fail(codec.error(), Exit::WrongUse);
    }
    const auto read = session.rosters(arguments.words().front(),
                                      arguments.valueOr("game", ""),
                                      arguments.valueOr("format", ""));
    if (!read) {
        return session.fail(read.error(), Exit::Unreadable);
    }
    if (auto fits = formatFits(session, *read, arguments); !fits) {
        return session.fail(fits.error(), Exit::WrongUse);
    }
    std::vector<rosters::Roster> all;
    for (const auto &named : *read) {
        const auto game = session.game(named.roster.game);
        all.push_back(game ? rosters::withKeys(named.roster, *(*game)->catalog) : named.roster);
    }
    return writeRosters(session, std::move(all), *wanted, arguments.value("out"));
}

} // namespace cli
