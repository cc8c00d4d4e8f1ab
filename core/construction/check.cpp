#include "construction/check.h"

#include "base/fold.h"
#include "construction/fix_choice.h"
#include "construction/phrases.h"

#include <algorithm>

namespace construction
{

namespace
{

// As catalog::titleOf, without a copy.
std::string_view titleIn(const catalog::Piece &piece)
{
    const std::string_view names = piece.foldedNames;
    return names.substr(0, names.find('\n'));
}

bool standsBefore(const Member &one, const Member &other)
{
    return one.title != other.title ? one.title < other.title : one.line < other.line;
}

Force forceOf(const rosters::Resolved &resolved, const catalog::Catalog &catalog)
{
    Force force{catalog, {}, 0};
    force.members.reserve(resolved.lines.size() + 1);
    for (std::size_t i = 0; i < resolved.lines.size(); ++i) {
        const auto &line = resolved.lines[i];
        const std::int64_t count = line.line ? line.line->count : 0;
        if (count <= 0) {
            continue;
        }
        if (line.piece) {
            force.members.push_back({i, count, line.piece.get(), titleIn(*line.piece)});
        } else {
            force.unresolved += count;
        }
    }
    std::sort(force.members.begin(), force.members.end(), standsBefore);
    return force;
}

void runRules(const Format &format, const Force &force, std::vector<Violation> &violations)
{
    for (const auto &rule : format.rules) {
        rule.run(force, violations);
    }
    std::stable_sort(
        violations.begin(),
        violations.end(),
        [](const Violation &one, const Violation &other) { return one.severity < other.severity; });
}

Violation unresolvedLine(std::size_t line, const rosters::ResolvedLine &resolved)
{
    Violation result;
    result.message = resolved.reason.empty()
        ? base::text("Construction", "Nothing is known by the name “%1”. Pick the piece meant.")
              .with(resolved.line->name)
        : resolved.reason;
    result.rule = UnresolvedLineRule;
    result.lines = {line};
    result.excess = resolved.line->count;
    result.subject = resolved.line->name;
    return result;
}

Legality legalityOf(const std::vector<Violation> &violations)
{
    Legality result = Legality::Legal;
    for (const auto &violation : violations) {
        if (violation.severity == Severity::Illegal) {
            return Legality::Illegal;
        }
        if (violation.severity == Severity::Unknown) {
            result = Legality::CannotTell;
        }
    }
    return result;
}

bool isUnknownHere(const catalog::Value &value)
{
    return value.state == catalog::ValueState::Unknown
        || value.state == catalog::ValueState::Variable;
}

// What the totals of these names leave out.
void noteUnknown(const Force &force,
                 int attribute,
                 const std::vector<std::string> &totals,
                 Verdict &verdict)
{
    Members unknown;
    for (const auto &member : force.members) {
        if (isUnknownHere(force.value(member, attribute))) {
            unknown.push_back(member);
        }
    }
    if (!unknown.empty()) {
        verdict.openTotals.insert(verdict.openTotals.end(), totals.begin(), totals.end());
        const auto &which = force.schema().attributes[static_cast<std::size_t>(attribute)];
        verdict.notes.push_back(
            base::text("Construction", "The total leaves out %2, for which “%1” is not known.")
                .with(which.label)
                .with(listed(unknown)));
    }
}

// The attributes that a game sums up or counts by where its schema has them.
constexpr std::string_view SummedAttribute = "points";
constexpr std::string_view RankAttribute = "rank";

void addTotals(const Force &force, Verdict &verdict)
{
    verdict.totals.emplace_back("size", force.size());
    const auto &attributes = force.schema().attributes;
    const int points = force.schema().attributeIndex(SummedAttribute);
    if (points >= 0
        && attributes[static_cast<std::size_t>(points)].kind == catalog::AttributeKind::Number) {
        std::int64_t sum = 0;
        for (const auto &member : force.members) {
            const auto &value = force.value(member, points);
            sum += value.isGiven() ? member.count * value.number : 0;
        }
        verdict.totals.emplace_back(SummedAttribute, sum);
        noteUnknown(force, points, {std::string(SummedAttribute)}, verdict);
    }
    const int ranks = force.schema().attributeIndex(RankAttribute);
    if (ranks < 0 || !attributes[static_cast<std::size_t>(ranks)].ordered) {
        return;
    }
    const auto &choices = attributes[static_cast<std::size_t>(ranks)].choices;
    std::vector<std::string> names;
    for (std::size_t rank = choices.size(); rank-- > 0;) { // the highest first
        const Sorted sorted = sortedBy(force, ranks, static_cast<int>(rank));
        names.push_back(base::fold(choices[rank].value));
        verdict.totals.emplace_back(names.back(), copiesOf(sorted.having));
    }
    noteUnknown(force, ranks, names, verdict);
}

void addCopy(Force &force, const catalog::Piece &piece, std::size_t lines)
{
    for (auto &member : force.members) {
        if (member.piece == &piece || member.piece->key == piece.key) {
            ++member.count;
            return;
        }
    }
    const Member added{lines, 1, &piece, titleIn(piece)};
    force.members.insert(
        std::upper_bound(force.members.begin(), force.members.end(), added, standsBefore),
        added);
}

} // namespace

std::string writtenTotal(const Verdict &verdict,
                         const std::string &name,
                         std::int64_t sum,
                         const base::Wording &wording)
{
    const auto &open = verdict.openTotals;
    return std::find(open.begin(), open.end(), name) == open.end()
        ? wording.number(sum)
        : base::render(base::text("Construction", "at least %1").with(sum), wording);
}

Verdict check(const Format &format,
              const rosters::Roster & /*roster*/,
              const rosters::Resolved &resolved,
              const catalog::Catalog &catalog)
{
    const Force force = forceOf(resolved, catalog);
    Verdict verdict;
    addTotals(force, verdict);
    for (std::size_t i = 0; i < resolved.lines.size(); ++i) {
        const auto &line = resolved.lines[i];
        if (!line.piece && line.line && line.line->count > 0) {
            verdict.violations.push_back(unresolvedLine(i, line));
            verdict.unresolved.push_back({i, verdict.violations.back().message});
        }
    }
    runRules(format, force, verdict.violations);
    chooseFixes(format, force, verdict.violations);
    verdict.legality = legalityOf(verdict.violations);
    return verdict;
}

std::vector<Violation> whyNot(const Format &format,
                              const rosters::Roster &roster,
                              const rosters::Resolved &resolved,
                              const Verdict &before,
                              const catalog::PiecePointer &piece,
                              const catalog::Catalog &catalog)
{
    Force force = forceOf(resolved, catalog);
    addCopy(force, *piece, roster.lines.size());
    std::vector<Violation> violations;
    runRules(format, force, violations);
    violations.erase(std::remove_if(violations.begin(),
                                    violations.end(),
                                    [&before](const Violation &violation) {
                                        return !isWorse(violation, before.violations);
                                    }),
                     violations.end());
    for (auto &violation : violations) {
        violation.ways = nullptr;
    }
    return violations;
}

} // namespace construction
