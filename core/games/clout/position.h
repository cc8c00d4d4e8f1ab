// Everything of a match that changes, as one plain value: where each chip is, who controls it, what
// is trapped or possessed, and the steps that are still to be done. It holds numbers alone; what
// they mean (names, printed numbers, abilities) stands in the Setup. A copy is a copy of bytes.
#pragma once

#include "base/plane.h"
#include "engine/agenda.h"
#include "engine/seat.h"
#include "games/clout/abilities.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace games::clout
{

constexpr std::size_t MostChips = 128;
constexpr std::size_t MostLinks = 128;

// The place of a chip in Position::chips; as engine::Token the same number.
using ChipId = std::uint8_t;
constexpr ChipId NoChip = 255;
using SeatId = std::uint8_t;

class ChipSet
{
public:
    void add(ChipId chip) { m_bits[chip / 64] |= std::uint64_t{1} << (chip % 64); }
    void remove(ChipId chip) { m_bits[chip / 64] &= ~(std::uint64_t{1} << (chip % 64)); }
    bool holds(ChipId chip) const { return (m_bits[chip / 64] >> (chip % 64) & 1) != 0; }
    bool empty() const { return (m_bits[0] | m_bits[1]) == 0; }
    int size() const { return std::popcount(m_bits[0]) + std::popcount(m_bits[1]); }
    const std::array<std::uint64_t, 2> &bits() const { return m_bits; }
    bool operator==(const ChipSet &) const = default;

private:
    std::array<std::uint64_t, 2> m_bits{};
};

// Chips in an order, each at most once.
class ChipList
{
public:
    void append(ChipId chip) { m_chips[m_count++] = chip; }
    void remove(ChipId chip);
    void clear() { m_count = 0; }
    std::span<const ChipId> all() const { return {m_chips.data(), m_count}; }
    std::span<ChipId> all() { return {m_chips.data(), m_count}; }
    std::size_t size() const { return m_count; }
    bool empty() const { return m_count == 0; }
    ChipId operator[](std::size_t place) const { return m_chips[place]; }

private:
    std::array<ChipId, MostChips> m_chips{};
    std::uint8_t m_count = 0;
};

enum class Place : std::uint8_t { Stack, Table, Discard, Hand, PutAway };

struct Chip {
    base::Point at;           // of its centre, while on the table
    std::uint16_t height = 0; // in the order in which chips were put down: the later lie higher
    std::uint8_t kind = 0;    // place in Setup::kinds
    SeatId owner = 0;
    Place place = Place::Stack;
    // Worked out by settle(), valid until the next thing happens (rulings T-15, T-16).
    SeatId controller = 0;
    std::uint8_t range = 0; // increments, with support
    bool isTrapped = false;
    bool isServed = false;         // by a master; of chips with an ability that needs one
    std::int8_t pointsByHand = -1; // what it counts whatever the rules say; -1: as they do
};

// A trap or a possession: `by` did it to `on`. The list is in the order of age.
struct Link {
    ChipId by = NoChip;
    ChipId on = NoChip;

    bool operator==(const Link &) const = default;
};

class LinkList
{
public:
    void append(Link link);
    bool holds(Link link) const;
    void removeAt(std::size_t place);
    template<typename Condition>
    void removeIf(Condition condition)
    {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            if (!condition(m_links[i])) {
                m_links[kept++] = m_links[i];
            }
        }
        m_count = static_cast<std::uint8_t>(kept);
    }
    std::span<const Link> all() const { return {m_links.data(), m_count}; }
    bool empty() const { return m_count == 0; }

private:
    std::array<Link, MostLinks> m_links{};
    std::uint8_t m_count = 0;
};

// What is still to be done. Those that ask wait for an answer; the others are done at once.
enum class StepKind : std::uint8_t {
    Turn,          // asks what is played
    Reveal,        // asks what is discarded of an unplayable stack (P3)
    Aim,           // asks for the point aimed at
    Fly,           // asks Nature where chips come to rest
    PutDown,       // asks where a placed chip is put
    StandIn,       // asks whether something stands in for a rally pass's throw
    Land,          // T2; `phase` is a LandPhase
    UseContinuous, // asks about a continuous ability with {remove}
    Avert,         // asks for the throw that aversion demands
    Precision,     // asks whether to throw again
    Movement,      // T3: walks through the movement abilities
    Choose,        // asks for use and targets of one ability
    Where,         // asks for the end of a move or a push
    Carry,         // T3: carries the movements out
    Conflict,      // asks which of two movements of one chip counts (T-7)
    Order,         // asks which movement comes next (T-8)
    ChipOrder,     // asks which chip of one movement comes next
    Direction,     // asks where a chip right under another is driven
    Standard,      // T5: walks through what activates
    Counter,       // asks for a counterattack
    Resolve,       // T6 to T8
    Rally,         // T9
    SetOrder,      // asks which rally ability comes next
    RallyOrder,    // asks which chip of one comes next
    Victim,        // asks whom reanimate sacrifices
    Raise,         // asks whom it throws
    EndTurn,       // T10 and T11
    AskTurn,       // what is played is asked anew, after something by hand
    ReadText,      // asks for an ability that play knows only as text to be carried out by hand
};

struct Step {
    StepKind kind = StepKind::Turn;
    ChipId chip = NoChip;
    std::uint8_t index = 0; // of one of the chip's abilities, where it is about one
    ChipId other = NoChip;
    std::uint8_t count = 0; // as the step's kind uses it
    std::uint8_t phase = 0; // likewise
};

// One chip landing, resting and activating, from T1 to T8.
struct Pass {
    ChipId chip = NoChip;
    SeatId thrower = 0; // who aims
    bool isRally = false;
    bool isCommanded = false;
    bool wasThrown = false;
    bool wasAverted = false;
    std::uint8_t precisionUsed = 0;
    ChipSet counteredIt; // chips that have counterattacked the resting one
    ChipSet itCountered; // chips that the resting one has counterattacked
};

// A movement ability whose targets are chosen, waiting for T3's end.
struct Movement {
    std::uint8_t index = 0; // of the resting chip's ability
    bool isIgnored = false; // another was kept in a conflict
    bool isDone = false;
    std::uint8_t first = 0; // of its targets, in Position::shifts
    std::uint8_t count = 0;
};

struct Shift {
    ChipId chip = NoChip;
    base::Point to; // of move and push; else worked out when it is carried out
};

struct RallyItem {
    std::uint8_t index = 0; // of the rallying chip's ability
    ChipId by = NoChip;
    ChipId chip = NoChip; // NoChip: reanimate, which chooses later
    bool isDone = false;
};

struct ContinuousUse {
    ChipId chip = NoChip;
    std::uint8_t index = 0;
};

constexpr std::size_t MostMovements = 16;
constexpr std::size_t MostContinuousUses = 16;
constexpr std::size_t MostSteps = 64;

struct Position {
    std::array<Chip, MostChips> chips{};
    std::uint8_t chipCount = 0;
    std::uint8_t seats = 2;
    SeatId active = 0;
    bool isOver = false;
    std::array<bool, engine::MostSeats> isFirstTurn{};
    std::array<bool, engine::MostSeats> isRevealed{}; // its stack, once it was unplayable
    ChipList table;                                   // in the order in which chips came on it
    ChipList discards;                                // of everybody, in the order of removal
    std::uint16_t nextHeight = 0;
    LinkList traps;
    LinkList possessions;
    ChipId lastFromStack = NoChip; // ruling P8
    ChipId lastThrown = NoChip;    // its literal reading
    base::Point aim;               // of the throw in the air
    std::uint16_t changesByHand = 0;

    // Of the running turn.
    Pass pass;
    ChipSet leaving; // at its end: used {remove} (M4)
    ChipSet marked;  // removed together in T7
    std::array<ContinuousUse, MostContinuousUses> continuousUses{};
    std::uint8_t continuousUseCount = 0;
    std::array<Movement, MostMovements> movements{};
    std::uint8_t movementCount = 0;
    std::array<Shift, MostChips> shifts{};
    std::uint8_t shiftCount = 0;
    ChipList chosen; // of the choice that is being made
    std::array<RallyItem, MostChips> rally{};
    std::uint8_t rallyCount = 0;
    ChipList announced; // whom a reanimate of this turn may sacrifice, as things lay in T5
    engine::Agenda<Step, MostSteps> agenda;
};

} // namespace games::clout
