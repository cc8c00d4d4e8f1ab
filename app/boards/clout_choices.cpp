// What a question of Clout offers, as the page lists it and the board marks it.
#include "boards/clout_board.h"
#include "boards/clout_table_board.h"
#include "games/clout/explain.h"
#include "games/clout/wording.h"

#include <algorithm>

namespace boards
{

using games::clout::Ability;
using games::clout::ChipId;
using games::clout::NoChip;
using games::clout::PickCode;
using games::clout::PickKind;
using games::clout::pickOf;
using games::clout::Place;
using games::clout::Position;
using games::clout::Step;
using games::clout::StepKind;

namespace
{

// The chip whose face stands beside an option; NoChip: none.
ChipId chipOf(const Position &position, PickCode pick)
{
    switch (pick.kind) {
    case PickKind::Decline:
    case PickKind::Use:
        return position.agenda.top().chip;
    case PickKind::Ability:
        return NoChip;
    default:
        return pick.chip;
    }
}

// The chip on the board that says the same when it is clicked.
ChipId boardChipOf(PickCode pick)
{
    switch (pick.kind) {
    case PickKind::Target:
        return pick.chip;
    case PickKind::Replace:
    case PickKind::Place:
        return pick.other;
    default:
        return NoChip;
    }
}

} // namespace

QString CloutTableBoard::abilityText(Ability ability) const
{
    for (const auto &text : *m_furnishing.texts) {
        if (text.kind == "ability" && text.slug == row(ability).slug) {
            return QString::fromStdString(text.text.in(m_furnishing.wording->language()));
        }
    }
    return {};
}

// Where the rules have no figures to give, the ability's own sentence says what it does.
QString CloutTableBoard::effectWithoutFigures(PickCode pick) const
{
    const Step &step = position().agenda.top();
    const auto ability = [this](ChipId chip, std::uint8_t index) {
        const auto &abilities = setup().kindOf(position().chips[chip]).abilities;
        return index < abilities.size() ? abilityText(abilities[index].ability) : QString();
    };
    if (pick.kind == PickKind::Ability) {
        return ability(position().pass.chip, pick.chip);
    }
    const bool isOfAnAbility = step.kind == StepKind::Choose || step.kind == StepKind::Counter
        || step.kind == StepKind::UseContinuous || step.kind == StepKind::Avert
        || step.kind == StepKind::Precision;
    return pick.kind == PickKind::Use && isOfAnAbility ? ability(step.chip, step.index) : QString();
}

std::vector<Choice> CloutTableBoard::choices() const
{
    std::vector<Choice> result;
    if (!m_state) {
        return result;
    }
    for (const auto &each : explainedPicks(setup(), position())) {
        Choice choice;
        choice.code = codeOf(each.pick);
        choice.words = sentence(labelOf(setup(), position(), each.pick));
        choice.effect =
            each.effect.empty() ? effectWithoutFigures(each.pick) : sentence(each.effect);
        choice.reason = sentence(each.reason);
        if (const ChipId chip = chipOf(position(), each.pick); chip != NoChip) {
            choice.token = engine::Token{chip};
            choice.piece = m_faces.piece(position().chips[chip].kind);
        }
        result.push_back(std::move(choice));
    }
    return result;
}

// A chip of the board stands for an option only where it stands for one alone.
void CloutTableBoard::showMarks(const Moment &moment)
{
    std::vector<CloutBoard::Mark> marks;
    const auto all = moment.isAsking ? choices() : std::vector<Choice>();
    for (const auto &choice : all) {
        const ChipId chip = boardChipOf(pickOf(choice.code));
        const auto standsForMore = [chip, &choice](const Choice &other) {
            return other.code != choice.code && boardChipOf(pickOf(other.code)) == chip;
        };
        if (chip != NoChip && position().chips[chip].place == Place::Table
            && std::none_of(all.begin(), all.end(), standsForMore)) {
            marks.push_back({engine::Token{chip},
                             choice.words,
                             choice.code,
                             choice.isPossible(),
                             choice.reason});
        }
    }
    m_board->setMarks(std::move(marks));
}

} // namespace boards
