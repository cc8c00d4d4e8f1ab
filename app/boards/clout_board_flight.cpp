// The board while a flight is played. No clock runs at any other time.
#include "boards/clout_aim_line.h"
#include "boards/clout_board.h"
#include "boards/clout_flight_path.h"

#include <QTimerEvent>

#include <algorithm>

namespace boards
{

namespace
{

constexpr int FrameMilliseconds = 1000 / games::clout::Track::PosesPerSecond;
constexpr double Slowest = 0.25;
constexpr double Fastest = 4;

} // namespace

void CloutBoard::animate(const games::clout::Track &track)
{
    m_playback.reset();
    refresh();
    m_playback.emplace(track);
    if (m_speed <= 0 || !isVisible()) {
        m_playback->skip();
    }
    m_aimLine->hide();
    hush();
    m_sinceFrame.start();
    m_timer.start(m_playback->isOver() ? 0 : FrameMilliseconds, Qt::PreciseTimer, this);
    update();
}

void CloutBoard::animateHappenings(const std::vector<engine::Event> &events,
                                   const games::clout::Track *flown)
{
    const auto &table = m_scene.table();
    animate(table.empty() ? games::clout::Track()
                          : trackOf(table.setup(), table.position(), events, flown));
}

void CloutBoard::setAnimationSpeed(double speed)
{
    m_speed = speed <= 0 ? 0 : std::clamp(speed, Slowest, Fastest);
}

void CloutBoard::skipAnimation()
{
    if (!isAnimating()) {
        return;
    }
    m_timer.stop();
    m_playback.reset();
    refresh();
    Q_EMIT animationFinished();
}

void CloutBoard::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    m_playback->advance(static_cast<double>(m_sinceFrame.restart()) / 1000 * m_speed);
    if (m_playback->isOver()) {
        skipAnimation();
    } else {
        update();
    }
}

} // namespace boards
