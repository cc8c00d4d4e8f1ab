// Whom one ability of one chip acts on, how many of them, and whether it must: the row of its table
// changed by the modifiers that are printed behind it (rulings 5.6).
#pragma once

#include "games/clout/abilities.h"
#include "games/clout/house.h"

namespace games::clout
{

struct Scope {
    Side side = Side::Anyone;
    TypeSet types = AnyType;
    Reach reach = Reach::Itself;
    bool isOptional = false;
};

Scope scopeOf(Ability ability, ModifierSet modifiers, const House &house);

// Whether `other` is on that side, seen from `of`.
constexpr bool isOnSide(Side side, std::uint8_t of, std::uint8_t other)
{
    return side == Side::Anyone || (side == Side::Own) == (of == other);
}

} // namespace games::clout
