// What of the board meets the eye, and what it says aloud.
#include "boards/announcement.h"
#include "boards/clout_aim_line.h"
#include "boards/clout_board.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;

namespace
{

constexpr int TellingWidth = 380; // logical pixels

} // namespace

void CloutBoard::announce(const QString &words)
{
    m_announcement->say(words);
}

void CloutBoard::tell(const QString &words)
{
    m_telling->setText(words);
    m_telling->setAccessibleName(words);
    m_telling->show();
    layOut();
    announce(words);
}

void CloutBoard::hush()
{
    m_telling->hide();
}

// Both in the lower left corner, the line below what is told.
void CloutBoard::layOut()
{
    constexpr int Gap = 8;
    const int width = std::min(TellingWidth, this->width() - 2 * Gap);
    const int lineHeight = m_aimLine->sizeHint().height();
    m_aimLine->setGeometry(Gap, height() - lineHeight - Gap, width, lineHeight);
    const int bottom = m_aimLine->isHidden() ? height() - Gap : m_aimLine->y() - Gap;
    const int tall = m_telling->heightForWidth(width);
    m_telling->setGeometry(Gap, bottom - tall, width, tall);
    m_telling->raise();
}

TableScale CloutBoard::scale() const
{
    return {m_scene.viewpoint(), QRectF(rect())};
}

QRectF CloutBoard::chipRect(ChipId chip) const
{
    const auto *const shown = m_scene.table().chip(chip);
    return shown == nullptr ? QRectF() : ScenePainting(m_scene, view(), m_cache).bounds(*shown);
}

SceneView CloutBoard::view() const
{
    SceneView view;
    view.scale = scale();
    view.palette = palette();
    view.font = font();
    view.devicePixelRatio = devicePixelRatioF();
    view.current = m_current;
    view.hovered = m_hovered;
    view.hasFocus = hasFocus();
    view.cursor = m_cursor;
    view.rests = m_rests;
    view.areRangesShown = m_areRangesShown;
    view.photograph = m_photograph.picture.isNull() ? nullptr : &m_photograph;
    if (m_reachOf) {
        view.reachOf = static_cast<ChipId>(*m_reachOf);
    }
    view.playback = m_playback ? &*m_playback : nullptr;
    return view;
}

void CloutBoard::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    const SceneView shown = view();
    QPainter painter(this);
    ScenePainting(m_scene, shown, m_cache).paint(painter);
}

void CloutBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_cache = {};
    layOut();
}

void CloutBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange) {
        m_cache = {};
    }
}

} // namespace boards
