#include "boards/clout_scene.h"

#include "boards/clout_chip_order.h"
#include "boards/clout_foresight.h"
#include "boards/clout_reach.h"

#include <QCoreApplication>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;
using games::clout::StepKind;

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutScene)
};

constexpr int ThrowsTold = 400;
constexpr int ThrowsDrawn = 120;

} // namespace

CloutScene::CloutScene(const wording::QtWording &wording)
    : m_wording(wording)
{
}

void CloutScene::show(const std::shared_ptr<const games::clout::State> &state,
                      engine::Seat viewer,
                      const TableDraft &draft)
{
    m_table = ShownTable(state, viewer, draft);
    const auto *const setup = state ? &state->setup() : nullptr;
    if (setup != m_setup) {
        m_setup = setup;
        m_faces.setKinds(setup != nullptr ? setup->kinds : std::vector<games::clout::Kind>());
    }
}

CloutWords CloutScene::words() const
{
    return {m_table, m_faces, m_wording, m_seatNames};
}

Viewpoint CloutScene::viewpoint() const
{
    return m_table.empty() ? Viewpoint() : Viewpoint::of(m_table.setup(), m_table.viewer());
}

std::vector<ChipId> CloutScene::order() const
{
    return m_table.empty() ? std::vector<ChipId>() : readingOrder(m_table, viewpoint());
}

std::vector<const BoardMark *> CloutScene::marksOf(ChipId chip) const
{
    std::vector<const BoardMark *> marks;
    for (const auto &mark : m_question.marks) {
        if (chip != NoChip && mark.token == engine::Token{chip}) {
            marks.push_back(&mark);
        }
    }
    return marks;
}

Emphasis CloutScene::emphasis(ChipId chip) const
{
    const auto marks = marksOf(chip);
    if (marks.empty()) {
        return Emphasis::None;
    }
    return std::ranges::any_of(marks, &BoardMark::isAllowed) ? Emphasis::Choosable
                                                             : Emphasis::Barred;
}

bool CloutScene::isThrowAsked() const
{
    const auto &position = m_table.position();
    return m_question.region && !m_table.empty() && !position.isOver && !position.agenda.empty()
        && position.agenda.top().kind == StepKind::Aim;
}

// The region may be drawn a little too small; what the rules allow goes.
bool CloutScene::mayGive(base::Point point) const
{
    if (!m_question.region || m_question.region->contains(point)) {
        return m_question.region.has_value();
    }
    return !m_table.empty() && m_table.state().check(point).empty();
}

QString CloutScene::reasonAgainst(base::Point point) const
{
    QString reason;
    if (m_question.whyNot) {
        reason = m_question.whyNot(point);
    } else if (!m_table.empty()) {
        const auto decision = m_table.state().pending();
        if (decision && decision->domain == engine::Domain::Region) {
            reason = wording::render(m_table.state().check(point), m_wording);
        }
    }
    return reason.isEmpty() ? Words::tr("No point can be given there.") : reason;
}

QString CloutScene::describe(ChipId chip) const
{
    QStringList parts{words().everything(chip)};
    for (const auto *const mark : marksOf(chip)) {
        if (mark->isAllowed) {
            parts.append(mark->label.isEmpty() ? Words::tr("can be chosen")
                                               : Words::tr("can be chosen: %1").arg(mark->label));
        } else {
            parts.append(Words::tr("cannot be chosen: %1").arg(mark->reason));
        }
    }
    return parts.join(QStringLiteral(". "));
}

QString CloutScene::describeWorth(ChipId chip) const
{
    const CloutWords said = words();
    return Words::tr("Worth %n point(s) now: %1.", nullptr, said.points(chip))
        .arg(said.parts(chip));
}

QString CloutScene::describePoint(base::Point point) const
{
    if (m_table.empty()) {
        return Words::tr("Nothing lies here.");
    }
    const ChipId chip = chipAt(m_table, point);
    const QString place = words().place(point);
    return chip == NoChip ? place : Words::tr("%1, on %2").arg(place, words().name(chip));
}

QStringList CloutScene::chipLines(ChipId chip) const
{
    const CloutWords said = words();
    QStringList lines{said.name(chip),
                      QStringList{said.owner(chip), said.faction(chip), said.type(chip)}.join(
                          QStringLiteral(" · ")),
                      said.figures(chip),
                      said.abilities(chip),
                      describeWorth(chip),
                      said.place(chip),
                      said.state(chip)};
    for (const auto *const mark : marksOf(chip)) {
        lines.append(mark->isAllowed ? mark->label : mark->reason);
    }
    lines.removeAll(QString());
    return lines;
}

QString CloutScene::tooltip(base::Point point) const
{
    if (m_table.empty()) {
        return {};
    }
    QStringList lines;
    if (m_question.region) {
        lines.append(words().place(point));
        if (!mayGive(point)) {
            lines.append(reasonAgainst(point));
        }
    }
    const ChipId chip = chipAt(m_table, point);
    if (chip != NoChip) {
        lines.append(chipLines(chip));
    }
    return lines.join(QLatin1Char('\n'));
}

QString CloutScene::tellCover(base::Point point) const
{
    const auto &setup = m_table.setup();
    const ChipId hand = m_table.inHand();
    const ChipId lying = hand == NoChip ? chipAt(m_table, point) : hand;
    const auto position =
        hand == NoChip ? m_table.position() : withChipAt(setup, m_table.position(), hand, point);
    const auto covering =
        lying == NoChip ? coveredBy(setup, position, point) : coveredBy(setup, position, lying);
    const CloutWords said = words();
    QStringList names;
    for (const ChipId chip : covering) {
        names.append(Words::tr("%1 (%2)").arg(said.name(chip), said.owner(chip)));
    }
    QStringList sentences{names.isEmpty()
                              ? Words::tr("No reach covers it.")
                              : Words::tr("In reach of %1.").arg(names.join(QStringLiteral(", ")))};
    if (lying != NoChip) {
        sentences.append(reachWords(reachOf(setup, position, lying), said));
    }
    return sentences.join(QLatin1Char(' '));
}

QString CloutScene::tellHits(base::Point point) const
{
    if (m_question.model == nullptr || !m_question.hand) {
        return {};
    }
    const Aiming aiming{m_table.inHand(), m_question.hand->hand, m_question.hand->from, point};
    return foresightWords(foresee(*m_question.model, m_table, aiming, ThrowsTold),
                          aiming,
                          m_table,
                          words());
}

QString CloutScene::tell(base::Point point) const
{
    if (m_table.empty()) {
        return describePoint(point);
    }
    QStringList sentences{describePoint(point) + QLatin1Char('.'),
                          tellCover(point),
                          tellHits(point)};
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

std::vector<base::Point> CloutScene::triedRests(base::Point aim) const
{
    if (!isThrowAsked() || m_question.model == nullptr || !m_question.hand) {
        return {};
    }
    const Aiming aiming{NoChip, m_question.hand->hand, m_question.hand->from, aim};
    return foresee(*m_question.model, m_table, aiming, ThrowsDrawn).rests;
}

} // namespace boards
