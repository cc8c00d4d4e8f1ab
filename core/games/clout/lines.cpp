#include "games/clout/lines.h"

#include <algorithm>

namespace games::clout
{

namespace
{

struct Vector {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

std::int64_t roundedAway(std::int64_t number, std::int64_t divisor)
{
    return number >= 0 ? (number + divisor - 1) / divisor : -((-number + divisor - 1) / divisor);
}

// What part of the way is inside along one axis, as a fraction.
struct Part {
    std::int64_t of = 1;
    std::int64_t whole = 1;

    bool isLessThan(const Part &other) const { return of * other.whole < other.of * whole; }
};

Part inside(std::int64_t from, std::int64_t to, std::int64_t least, std::int64_t most)
{
    if (to >= least && to <= most) {
        return {};
    }
    const std::int64_t border = to > most ? most : least;
    const std::int64_t room = to > most ? border - from : from - border;
    return {std::max<std::int64_t>(room, 0), std::max<std::int64_t>(std::abs(to - from), 1)};
}

base::Point stoppedAtBorder(base::Point at, Vector to, const base::Rectangle &within)
{
    const Part across = inside(at.x, to.x, within.least.x, within.most.x);
    const Part along = inside(at.y, to.y, within.least.y, within.most.y);
    const Part part = across.isLessThan(along) ? across : along;
    return {static_cast<std::int32_t>(at.x + (to.x - at.x) * part.of / part.whole),
            static_cast<std::int32_t>(at.y + (to.y - at.y) * part.of / part.whole)};
}

} // namespace

base::Point attracted(base::Point centre, base::Point at, std::int64_t across)
{
    const std::int64_t squared = base::squaredDistance(centre, at);
    if (squared <= across * across) {
        return at;
    }
    const std::int64_t distance = base::rootUp(squared);
    const Vector to{(std::int64_t{at.x} - centre.x) * across / distance,
                    (std::int64_t{at.y} - centre.y) * across / distance};
    return {static_cast<std::int32_t>(centre.x + to.x), static_cast<std::int32_t>(centre.y + to.y)};
}

base::Point driven(base::Point centre,
                   base::Point through,
                   base::Point at,
                   std::int64_t reach,
                   const base::Rectangle &within)
{
    const std::int64_t distance =
        std::max<std::int64_t>(base::rootDown(base::squaredDistance(centre, through)), 1);
    const Vector away{std::int64_t{through.x} - centre.x, std::int64_t{through.y} - centre.y};
    Vector to;
    for (std::int64_t length = reach; length <= reach + 1; ++length) {
        to = {centre.x + roundedAway(away.x * length, distance),
              centre.y + roundedAway(away.y * length, distance)};
        const Vector from{to.x - centre.x, to.y - centre.y};
        if (from.x * from.x + from.y * from.y > reach * reach) {
            break;
        }
    }
    return stoppedAtBorder(at, to, within);
}

} // namespace games::clout
