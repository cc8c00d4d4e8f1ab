#include "games/clout/house.h"

namespace games::clout
{

using base::text;

const std::array<HouseRow, HouseRuleCount> &houseTable()
{
    static const std::array<HouseRow, HouseRuleCount> table{{
        {"bomb_on_throw",
         &House::bombOnThrow,
         text("CloutHouse", "A bomb also goes off when it is thrown among opposing troops"),
         "6.4"},
        {"poison_on_throw",
         &House::poisonOnThrow,
         text("CloutHouse", "Poison also works on the chips it is thrown among"),
         "6.16"},
        {"all_keeps_type",
         &House::allKeepsType,
         text("CloutHouse", "The all modifier keeps an ability’s limit of types"),
         "M1"},
        {"own_master_only",
         &House::ownMasterOnly,
         text("CloutHouse", "Only one’s own masters serve master abilities"),
         "M5"},
        {"possess_revives",
         &House::possessRevives,
         text("CloutHouse", "A captive that comes back into range is possessed again"),
         "6.17"},
        {"command_literal",
         &House::commandLiteral,
         text("CloutHouse", "A commanded chip may neither move nor push"),
         "6.6"},
        {"last_thrown_literal",
         &House::lastThrownLiteral,
         text("CloutHouse", "The chip that was thrown last is worth nothing, also in a rally"),
         "P8"},
        {"clamp_before_base",
         &House::clampBeforeBase,
         text("CloutHouse", "A chip’s points stop at 0 before the point for a base is added"),
         "P9"},
        {"trapped_no_base_point",
         &House::trappedNoBasePoint,
         text("CloutHouse", "A trapped chip gets no point for a base"),
         "P12"},
        {"reanimate_strict",
         &House::reanimateStrict,
         text("CloutHouse", "Reanimate removes a troop also where none can be thrown for it"),
         "6.23"},
        {"rethrow_ends_trap",
         &House::rethrowEndsTrap,
         text("CloutHouse", "Picking up a trapper ends its traps"),
         "6.32"},
        {"call_as_place",
         &House::callAsPlace,
         text("CloutHouse", "Call works as place does; its own text is not known"),
         "6.35"},
    }};
    return table;
}

} // namespace games::clout
