// Where the chips came to rest that a person threw at a mark, all from one place, and how they were
// thrown; every change can be undone. Millimetres, as they are read off a rule: to the right of the
// mark, and beyond it as the person sees it.
#pragma once

#include "base/result.h"
#include "games/clout/fitting.h"

#include <string>
#include <string_view>
#include <vector>

namespace boards
{

struct HandStop {
    int rightMm = 0;
    int beyondMm = 0;

    bool operator==(const HandStop &) const = default;
};

// From where the chips are thrown; the bounds are those of a throw that the rules allow and a body
// can make.
struct HandStance {
    int distanceMm = 550; // from under the hand to the mark
    int heightMm = 400;   // of the hand over the table: at least 350 (rulebook, Step 1)
    int arcMm = 100;      // how far a throw rises over the hand

    bool operator==(const HandStance &) const = default;
};

class HandThrows
{
public:
    static constexpr int FarthestMm = 3000;
    static constexpr std::size_t Wanted = 20;
    static constexpr std::size_t Most = 200;

    const HandStance &stance() const { return m_now.stance; }
    const std::vector<HandStop> &stops() const { return m_now.stops; }
    bool isFull() const { return m_now.stops.size() >= Most; }

    void setStance(const HandStance &stance);
    void add(HandStop stop);
    void change(std::size_t place, HandStop stop);
    void remove(std::size_t place);
    void clear();

    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    void undo();
    void redo();

    // As the fit takes them.
    std::vector<games::clout::RealThrow> real() const;
    std::string written() const;
    // In place of all; undone as one step.
    base::Outcome read(std::string_view words);

private:
    struct State {
        HandStance stance;
        std::vector<HandStop> stops;

        bool operator==(const State &) const = default;
    };

    void step(State next);

    State m_now;
    std::vector<State> m_before;
    std::vector<State> m_after;
};

} // namespace boards
