// What a game counts of its matches for a report, named by the game itself: points by source and by
// turn, what each piece did, and where pieces came to rest. A game derives from Tally and reads its
// own events and states; whoever plays many matches adds the counts up without knowing the game.
#pragma once

#include "base/text.h"
#include "engine/event.h"
#include "engine/state.h"

#include <array>
#include <string>
#include <vector>

namespace engine
{

struct TallySource {
    enum class Kind { Points, Times };
    std::string slug;
    base::Text title;
    Kind kind = Kind::Points;
};

// A physical piece of the setup, named as the catalogue names it; copies share a key.
struct TallyPiece {
    std::string key;
    std::string name;
    Seat owner = Nature;
};

struct TallyLayout {
    std::size_t seats = 0;
    std::vector<TallySource> sources;
    std::vector<TallyPiece> pieces;
    base::Rectangle area; // where pieces come to rest; of no size: there is no plane
};

using BySeat = std::array<std::int32_t, MostSeats>;

struct PieceCounts {
    std::int32_t played = 0; // 1: it was brought into play
    std::int32_t inPlay = 0; // 1: it was so at the end
    std::int32_t points = 0; // that it scored
    std::int32_t removals = 0;
    std::int32_t losses = 0; // how often it was removed

    bool operator==(const PieceCounts &) const = default;
};

struct RestingPlace {
    Seat owner = Nature;
    base::Point at;
};

// Of one match.
struct TallyCounts {
    std::vector<BySeat> sources;     // as the layout has them
    std::vector<PieceCounts> pieces; // likewise
    std::vector<BySeat> scores;      // as they stood after each turn
    std::vector<RestingPlace> resting;
};

class Tally : public EventSink
{
public:
    explicit Tally(TallyLayout layout)
        : m_layout(std::move(layout))
    {
    }

    const TallyLayout &layout() const { return m_layout; } // the same for all matches of a setup
    const TallyCounts &counts() const { return m_counts; }

    void begin(const State &start)
    {
        m_counts.sources.assign(m_layout.sources.size(), {});
        m_counts.pieces.assign(m_layout.pieces.size(), {});
        m_counts.scores.clear();
        m_counts.resting.clear();
        started(start);
    }
    // The position after each answer, once its events have been taken.
    virtual void follow(const State &state) = 0;
    // The last position: the match is over, or was broken off.
    virtual void finish(const State &last) = 0;

protected:
    virtual void started(const State &start) = 0;
    TallyCounts &counting() { return m_counts; }

private:
    TallyLayout m_layout;
    TallyCounts m_counts;
};

} // namespace engine
