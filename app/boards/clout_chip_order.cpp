#include "boards/clout_chip_order.h"

#include <algorithm>
#include <cstdlib>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;

namespace
{

struct Ahead {
    std::int64_t forward = 0;
    std::int64_t aside = 0;
};

Ahead ahead(Seen from, Seen to, Way way)
{
    const std::int64_t right = to.right - from.right;
    const std::int64_t away = to.away - from.away;
    switch (way) {
    case Way::Left:
        return {-right, std::abs(away)};
    case Way::Right:
        return {right, std::abs(away)};
    case Way::Away:
        return {away, std::abs(right)};
    case Way::Near:
        break;
    }
    return {-away, std::abs(right)};
}

} // namespace

std::vector<ChipId> readingOrder(const ShownTable &table, const Viewpoint &viewpoint)
{
    struct Standing {
        Seen seen;
        int level = 0;
        ChipId chip = NoChip;
    };
    std::vector<Standing> all;
    for (const auto &chip : table.chips()) {
        all.push_back({viewpoint.seen(chip.at), chip.level, chip.id});
    }
    std::ranges::stable_sort(all, std::greater<>{}, [](const Standing &each) {
        return each.seen.away;
    });
    // Row by row: a chip opens a new one where it lies half a chip nearer than the row's first.
    std::vector<ChipId> order;
    for (auto first = all.begin(); first != all.end();) {
        const std::int64_t limit = first->seen.away - table.setup().radius;
        const auto end = std::find_if(first, all.end(), [limit](const Standing &each) {
            return each.seen.away < limit;
        });
        std::stable_sort(first, end, [](const Standing &one, const Standing &other) {
            return one.seen.right != other.seen.right ? one.seen.right < other.seen.right
                                                      : one.level > other.level;
        });
        std::for_each(first, end, [&order](const Standing &each) { order.push_back(each.chip); });
        first = end;
    }
    return order;
}

ChipId
nextInDirection(const ShownTable &table, const Viewpoint &viewpoint, base::Point from, Way way)
{
    ChipId best = NoChip;
    std::int64_t bestCost = 0;
    for (const auto &chip : table.chips()) {
        const Ahead there = ahead(viewpoint.seen(from), viewpoint.seen(chip.at), way);
        if (there.forward <= 0 || there.aside > there.forward) {
            continue;
        }
        // Twice the way aside, so that a row is followed rather than left.
        const std::int64_t cost = there.forward + 2 * there.aside;
        if (best == NoChip || cost < bestCost) {
            best = chip.id;
            bestCost = cost;
        }
    }
    return best;
}

ChipId nearestTo(const ShownTable &table, base::Point point)
{
    const auto chips = table.chips();
    const auto nearest = std::ranges::min_element(chips, {}, [point](const ShownChip &chip) {
        return base::squaredDistance(chip.at, point);
    });
    return nearest == chips.end() ? NoChip : nearest->id;
}

ChipId chipAt(const ShownTable &table, base::Point point)
{
    const auto chips = table.chips();
    for (std::size_t place = chips.size(); place-- > 0;) {
        if (base::isWithin(base::Disc{chips[place].at, table.setup().radius}, point)) {
            return chips[place].id;
        }
    }
    return NoChip;
}

} // namespace boards
