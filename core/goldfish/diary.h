// What each match of a batch came to, kept small and for each match by itself, so that the games
// behind any figure of a report can be found again without playing them once more. Whoever runs a
// batch fills one beside it through Effort::taken.
#pragma once

#include "goldfish/batch.h"
#include "goldfish/behind.h"

#include <cstdint>
#include <vector>

namespace goldfish
{

struct DiaryLine {
    std::uint64_t match = 0;
    // What the match had of what was asked for: its score, the points of a source, how often a
    // piece did something.
    std::int32_t figure = 0;

    bool operator==(const DiaryLine &) const = default;
};

class Diary
{
public:
    // Beyond so many matches only the results are kept: some 300 bytes each are enough.
    static constexpr std::size_t MostDetailed = 200'000;

    // The batch must outlive it, and must not have played yet.
    explicit Diary(const Batch &batch);

    // Of all matches, in order.
    void take(const MatchRecord &record, const engine::TallyCounts &counts);

    std::size_t size() const { return m_records.size(); }
    const MatchRecord &record(std::uint64_t match) const
    {
        return m_records[static_cast<std::size_t>(match)];
    }
    // Whether the figures of all matches are kept, not of the first ones alone.
    bool isComplete() const { return m_details.size() == m_records.size(); }

    // The matches that stand behind a figure, in order; those that were broken off are behind none.
    // Of a BesideSpare nothing: that is another batch's.
    std::vector<DiaryLine> behind(const Behind &behind) const;

private:
    // Where the figures of one match begin in m_figures: first those of each source, then five of
    // each piece, then the scores after each turn, then the cells in which something came to rest.
    struct Detail {
        std::uint64_t begin = 0;
        std::uint16_t turns = 0;
        std::uint16_t resting = 0;
    };
    // Of a pairing: which line of the report each of the tally's sources and pieces adds to.
    struct Lines {
        std::vector<std::size_t> sources;
        std::vector<std::size_t> pieces; // NoLine: another's
        base::Rectangle area;
    };
    static constexpr std::size_t NoLine = SIZE_MAX;

    class Reader;

    void layOut();
    const Pairing &pairingOf(std::uint64_t match) const;
    void note(const engine::TallyCounts &counts);
    void noteLines(const engine::TallyCounts &counts, const Lines &lines, std::size_t seat);

    const Batch &m_batch;
    std::size_t m_sources = 0; // lines of the report
    std::size_t m_pieces = 0;
    std::vector<Lines> m_lines; // one a pairing
    std::vector<MatchRecord> m_records;
    std::vector<Detail> m_details;
    std::vector<std::int16_t> m_figures;
};

} // namespace goldfish
