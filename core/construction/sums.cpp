// The rule that a sum of numbers lies within bounds.
#include "construction/bounds.h"

#include <algorithm>
#include <tuple>

namespace construction
{

namespace
{

struct Sum {
    Range range;
    Members contributing;
    Members unknown;
};

Sum sumOf(const Force &force, const catalog::Attribute &attribute, int place)
{
    Sum result;
    for (const auto &member : force.members) {
        const auto &value = force.value(member, place);
        if (value.isGiven()) {
            result.range.low += member.count * value.number;
            result.range.high += member.count * value.number;
            if (value.number != 0) {
                result.contributing.push_back(member);
            }
        } else if (value.state != catalog::ValueState::None) {
            result.range.low += member.count * attribute.minimum;
            result.range.high += member.count * attribute.maximum;
            result.unknown.push_back(member);
        }
    }
    result.range.high += force.unresolved * std::max<std::int64_t>(0, attribute.maximum);
    return result;
}

constexpr std::size_t MostWays = 64;

struct Way {
    Member member; // with the copies to take out
    std::int64_t loss = 0;
};

bool costsLess(const Way &one, const Way &other)
{
    return std::tuple(one.member.count, one.loss, other.member.line)
        < std::tuple(other.member.count, other.loss, one.member.line);
}

// The ways to bring the sum down by `excess` with copies of one piece: the fewest copies first;
// among those the ones that weigh least, so that as little as possible is lost; then the last line.
std::vector<Fix> removals(const Members &members, int attribute, std::int64_t excess)
{
    std::vector<Way> ways;
    for (const auto &member : members) {
        const std::int64_t each = member.piece->value(attribute).number;
        const std::int64_t copies = each > 0 ? (excess + each - 1) / each : 0;
        if (copies > 0 && copies <= member.count) {
            ways.push_back({member, copies * each});
            ways.back().member.count = copies;
        }
    }
    std::sort(ways.begin(), ways.end(), costsLess);
    ways.resize(std::min(ways.size(), MostWays));
    std::vector<Fix> result;
    result.reserve(ways.size());
    for (const auto &way : ways) {
        result.push_back(takeOutAll({way.member}));
    }
    return result;
}

base::Text tooMuch(const Bounds &bounds, const Sum &sum, const base::LocalText &label)
{
    return base::text("Construction", "%1: %2 in all; the limit is %3. That is %4 too many.")
        .with(label)
        .with(sum.range.low)
        .with(*bounds.most)
        .with(bounds.excess(sum.range));
}

base::Text tooLittle(const Bounds &bounds, const Sum &sum, const base::LocalText &label)
{
    if (sum.range.low == sum.range.high) {
        return base::text("Construction", "%1: %2 in all; the minimum is %3. That is %4 too few.")
            .with(label)
            .with(sum.range.high)
            .with(*bounds.least)
            .with(bounds.excess(sum.range));
    }
    return base::text("Construction",
                      "%1: %2 for sure, at most %3 in all; the minimum is %4. That is at least %5 "
                      "too few.")
        .with(label)
        .with(sum.range.low)
        .with(sum.range.high)
        .with(*bounds.least)
        .with(bounds.excess(sum.range));
}

Violation sumOutside(const Bounds &bounds, const Sum &sum, const base::LocalText &label)
{
    const bool isOver = bounds.of(sum.range) == Standing::Over;
    Violation result;
    result.excess = bounds.excess(sum.range);
    result.message = isOver ? tooMuch(bounds, sum, label) : tooLittle(bounds, sum, label);
    Members concerned = sum.contributing;
    if (!isOver) {
        concerned.insert(concerned.end(), sum.unknown.begin(), sum.unknown.end());
    }
    result.lines = linesOf(concerned);
    return result;
}

} // namespace

Rule sumWithin(const Bounds &bounds, const catalog::Schema &schema, int attribute)
{
    const auto &which = schema.attributes[static_cast<std::size_t>(attribute)];
    Rule rule;
    rule.title = (bounds.most ? base::text("Construction", "%1: at most %2 in all.")
                              : base::text("Construction", "%1: at least %2 in all."))
                     .with(which.label)
                     .with(bounds.most.value_or(bounds.least.value_or(0)));
    rule.check = [bounds, attribute, title = rule.title](const Force &force,
                                                         std::vector<Violation> &violations) {
        const auto &known = force.schema().attributes[static_cast<std::size_t>(attribute)];
        const Sum sum = sumOf(force, known, attribute);
        const Standing standing = bounds.of(sum.range);
        if (standing == Standing::Within || (standing == Standing::Open && sum.unknown.empty())) {
            return;
        }
        Violation violation = standing == Standing::Open
            ? cannotTell(known.label, sum.unknown, title)
            : sumOutside(bounds, sum, known.label);
        if (standing == Standing::Over) {
            violation.ways = [members = sum.contributing, attribute, excess = violation.excess] {
                return removals(members, attribute, excess);
            };
        }
        violation.subject = known.slug;
        violations.push_back(std::move(violation));
    };
    return rule;
}

} // namespace construction
