#include "goldfish/side.h"

#include <algorithm>
#include <optional>

namespace goldfish
{

std::size_t seatOf(const Pairing &pairing)
{
    const auto found = std::find_if(pairing.seats.begin(),
                                    pairing.seats.end(),
                                    [](const Sitter &sitter) { return sitter.side == 0; });
    return static_cast<std::size_t>(found - pairing.seats.begin());
}

std::int32_t scoreOf(const MatchRecord &record, const Pairing &pairing)
{
    return record.scores[seatOf(pairing)];
}

std::int32_t marginOf(const MatchRecord &record, const Pairing &pairing)
{
    std::optional<std::int32_t> best;
    for (std::size_t seat = 0; seat < pairing.seats.size(); ++seat) {
        if (pairing.seats[seat].side != 0 && !pairing.seats[seat].isEmpty) {
            best = std::max(best.value_or(record.scores[seat]), record.scores[seat]);
        }
    }
    return scoreOf(record, pairing) - best.value_or(0);
}

std::int32_t halvesOf(const MatchRecord &record, const Pairing &pairing)
{
    if (record.winner == engine::Nature) {
        return 1;
    }
    return pairing.seats[engine::placeOf(record.winner)].side == 0 ? 2 : 0;
}

WinRate asRate(std::int32_t halves)
{
    return {halves == 2 ? 1 : 0, halves == 1 ? 1 : 0, halves == 0 ? 1 : 0};
}

} // namespace goldfish
