// What a batch of matches says of a roster: counts and distributions, all whole numbers, that the
// faces show as tables and charts and the writers of report_*.h turn into files.
#pragma once

#include "goldfish/identity.h"
#include "goldfish/statistics/win_rate.h"
#include "goldfish/totals.h"

#include <string>
#include <vector>

namespace goldfish
{

class Batch;

struct SourceLine {
    std::string slug;
    base::Text title;
    engine::TallySource::Kind kind = engine::TallySource::Kind::Points;
    std::int64_t total = 0;
};

struct PieceLine {
    std::string key;
    std::string name;
    std::int64_t copies = 0;
    PieceTotals totals; // of all its copies
};

struct AgainstLine {
    EntrantIdentity opponent;
    WinRate all;
    WinRate first; // where the subject began
    WinRate second;
    Moments margin;
};

struct Report {
    Identity identity;
    std::int64_t matches = 0;    // that were finished; all figures are of these
    std::int64_t unfinished = 0; // broken off after so many answers as the plan allows
    Histogram score;
    std::vector<SourceLine> sources;
    std::vector<Histogram> turns; // the score after each turn, of the matches that had it
    std::vector<PieceLine> pieces;
    std::vector<AgainstLine> against;
    HeatMap resting; // where the subject's pieces came to rest
    base::Rectangle area;
    double seconds = 0; // 0: not measured

    std::int64_t played() const { return matches + unfinished; }
    WinRate all() const;
    WinRate first() const;
    WinRate second() const;
    bool hasResting() const { return area.least != area.most; }
};

Report reportOn(const Batch &batch, Identity identity);

} // namespace goldfish
