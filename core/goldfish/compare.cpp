#include "goldfish/compare.h"

#include "goldfish/side.h"
#include "goldfish/statistics/normal.h"
#include "goldfish/statistics/resolution.h"

#include <algorithm>

namespace goldfish
{

namespace
{

// Rounds between two looks, and so never fewer than this to decide anything.
constexpr std::uint64_t RoundsOfBlock = 25;
// Half of 5 % for each of the two tests, as a difference may be found either way.
constexpr double FalseAlarm = 0.025;
constexpr double Miss = 0.05;

// In a duel both sides' rates move, so the difference is twice as great for each.
SprtDesign designOf(const ComparisonDesign &design, bool isDuel)
{
    return {0, isDuel ? 2 * design.difference : design.difference, FalseAlarm, Miss, -2, 2};
}

struct Half {
    std::int32_t margin = 0;
    std::int32_t halves = 0;
};

void addPair(Comparison &comparison, const Half &subject, const Half &reference)
{
    const std::int32_t own = subject.halves;
    const std::int32_t other = reference.halves;
    comparison.margins.add(subject.margin - reference.margin);
    comparison.own.add(subject.margin);
    comparison.other.add(reference.margin);
    comparison.halves.add(own - other);
    comparison.better.add(own - other);
    comparison.worse.add(other - own);
    auto &pairs = comparison.pairs;
    if (own != other) {
        ++(own > other ? pairs.firstBetter : pairs.secondBetter);
    } else {
        ++(own == 2 ? pairs.bothWon : pairs.neitherWon);
    }
}

// 1, −1, or 0 where zero is within.
int signOf(const Interval &interval)
{
    return interval.low > 0 ? 1 : interval.high < 0 ? -1 : 0;
}

int signOfTests(const Comparison &comparison)
{
    const bool isBetter = comparison.better.stop() == Sprt::Stop::Alternative;
    const bool isWorse = comparison.worse.stop() == Sprt::Stop::Alternative;
    return (isBetter ? 1 : 0) - (isWorse ? 1 : 0);
}

// The margin first. Where matches were played only until the tests of the wins had ended, these
// decide, for an interval that is looked at again and again misses more often than it says. Where
// one roster scores more and the other wins more, nothing is decided.
Comparison::Verdict verdictOf(const Comparison &comparison)
{
    const int margin = signOf(comparison.marginInterval());
    const int wins = signOfTests(comparison);
    const int sign = margin * wins < 0 ? 0 : comparison.endedEarly ? wins : margin;
    return sign > 0 ? Comparison::Verdict::Helps
        : sign < 0  ? Comparison::Verdict::Hurts
                    : Comparison::Verdict::Undecided;
}

bool isDecided(const Comparison &comparison)
{
    using Stop = Sprt::Stop;
    const bool isFound = signOfTests(comparison) != 0;
    const bool isOver =
        comparison.better.stop() != Stop::Going && comparison.worse.stop() != Stop::Going;
    return isFound || isOver;
}

} // namespace

double Comparison::margin() const
{
    return isDuel ? margins.mean() / 2 : margins.mean();
}

Interval Comparison::marginInterval() const
{
    const auto interval = margins.interval(Tail95);
    return isDuel ? Interval{interval.low / 2, interval.high / 2} : interval;
}

double Comparison::rate() const
{
    return halves.mean() / 2;
}

Interval Comparison::rateInterval() const
{
    const auto interval = halves.interval(Tail95);
    return {interval.low / 2, interval.high / 2};
}

// Where the pairs do not vary at all there is nothing to divide by: as good as it may be said.
double Comparison::gain() const
{
    constexpr double Most = 1000;
    const double apart = own.variance() + other.variance();
    const double paired = margins.variance();
    return apart >= Most * paired ? (apart > 0 ? Most : 1) : apart / paired;
}

std::optional<std::int64_t> Comparison::matchesToSettle() const
{
    const auto more = pairsToSettle(margins);
    return more ? std::optional<std::int64_t>(2 * *more) : std::nullopt;
}

Comparison comparisonOf(const Batch &batch, const ComparisonDesign &design)
{
    const auto &pairings = batch.plan().pairings;
    const bool isDuel = batch.plan().isDuel;
    const auto tests = designOf(design, isDuel);
    Comparison result{design, isDuel, 0, {}, {}, {}, {}, {}, 1, Sprt(tests), Sprt(tests)};
    const auto matches = batch.matches();
    // The two arms of a pair follow each other.
    for (std::size_t match = 0; match + 1 < matches.size(); match += 2) {
        const auto &own = matches[match];
        const auto &other = matches[match + 1];
        if (own.isUnfinished || other.isUnfinished) {
            ++result.unfinished;
            continue;
        }
        const auto &ownPairing = pairings[match % pairings.size()];
        const auto &otherPairing = pairings[(match + 1) % pairings.size()];
        addPair(result,
                {marginOf(own, ownPairing), halvesOf(own, ownPairing)},
                {marginOf(other, otherPairing), halvesOf(other, otherPairing)});
    }
    result.chance = mcnemar(result.pairs);
    result.verdict = verdictOf(result);
    return result;
}

base::Result<Comparison> compare(Batch &batch, const Effort &effort, const ComparisonDesign &design)
{
    const std::uint64_t block = RoundsOfBlock * batch.plan().pairings.size();
    const double began = effort.clock ? effort.clock() : 0;
    Effort part = effort;
    bool endedEarly = false;
    do {
        const std::uint64_t next = (batch.matches().size() / block + 1) * block;
        part.matches = design.endsEarly ? std::min(next, effort.matches) : effort.matches;
        if (effort.mostSeconds && effort.clock) {
            part.mostSeconds = std::max(0.0, *effort.mostSeconds - (effort.clock() - began));
        }
        const auto stop = batch.run(part);
        if (!stop) {
            return tl::unexpected(stop.error());
        }
        if (*stop != Batch::Stop::Done) {
            break;
        }
        endedEarly = design.endsEarly && isDecided(comparisonOf(batch, design));
    } while (!endedEarly && part.matches < effort.matches);
    auto result = comparisonOf(batch, design);
    result.endedEarly = endedEarly;
    result.verdict = verdictOf(result);
    return result;
}

} // namespace goldfish
