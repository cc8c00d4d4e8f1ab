// The rule that a sum of numbers lies within bounds.
#include "construction/bounds.h"

#include <algorithm>

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

// The fewest copies of one piece that bring the sum down by `excess`; among those, the ones that
// weigh least, so that as little as possible is lost.
std::optional<Fix>
smallestRemoval(const Force &force, const Members &members, int attribute, std::int64_t excess)
{
    const Member *best = nullptr;
    std::int64_t bestCopies = 0;
    std::int64_t bestLoss = 0;
    for (const auto &member : members) {
        const std::int64_t each = force.value(member, attribute).number;
        if (each <= 0) {
            continue;
        }
        const std::int64_t copies = (excess + each - 1) / each;
        const std::int64_t loss = copies * each;
        const bool isBetter =
            !best || copies < bestCopies || (copies == bestCopies && loss < bestLoss);
        if (copies <= member.count && isBetter) {
            best = &member;
            bestCopies = copies;
            bestLoss = loss;
        }
    }
    return best ? std::optional<Fix>(takeOut({*best}, bestCopies)) : std::nullopt;
}

Violation sumOutside(const Bounds &bounds, const Sum &sum, const base::LocalText &label)
{
    Violation result;
    result.excess = bounds.excess(sum.range);
    const bool isOver = bounds.of(sum.range) == Standing::Over;
    result.message =
        (isOver
             ? base::text("Construction", "%1: %2 in all; the limit is %3. That is %4 too many.")
             : base::text("Construction", "%1: %2 in all; the minimum is %3. That is %4 too few."))
            .with(label)
            .with(isOver ? sum.range.low : sum.range.high)
            .with(isOver ? *bounds.most : *bounds.least)
            .with(result.excess);
    result.lines = linesOf(sum.contributing);
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
            violation.fix = smallestRemoval(force, sum.contributing, attribute, violation.excess);
        }
        violation.subject = known.slug;
        violations.push_back(std::move(violation));
    };
    return rule;
}

} // namespace construction
