// How far a chip's abilities reach and whom they reach, as the rules measure it (rim to rim, in the
// increments of whoever controls the chip): for the rings that are drawn on demand and for the key
// that tells what is covered.
#pragma once

#include "boards/clout_words.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace boards
{

struct AbilityReach {
    std::uint8_t index = 0; // of the chip's abilities
    games::clout::Ability ability = games::clout::Ability::Ambush;
    int increments = 0;
    bool doesWork = true;                      // now: not trapped, served where it must be
    std::vector<games::clout::ChipId> targets; // those that it may act on from here
};

struct ChipReach {
    games::clout::ChipId chip = games::clout::NoChip;
    int printed = 0;            // increments
    int range = 0;              // with support
    std::int64_t increment = 0; // µm
    // Beyond the chip's rim, µm.
    std::int64_t gap = 0;
    std::int64_t printedGap = 0;
    // To chips that fly, where one that lies there is harder to reach; below 0: not at all.
    std::optional<std::int64_t> flyersGap;
    bool isBase = false;                 // serves its own side's chips within the printed range
    std::vector<AbilityReach> abilities; // those that act on other chips
};

ChipReach reachOf(const games::clout::Setup &setup,
                  const games::clout::Position &position,
                  games::clout::ChipId chip);
// Chips on the table in whose range that chip would be, lying where the position has it.
std::vector<games::clout::ChipId> coveredBy(const games::clout::Setup &setup,
                                            const games::clout::Position &position,
                                            games::clout::ChipId chip);
// The same of a place where nothing flies and nobody's chip lies in particular.
std::vector<games::clout::ChipId> coveredBy(const games::clout::Setup &setup,
                                            const games::clout::Position &position,
                                            base::Point point);

// "Treant Watcher reaches 2 increments (10 cm): 1 printed, 1 by support. Strike: Bog Witch."
QString reachWords(const ChipReach &reach, const CloutWords &words);

} // namespace boards
