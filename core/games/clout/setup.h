// What a match is played with and never changes: the kinds of chips with their printed numbers and
// abilities, the area, the increments, the house rules, and where everything begins. Read from the
// JSON of a log or a scenario, which is the same, so that neither needs a catalogue.
#pragma once

#include "base/result.h"
#include "files/json.h"
#include "games/clout/house.h"
#include "games/clout/position.h"
#include "games/clout/scope.h"
#include "games/clout/throw.h"

#include <string>
#include <vector>

namespace games::clout
{

struct KindAbility {
    Ability ability = Ability::Ambush;
    ModifierSet modifiers = 0;
    int value = 0;
    AbilitySet ignores = 0;
    Scope scope; // with the setup's house rules
};

// What chips of one name have in common.
struct Kind {
    std::string key; // in the setup
    std::string name;
    Type type = Type::Troop;
    int points = 0;
    int range = 0;
    int defense = 0; // of an action nothing
    std::string notation;
    std::vector<KindAbility> abilities; // as printed; inert names are left out
    AbilitySet has = 0;
    AbilitySet immune = 0;
    ModifierSet modifiers = 0; // of any of its abilities
    std::string textOnly;      // those of its abilities, as printed, that play does not carry out

    // A step of the agenda names an ability in so many bits.
    std::uint8_t abilityCount() const { return static_cast<std::uint8_t>(abilities.size()); }
};

struct Throwing {
    Surface surface;
    std::array<Hand, engine::MostSeats> hands;
    std::array<base::Point, engine::MostSeats> from; // outside the area
};

struct Setup {
    House house;
    base::Rectangle area;                                    // its least corner is the origin
    std::int32_t radius = 19700;                             // of every chip, µm
    std::array<std::int64_t, engine::MostSeats> increment{}; // µm (ruling G7)
    std::vector<Kind> kinds;
    std::vector<std::string> ids; // of the chips that lie on the table at the start, by ChipId
    Throwing throwing;
    AbilitySet has = 0;        // any of the kinds
    bool allowsByHand = false; // "by_hand": somebody may overrule the rules (by_hand.h)
    Position start;

    const Kind &kindOf(const Chip &chip) const { return kinds[chip.kind]; }
};

// Keys that are not a setup's own ("do", "expect", "why"…) are read past. The Problem says what
// cannot be played, with its line.
base::Result<Setup> readSetup(const files::json::Node &root, const std::string &file);

} // namespace games::clout
