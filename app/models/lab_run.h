// The running of a playtest beside the window: begun, paused, cancelled, resumed and extended, with
// figures on the way. Games that were played are never played again. The Lab page shows one.
#pragma once

#include "library/lab_job.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace models
{

// How much is to be played: so many games in all, or games for so long.
struct Extent {
    std::uint64_t games = 1000;
    std::optional<double> seconds; // then `games` is not asked
};

// Seconds during which it was not paused, as any thread may read them.
class RunningClock
{
public:
    // Without a clock the machine's.
    explicit RunningClock(std::function<double()> seconds);

    void pause();
    void goOn();
    double seconds() const;

private:
    std::function<double()> m_clock;
    mutable std::mutex m_mutex;
    std::optional<double> m_pausedSince;
    double m_lost = 0;
};

class LabRun : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Running, Paused, Cancelled, Done, Failed };
    Q_ENUM(State)

    // Seconds since whenever; without one the machine's.
    explicit LabRun(std::function<double()> clock = {}, QObject *parent = nullptr);
    LabRun(const LabRun &) = delete;
    LabRun &operator=(const LabRun &) = delete;
    LabRun(LabRun &&) = delete;
    LabRun &operator=(LabRun &&) = delete;
    ~LabRun() override;

    // Whatever was there before is given up.
    void begin(library::Playtest test, const Extent &extent);
    void pause();
    void goOn();
    void cancel();
    // Goes on with what was cancelled or has failed.
    void resume();
    // More of the same, once it is done.
    void extend(const Extent &more);

    State state() const { return m_state; }
    bool isBusy() const { return m_state == State::Running || m_state == State::Paused; }
    bool canBeExtended() const;
    std::uint64_t played() const { return m_played; } // of all batches
    // So many at most; nothing where only the time is known.
    std::optional<std::uint64_t> wanted() const;
    double secondsOf() const { return m_clock.seconds() - m_began; } // of this stretch
    const Extent &extent() const { return m_extent; }
    // How many a second, over all stretches; 0 where nothing was played.
    double speed() const;
    // What went wrong, in the state Failed.
    const std::optional<base::Problem> &problem() const { return m_problem; }
    // The newest figures; null before there are any.
    std::shared_ptr<const library::LabResult> result() const { return m_result; }
    // For the games behind a figure and their logs; null before anything was begun.
    std::shared_ptr<const library::LabJob> job() const { return m_job; }

Q_SIGNALS:
    void stateChanged();
    void progressed();
    void reported();

private:
    struct End {
        State state = State::Done;
        std::optional<base::Problem> problem;
    };

    void start();
    End work();
    goldfish::Effort effortOf(double until);
    void post();
    void finish();
    void setState(State state);
    void stop();

    RunningClock m_clock;
    goldfish::Gate m_gate;
    QFutureWatcher<End> m_watcher;
    QTimer m_ticking;
    State m_state = State::Idle;
    Extent m_extent;
    double m_began = 0;
    double m_secondsBefore = 0; // of earlier stretches of the same job
    bool m_hasBegun = false;    // the job has been looked at; the worker's alone while it runs
    std::atomic<std::uint64_t> m_played = 0;
    std::optional<base::Problem> m_problem;
    std::shared_ptr<library::LabJob> m_job;
    std::shared_ptr<const library::LabResult> m_result;
};

} // namespace models
