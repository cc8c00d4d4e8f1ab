#include "games/clout/continuous.h"

#include "games/clout/measure.h"

#include <algorithm>

namespace games::clout
{

namespace
{

bool isInPlay(const Position &position, ChipId chip)
{
    const auto place = position.chips[chip].place;
    return place == Place::Table || place == Place::Hand;
}

// Traps in force, oldest first: a trapper that is itself trapped frees its victims; of traps that
// end each other the older stays (6.32).
class Traps
{
public:
    explicit Traps(const LinkList &links)
        : m_links(links.all())
    {
        m_fate.fill(Fate::Open);
    }

    void decide(LinkList &links)
    {
        while (decideUnthreatened() || decideOldest()) { }
        std::size_t place = 0;
        links.removeIf([&](const Link &) { return m_fate[place++] == Fate::Ended; });
    }

private:
    enum class Fate : std::uint8_t { Open, Holds, Ended };

    bool isThreatened(ChipId trapper) const
    {
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            if (m_links[i].on == trapper && m_fate[i] != Fate::Ended) {
                return true;
            }
        }
        return false;
    }

    void hold(std::size_t place)
    {
        m_fate[place] = Fate::Holds;
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            if (m_links[i].by == m_links[place].on && m_fate[i] == Fate::Open) {
                m_fate[i] = Fate::Ended;
            }
        }
    }

    bool decideUnthreatened()
    {
        bool isChanged = false;
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            if (m_fate[i] == Fate::Open && !isThreatened(m_links[i].by)) {
                hold(i);
                isChanged = true;
            }
        }
        return isChanged;
    }

    bool decideOldest()
    {
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            if (m_fate[i] == Fate::Open) {
                hold(i);
                return true;
            }
        }
        return false;
    }

    std::span<const Link> m_links;
    std::array<Fate, MostLinks> m_fate{};
};

void settleTraps(Position &position)
{
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        position.chips[i].isTrapped = false;
    }
    if (position.traps.empty()) {
        return;
    }
    position.traps.removeIf([&](const Link &link) {
        return !isInPlay(position, link.by) || !isInPlay(position, link.on);
    });
    Traps(position.traps).decide(position.traps);
    for (const auto &link : position.traps.all()) {
        position.chips[link.on].isTrapped = true;
    }
}

// Whether the possessor still has its captive, the range being its printed one and in the
// increments of whoever controls it (6.17, §9.2).
bool holdsCaptive(const Setup &setup, const Position &position, const Link &link)
{
    const auto &by = position.chips[link.by];
    return by.place == Place::Table && position.chips[link.on].place == Place::Table
        && !by.isTrapped && reachesPrinted(setup, position, link.by, link.on);
}

// The newest possession in force says who controls a chip, and who controls the possessor controls
// its captives. A ring of possessions, which play cannot make, leaves a chip to its owner.
SeatId controllerOf(const Position &position,
                    std::span<const bool> isInForce,
                    ChipId chip,
                    std::size_t depth)
{
    const auto links = position.possessions.all();
    if (depth <= links.size()) {
        for (std::size_t i = links.size(); i-- > 0;) {
            if (links[i].on == chip && isInForce[i]) {
                return controllerOf(position, isInForce, links[i].by, depth + 1);
            }
        }
    }
    return position.chips[chip].owner;
}

void settleControl(const Setup &setup, Position &position)
{
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        position.chips[i].controller = position.chips[i].owner;
    }
    // By age: an older possession may say in whose increments a younger one is measured. One that
    // fails has ended for good, unless the table plays that it revives.
    std::array<bool, MostLinks> isInForce{};
    std::array<bool, MostLinks> isOver{};
    const auto links = position.possessions.all();
    for (std::size_t i = 0; i < links.size(); ++i) {
        isInForce[i] = holdsCaptive(setup, position, links[i]);
        isOver[i] = !isInForce[i]
            && (!setup.house.possessRevives || !isInPlay(position, links[i].by)
                || !isInPlay(position, links[i].on));
        for (const auto &each : links.first(i + 1)) {
            position.chips[each.on].controller = controllerOf(position, isInForce, each.on, 0);
        }
    }
    std::size_t place = 0;
    position.possessions.removeIf([&](const Link &) { return isOver[place++]; });
}

void startWithPrinted(const Setup &setup, Position &position)
{
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        auto &chip = position.chips[i];
        chip.range = static_cast<std::uint8_t>(setup.kindOf(chip).range);
        chip.isServed = false;
    }
}

// The sum of what all chips give to `to` by that ability, which works while it is in their range.
int given(const Setup &setup,
          const Position &position,
          Ability ability,
          ChipId to,
          ChipId attacker,
          AbilitySet ignores)
{
    int sum = 0;
    if ((setup.has & only(ability)) == 0) {
        return sum;
    }
    for (const ChipId other : position.table.all()) {
        const auto &kind = setup.kindOf(position.chips[other]);
        if ((kind.has & only(ability)) == 0) {
            continue;
        }
        // An attack that ignores it does so on every chip in its own range (I7).
        if ((ignores & only(ability)) != 0
            && (other == attacker
                || reaches(setup, position, attacker, spotOf(position, other), ignores))) {
            continue;
        }
        for (std::uint8_t index = 0; index < kind.abilityCount(); ++index) {
            if (kind.abilities[index].ability == ability && works(setup, position, other, index)
                && mayTarget(setup, position, other, index, to)) {
                sum += kind.abilities[index].value;
            }
        }
    }
    return sum;
}

bool isServed(const Setup &setup, const Position &position, const ChipList &masters, ChipId chip)
{
    const Spot spot = spotOf(position, chip);
    return std::ranges::any_of(masters.all(), [&](ChipId master) {
        return servesAt(setup, position, master, spot);
    });
}

// Those on the table whose kind has one of the abilities, in the order of the table.
ChipList onTableWith(const Setup &setup, const Position &position, AbilitySet abilities)
{
    ChipList result;
    if ((setup.has & abilities) != 0) {
        for (const ChipId chip : position.table.all()) {
            if ((setup.kindOf(position.chips[chip]).has & abilities) != 0) {
                result.append(chip);
            }
        }
    }
    return result;
}

// Whether the chip reaches farther than was known.
bool growRange(const Setup &setup, Position &position, ChipId id)
{
    constexpr int Largest = 255;
    auto &chip = position.chips[id];
    const int range =
        setup.kindOf(chip).range + given(setup, position, Ability::Support, id, NoChip, 0);
    if (range <= chip.range || chip.range == Largest) {
        return false;
    }
    chip.range = static_cast<std::uint8_t>(std::min(range, Largest));
    return true;
}

// Whether a chip that needs a master has found one.
bool findMaster(const Setup &setup, Position &position, const ChipList &masters, ChipId id)
{
    auto &chip = position.chips[id];
    if (chip.isServed || !holds(setup.kindOf(chip).modifiers, Modifier::Master)) {
        return false;
    }
    chip.isServed = isServed(setup, position, masters, id);
    return chip.isServed;
}

// Support and masters together, from the printed ranges up until nothing grows (T-16, T-17).
void settleReach(const Setup &setup, Position &position)
{
    startWithPrinted(setup, position);
    const ChipList supporters = onTableWith(setup, position, only(Ability::Support));
    const ChipList masters = onTableWith(setup, position, only(Ability::Master));
    bool isGrowing = !supporters.empty() || !masters.empty();
    for (std::size_t round = 0; isGrowing && round <= 2 * MostChips; ++round) {
        isGrowing = false;
        for (const ChipId id : position.table.all()) {
            const bool isFarther = !supporters.empty() && growRange(setup, position, id);
            const bool isServedNow = findMaster(setup, position, masters, id);
            isGrowing = isGrowing || isFarther || isServedNow;
        }
    }
}

// Team counts the other chips with team in this chip's range (6.31).
int teamOf(const Setup &setup, const Position &position, ChipId chip, AbilitySet ignores)
{
    int sum = 0;
    const auto &kind = setup.kindOf(position.chips[chip]);
    for (std::uint8_t index = 0; index < kind.abilityCount(); ++index) {
        if (kind.abilities[index].ability != Ability::Team || !works(setup, position, chip, index)
            || (ignores & only(Ability::Team)) != 0) {
            continue;
        }
        for (const ChipId other : position.table.all()) {
            sum += works(setup, position, other, Ability::Team)
                    && mayTarget(setup, position, chip, index, other)
                ? 1
                : 0;
        }
    }
    return sum;
}

} // namespace

void settle(const Setup &setup, Position &position)
{
    settleTraps(position);
    if (position.possessions.empty()) {
        for (std::size_t i = 0; i < position.chipCount; ++i) {
            position.chips[i].controller = position.chips[i].owner;
        }
    } else {
        settleControl(setup, position);
    }
    settleReach(setup, position);
}

int defenseOf(const Setup &setup,
              const Position &position,
              ChipId target,
              ChipId attacker,
              AbilitySet ignores)
{
    return setup.kindOf(position.chips[target]).defense
        + given(setup, position, Ability::Protect, target, attacker, ignores);
}

int attackOf(const Setup &setup, const Position &position, ChipId attacker, std::uint8_t index)
{
    const auto &ability = setup.kindOf(position.chips[attacker]).abilities[index];
    int value = ability.value
        + given(setup, position, Ability::Boost, attacker, attacker, ability.ignores)
        - given(setup, position, Ability::Weaken, attacker, attacker, ability.ignores);
    if ((setup.has & only(Ability::Team)) != 0) {
        value += teamOf(setup, position, attacker, ability.ignores);
    }
    return std::max(value, 0);
}

} // namespace games::clout
