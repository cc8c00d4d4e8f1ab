#include "construction/bounds.h"

namespace construction
{

using base::text;

Standing Bounds::of(Range range) const
{
    if (most && range.low > *most) {
        return Standing::Over;
    }
    if (least && range.high < *least) {
        return Standing::Under;
    }
    const bool isSure = (!most || range.high <= *most) && (!least || range.low >= *least);
    return isSure ? Standing::Within : Standing::Open;
}

std::int64_t Bounds::excess(Range range) const
{
    switch (of(range)) {
    case Standing::Over:
        return range.low - *most;
    case Standing::Under:
        return *least - range.high;
    case Standing::Within:
    case Standing::Open:
        break;
    }
    return 0;
}

base::Text titleOf(const Bounds &bounds, const Things &things)
{
    if (bounds.isExact()) {
        return text("Construction", "Exactly %1.").with(things(*bounds.least));
    }
    if (bounds.least && bounds.most) {
        return text("Construction", "%1 at least, %2 at most.")
            .with(things(*bounds.least))
            .with(things(*bounds.most));
    }
    if (bounds.least) {
        return text("Construction", "At least %1.").with(things(*bounds.least));
    }
    return text("Construction", "At most %1.").with(things(bounds.most.value_or(0)));
}

namespace
{

base::Text tooMany(const Bounds &bounds, const base::Text &found, std::int64_t excess)
{
    return (bounds.isExact() ? text("Construction", "%1; there must be exactly %2. Take out %3.")
                             : text("Construction", "%1; the limit is %2. Take out %3."))
        .with(found)
        .with(*bounds.most)
        .with(excess);
}

base::Text tooFew(const Bounds &bounds, const base::Text &found, std::int64_t excess)
{
    return (bounds.isExact() ? text("Construction", "%1; there must be exactly %2. Add %3.")
                             : text("Construction", "%1; the minimum is %2. Add %3."))
        .with(found)
        .with(*bounds.least)
        .with(excess);
}

// Names what is sure, as the totals do, and beside it what nobody knows.
base::Text
tooFew(const Bounds &bounds, const base::Text &sure, std::int64_t open, std::int64_t excess)
{
    return (bounds.isExact()
                ? text("Construction",
                       "%1 for sure, %2 more unknown; there must be exactly %3. Add at least %4.")
                : text("Construction",
                       "%1 for sure, %2 more unknown; the minimum is %3. Add at least %4."))
        .with(sure)
        .with(open)
        .with(*bounds.least)
        .with(excess);
}

} // namespace

Violation outside(const Bounds &bounds, Range range, const Things &things)
{
    Violation result;
    result.excess = bounds.excess(range);
    const base::Text sure = things(range.low);
    if (bounds.of(range) == Standing::Over) {
        result.message = tooMany(bounds, sure, result.excess);
    } else if (range.low == range.high) {
        result.message = tooFew(bounds, sure, result.excess);
    } else {
        result.message = tooFew(bounds, sure, range.high - range.low, result.excess);
    }
    return result;
}

namespace
{

Violation tooMany(const Counting &counting, Range range, const Members &having)
{
    Violation over = outside(counting.bounds, range, counting.things);
    over.lines = linesOf(having);
    over.fix = takeOutIfClear(having, over.excess);
    if (!over.fix && counting.removal == Removal::Any) {
        over.ways = [members = having, copies = over.excess] {
            return waysToTakeOut(members, copies);
        };
    }
    return over;
}

Violation tooFewOf(const Counting &counting, Range range, const Sorted &sorted)
{
    Violation under = outside(counting.bounds, range, counting.things);
    Members concerned = sorted.having;
    concerned.insert(concerned.end(), sorted.unknown.begin(), sorted.unknown.end());
    under.lines = linesOf(concerned);
    return under;
}

} // namespace

void countAgainst(const Counting &counting,
                  const Force &force,
                  const Sorted &sorted,
                  std::vector<Violation> &violations)
{
    const std::int64_t sure = copiesOf(sorted.having);
    const Range range{sure, sure + copiesOf(sorted.unknown) + force.unresolved};
    switch (counting.bounds.of(range)) {
    case Standing::Within:
        return;
    case Standing::Open:
        if (!sorted.unknown.empty()) {
            violations.push_back(cannotTell(counting.attribute,
                                            sorted.unknown,
                                            titleOf(counting.bounds, counting.things)));
        }
        return;
    case Standing::Over:
        violations.push_back(tooMany(counting, range, sorted.having));
        return;
    case Standing::Under:
        violations.push_back(tooFewOf(counting, range, sorted));
        return;
    }
}

Rule sizeWithin(const Bounds &bounds, const catalog::Schema &schema)
{
    const Things things = [noun = schema.pieceNoun](std::int64_t number) {
        return base::Text::counted({number, noun});
    };
    Rule rule;
    rule.title = titleOf(bounds, things);
    rule.countsAll = true;
    rule.check = [bounds, things](const Force &force, std::vector<Violation> &violations) {
        const Range range{force.size(), force.size()};
        if (bounds.of(range) == Standing::Within) {
            return;
        }
        Violation violation = outside(bounds, range, things);
        violation.lines = linesOf(force.members);
        if (bounds.of(range) == Standing::Over && force.unresolved == 0) {
            violation.fix = takeOutIfClear(force.members, violation.excess);
        }
        violations.push_back(std::move(violation));
    };
    return rule;
}

Rule choicesWithin(const Bounds &bounds,
                   const catalog::Schema &schema,
                   int attribute,
                   int choice,
                   Removal removal,
                   WithNone withNone)
{
    Counting counting;
    counting.bounds = bounds;
    counting.things = countedChoice(schema, attribute, choice);
    counting.attribute = schema.attributes[static_cast<std::size_t>(attribute)].label;
    counting.removal = removal;
    Rule rule;
    rule.title = titleOf(bounds, counting.things);
    rule.check = [counting, attribute, choice, withNone](const Force &force,
                                                         std::vector<Violation> &violations) {
        countAgainst(counting, force, sortedBy(force, attribute, choice, withNone), violations);
    };
    return rule;
}

} // namespace construction
