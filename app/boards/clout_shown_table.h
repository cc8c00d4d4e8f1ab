// What lies on the table at the moment that is shown: each chip with its place, its level in a
// stack and the signs that it carries. A plain value made anew whenever something changes; drawing,
// keys, words and screen readers all go by it.
#pragma once

#include "games/clout/state.h"

#include <QFlags>

#include <memory>
#include <span>
#include <vector>

namespace boards
{

enum class ChipSign : std::uint8_t {
    Trapped = 1,
    Possessed = 2, // by another than its owner
    Resting = 4,   // the chip whose landing is being carried out
    Moved = 8,     // by what happened last
    Movable = 16,  // may be taken and put elsewhere
    Drafted = 32,  // drawn at a place that is not settled yet
};
Q_DECLARE_FLAGS(ChipSigns, ChipSign)
Q_DECLARE_OPERATORS_FOR_FLAGS(ChipSigns)

struct ShownChip {
    games::clout::ChipId id = games::clout::NoChip;
    base::Point at;
    int level = 0; // how many chips lie under it
    games::clout::SeatId owner = 0;
    games::clout::SeatId controller = 0;
    ChipSigns signs;
};

// What is laid over a position before it is shown.
struct TableDraft {
    std::vector<engine::Token> lastMoved;
    std::vector<engine::Token> movable;
    std::vector<engine::Resting> shifted; // shown there; not yet on the table, perhaps
};

class ShownTable
{
public:
    ShownTable() = default; // nothing lies there
    ShownTable(std::shared_ptr<const games::clout::State> state,
               engine::Seat viewer,
               const TableDraft &draft);

    bool empty() const { return m_state == nullptr; }
    const games::clout::State &state() const { return *m_state; }
    const games::clout::Setup &setup() const { return m_state->setup(); }
    // With the places of the draft, and what follows from them worked out.
    const games::clout::Position &position() const { return m_position; }
    engine::Seat viewer() const { return m_viewer; }

    // The lowest first.
    std::span<const ShownChip> chips() const { return m_chips; }
    const ShownChip *chip(games::clout::ChipId id) const; // null where it does not lie there
    // The chip that the pending question throws, puts down or moves; NoChip where it does none.
    games::clout::ChipId inHand() const;

private:
    void lay(const engine::Resting &resting);
    void add(games::clout::ChipId id, const TableDraft &draft);

    std::shared_ptr<const games::clout::State> m_state;
    games::clout::Position m_position;
    engine::Seat m_viewer = engine::Nature;
    std::vector<ShownChip> m_chips;
};

// The position as it would be with that chip lying there on top of whatever is there.
games::clout::Position withChipAt(const games::clout::Setup &setup,
                                  const games::clout::Position &position,
                                  games::clout::ChipId chip,
                                  base::Point at);

} // namespace boards
