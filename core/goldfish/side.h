// How a match went for one side of its pairing. Both are of finished matches alone.
#pragma once

#include "goldfish/plan.h"
#include "goldfish/record.h"
#include "goldfish/statistics/win_rate.h"

#include <cstdint>

namespace goldfish
{

// The seat of the side that the pairing is about.
std::size_t seatOf(const Pairing &pairing);
std::int32_t scoreOf(const MatchRecord &record, const Pairing &pairing);
// Its score less the best of the others; of one that plays alone its score.
std::int32_t marginOf(const MatchRecord &record, const Pairing &pairing);
// 2 for a win, 1 for a draw, 0.
std::int32_t halvesOf(const MatchRecord &record, const Pairing &pairing);

WinRate asRate(std::int32_t halves);

} // namespace goldfish
