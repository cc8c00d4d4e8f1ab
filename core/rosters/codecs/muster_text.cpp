#include "rosters/codecs/muster_text.h"

#include "base/fold.h"
#include "rosters/incoming_text.h"
#include "rosters/roster_text.h"

namespace rosters
{

int recogniseMusterText(std::string_view bytes)
{
    if (!looksLikeText(bytes) || base::trimmed(bytes).substr(0, 1) == "<") {
        return 0; // markup of some kind would become hundreds of unknown lines
    }
    return beginsWithRosterHeader(bytes) ? 90 : 20;
}

base::Result<std::vector<Roster>>
readMusterText(std::string_view bytes, const std::string &file, const CodecContext & /*context*/)
{
    return readRosterText(bytes, file);
}

Written writeMusterText(const std::vector<Roster> &rosters, const CodecContext &context)
{
    Written written;
    for (const auto &roster : rosters) {
        written.bytes += written.bytes.empty() ? std::string_view() : RosterSeparator;
        written.bytes += writeRosterText(roster, context.catalog(roster.game));
    }
    return written;
}

} // namespace rosters
