// The table of abilities: what each does by default, as the ability list of the rule book and our
// rulings §6 have it. Modifiers change a row's side, types and number in one place (scope.h), so an
// ability is a row here and, where it does more than a row can say, a function of its class.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace games::clout
{

enum class Ability : std::uint8_t {
    Ambush,
    Attract,
    Aversion,
    Bomb,
    Boost,
    Call,
    Command,
    Counterattack,
    Destroy,
    Disloyal,
    Exchange,
    Fly,
    Loyal,
    Master,
    Move,
    Place,
    Poison,
    Possess,
    Precision,
    Protect,
    Provoke,
    Push,
    Raze,
    Reanimate,
    Replace,
    Repulse,
    Rethrow,
    Siege,
    Stop,
    Strike,
    Support,
    Team,
    Trap,
    Unique,
    Weaken,
};
constexpr std::size_t AbilityCount = 35; // the 34 of the rule book, and call

// A set of abilities, such as a chip's immunities.
using AbilitySet = std::uint64_t;
constexpr AbilitySet only(Ability ability)
{
    return AbilitySet{1} << static_cast<unsigned>(ability);
}

// When an ability does something, in the order of a turn (rulings 3.1).
enum class Timing : std::uint8_t {
    Continuous, // always, once the chip has landed
    StandIn,    // T1, instead of the throw
    Landing,    // T2, before other movement
    Movement,   // T3
    Standard,   // T5, of the chip that rests
    Trigger,    // T5, when another chip rests in range
    Answer,     // T5, when an attack is used on the chip
    Rally,      // announced in T5, carried out in T9
};

enum class Side : std::uint8_t { Own, Opponents, Anyone };

// How many of the chips that it may act on it takes.
enum class Reach : std::uint8_t {
    Itself,
    One,
    Number,     // as many as the value says, all where there are fewer
    UpTo,       // any number up to the value
    Nearest,    // as many as the value says, the nearest first
    TheResting, // the chip that rests, or that attacks
    Everyone,   // each of them
};

using TypeSet = std::uint8_t;
enum class Type : std::uint8_t { Troop, Base, Action, Relic };
constexpr TypeSet only(Type type)
{
    return static_cast<TypeSet>(1U << static_cast<unsigned>(type));
}
constexpr TypeSet AnyType = 0xF;

// How much of an ability play carries out.
enum class Coverage : std::uint8_t { Full, Partly, TextOnly };

struct AbilityRow {
    Ability ability = Ability::Ambush;
    std::string_view slug;
    Timing timing = Timing::Continuous;
    bool isAttack = false;
    bool hasValue = false;
    bool isOptional = false;
    Side side = Side::Anyone;
    TypeSet types = AnyType;
    Reach reach = Reach::Itself;
    Coverage coverage = Coverage::Full;
};

const AbilityRow &row(Ability ability);
const std::array<AbilityRow, AbilityCount> &abilityTable();
std::optional<Ability> abilityOf(std::string_view slug);

enum class Modifier : std::uint8_t {
    All = 1,
    Friendly = 2,
    Opponents = 4,
    Remove = 8,
    Master = 16
};
using ModifierSet = std::uint8_t;
constexpr bool holds(ModifierSet set, Modifier modifier)
{
    return (set & static_cast<unsigned>(modifier)) != 0;
}
std::optional<Modifier> modifierOf(std::string_view slug);

} // namespace games::clout
