#include "base/fold.h"
#include "construction/phrases.h"
#include "construction/rules/factories.h"

#include <algorithm>
#include <numeric>

namespace construction
{

namespace
{

struct Slots {
    int attribute = 0;
    std::vector<std::int64_t> of;  // by rank
    std::optional<Severity> under; // empty: fewer are welcome
    base::Text title;

    std::int64_t sum() const { return std::accumulate(of.begin(), of.end(), std::int64_t{0}); }
};

struct Ranked {
    std::vector<Members> of; // by rank
    Members unknown;
};

Ranked rankedBy(const Force &force, const Slots &slots)
{
    Ranked result;
    result.of.resize(slots.of.size());
    for (const auto &member : force.members) {
        const auto &rank = force.value(member, slots.attribute);
        if (rank.isGiven()) {
            result.of[static_cast<std::size_t>(rank.number)].push_back(member);
        } else if (rank.state != catalog::ValueState::None) {
            result.unknown.push_back(member);
        }
    }
    return result;
}

Violation overfull(const catalog::Choice &rank, const Members &members, std::int64_t slots)
{
    Violation result;
    result.excess = copiesOf(members) - slots;
    result.message = base::plural("Construction", "%1: %2 for %n slot(s). Take out %3.")
                         .with(slots)
                         .with(rank.label)
                         .with(copiesOf(members))
                         .with(result.excess);
    result.lines = linesOf(members);
    result.subject = base::fold(rank.value);
    result.fix = takeOutIfClear(members, result.excess);
    return result;
}

// How many must be added is said of each rank only where all ranks are known: a piece of unknown
// rank fills one slot, not one of each rank. See checkUnknown() for the number then.
base::Text tooFew(const catalog::Choice &rank,
                  std::int64_t sure,
                  std::int64_t slots,
                  const base::Counted &open)
{
    if (open.count == 0) {
        return base::plural("Construction", "%1: %2 for %n slot(s). Add %3.")
            .with(slots)
            .with(rank.label)
            .with(sure)
            .with(slots - sure);
    }
    return base::plural("Construction", "%1: %2 for %n slot(s), and %3 of unknown rank.")
        .with(slots)
        .with(rank.label)
        .with(sure)
        .with(open);
}

// What is sure of each rank, whatever the unknown ranks are. True where that is illegal already.
bool checkRanks(const Force &force,
                const Slots &slots,
                const Ranked &ranked,
                std::vector<Violation> &violations)
{
    const auto &choices =
        force.schema().attributes[static_cast<std::size_t>(slots.attribute)].choices;
    const std::int64_t open = copiesOf(ranked.unknown) + force.unresolved;
    bool isIllegal = false;
    for (std::size_t rank = choices.size(); rank-- > 0;) { // the highest first
        const std::int64_t sure = copiesOf(ranked.of[rank]);
        if (sure > slots.of[rank]) {
            violations.push_back(overfull(choices[rank], ranked.of[rank], slots.of[rank]));
            isIllegal = true;
        } else if (slots.under && sure + open < slots.of[rank]) {
            Violation under;
            under.severity = *slots.under;
            under.message =
                tooFew(choices[rank], sure, slots.of[rank], {open, force.schema().pieceNoun});
            under.excess = slots.of[rank] - sure - open;
            under.lines = linesOf(ranked.of[rank]);
            under.subject = base::fold(choices[rank].value);
            violations.push_back(std::move(under));
            isIllegal = isIllegal || slots.under == Severity::Illegal;
        }
    }
    return isIllegal;
}

struct FreeSlots {
    std::int64_t all = 0;
    std::int64_t fewest = 0; // of a rank
};

FreeSlots freeSlotsOf(const Slots &slots, const Ranked &ranked)
{
    FreeSlots result{0, slots.sum()};
    for (std::size_t rank = 0; rank < slots.of.size(); ++rank) {
        const std::int64_t left =
            std::max<std::int64_t>(0, slots.of[rank] - copiesOf(ranked.of[rank]));
        result.all += left;
        result.fewest = std::min(result.fewest, left);
    }
    return result;
}

Violation tooManyUnknown(const Force &force, const Members &unknown, std::int64_t free)
{
    Violation result;
    result.excess = copiesOf(unknown) - free;
    result.message =
        base::plural("Construction",
                     "%1 of unknown rank for %n free slot(s) of any rank. Take out %2.")
            .with(free)
            .with(base::Counted{copiesOf(unknown), force.schema().pieceNoun})
            .with(result.excess);
    result.lines = linesOf(unknown);
    result.fix = takeOutIfClear(unknown, result.excess);
    return result;
}

Violation tooFewUnknown(const Force &force, const Members &unknown, std::int64_t free)
{
    const std::int64_t open = copiesOf(unknown) + force.unresolved;
    Violation result;
    result.excess = free - open;
    result.message =
        base::plural("Construction", "%1 of unknown rank for %n free slot(s) of any rank. Add %2.")
            .with(free)
            .with(base::Counted{open, force.schema().pieceNoun})
            .with(result.excess);
    result.lines = linesOf(unknown);
    return result;
}

// Pieces of unknown rank. Too many for all the free slots together are so wherever they go, and too
// few as well; between the two nobody can tell, unless something is illegal already.
void checkUnknown(const Force &force,
                  const Slots &slots,
                  const Ranked &ranked,
                  bool isIllegal,
                  std::vector<Violation> &violations)
{
    const std::int64_t unknown = copiesOf(ranked.unknown);
    const FreeSlots free = freeSlotsOf(slots, ranked);
    if (unknown > free.all) {
        violations.push_back(tooManyUnknown(force, ranked.unknown, free.all));
        return;
    }
    if (slots.under && unknown + force.unresolved < free.all) {
        violations.push_back(tooFewUnknown(force, ranked.unknown, free.all));
        violations.back().severity = *slots.under;
        isIllegal = isIllegal || slots.under == Severity::Illegal;
    }
    const bool mustFill = slots.under == Severity::Illegal;
    if (unknown > 0 && !isIllegal && (mustFill || unknown > free.fewest)) {
        const auto &rank = force.schema().attributes[static_cast<std::size_t>(slots.attribute)];
        violations.push_back(cannotTell(rank.label, ranked.unknown, slots.title));
    }
}

base::Result<std::optional<Severity>> severityOfUnder(const RuleSource &source)
{
    const auto place = source.row.optionalMember("under");
    if (!place) {
        return std::optional<Severity>(Severity::Warning);
    }
    const auto written = place->asString();
    if (!written) {
        return tl::unexpected(written.error());
    }
    if (*written == "illegal") {
        return std::optional<Severity>(Severity::Illegal);
    }
    if (*written == "warning") {
        return std::optional<Severity>(Severity::Warning);
    }
    if (*written == "allowed") {
        return std::optional<Severity>();
    }
    return place->problem(
        base::text("Construction", "“%1” does not say what fewer pieces than slots are.")
            .with(*written),
        base::text("Construction", "Write “illegal”, “warning” or “allowed”."));
}

base::Result<Slots> slotsOf(const RuleSource &source)
{
    const auto attribute = source.attribute("attribute", "rank", catalog::AttributeKind::Choice);
    const auto under = severityOfUnder(source);
    if (!attribute || !under) {
        return tl::unexpected(attribute ? under.error() : attribute.error());
    }
    Slots result;
    result.attribute = *attribute;
    result.under = *under;
    std::vector<std::string> keys = {"under", "attribute"};
    const auto &choices = source.schema->attributes[static_cast<std::size_t>(*attribute)].choices;
    for (const auto &choice : choices) {
        keys.push_back(base::fold(choice.value));
    }
    if (auto known = source.only(keys); !known) {
        return tl::unexpected(known.error());
    }
    for (const auto &choice : choices) {
        const auto number = source.number(base::fold(choice.value));
        if (!number) {
            return tl::unexpected(number.error());
        }
        result.of.push_back(*number);
    }
    return result;
}

base::Text titleOf(const Slots &slots, const std::vector<catalog::Choice> &choices)
{
    std::vector<base::Text> parts;
    for (std::size_t rank = choices.size(); rank-- > 0;) {
        parts.push_back(
            base::text("Construction", "%1 %2").with(slots.of[rank]).with(choices[rank].label));
    }
    return (slots.under == Severity::Illegal ? base::text("Construction", "Exactly %1.")
                                             : base::text("Construction", "At most %1."))
        .with(listed(parts));
}

} // namespace

// Mutant: rulebook, Preparation and Building an Army: units, orders and cards share the slots of
// their rank. Over is illegal; under is illegal in a skirmish, elsewhere a warning (rulings A1,
// 8.1). The row gives a number for each rank under its name.
base::Result<Rule> rankSlots(const RuleSource &source)
{
    auto slots = slotsOf(source);
    if (!slots) {
        return tl::unexpected(slots.error());
    }
    slots->title =
        titleOf(*slots,
                source.schema->attributes[static_cast<std::size_t>(slots->attribute)].choices);
    Rule rule;
    rule.title = slots->title;
    rule.countsAll = true;
    rule.check = [slots = std::move(*slots)](const Force &force,
                                             std::vector<Violation> &violations) {
        const Ranked ranked = rankedBy(force, slots);
        const bool isIllegal = checkRanks(force, slots, ranked, violations);
        if (!ranked.unknown.empty() || force.unresolved > 0) {
            checkUnknown(force, slots, ranked, isIllegal, violations);
        }
    };
    return rule;
}

} // namespace construction
