#include "boards/clout_shown_table.h"

#include "games/clout/continuous.h"
#include "games/clout/measure.h"

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;
using games::clout::Place;
using games::clout::Position;
using games::clout::StepKind;

namespace
{

bool holds(const std::vector<engine::Token> &tokens, ChipId chip)
{
    return std::ranges::find(tokens, engine::Token{chip}) != tokens.end();
}

// From its landing until it has activated (rulings 3.1, T2 to T7).
bool isResting(const Position &position, ChipId chip)
{
    return position.pass.chip == chip
        && std::ranges::any_of(position.agenda.all(), [](const auto &step) {
               return step.kind >= StepKind::Land && step.kind <= StepKind::Resolve;
           });
}

void layDown(Position &position, ChipId chip, base::Point at)
{
    auto &lying = position.chips[chip];
    if (lying.place != Place::Table) {
        lying.place = Place::Table;
        position.table.append(chip);
    }
    lying.at = at;
    lying.height = position.nextHeight++;
}

} // namespace

Position
withChipAt(const games::clout::Setup &setup, const Position &position, ChipId chip, base::Point at)
{
    Position result = position;
    layDown(result, chip, at);
    games::clout::settle(setup, result);
    return result;
}

ShownTable::ShownTable(std::shared_ptr<const games::clout::State> state,
                       engine::Seat viewer,
                       const TableDraft &draft)
    : m_state(std::move(state))
    , m_viewer(viewer)
{
    if (empty()) {
        return;
    }
    m_position = m_state->position();
    for (const auto &resting : draft.shifted) {
        lay(resting);
    }
    if (!draft.shifted.empty()) {
        games::clout::settle(setup(), m_position);
    }
    for (const ChipId id : m_position.table.all()) {
        add(id, draft);
    }
    std::ranges::sort(m_chips, {}, [this](const ShownChip &chip) {
        return m_position.chips[chip.id].height;
    });
}

const ShownChip *ShownTable::chip(ChipId id) const
{
    const auto found = std::ranges::find(m_chips, id, &ShownChip::id);
    return found == m_chips.end() ? nullptr : &*found;
}

ChipId ShownTable::inHand() const
{
    if (empty() || m_position.isOver || m_position.agenda.empty()) {
        return NoChip;
    }
    const auto &step = m_position.agenda.top();
    switch (step.kind) {
    case StepKind::Aim:
    case StepKind::Fly:
    case StepKind::PutDown:
        return step.chip;
    case StepKind::Where:
        return step.other;
    default:
        return NoChip;
    }
}

void ShownTable::lay(const engine::Resting &resting)
{
    const auto number = static_cast<std::size_t>(resting.token);
    if (number < m_position.chipCount) {
        layDown(m_position, static_cast<ChipId>(number), resting.at);
    }
}

void ShownTable::add(ChipId id, const TableDraft &draft)
{
    const auto &lying = m_position.chips[id];
    ShownChip chip{id, lying.at, 0, lying.owner, lying.controller, {}};
    chip.level = games::clout::levelOf(setup(), m_position, id);
    chip.signs.setFlag(ChipSign::Trapped, lying.isTrapped);
    chip.signs.setFlag(ChipSign::Possessed, lying.controller != lying.owner);
    chip.signs.setFlag(ChipSign::Resting, isResting(m_position, id));
    chip.signs.setFlag(ChipSign::Moved, holds(draft.lastMoved, id));
    chip.signs.setFlag(ChipSign::Movable, holds(draft.movable, id));
    const auto isIt = [id](const engine::Resting &each) { return each.token == engine::Token{id}; };
    chip.signs.setFlag(ChipSign::Drafted, std::ranges::any_of(draft.shifted, isIt));
    m_chips.push_back(chip);
}

} // namespace boards
