// Where the chips end that attract and repulse move, and whether their order shows.
#include "games/clout/choice.h"
#include "games/clout/lines.h"

namespace games::clout
{

namespace
{

bool isChosen(const Position &position, ChipId chip)
{
    for (const ChipId each : position.chosen.all()) {
        if (each == chip) {
            return true;
        }
    }
    return false;
}

} // namespace

base::Point drivenTo(const Setup &setup,
                     const Position &position,
                     const Movement &movement,
                     ChipId chip,
                     base::Point through)
{
    const ChipId resting = position.pass.chip;
    const auto &ability = setup.kindOf(position.chips[resting]).abilities[movement.index];
    const auto reach = reachOf(setup, position, resting, spotOf(position, chip), ability.ignores);
    const auto &at = position.chips[chip].at;
    if (reach == NoReach) {
        return at;
    }
    return driven(position.chips[resting].at, through, at, reach, inside(setup));
}

base::Point
endOf(const Setup &setup, const Position &position, const Movement &movement, ChipId chip)
{
    const ChipId resting = position.pass.chip;
    const auto &at = position.chips[chip].at;
    const auto ability = setup.kindOf(position.chips[resting]).abilities[movement.index].ability;
    if (ability == Ability::Attract) {
        return attracted(position.chips[resting].at, at, std::int64_t{2} * setup.radius);
    }
    return drivenTo(setup, position, movement, chip, at);
}

// Two that are still to be moved end on each other.
bool orderMatters(const Setup &setup, const Position &position, const Movement &movement)
{
    const auto ability =
        setup.kindOf(position.chips[position.pass.chip]).abilities[movement.index].ability;
    for (std::uint8_t i = 0; i < movement.count; ++i) {
        const auto &one = position.shifts[movement.first + i];
        for (std::uint8_t j = 0; j < i; ++j) {
            const auto &other = position.shifts[movement.first + j];
            if (isChosen(position, one.chip) || isChosen(position, other.chip)) {
                continue;
            }
            const bool isFixed = ability == Ability::Push;
            const auto to = isFixed ? one.to : endOf(setup, position, movement, one.chip);
            const auto otherTo = isFixed ? other.to : endOf(setup, position, movement, other.chip);
            const bool isMoving =
                to != position.chips[one.chip].at && otherTo != position.chips[other.chip].at;
            if (isMoving && overlap(setup, to, otherTo)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace games::clout
