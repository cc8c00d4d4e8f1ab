#include "goldfish/totals.h"

#include <algorithm>

namespace goldfish
{

namespace
{

std::size_t cellOf(std::int32_t at, std::int32_t least, std::int32_t most)
{
    const std::int64_t width = std::int64_t{most} - least + 1;
    const std::int64_t cell =
        (std::int64_t{at} - least) * static_cast<std::int64_t>(HeatMap::Side) / width;
    return static_cast<std::size_t>(
        std::clamp<std::int64_t>(cell, 0, static_cast<std::int64_t>(HeatMap::Side) - 1));
}

} // namespace

void PieceTotals::add(const engine::PieceCounts &counts)
{
    played += counts.played;
    inPlay += counts.inPlay;
    points += counts.points;
    removals += counts.removals;
    losses += counts.losses;
}

PieceTotals &PieceTotals::operator+=(const PieceTotals &other)
{
    played += other.played;
    inPlay += other.inPlay;
    points += other.points;
    removals += other.removals;
    losses += other.losses;
    return *this;
}

std::optional<std::size_t> HeatMap::cellAt(const base::Rectangle &area, base::Point at)
{
    return isWithin(area, at) ? std::optional(cellOf(at.y, area.least.y, area.most.y) * Side
                                              + cellOf(at.x, area.least.x, area.most.x))
                              : std::nullopt;
}

void HeatMap::add(const base::Rectangle &area, base::Point at)
{
    if (const auto cell = cellAt(area, at)) {
        ++cells[*cell];
    }
}

HeatMap &HeatMap::operator+=(const HeatMap &other)
{
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        cells[cell] += other.cells[cell];
    }
    return *this;
}

void Totals::begin(engine::TallyLayout of)
{
    layout = std::move(of);
    sources.assign(layout.sources.size(), {});
    pieces.assign(layout.pieces.size(), {});
}

void Totals::add(const engine::TallyCounts &counts)
{
    ++matches;
    for (std::size_t source = 0; source < std::min(sources.size(), counts.sources.size());
         ++source) {
        for (std::size_t seat = 0; seat < engine::MostSeats; ++seat) {
            sources[source][seat] += counts.sources[source][seat];
        }
    }
    for (std::size_t piece = 0; piece < std::min(pieces.size(), counts.pieces.size()); ++piece) {
        pieces[piece].add(counts.pieces[piece]);
    }
    if (turns.size() < counts.scores.size()) {
        turns.resize(counts.scores.size());
    }
    for (std::size_t turn = 0; turn < counts.scores.size(); ++turn) {
        for (std::size_t seat = 0; seat < layout.seats; ++seat) {
            turns[turn][seat].add(counts.scores[turn][seat]);
        }
    }
    for (const auto &[owner, at] : counts.resting) {
        if (owner != engine::Nature) {
            resting[engine::placeOf(owner)].add(layout.area, at);
        }
    }
}

} // namespace goldfish
