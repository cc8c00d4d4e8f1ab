#include "construction/copies.h"
#include "construction/phrases.h"
#include "construction/rules/factories.h"

namespace construction
{

namespace
{

Violation notUnique(const Members &printings, const UniqueMark &mark)
{
    Violation result = tooManyCopies(printings, 1);
    result.message = base::text("Construction", "Copies of %1: %2; with “%3” there may be only 1.")
                         .with(nameOf(*printings.front().piece))
                         .with(copiesOf(printings))
                         .with(mark.label);
    return result;
}

} // namespace

// Clout: rulebook, Abilities List, Unique: one copy of any chip with the ability (rulings P6, P7).
// Mutant: rulebook, Unique Characters: one of the same name (ruling A2). A title of which one
// printing is unique is unique in all of them.
base::Result<Rule> uniqueOnce(const RuleSource &source)
{
    if (auto known = source.only({"mark"}); !known) {
        return tl::unexpected(known.error());
    }
    auto mark = uniqueMark(source);
    if (!mark) {
        return tl::unexpected(mark.error());
    }
    Rule rule;
    rule.title =
        base::text("Construction", "At most one copy of a piece with “%1”.").with(mark->label);
    rule.check = [mark = std::move(*mark), title = rule.title](const Force &force,
                                                               std::vector<Violation> &violations) {
        forEachTitle(force.members, [&](std::span<const Member> printings) {
            if (copiesOf(printings) <= 1) {
                return;
            }
            Members concerned;
            Members unknown;
            bool isUnique = false;
            for (const auto &member : printings) {
                const Answer answer = mark.of(*member.piece, force.schema());
                isUnique = isUnique || answer == Answer::Yes;
                if (answer == Answer::Unknown) {
                    unknown.push_back(member);
                }
                if (mark.concerns(*member.piece)) {
                    concerned.push_back(member);
                }
            }
            if (copiesOf(concerned) <= 1) {
                return;
            }
            if (isUnique) {
                violations.push_back(notUnique(concerned, mark));
            } else if (!unknown.empty()) {
                violations.push_back(cannotTell(mark.unknownLabel, unknown, title));
                violations.back().subject = printings.front().title;
            }
        });
    };
    return rule;
}

} // namespace construction
