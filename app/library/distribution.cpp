#include "library/distribution.h"

#include <algorithm>
#include <map>

namespace library
{

namespace
{

base::LocalText everywhere(std::string words)
{
    return {{{"en", std::move(words)}}};
}

std::string queryFor(const catalog::Attribute &attribute, const std::string &value)
{
    const auto &word = attribute.queryNames.empty() ? attribute.slug : attribute.queryNames.front();
    const bool quoted = value.find(' ') != std::string::npos;
    return word + ':' + (quoted ? '"' + value + '"' : value);
}

// 0 up to the largest cost, each step shown even where nothing costs so much.
Distribution
byNumber(const rosters::Resolved &resolved, const catalog::Attribute &attribute, int place)
{
    Distribution result{attribute.slug, attribute.label, true, {}};
    std::map<std::int32_t, std::int64_t> counts;
    std::int64_t unknown = 0;
    for (const auto &line : resolved.lines) {
        if (!line.piece || line.piece->value(place).state == catalog::ValueState::None) {
            continue;
        }
        const auto &value = line.piece->value(place);
        (value.isGiven() ? counts[value.number] : unknown) += line.line->count;
    }
    const std::int32_t last = counts.empty() ? -1 : counts.rbegin()->first;
    for (std::int32_t number = 0; number <= last; ++number) {
        const auto words = std::to_string(number);
        result.rows.push_back({everywhere(words), counts[number], queryFor(attribute, words)});
    }
    if (unknown > 0) {
        result.rows.push_back({everywhere("?"), unknown, "unknown:" + attribute.slug});
    }
    return result;
}

Distribution
byChoice(const rosters::Resolved &resolved, const catalog::Attribute &attribute, int place)
{
    Distribution result{attribute.slug, attribute.label, attribute.ordered, {}};
    for (std::size_t i = 0; i < attribute.choices.size(); ++i) {
        const auto &choice = attribute.choices[i];
        std::int64_t copies = 0;
        for (const auto &line : resolved.lines) {
            const bool fits = line.piece && line.piece->value(place).isGiven()
                && line.piece->value(place).number == static_cast<std::int32_t>(i);
            copies += fits ? line.line->count : 0;
        }
        if (copies > 0 || attribute.ordered) {
            result.rows.push_back({choice.label, copies, queryFor(attribute, choice.value)});
        }
    }
    return result;
}

Distribution byAbility(const rosters::Resolved &resolved,
                       const catalog::Attribute &attribute,
                       const catalog::Schema &schema)
{
    Distribution result{attribute.slug, attribute.label, false, {}};
    const auto *vocabulary = schema.vocabularyOf(attribute);
    for (const auto &item : vocabulary->items) {
        std::int64_t copies = 0;
        for (const auto &line : resolved.lines) {
            const auto slot = static_cast<std::size_t>(attribute.notationSlot);
            const bool has = line.piece && line.piece->notations[slot].find(item.slug) != nullptr;
            copies += has ? line.line->count : 0;
        }
        if (copies > 0) {
            const bool quoted = item.slug.find(' ') != std::string::npos;
            result.rows.push_back(
                {item.label, copies, "has:" + (quoted ? '"' + item.slug + '"' : item.slug)});
        }
    }
    std::stable_sort(result.rows.begin(),
                     result.rows.end(),
                     [](const auto &one, const auto &other) { return one.copies > other.copies; });
    return result;
}

} // namespace

std::vector<Distribution> distributions(const rosters::Resolved &resolved,
                                        const catalog::Schema &schema)
{
    std::vector<Distribution> result;
    for (const int place : schema.shown.curves) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(place)];
        Distribution found;
        if (attribute.kind == catalog::AttributeKind::Number) {
            found = byNumber(resolved, attribute, place);
        } else if (attribute.kind == catalog::AttributeKind::Choice) {
            found = byChoice(resolved, attribute, place);
        } else if (attribute.kind == catalog::AttributeKind::Notation) {
            found = byAbility(resolved, attribute, schema);
        }
        const bool hasAny = std::any_of(found.rows.begin(), found.rows.end(), [](const auto &row) {
            return row.copies > 0;
        });
        if (hasAny) {
            result.push_back(std::move(found));
        }
    }
    return result;
}

} // namespace library
