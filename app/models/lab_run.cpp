#include "models/lab_run.h"

#include <QtConcurrent>

#include <algorithm>
#include <chrono>

namespace models
{

namespace
{

// So often there are new figures; a part ends at a whole round.
constexpr double SecondsOfPart = 1;
constexpr int MillisecondsOfTick = 100;
// The clock ends it first.
constexpr std::uint64_t GamesOfTime = 100'000'000;
// Of an ablation that ends by the clock, each piece at most.
constexpr std::uint64_t GamesOfAblation = 800;

double machineSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

} // namespace

RunningClock::RunningClock(std::function<double()> seconds)
    : m_clock(seconds ? std::move(seconds) : machineSeconds)
{
}

void RunningClock::pause()
{
    const std::lock_guard lock(m_mutex);
    m_pausedSince = m_clock();
}

void RunningClock::goOn()
{
    const std::lock_guard lock(m_mutex);
    if (m_pausedSince) {
        m_lost += m_clock() - *m_pausedSince;
        m_pausedSince.reset();
    }
}

double RunningClock::seconds() const
{
    const std::lock_guard lock(m_mutex);
    return m_pausedSince.value_or(m_clock()) - m_lost;
}

LabRun::LabRun(std::function<double()> clock, QObject *parent)
    : QObject(parent)
    , m_clock(std::move(clock))
{
    m_ticking.setInterval(MillisecondsOfTick);
    connect(&m_ticking, &QTimer::timeout, this, &LabRun::progressed);
    connect(&m_watcher, &QFutureWatcher<End>::finished, this, &LabRun::finish);
}

LabRun::~LabRun()
{
    stop();
}

void LabRun::begin(library::Playtest test, const Extent &extent)
{
    stop();
    const std::uint64_t ofAblation = extent.seconds ? GamesOfAblation : extent.games;
    m_job = std::make_shared<library::LabJob>(std::move(test), ofAblation);
    m_result = nullptr;
    m_extent = extent;
    m_played = 0;
    m_secondsBefore = 0;
    m_hasBegun = false;
    start();
}

void LabRun::pause()
{
    if (m_state == State::Running) {
        m_gate.pause();
        m_clock.pause();
        setState(State::Paused);
    }
}

void LabRun::goOn()
{
    if (m_state == State::Paused) {
        m_clock.goOn();
        m_gate.goOn();
        setState(State::Running);
    }
}

void LabRun::cancel()
{
    if (isBusy()) {
        m_clock.goOn();
        m_gate.cancel();
    }
}

void LabRun::resume()
{
    if (m_job != nullptr && (m_state == State::Cancelled || m_state == State::Failed)) {
        if (m_extent.seconds) {
            m_extent.seconds = std::max(0.0, *m_extent.seconds - m_secondsBefore);
        }
        start();
    }
}

void LabRun::extend(const Extent &more)
{
    if (!canBeExtended()) {
        return;
    }
    m_job->endsOnlyWhenPlayed();
    m_extent = more;
    if (!more.seconds) {
        m_extent.games = m_job->played() + more.games;
    }
    start();
}

bool LabRun::canBeExtended() const
{
    return m_job != nullptr && m_state == State::Done && m_job->canBeExtended();
}

std::optional<std::uint64_t> LabRun::wanted() const
{
    return m_extent.seconds || m_job == nullptr ? std::nullopt
                                                : std::optional(m_job->mostMatches(m_extent.games));
}

double LabRun::speed() const
{
    const double seconds = m_secondsBefore + (isBusy() ? secondsOf() : 0);
    return seconds > 0 ? static_cast<double>(m_played) / seconds : 0;
}

void LabRun::start()
{
    m_gate.reopen();
    m_problem.reset();
    m_began = m_clock.seconds();
    m_ticking.start();
    setState(State::Running);
    m_watcher.setFuture(QtConcurrent::run([this] { return work(); }));
}

// In a worker. Figures are put together between two parts, when nothing else writes to the job.
LabRun::End LabRun::work()
{
    using Stop = goldfish::Batch::Stop;
    if (!m_hasBegun) {
        if (const auto begun = m_job->begin(); !begun) {
            return {State::Failed, begun.error()};
        }
        m_hasBegun = true;
    }
    const auto last = m_extent.seconds ? std::optional(m_began + *m_extent.seconds) : std::nullopt;
    while (true) {
        const double until = m_clock.seconds() + SecondsOfPart;
        const auto stop = m_job->play(effortOf(last ? std::min(*last, until) : until));
        post();
        if (!stop) {
            return {State::Failed, stop.error()};
        }
        if (*stop != Stop::OutOfTime) {
            return {*stop == Stop::Done ? State::Done : State::Cancelled, std::nullopt};
        }
        if (last && m_clock.seconds() >= *last) {
            return {State::Done, std::nullopt};
        }
    }
}

goldfish::Effort LabRun::effortOf(double until)
{
    goldfish::Effort effort;
    effort.matches = m_extent.seconds ? GamesOfTime : m_extent.games;
    effort.gate = &m_gate;
    effort.clock = [this] { return m_clock.seconds(); };
    effort.mostSeconds = std::max(0.0, until - m_clock.seconds());
    effort.progress = [this](std::uint64_t done) { m_played = done; };
    return effort;
}

void LabRun::post()
{
    auto result = std::make_shared<const library::LabResult>(m_job->result());
    QMetaObject::invokeMethod(
        this,
        [this, result = std::move(result), job = m_job] {
            if (job == m_job) { // another may have been begun meanwhile
                m_result = result;
                m_played = result->matches;
                Q_EMIT reported();
            }
        },
        Qt::QueuedConnection);
}

void LabRun::finish()
{
    m_ticking.stop();
    m_secondsBefore += secondsOf();
    const End end = m_watcher.result();
    m_problem = end.problem;
    setState(end.state);
}

void LabRun::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

// Nobody is told of its end.
void LabRun::stop()
{
    m_clock.goOn();
    m_gate.cancel();
    m_ticking.stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
    m_watcher.setFuture(QFuture<End>());
    connect(&m_watcher, &QFutureWatcher<End>::finished, this, &LabRun::finish);
    m_state = State::Idle;
}

} // namespace models
