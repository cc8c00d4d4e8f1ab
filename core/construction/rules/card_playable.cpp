#include "base/fold.h"
#include "construction/phrases.h"
#include "construction/rules/factories.h"
#include "construction/sides.h"

#include <algorithm>
#include <tuple>

namespace construction
{

namespace
{

struct Places {
    int types = 0;
    int unit = 0;
    int card = 0;
    int faction = 0;
    int symbols = 0;
    std::vector<int> sides; // by faction
};

// -1: on no side; empty: unknown.
std::optional<int> sideOf(const Force &force, const Member &member, const Places &places)
{
    const auto &faction = force.value(member, places.faction);
    if (faction.isGiven()) {
        return places.sides[static_cast<std::size_t>(faction.number)];
    }
    return faction.state == catalog::ValueState::None ? std::optional<int>(-1) : std::nullopt;
}

// A card of one side among units that are all of the other (ruling A5).
bool isAmongEnemies(const Force &force,
                    const Member &card,
                    const Members &units,
                    const Places &places)
{
    const auto side = sideOf(force, card, places);
    if (!side || *side < 0) {
        return false;
    }
    return std::all_of(units.begin(), units.end(), [&](const Member &unit) {
        const auto other = sideOf(force, unit, places);
        return other && *other >= 0 && *other != *side;
    });
}

std::optional<catalog::Counts> symbolsOf(const Force &force, const Member &member, int symbols)
{
    const auto &value = force.value(member, symbols);
    if (value.state == catalog::ValueState::None) {
        return catalog::Counts{};
    }
    return value.isGiven() ? catalog::parseCounts(value.text) : std::nullopt;
}

std::int64_t numberOf(const catalog::Counts &counts, const std::string &word)
{
    std::int64_t result = 0;
    for (const auto &[known, number] : counts) {
        result += base::fold(known) == base::fold(word) ? number : 0;
    }
    return result;
}

// How many symbols the unit lacks; it needs at least as many of each (ruling K2).
std::int64_t lacking(const catalog::Counts &needed, const catalog::Counts &shown)
{
    std::int64_t result = 0;
    for (const auto &need : needed) {
        const std::int64_t all = numberOf(needed, need.first);
        result += std::max<std::int64_t>(0, all - numberOf(shown, need.first));
    }
    return result;
}

// The unit that comes nearest to playing a card, and what it lacks.
struct Attempt {
    const Member *card = nullptr;
    const Member *unit = nullptr;
    std::int64_t lack = 0;
};

// No printing's line decides which attempt is named, so that the order of the lines does not.
bool isNearer(const Attempt &one, const Attempt &other, int symbols)
{
    const auto rank = [symbols](const Attempt &attempt) {
        return std::tuple(attempt.lack,
                          attempt.unit->title,
                          std::string_view(attempt.card->piece->value(symbols).text),
                          std::string_view(attempt.unit->piece->value(symbols).text));
    };
    return rank(one) < rank(other);
}

// Who may play a card, over all its printings.
struct Players {
    bool isSure = false;
    Members unknown; // cards and units whose symbols decide
    Attempt nearest; // of what is known
};

void addPlayers(const Force &force,
                const Member &card,
                const Members &units,
                const Places &places,
                Players &players)
{
    const auto needed = symbolsOf(force, card, places.symbols);
    if (!needed) {
        players.unknown.push_back(card);
        return;
    }
    for (const auto &unit : units) {
        const auto shown = symbolsOf(force, unit, places.symbols);
        if (!shown && !needed->empty()) {
            players.unknown.push_back(unit);
            continue;
        }
        const Attempt attempt{&card, &unit, shown ? lacking(*needed, *shown) : 0};
        if (attempt.lack == 0) {
            players.isSure = true;
            return;
        }
        if (!players.nearest.unit || isNearer(attempt, players.nearest, places.symbols)) {
            players.nearest = attempt;
        }
    }
}

// "Algeroth 2 and Ilian 1": of the symbols needed, as many as `counted` has.
base::Text wordsFor(const catalog::Counts &needed, const catalog::Counts &counted)
{
    std::vector<base::Text> parts;
    for (const auto &need : needed) {
        parts.push_back(base::text("Construction", "%1 %2")
                            .with(need.first)
                            .with(numberOf(counted, need.first)));
    }
    return listed(parts);
}

base::Text tooPoor(const Force &force, const Attempt &nearest, const Places &places)
{
    const auto needed = symbolsOf(force, *nearest.card, places.symbols);
    const auto shown = symbolsOf(force, *nearest.unit, places.symbols);
    return base::text("Construction",
                      "Nobody can play %1: it needs %2, and the best unit, %3, shows %4.")
        .with(nameOf(*nearest.card->piece))
        .with(wordsFor(*needed, *needed))
        .with(nameOf(*nearest.unit->piece))
        .with(wordsFor(*needed, *shown));
}

Violation unplayable(const Members &printings, base::Text message)
{
    Violation result;
    result.severity = Severity::Warning;
    result.message = std::move(message);
    result.lines = linesOf(printings);
    result.excess = copiesOf(printings);
    result.subject = printings.front().title;
    result.fix = takeOutAll(printings);
    return result;
}

// Where unknown symbols decide, their pieces are added to `open`.
void checkSymbols(const Force &force,
                  const Members &card,
                  const Members &units,
                  const Places &places,
                  Members &open,
                  std::vector<Violation> &violations)
{
    Players players;
    for (const auto &printing : card) {
        addPlayers(force, printing, units, places, players);
        if (players.isSure) {
            return;
        }
    }
    if (players.unknown.empty()) {
        violations.push_back(unplayable(card, tooPoor(force, players.nearest, places)));
    }
    open.insert(open.end(), players.unknown.begin(), players.unknown.end());
}

void checkCard(const Force &force,
               const Members &card,
               const Members &units,
               const Places &places,
               Members &open,
               std::vector<Violation> &violations)
{
    const auto isHostile = [&](const Member &printing) {
        return isAmongEnemies(force, printing, units, places);
    };
    if (units.empty()) {
        violations.push_back(
            unplayable(card,
                       base::text("Construction", "Nobody can play %1: there is no unit.")
                           .with(nameOf(*card.front().piece))));
    } else if (std::all_of(card.begin(), card.end(), isHostile)) {
        violations.push_back(unplayable(
            card,
            base::text("Construction", "Nobody can play %1: it belongs to the enemies of this %2.")
                .with(nameOf(*card.front().piece))
                .with(force.schema().rosterNoun.one)));
    } else {
        checkSymbols(force, card, units, places, open, violations);
    }
}

// Each once, by title.
void tidy(Members &members)
{
    std::sort(members.begin(), members.end(), [](const Member &one, const Member &other) {
        return std::tuple(one.title, one.line) < std::tuple(other.title, other.line);
    });
    const auto isSame = [](const Member &one, const Member &other) {
        return one.line == other.line;
    };
    members.erase(std::unique(members.begin(), members.end(), isSame), members.end());
}

void checkCards(const Force &force,
                const Places &places,
                const base::Text &title,
                std::vector<Violation> &violations)
{
    const Sorted cards = sortedBy(force, places.types, places.card);
    if (cards.having.empty()) {
        return;
    }
    const Sorted units = sortedBy(force, places.types, places.unit);
    if (!units.unknown.empty() || force.unresolved > 0) {
        return; // one of them may be the unit that plays the card
    }
    Members open;
    forEachTitle(cards.having, [&](std::span<const Member> printings) {
        checkCard(force,
                  {printings.begin(), printings.end()},
                  units.having,
                  places,
                  open,
                  violations);
    });
    if (!open.empty()) {
        tidy(open);
        const auto &symbols = force.schema().attributes[static_cast<std::size_t>(places.symbols)];
        violations.push_back(cannotTell(symbols.label, open, title));
    }
}

base::Result<Places> placesOf(const RuleSource &source)
{
    const auto types = source.typeAttribute();
    const auto faction = source.attribute("attribute", "faction", catalog::AttributeKind::Choice);
    const auto symbols = source.attribute("symbols", "symbols", catalog::AttributeKind::Counts);
    for (const auto *place : {&types, &faction, &symbols}) {
        if (!*place) {
            return tl::unexpected(place->error());
        }
    }
    const auto unit = source.choice("unit", "unit", *types);
    const auto card = source.choice("card", "command card", *types);
    if (!unit || !card) {
        return tl::unexpected(unit ? card.error() : unit.error());
    }
    auto sides = sidesOf(source, *faction);
    if (!sides) {
        return tl::unexpected(sides.error());
    }
    return Places{*types, *unit, *card, *faction, *symbols, std::move(*sides)};
}

} // namespace

// Mutant: rulebook, Command Symbols and the "Chosen Unit": a card needs a unit that shows all its
// symbols. An army may hold one that nobody can play, so it is a warning (rulings A5, K2).
base::Result<Rule> cardPlayable(const RuleSource &source)
{
    if (auto known = source.only({"sides", "unit", "card", "attribute", "symbols"}); !known) {
        return tl::unexpected(known.error());
    }
    auto places = placesOf(source);
    if (!places) {
        return tl::unexpected(places.error());
    }
    Rule rule;
    rule.title = base::text("Construction", "Every card can be played by some unit.");
    rule.worst = Severity::Warning;
    rule.check = [places = std::move(*places),
                  title = rule.title](const Force &force, std::vector<Violation> &violations) {
        checkCards(force, places, title, violations);
    };
    return rule;
}

} // namespace construction
