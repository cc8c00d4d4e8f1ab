#include "construction/rule.h"

#include "construction/phrases.h"

#include <algorithm>

namespace construction
{

using base::text;

namespace
{

// A limit beyond this is a slip of the pen, and sums of such limits stay far from overflowing.
constexpr std::int64_t HighestNumber = 1'000'000;

base::Text nameOf(catalog::AttributeKind kind)
{
    switch (kind) {
    case catalog::AttributeKind::Text:
    case catalog::AttributeKind::LongText:
        return text("Construction", "a text");
    case catalog::AttributeKind::Number:
        return text("Construction", "a number");
    case catalog::AttributeKind::Choice:
        return text("Construction", "a choice from a list");
    case catalog::AttributeKind::YesNo:
        return text("Construction", "yes or no");
    case catalog::AttributeKind::Notation:
        return text("Construction", "a list of abilities");
    case catalog::AttributeKind::Counts:
        break;
    }
    return text("Construction", "a list of words with numbers");
}

// "$2" is the second of the numbers that the format's name carries.
base::Result<std::int64_t> parameter(const files::json::Source &place,
                                     const std::string &written,
                                     const std::vector<std::int64_t> &parameters)
{
    const bool isOne = written.size() == 2 && written[0] == '$';
    const std::size_t which = isOne ? static_cast<std::size_t>(written[1] - '1') : 0;
    if (isOne && which < parameters.size()) {
        return parameters[which];
    }
    return place.problem(text("Construction", "“%1” stands for no number.").with(written),
                         text("Construction",
                              "Write a whole number; in a pattern such as N/N/N also $1 for the "
                              "first number of its name, $2 for the second."));
}

bool isForTypeOf(const Member &member, int attribute, const catalog::Schema &schema)
{
    const auto &types = schema.attributes[static_cast<std::size_t>(attribute)].appliesTo;
    const auto &type = catalog::valueOf(*member.piece, schema, schema.typedBy);
    return types.empty() || !type.isGiven()
        || std::find(types.begin(), types.end(), type.text) != types.end();
}

// A rule that may only warn cannot make a roster illegal, nor its verdict uncertain.
Severity softened(Severity found, Severity worst)
{
    if (found == Severity::Unknown && worst != Severity::Illegal) {
        return Severity::Note;
    }
    return std::max(found, worst);
}

} // namespace

std::int64_t Force::size() const
{
    return copiesOf(members) + unresolved;
}

std::int64_t copiesOf(std::span<const Member> members)
{
    std::int64_t result = 0;
    for (const auto &member : members) {
        result += member.count;
    }
    return result;
}

Sorted sortedBy(const Force &force, int attribute, int choice, WithNone withNone)
{
    Sorted result;
    for (const auto &member : force.members) {
        const auto &value = force.value(member, attribute);
        if (value.state == catalog::ValueState::None) {
            if (withNone == WithNone::Alike && isForTypeOf(member, attribute, force.schema())) {
                result.having.push_back(member);
            }
        } else if (!value.isGiven()) {
            result.unknown.push_back(member);
        } else if (value.number == choice) {
            result.having.push_back(member);
        }
    }
    return result;
}

void Rule::run(const Force &force, std::vector<Violation> &violations) const
{
    const std::size_t before = violations.size();
    check(force, violations);
    for (std::size_t i = before; i < violations.size(); ++i) {
        violations[i].rule = slug;
        violations[i].reference = reference;
        violations[i].severity = softened(violations[i].severity, worst);
    }
}

base::Result<std::int64_t> RuleSource::number(std::string_view key) const
{
    const auto place = row.member(key);
    if (!place) {
        return tl::unexpected(place.error());
    }
    const std::string *written = place->node.string();
    auto value = written ? parameter(*place, *written, parameters) : place->asInteger();
    if (value && (*value < 0 || *value > HighestNumber)) {
        return place->problem(
            text("Construction", "The number must lie between 0 and %1.").with(HighestNumber),
            text("Construction", "Where there is to be no limit, leave the whole rule out."));
    }
    return value;
}

base::Result<int> RuleSource::attribute(std::string_view key,
                                        std::string_view usual,
                                        catalog::AttributeKind kind) const
{
    const auto place = row.optionalMember(key);
    auto written = place ? place->asString() : std::string{usual};
    if (!written) {
        return tl::unexpected(written.error());
    }
    const auto &where = place ? *place : row;
    const int found = schema->attributeIndex(*written);
    if (found < 0) {
        std::vector<std::string> slugs;
        for (const auto &attribute : schema->attributes) {
            slugs.push_back(attribute.slug);
        }
        return where.problem(
            text("Construction", "This rule looks at “%1”, which the pieces of this game lack.")
                .with(*written),
            place ? remedyAmong(*written, slugs) : base::Text{});
    }
    const auto actual = schema->attributes[static_cast<std::size_t>(found)].kind;
    if (actual != kind) {
        return where.problem(text("Construction", "“%1” is %2; this rule needs %3.")
                                 .with(*written)
                                 .with(nameOf(actual))
                                 .with(nameOf(kind)));
    }
    return found;
}

base::Result<int> RuleSource::typeAttribute() const
{
    return attribute({}, schema->typedBy, catalog::AttributeKind::Choice);
}

base::Result<int>
RuleSource::choice(std::string_view key, std::string_view usual, int attribute) const
{
    const auto place = row.optionalMember(key);
    auto written = place ? place->asString() : std::string{usual};
    if (!written) {
        return tl::unexpected(written.error());
    }
    const auto &which = schema->attributes[static_cast<std::size_t>(attribute)];
    const auto *found = which.choice(*written);
    if (found) {
        return static_cast<int>(found - which.choices.data());
    }
    return (place ? *place : row)
        .problem(text("Construction", "“%1” is no choice of “%2”.").with(*written).with(which.slug),
                 remedyAmong(*written, which));
}

base::Outcome RuleSource::only(const std::vector<std::string> &keys) const
{
    std::vector<std::string> known = keys;
    known.insert(known.end(), {"rule", "reference", "severity"});
    const auto *members = row.node.object();
    for (std::size_t i = 0; members && i < members->size(); ++i) {
        const auto &[key, value] = (*members)[i];
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            return files::json::Source{value, row.file}.problem(
                text("Construction", "This rule has no “%1”.").with(key),
                remedyAmong(key, known));
        }
    }
    return {};
}

} // namespace construction
