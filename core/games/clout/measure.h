// Distances between chips and what is in range of what: from rim to rim, in plan, in whole
// micrometres and inclusive (rulings 5.2). Everything that asks “is it in range” asks here.
#pragma once

#include "games/clout/setup.h"

namespace games::clout
{

// A chip's ability works now: it is not trapped, {master} is served, and {remove} was used if it is
// continuous. Whether a standard one with {remove} is used is for its choice to say.
bool works(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index);
// The same for any of the chip's abilities of that name.
bool works(const Setup &setup, const Position &position, ChipId chip, Ability ability);

bool isImmune(const Setup &setup, const Position &position, ChipId chip, Ability ability);

// Where a chip is, or would be, and whose it is there.
struct Spot {
    base::Point at;
    ChipId chip = NoChip;
    SeatId controller = 0;
};
Spot spotOf(const Position &position, ChipId chip);

// Whether `to` is in range of `from`, which is on the table. An ability that ignores fly measures
// to a flyer as to any chip (I8).
bool reaches(const Setup &setup,
             const Position &position,
             ChipId from,
             Spot to,
             AbilitySet ignores = 0);
// In range of its printed range, flying or not: of bases (G24) and of possessors (§9.2).
bool reachesPrinted(const Setup &setup, const Position &position, ChipId from, ChipId to);

// How far centres may be apart, µm, for `to` to be in range of `from`; nothing where no place is
// near enough.
std::int64_t
reachOf(const Setup &setup, const Position &position, ChipId from, Spot to, AbilitySet ignores = 0);
constexpr std::int64_t NoReach = -1;

// May this ability of the chip act on `target` from where the chip is: side, type, immunity, range.
bool mayTarget(const Setup &setup,
               const Position &position,
               ChipId chip,
               std::uint8_t index,
               ChipId target);

// Whether that chip's stop reaches the spot, for an ability that ignores those.
bool isStopOf(const Setup &setup,
              const Position &position,
              ChipId stopping,
              Spot spot,
              AbilitySet ignores);
// Whether any does, for such an ability (6.28, I11).
bool isStopped(const Setup &setup,
               const Position &position,
               Spot spot,
               AbilitySet ignores,
               ChipId except = NoChip);

// Whether that chip is a master that serves {master} abilities of a chip at that spot (M5).
bool servesAt(const Setup &setup, const Position &position, ChipId master, Spot spot);

// A copy of it, by name, is on the table, other than the chip itself (P5, P6).
bool isOnTable(const Setup &setup, const Position &position, ChipId chip);

// Wholly outside the area, touching it included (G9, G10).
bool isOutside(const Setup &setup, base::Point at);
bool isWhollyInside(const Setup &setup, base::Point at);
// Where the centre of a chip that lies wholly inside may be.
base::Rectangle inside(const Setup &setup);
// Just inside the nearest edge, past a corner at both (G13).
base::Point setBack(const Setup &setup, base::Point at);
// Whether chips at these places lie on each other. Touching is not overlapping, and a chip that was
// pulled to a rim is at most two micrometres too near.
bool overlap(const Setup &setup, base::Point one, base::Point other);
// How many chips lie under it: its level, 0 on the table.
int levelOf(const Setup &setup, const Position &position, ChipId chip);

} // namespace games::clout
