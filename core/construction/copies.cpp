#include "construction/copies.h"

#include "construction/phrases.h"

#include <map>
#include <string>

namespace construction
{

using base::text;

namespace
{

bool isLeftOut(const CopyLimit &limit, const catalog::Schema &schema, const Member &member)
{
    return limit.exceptUnique && limit.exceptUnique->of(*member.piece, schema) == Answer::Yes;
}

Sorted concerned(const CopyLimit &limit, const Force &force, std::span<const Member> printings)
{
    Sorted result;
    for (const auto &member : printings) {
        if (isLeftOut(limit, force.schema(), member)) {
            return {};
        }
        if (!limit.type) {
            result.having.push_back(member);
            continue;
        }
        const auto &type = force.value(member, limit.type->attribute);
        if (type.isGiven() && type.number == limit.type->choice) {
            result.having.push_back(member);
        } else if (type.isUnknown() || type.state == catalog::ValueState::Variable) {
            result.unknown.push_back(member);
        }
    }
    return result;
}

// Of one choice surely, or the very same piece.
std::string kindOf(const Member &member, int kindMark)
{
    const auto &value = member.piece->value(kindMark);
    return value.isGiven() ? value.text : member.piece->key;
}

std::map<std::string, Members> kindsOf(const Members &printings, int kindMark)
{
    std::map<std::string, Members> result;
    for (const auto &member : printings) {
        result[kindOf(member, kindMark)].push_back(member);
    }
    return result;
}

Violation maybeTooMany(const Members &printings,
                       const CopyLimit &limit,
                       const catalog::Attribute &kindMark,
                       const base::Text &title)
{
    Violation result;
    result.severity = Severity::Unknown;
    result.message =
        text("Construction",
             "Cannot tell whether %1 of more than one “%2” are of one kind; together there are %3. "
             "The rule: %4")
            .with(nameOf(*printings.front().piece))
            .with(kindMark.label)
            .with(copiesOf(printings))
            .with(title);
    result.lines = linesOf(printings);
    result.excess = copiesOf(printings) - limit.limit;
    result.subject = printings.front().title;
    return result;
}

// As tooManyCopies() of each kind that surely is one.
void countKinds(const CopyLimit &limit,
                const Force &force,
                const Members &printings,
                const base::Text &title,
                std::vector<Violation> &violations)
{
    const std::size_t before = violations.size();
    for (const auto &[kind, members] : kindsOf(printings, *limit.kindMark)) {
        if (copiesOf(members) > limit.limit) {
            violations.push_back(tooManyCopies(members, limit.limit));
            violations.back().subject += '/' + kind;
        }
    }
    if (violations.size() == before) {
        const auto &attributes = force.schema().attributes;
        violations.push_back(maybeTooMany(printings,
                                          limit,
                                          attributes[static_cast<std::size_t>(*limit.kindMark)],
                                          title));
    }
}

base::Text titleOf(const CopyLimit &limit, const catalog::Schema &schema)
{
    if (limit.type) {
        return text("Construction", "At most %1 copies of one and the same piece (%2).")
            .with(limit.limit)
            .with(limit.type->label);
    }
    return text("Construction", "At most %1 copies of one and the same %2.")
        .with(limit.limit)
        .with(schema.pieceNoun.one);
}

} // namespace

Violation tooManyCopies(const Members &printings, std::int64_t limit)
{
    Violation result;
    const std::int64_t copies = copiesOf(printings);
    result.excess = copies - limit;
    result.message = text("Construction", "Copies of %1: %2; the limit is %3. Take out %4.")
                         .with(nameOf(*printings.front().piece))
                         .with(copies)
                         .with(limit)
                         .with(result.excess);
    result.lines = linesOf(printings);
    result.subject = printings.front().title;
    result.fix = takeOut(printings, result.excess);
    return result;
}

Rule copiesWithin(const CopyLimit &limit, const catalog::Schema &schema)
{
    Rule rule;
    rule.title = titleOf(limit, schema);
    rule.check = [limit, title = rule.title](const Force &force,
                                             std::vector<Violation> &violations) {
        forEachTitle(force.members, [&](std::span<const Member> printings) {
            if (copiesOf(printings) <= limit.limit) {
                return;
            }
            const Sorted sorted = concerned(limit, force, printings);
            if (copiesOf(sorted.having) > limit.limit && limit.kindMark) {
                countKinds(limit, force, sorted.having, title, violations);
            } else if (copiesOf(sorted.having) > limit.limit) {
                violations.push_back(tooManyCopies(sorted.having, limit.limit));
            } else if (copiesOf(sorted.having) + copiesOf(sorted.unknown) > limit.limit) {
                const auto &types =
                    force.schema().attributes[static_cast<std::size_t>(limit.type->attribute)];
                Violation open = cannotTell(types.label, sorted.unknown, title);
                open.subject = printings.front().title;
                violations.push_back(std::move(open));
            }
        });
    };
    return rule;
}

base::Result<CopyLimit> copyLimitOfType(const RuleSource &source, std::string_view usualType)
{
    const auto number = source.number("limit");
    const auto types = source.typeAttribute();
    if (!number || !types) {
        return tl::unexpected(number ? types.error() : number.error());
    }
    const auto type = source.choice("type", usualType, *types);
    if (!type) {
        return tl::unexpected(type.error());
    }
    const auto &choices = source.schema->attributes[static_cast<std::size_t>(*types)].choices;
    CopyLimit result;
    result.limit = *number;
    result.type = CopyLimit::Type{*types, *type, choices[static_cast<std::size_t>(*type)].label};
    return result;
}

} // namespace construction
