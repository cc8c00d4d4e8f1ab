// What the matches of one pairing counted, added up: whole numbers, so that they are the same in
// whatever order the matches came.
#pragma once

#include "engine/tally.h"
#include "goldfish/statistics/histogram.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace goldfish
{

struct PieceTotals {
    std::int64_t played = 0;
    std::int64_t inPlay = 0;
    std::int64_t points = 0;
    std::int64_t removals = 0;
    std::int64_t losses = 0;

    void add(const engine::PieceCounts &counts);
    PieceTotals &operator+=(const PieceTotals &other);
    bool operator==(const PieceTotals &) const = default;
};

// How often something came to rest in each cell of an area, row by row from its corner of the least
// coordinates.
struct HeatMap {
    static constexpr std::size_t Side = 20;
    std::array<std::int64_t, Side * Side> cells{};

    // Nothing outside the area.
    static std::optional<std::size_t> cellAt(const base::Rectangle &area, base::Point at);
    void add(const base::Rectangle &area, base::Point at);
    HeatMap &operator+=(const HeatMap &other);
    bool operator==(const HeatMap &) const = default;
};

struct Totals {
    engine::TallyLayout layout;
    std::int64_t matches = 0;
    std::vector<std::array<std::int64_t, engine::MostSeats>> sources;
    std::vector<PieceTotals> pieces;
    std::vector<std::array<Histogram, engine::MostSeats>> turns; // the scores after each
    std::array<HeatMap, engine::MostSeats> resting;              // by owner

    void begin(engine::TallyLayout of);
    void add(const engine::TallyCounts &counts);
};

} // namespace goldfish
