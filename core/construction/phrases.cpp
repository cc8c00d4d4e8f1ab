#include "construction/phrases.h"

#include "base/nearest.h"

#include <algorithm>

namespace construction
{

namespace
{

constexpr std::size_t MostListed = 4;

// "2 Green Sapling"
base::Text copiesOfPiece(const catalog::Piece &piece, std::int64_t count)
{
    return base::text("Construction", "%1 %2").with(count).with(nameOf(piece));
}

constexpr std::size_t MostWays = 64;

// The ways to take out `copies` of the members from that place on, together with those chosen.
void addWays(const Members &members,
             std::size_t from,
             std::int64_t copies,
             Members &chosen,
             std::vector<Fix> &ways)
{
    if (copies == 0) {
        ways.push_back(takeOutAll(chosen));
        return;
    }
    for (std::size_t i = from; i < members.size() && ways.size() < MostWays; ++i) {
        chosen.push_back(members[i]);
        const std::int64_t most = std::min(copies, members[i].count);
        for (std::int64_t taken = most; taken > 0 && ways.size() < MostWays; --taken) {
            chosen.back().count = taken;
            addWays(members, i + 1, copies - taken, chosen, ways);
        }
        chosen.pop_back();
    }
}

} // namespace

base::LocalText nameOf(const catalog::Piece &piece)
{
    base::LocalText result;
    result.words["en"] = piece.name;
    for (const auto &further : piece.names) {
        result.words.emplace(further.language, further.name);
    }
    return result;
}

base::Text listed(const std::vector<base::Text> &parts)
{
    if (parts.empty()) {
        return {};
    }
    const std::size_t shown = parts.size() > MostListed ? MostListed - 1 : parts.size();
    base::Text result = parts[0];
    for (std::size_t i = 1; i < shown; ++i) {
        const bool isLast = i + 1 == parts.size();
        result = (isLast ? base::text("Construction", "%1 and %2")
                         : base::text("Construction", "%1, %2"))
                     .with(std::move(result))
                     .with(parts[i]);
    }
    if (shown < parts.size()) {
        result = base::plural("Construction", "%1 and %n more")
                     .with(parts.size() - shown)
                     .with(std::move(result));
    }
    return result;
}

base::Text listed(const Members &members)
{
    std::vector<base::Text> names;
    forEachTitle(members, [&names](std::span<const Member> printings) {
        names.push_back(base::Text::local(nameOf(*printings.front().piece)));
    });
    return listed(names);
}

base::Text listed(const catalog::Attribute &attribute, const std::vector<int> &choices)
{
    std::vector<base::Text> labels;
    labels.reserve(choices.size());
    for (const int choice : choices) {
        labels.push_back(
            base::Text::local(attribute.choices[static_cast<std::size_t>(choice)].label));
    }
    return listed(labels);
}

Things countedChoice(const catalog::Schema &schema, int attribute, int choice)
{
    const auto &which = schema.attributes[static_cast<std::size_t>(attribute)];
    const auto &value = which.choices[static_cast<std::size_t>(choice)];
    if (!value.plural.empty()) {
        return [noun = base::LocalNoun{value.label, value.plural}](std::int64_t number) {
            return base::Text::counted({number, noun});
        };
    }
    return [noun = schema.pieceNoun, attributeLabel = which.label, label = value.label](
               std::int64_t number) {
        return base::text("Construction", "%1 (%2: %3)")
            .with(base::Counted{number, noun})
            .with(attributeLabel)
            .with(label);
    };
}

std::vector<std::size_t> linesOf(const Members &members)
{
    std::vector<std::size_t> result;
    result.reserve(members.size());
    for (const auto &member : members) {
        result.push_back(member.line);
    }
    std::sort(result.begin(), result.end());
    return result;
}

base::Text remedyAmong(std::string_view written, const std::vector<std::string> &known)
{
    const std::string near = base::nearest(written, known);
    if (!near.empty()) {
        return base::text("Construction", "Is “%1” meant?").with(near);
    }
    std::string all;
    for (const auto &word : known) {
        all += (all.empty() ? "" : ", ") + word;
    }
    return base::text("Construction", "There are: %1.").with(all);
}

base::Text remedyAmong(std::string_view written, const catalog::Attribute &attribute)
{
    std::vector<std::string> values;
    for (const auto &choice : attribute.choices) {
        values.push_back(choice.value);
    }
    return remedyAmong(written, values);
}

Violation
cannotTell(const base::LocalText &attribute, const Members &members, const base::Text &ruleTitle)
{
    Violation result;
    result.severity = Severity::Unknown;
    result.message =
        base::text("Construction", "Cannot tell: “%1” is not known for %2. The rule: %3")
            .with(attribute)
            .with(listed(members))
            .with(ruleTitle);
    result.lines = linesOf(members);
    result.excess = copiesOf(members);
    return result;
}

Fix takeOut(const Members &members, std::int64_t copies)
{
    Fix result;
    std::vector<base::Text> parts;
    for (std::size_t i = members.size(); copies > 0 && i-- > 0;) {
        const Member &member = members[i];
        const std::int64_t taken = std::min(copies, member.count);
        copies -= taken;
        const auto same = std::find_if(
            result.changes.begin(),
            result.changes.end(),
            [&member](const CountChange &change) { return change.key == member.piece->key; });
        if (same != result.changes.end()) {
            same->by -= taken;
            parts[static_cast<std::size_t>(same - result.changes.begin())] =
                copiesOfPiece(*member.piece, -same->by);
        } else {
            result.changes.push_back({member.piece->key, member.piece->name, -taken});
            parts.push_back(copiesOfPiece(*member.piece, taken));
        }
    }
    result.label = base::text("Construction", "Take out %1.").with(listed(parts));
    return result;
}

std::vector<Fix> waysToTakeOut(Members members, std::int64_t copies)
{
    std::sort(members.begin(), members.end(), [](const Member &one, const Member &other) {
        return one.line > other.line;
    });
    std::vector<Fix> result;
    Members chosen;
    addWays(members, 0, copies, chosen, result);
    return result;
}

Fix takeOutAll(const Members &members)
{
    return takeOut(members, copiesOf(members));
}

std::optional<Fix> takeOutIfClear(const Members &members, std::int64_t copies)
{
    if (members.empty() || members.front().title != members.back().title) {
        return std::nullopt;
    }
    return takeOut(members, copies);
}

} // namespace construction
