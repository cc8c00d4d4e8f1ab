// What a run of many matches passes between two answers: closed for a while it pauses, shut for
// good it ends. Any thread may turn it; the window keeps one and gives it to the run.
#pragma once

#include <atomic>

namespace goldfish
{

class Gate
{
public:
    void pause() { turn(Position::Open, Position::Paused); }
    void goOn() { turn(Position::Paused, Position::Open); }
    // Ends the run soon; what was finished stays.
    void cancel()
    {
        m_position = Position::Shut;
        m_position.notify_all();
    }
    // For the next run.
    void reopen() { m_position = Position::Open; }

    bool isShut() const { return m_position == Position::Shut; }
    // Waits while it is paused. False: the run is to end.
    bool pass() const
    {
        m_position.wait(Position::Paused);
        return !isShut();
    }

private:
    enum class Position { Open, Paused, Shut };

    void turn(Position from, Position to)
    {
        m_position.compare_exchange_strong(from, to);
        m_position.notify_all();
    }

    std::atomic<Position> m_position = Position::Open;
};

} // namespace goldfish
