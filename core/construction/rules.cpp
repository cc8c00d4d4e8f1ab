#include "construction/phrases.h"
#include "construction/rules/factories.h"

#include <algorithm>

namespace construction
{

using base::text;

// Every rule that a format may name, in alphabetical order.
const std::vector<RuleRow> &rules()
{
    static const std::vector<RuleRow> table = {
        {"bases-exactly", basesExactly},
        {"card-copies-at-most", cardCopiesAtMost},
        {"card-playable", cardPlayable},
        {"copies-at-most", copiesAtMost},
        {"count", count},
        {"human-demon-separation", humanDemonSeparation},
        {"neutral-at-most", neutralAtMost},
        {"one-faction", oneFaction},
        {"points-at-least", pointsAtLeast},
        {"points-at-most", pointsAtMost},
        {"rank-slots", rankSlots},
        {"size-at-least", sizeAtLeast},
        {"size-at-most", sizeAtMost},
        {"size-exactly", sizeExactly},
        {"unique-once", uniqueOnce},
        {"uniques-one-faction", uniquesOneFaction},
        {"unit-and-order", unitAndOrder},
        {"unit-copies-at-most", unitCopiesAtMost},
    };
    return table;
}

namespace
{

base::Result<Severity> severityOf(const files::json::Source &row)
{
    const auto place = row.optionalMember("severity");
    if (!place) {
        return Severity::Illegal;
    }
    const auto written = place->asString();
    if (!written) {
        return tl::unexpected(written.error());
    }
    for (const auto severity : {Severity::Illegal, Severity::Warning, Severity::Note}) {
        if (*written == slugOf(severity)) {
            return severity;
        }
    }
    return place->problem(text("Construction", "“%1” is no severity of a rule.").with(*written),
                          text("Construction", "Write “illegal”, “warning” or “note”."));
}

} // namespace

base::Result<Rule> makeRule(const RuleSource &source)
{
    const auto place = source.row.member("rule");
    if (!place) {
        return tl::unexpected(place.error());
    }
    const auto slug = place->asString();
    if (!slug) {
        return tl::unexpected(slug.error());
    }
    const auto row = std::find_if(rules().begin(), rules().end(), [&slug](const RuleRow &known) {
        return known.slug == *slug;
    });
    if (row == rules().end()) {
        std::vector<std::string> slugs;
        for (const auto &known : rules()) {
            slugs.emplace_back(known.slug);
        }
        return place->problem(text("Construction", "There is no rule “%1”.").with(*slug),
                              remedyAmong(*slug, slugs));
    }
    auto rule = row->make(source);
    const auto severity = severityOf(source.row);
    if (!rule || !severity) {
        return tl::unexpected(rule ? severity.error() : rule.error());
    }
    rule->slug = *slug;
    rule->worst = std::max(rule->worst, *severity); // the milder
    if (const auto reference = source.row.optionalMember("reference")) {
        auto words = reference->asLocalText();
        if (!words) {
            return tl::unexpected(words.error());
        }
        rule->reference = std::move(*words);
    }
    return rule;
}

} // namespace construction
