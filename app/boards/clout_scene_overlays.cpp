// What of a scene is laid over the table: reaches, links, the aim.
#include "boards/clout_aim_painting.h"
#include "boards/clout_reach_painting.h"
#include "boards/clout_scene_painting.h"

#include <QCoreApplication>
#include <QPainter>

namespace boards
{

using games::clout::ChipId;

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutScene)
};

} // namespace

std::optional<ChipReach> ScenePainting::detailedReach() const
{
    const auto &table = m_scene.table();
    const ChipId chip = m_view.reachOf ? *m_view.reachOf
        : m_view.areRangesShown        ? m_view.current
                                       : games::clout::NoChip;
    return table.chip(chip) == nullptr
        ? std::nullopt
        : std::optional(reachOf(table.setup(), table.position(), chip));
}

void ScenePainting::paintReaches(QPainter &painter)
{
    const auto &table = m_scene.table();
    if (m_view.areRangesShown) {
        for (const auto &chip : table.chips()) {
            paintRange(painter,
                       m_view.scale,
                       m_colours,
                       table,
                       reachOf(table.setup(), table.position(), chip.id));
        }
    }
    if (const auto reach = detailedReach()) {
        paintReach(painter, m_view.scale, m_colours, table, *reach, m_scene.words());
    }
}

// Of the chip that one looks at: who traps or possesses whom.
void ScenePainting::paintLinks(QPainter &painter)
{
    const auto &position = m_scene.table().position();
    for (const auto *const links : {&position.traps, &position.possessions}) {
        for (const auto &[by, on] : links->all()) {
            const bool isLookedAt = by == m_view.hovered || on == m_view.hovered
                || (m_view.hasFocus && (by == m_view.current || on == m_view.current));
            if (isLookedAt && m_scene.table().chip(by) != nullptr
                && m_scene.table().chip(on) != nullptr) {
                paintLink(painter,
                          m_colours,
                          m_view.scale.screen(position.chips[by].at),
                          m_view.scale.screen(position.chips[on].at));
            }
        }
    }
}

// Under the chips: where the throw goes.
void ScenePainting::paintWay(QPainter &painter)
{
    const auto &hand = m_scene.question().hand;
    if (!m_scene.isThrowAsked() || !hand) {
        return;
    }
    auto scatter = scatterOf(hand->hand, hand->from, m_view.cursor, hand->surface);
    if (!scatter) {
        return;
    }
    if (!m_view.rests.empty()) {
        scatter->rollOn = 0; // the tried throws tell it better
    }
    paintThrow(painter, m_view.scale, m_colours, {hand->from, *scatter, m_view.rests});
    QFont font = m_view.font;
    font.setPixelSize(10);
    painter.setFont(font);
    painter.setPen(m_colours.quiet);
    painter.drawText(m_view.scale.area().topLeft() - QPointF(0, 6),
                     Words::tr("First touch: half within the inner ring, nine in ten within the "
                               "outer"));
    painter.setFont(m_view.font);
}

void ScenePainting::paintCursor(QPainter &painter)
{
    if (m_scene.question().region) {
        paintAim(painter, m_view.scale, m_colours, {m_view.cursor, m_scene.table().setup().radius});
    }
}

} // namespace boards
