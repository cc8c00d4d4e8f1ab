#include "construction/phrases.h"
#include "construction/rules/factories.h"

namespace construction
{

namespace
{

struct Needed {
    int choice = 0;
    base::LocalText label;
    std::string slug;
};

} // namespace

// Mutant: an army without a unit or without an order cannot act; the rulebook does not forbid it,
// so it is a warning (ruling A6).
base::Result<Rule> unitAndOrder(const RuleSource &source)
{
    if (auto known = source.only({"unit", "order"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto types = source.typeAttribute();
    if (!types) {
        return tl::unexpected(types.error());
    }
    const auto unit = source.choice("unit", "unit", *types);
    const auto order = source.choice("order", "order", *types);
    if (!unit || !order) {
        return tl::unexpected(unit ? order.error() : unit.error());
    }
    std::vector<Needed> needed;
    for (const int choice : {*unit, *order}) {
        const auto &which = source.schema->attributes[static_cast<std::size_t>(*types)]
                                .choices[static_cast<std::size_t>(choice)];
        needed.push_back({choice, which.label, which.value});
    }
    Rule rule;
    rule.title = base::text("Construction", "At least one of each: %1, %2.")
                     .with(needed[0].label)
                     .with(needed[1].label);
    rule.check = [types = *types, needed](const Force &force, std::vector<Violation> &violations) {
        for (const auto &one : needed) {
            const Sorted sorted = sortedBy(force, types, one.choice);
            if (!sorted.having.empty() || !sorted.unknown.empty() || force.unresolved > 0) {
                continue;
            }
            Violation missing;
            missing.severity = Severity::Warning;
            missing.message =
                base::text("Construction", "The %1 has nothing of this kind: %2. Add at least 1.")
                    .with(force.schema().rosterNoun.one)
                    .with(one.label);
            missing.excess = 1;
            missing.subject = one.slug;
            violations.push_back(std::move(missing));
        }
    };
    return rule;
}

} // namespace construction
