#include "games/clout/score.h"

#include "games/clout/measure.h"

#include <algorithm>

namespace games::clout
{

namespace
{

// How many chips on the ability's side are in range.
int countOf(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index)
{
    return static_cast<int>(std::ranges::count_if(position.table.all(), [&](ChipId other) {
        return mayTarget(setup, position, chip, index, other);
    }));
}

// In the printed range of a base of the same controller; a base does not serve itself (P10, P11,
// P13, G24).
bool isServedByBase(const Setup &setup, const Position &position, ChipId chip)
{
    return std::ranges::any_of(position.table.all(), [&](ChipId base) {
        const auto &there = position.chips[base];
        return base != chip && setup.kindOf(there).type == Type::Base
            && there.controller == position.chips[chip].controller
            && reachesPrinted(setup, position, base, chip);
    });
}

} // namespace

ChipScore scoreOf(const Setup &setup, const Position &position, ChipId chip)
{
    const auto &lying = position.chips[chip];
    const auto &kind = setup.kindOf(lying);
    const ChipId last =
        setup.house.lastThrownLiteral ? position.lastThrown : position.lastFromStack;
    ChipScore score;
    score.isTrapped = lying.isTrapped;
    score.isLast = position.isOver && chip == last; // P8
    score.printed = score.isTrapped || score.isLast ? 0 : kind.points;
    for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
        const auto ability = kind.abilities[index].ability;
        if ((ability != Ability::Loyal && ability != Ability::Disloyal)
            || !works(setup, position, chip, index)) {
            continue;
        }
        const int count = countOf(setup, position, chip, index);
        if (ability == Ability::Loyal) { // not for each of them (6.12)
            score.loyal += count > 0 ? 1 : 0;
        } else {
            score.disloyal += count;
        }
    }
    const bool isBarred = score.isTrapped && setup.house.trappedNoBasePoint; // P12
    score.base = !isBarred && isServedByBase(setup, position, chip) ? 1 : 0;
    const int own = score.printed + score.loyal - score.disloyal;
    score.total = setup.house.clampBeforeBase ? std::max(own, 0) + score.base
                                              : std::max(own + score.base, 0); // P9
    if (lying.pointsByHand >= 0) {
        score.isByHand = true;
        score.total = lying.pointsByHand;
    }
    return score;
}

std::array<std::int32_t, engine::MostSeats> scores(const Setup &setup, const Position &position)
{
    std::array<std::int32_t, engine::MostSeats> sums{};
    for (const ChipId chip : position.table.all()) {
        sums[position.chips[chip].controller] += scoreOf(setup, position, chip).total;
    }
    return sums;
}

} // namespace games::clout
