// What may be set by hand of a chip, in words.
#include "boards/clout_board.h"
#include "boards/clout_table_board.h"
#include "games/clout/by_hand.h"
#include "games/clout/score.h"
#include "games/clout/wording.h"

namespace boards
{

using games::clout::ByHand;
using games::clout::ChipId;
using games::clout::Place;
using Wants = HandChange::Wants;

QString CloutTableBoard::placedNameOf(engine::Token token) const
{
    const auto id = static_cast<ChipId>(token);
    const auto words = m_board->scene().words();
    const auto seat = position().chips[id].owner;
    const QString owner = seat < static_cast<std::size_t>(m_seatNames.size())
        ? m_seatNames[seat]
        : tr("Player %1").arg(seat + 1);
    return placeOf(token) ? tr("%1, %2, at %3").arg(words.name(id), owner, words.place(id))
                          : tr("%1, %2, discarded").arg(nameOf(token), owner);
}

std::vector<engine::Token> CloutTableBoard::changeable() const
{
    auto tokens = onTable();
    if (m_state) {
        for (const ChipId chip : position().discards.all()) {
            tokens.push_back(engine::Token{chip});
        }
    }
    return tokens;
}

std::vector<HandChange> CloutTableBoard::handChanges(engine::Token token) const
{
    const auto id = static_cast<std::size_t>(token);
    if (!m_state || !setup().allowsByHand || position().isOver || id >= position().chipCount) {
        return {};
    }
    const auto &chip = position().chips[id];
    const auto &area = setup().area;
    const base::Point middle{(area.least.x + area.most.x) / 2, (area.least.y + area.most.y) / 2};
    std::vector<HandChange> changes;
    const auto add = [&](ByHand kind, const QString &name, Wants wants, std::int32_t amount) {
        HandChange made{name, wants, {static_cast<std::uint16_t>(kind), token, amount, middle}, {}};
        if (kind == ByHand::Move) {
            made.change.at = chip.at;
        }
        made.reason = sentence(m_state->check(made.change));
        changes.push_back(std::move(made));
    };
    if (chip.place != Place::Table) {
        add(ByHand::Return, tr("Return It to the Table…"), Wants::Place, 0);
        add(ByHand::PutBack, tr("Put It Back into Its Stack"), Wants::Nothing, 0);
        add(ByHand::Owner,
            tr("Give It to Another Player…"),
            Wants::Player,
            (chip.owner + 1) % position().seats);
        return changes;
    }
    add(ByHand::Move, tr("Move It…"), Wants::Place, 0);
    add(ByHand::Remove, tr("Remove It"), Wants::Nothing, 0);
    add(ByHand::PutBack, tr("Put It Back into Its Stack"), Wants::Nothing, 0);
    add(ByHand::Owner,
        tr("Give It to Another Player…"),
        Wants::Player,
        (chip.owner + 1) % position().seats);
    const int total = scoreOf(setup(), position(), static_cast<ChipId>(id)).total;
    add(ByHand::Score, tr("Set Its Points…"), Wants::Points, total);
    if (chip.pointsByHand >= 0) {
        changes.back().reason.clear(); // another number than this one
        add(ByHand::Score, tr("Count It as the Rules Say"), Wants::Nothing, -1);
    }
    add(ByHand::Repeat, tr("Activate It Once More"), Wants::Nothing, 0);
    add(ByHand::Skip, tr("Skip the Ability That Is Asked About"), Wants::Nothing, 0);
    return changes;
}

} // namespace boards
