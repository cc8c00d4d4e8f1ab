#include "games/clout/advice.h"

#include "engine/view_access.h"
#include "games/clout/measure.h"
#include "games/clout/score.h"
#include "games/clout/state.h"

#include <algorithm>

namespace games::clout
{

namespace
{

constexpr std::int64_t Point = 1000; // thousandths
// What a base on the table is worth for each chip that may still land near it: tuned by play.
constexpr std::int64_t BaseForEachToCome = 120;
// A chip that waits for what the others throw.
constexpr std::int64_t ForAGuard = 250;

const State &stateOf(const engine::View &view)
{
    return static_cast<const State &>(engine::ViewAccess::stateOf(view));
}

int left(const Position &position, SeatId seat)
{
    int count = 0;
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        count += position.chips[i].place == Place::Stack && position.chips[i].owner == seat ? 1 : 0;
    }
    return count;
}

bool isGuard(const Kind &kind)
{
    return (kind.has
            & (only(Ability::Ambush) | only(Ability::Bomb) | only(Ability::Poison)
               | only(Ability::Aversion) | only(Ability::Counterattack)))
        != 0;
}

// What stands on the table for whoever controls it, beyond the points of now.
std::int64_t prospectOf(const Setup &setup, const Position &position, SeatId seat)
{
    const int toCome = left(position, seat);
    int othersToCome = 0;
    for (SeatId other = 0; other < position.seats; ++other) {
        othersToCome += other == seat ? 0 : left(position, other);
    }
    std::int64_t sum = 0;
    for (const ChipId chip : position.table.all()) {
        const auto &lying = position.chips[chip];
        if (lying.controller != seat || position.leaving.holds(chip)) {
            continue;
        }
        const auto &kind = setup.kindOf(lying);
        if (kind.type == Type::Base) {
            sum += BaseForEachToCome * std::min(toCome, 5);
        }
        if (isGuard(kind) && !lying.isTrapped) {
            sum += ForAGuard * std::min(othersToCome, 4) / 4;
        }
    }
    return sum;
}

// Points around a chip from which it is in reach, and others that lie short of it: what is thrown
// rolls on.
class Candidates
{
public:
    Candidates(const engine::Region &region, std::vector<base::Point> &out)
        : m_region(region)
        , m_out(out)
    {
        m_out.clear();
    }

    void add(std::int64_t x, std::int64_t y)
    {
        const base::Point point{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
        if (m_region.contains(point)) {
            m_out.push_back(point);
        }
    }

    void addAround(base::Point centre, std::int64_t distance)
    {
        const std::int64_t slant = distance * 7071 / 10000;
        for (const auto &[x, y] : {std::pair{distance, std::int64_t{0}},
                                   std::pair{-distance, std::int64_t{0}},
                                   std::pair{std::int64_t{0}, distance},
                                   std::pair{std::int64_t{0}, -distance},
                                   std::pair{slant, slant},
                                   std::pair{slant, -slant},
                                   std::pair{-slant, slant},
                                   std::pair{-slant, -slant}}) {
            add(centre.x + x, centre.y + y);
        }
    }

    // On the line from the hand to the target, that far before it.
    void addShort(base::Point from, base::Point target, std::int64_t by)
    {
        const auto distance =
            std::max<std::int64_t>(base::rootDown(base::squaredDistance(from, target)), 1);
        add(target.x - (std::int64_t{target.x} - from.x) * by / distance,
            target.y - (std::int64_t{target.y} - from.y) * by / distance);
    }

private:
    const engine::Region &m_region;
    std::vector<base::Point> &m_out;
};

// Enemies to hurt, bases to lie near.
bool isWorthAiming(const Setup &setup, const Position &position, ChipId chip, SeatId seat)
{
    const auto &lying = position.chips[chip];
    return lying.controller != seat || setup.kindOf(lying).type == Type::Base;
}

void addAims(const Setup &setup,
             const Position &position,
             SeatId seat,
             base::Rng &rng,
             Candidates &candidates)
{
    const auto from = setup.throwing.from[seat];
    for (const ChipId chip : position.table.all()) {
        if (isWorthAiming(setup, position, chip, seat)) {
            const auto &at = position.chips[chip].at;
            for (const std::int64_t roll : {60'000, 160'000}) {
                candidates.addShort(from, at, roll);
            }
        }
    }
    // The middle, a little short, and anywhere.
    const auto within = inside(setup);
    const base::Point middle{(within.least.x + within.most.x) / 2,
                             (within.least.y + within.most.y) / 2};
    candidates.addShort(from, middle, 150'000);
    candidates.addShort(from, middle, 0);
    for (int i = 0; i < 4; ++i) {
        const auto x = base::between(rng, within.least.x, within.most.x);
        const auto y = base::between(rng, within.least.y, within.most.y);
        candidates.add(x, y);
    }
}

void addSpots(const Setup &setup, const Position &position, SeatId seat, Candidates &candidates)
{
    const std::int64_t across = std::int64_t{2} * setup.radius + 1000;
    const Step &step = position.agenda.top();
    if (step.kind == StepKind::Where) {
        const auto &at = position.chips[step.other].at;
        candidates.add(at.x, at.y);
        candidates.addAround(at, setup.increment[seat]);
    }
    for (const ChipId chip : position.table.all()) {
        if (chip != step.chip && isWorthAiming(setup, position, chip, seat)) {
            candidates.addAround(position.chips[chip].at, across);
        }
    }
}

class CloutAdvice final : public engine::Advice
{
public:
    std::int64_t evaluate(const engine::View &view) const override
    {
        const auto &state = stateOf(view);
        const auto &position = state.position();
        const auto seat = static_cast<SeatId>(view.seat());
        const auto sums = scores(state.setup(), position);
        std::int64_t best = INT64_MIN;
        for (SeatId other = 0; other < position.seats; ++other) {
            if (other != seat) {
                best = std::max(
                    best,
                    sums[other] * Point
                        + (position.isOver ? 0 : prospectOf(state.setup(), position, other)));
            }
        }
        const std::int64_t own =
            sums[seat] * Point + (position.isOver ? 0 : prospectOf(state.setup(), position, seat));
        return own - best;
    }

    void candidates(const engine::View &view,
                    const engine::Region &region,
                    base::Rng &rng,
                    std::vector<base::Point> &out) const override
    {
        const auto &state = stateOf(view);
        const auto seat = static_cast<SeatId>(view.seat());
        Candidates points(region, out);
        if (state.position().agenda.top().kind == StepKind::Aim) {
            addAims(state.setup(), state.position(), seat, rng, points);
        } else {
            addSpots(state.setup(), state.position(), seat, points);
        }
        for (int i = 0; i < 4 || out.empty(); ++i) {
            const auto point = region.sample(rng);
            if (!point) {
                break;
            }
            out.push_back(*point);
        }
    }
};

} // namespace

const engine::Advice &advice()
{
    static const CloutAdvice advice;
    return advice;
}

} // namespace games::clout
