// The codes of what may be picked, and all that the running position allows: the one place that
// says what is legal, for people, policies and logs alike. Reading only; play.h does it.
#pragma once

#include "engine/options.h"
#include "engine/region.h"
#include "games/clout/measure.h"

#include <array>
#include <optional>

namespace games::clout
{

// Codes: what is picked in bits 16 and up, then an ability's place or another chip, then a chip.
enum class PickKind : std::uint8_t {
    Decline,
    Use,
    Target,
    Throw,
    Place,
    Replace,
    Discard,
    Ability
};

struct PickCode {
    PickKind kind = PickKind::Decline;
    std::uint8_t other = 0; // Place: the master it is placed near, or NoChip; Replace: the victim
    ChipId chip = 0;        // of Ability: its place on the resting chip

    bool operator==(const PickCode &) const = default;
};

constexpr std::uint64_t codeOf(PickCode pick)
{
    return static_cast<std::uint64_t>(pick.kind) << 16U
        | static_cast<std::uint64_t>(pick.other) << 8U | pick.chip;
}
constexpr PickCode pickOf(std::uint64_t code)
{
    return {static_cast<PickKind>(code >> 16U & 0xFFU),
            static_cast<std::uint8_t>(code >> 8U & 0xFFU),
            static_cast<ChipId>(code & 0xFFU)};
}

// A list of at most as many codes as a decision can have, without allocation.
class PickList
{
public:
    static constexpr std::size_t Most = 512;

    void add(PickCode pick)
    {
        if (m_count < Most) {
            m_picks[m_count++] = pick;
        }
    }
    std::span<const PickCode> all() const { return {m_picks.data(), m_count}; }
    bool empty() const { return m_count == 0; }
    std::size_t size() const { return m_count; }

private:
    std::array<PickCode, Most> m_picks;
    std::uint16_t m_count = 0;
};

// Of the step on top of the agenda, which asks.
void addPicks(const Setup &setup, const Position &position, PickList &into);
bool isAsking(StepKind kind);
bool asksForPoint(StepKind kind);
SeatId seatAsked(const Position &position, const Step &step);

engine::Region regionOf(const Setup &setup, const Position &position);
// Exact where a region can only be drawn a little too small.
bool allowsPoint(const Setup &setup, const Position &position, base::Point point);

// Whom an ability may act on from the position as it is, without those chosen already.
ChipList
candidatesOf(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index);
// Has poison of its own that spares it from that one (6.16).
bool isPoisonous(const Setup &setup,
                 const Position &position,
                 ChipId chip,
                 const KindAbility &poison);
// Of an ability that takes the nearest: those that it takes whatever is chosen, and those of equal
// distance among which the rest is chosen.
struct Nearest {
    ChipList sure;
    ChipList tied;
    std::size_t stillNeeded = 0; // of the tied
};
Nearest nearestOf(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index);

// Whether that movement, of the resting chip, moves the chip (T-7).
bool movesChip(const Setup &setup, const Position &position, const Movement &movement, ChipId chip);

// Of the pending choice: whether those named are all that its only way takes, none being named
// saying nothing; and those that are taken whatever is picked.
bool isWholeChoice(const Setup &setup, const Position &position, std::span<const ChipId> named);
ChipList takenAnyway(const Setup &setup, const Position &position);

// Where attract or repulse takes that chip from where things are now.
base::Point
endOf(const Setup &setup, const Position &position, const Movement &movement, ChipId chip);
base::Point drivenTo(const Setup &setup,
                     const Position &position,
                     const Movement &movement,
                     ChipId chip,
                     base::Point through);
bool orderMatters(const Setup &setup, const Position &position, const Movement &movement);

// What stands in for a throw of that chip, or the throw itself, by the seat (T1).
void addPlays(const Setup &setup,
              const Position &position,
              ChipId chip,
              SeatId seat,
              bool isCommanded,
              PickList &into);
bool isPlayable(const Setup &setup, const Position &position, ChipId chip, SeatId seat);
bool mayCounter(const Setup &setup,
                const Position &position,
                ChipId chip,
                std::uint8_t index,
                ChipId attacker,
                AbilitySet ignores);
// Discarded troops that reanimate could throw if that victim were gone (6.23).
ChipList raisable(const Setup &setup, const Position &position, SeatId seat, ChipId victim);
ChipList victimsOf(const Setup &setup, const Position &position, const RallyItem &item);

} // namespace games::clout
