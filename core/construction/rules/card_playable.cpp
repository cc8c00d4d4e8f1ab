#include "base/fold.h"
#include "construction/phrases.h"
#include "construction/rules/factories.h"
#include "construction/sides.h"

#include <algorithm>

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

// The unit shows at least as many of each symbol (ruling K2). Unknown symbols may be enough.
bool mayPlay(const catalog::Counts &needed, const std::optional<catalog::Counts> &shown)
{
    return !shown || std::all_of(needed.begin(), needed.end(), [&](const auto &need) {
        return numberOf(*shown, need.first) >= numberOf(needed, need.first);
    });
}

bool anyMayPlay(const Force &force, const Member &card, const Members &units, const Places &places)
{
    const auto needed = symbolsOf(force, card, places.symbols);
    return std::any_of(units.begin(), units.end(), [&](const Member &unit) {
        return !needed || mayPlay(*needed, symbolsOf(force, unit, places.symbols));
    });
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

void checkCard(const Force &force,
               const Members &card,
               const Members &units,
               const Places &places,
               std::vector<Violation> &violations)
{
    const auto isHostile = [&](const Member &printing) {
        return isAmongEnemies(force, printing, units, places);
    };
    const auto isPlayable = [&](const Member &printing) {
        return anyMayPlay(force, printing, units, places);
    };
    if (!units.empty() && std::all_of(card.begin(), card.end(), isHostile)) {
        violations.push_back(unplayable(
            card,
            base::text("Construction", "Nobody can play %1: it belongs to the enemies of this %2.")
                .with(nameOf(*card.front().piece))
                .with(force.schema().rosterNoun.one)));
    } else if (std::none_of(card.begin(), card.end(), isPlayable)) {
        const auto &symbols =
            force.schema().attributes[static_cast<std::size_t>(places.symbols)].label;
        violations.push_back(unplayable(
            card,
            base::text("Construction", "Nobody can play %1: no piece has “%2” enough for it.")
                .with(nameOf(*card.front().piece))
                .with(symbols)));
    }
}

void checkCards(const Force &force, const Places &places, std::vector<Violation> &violations)
{
    const Sorted cards = sortedBy(force, places.types, places.card);
    if (cards.having.empty()) {
        return;
    }
    const Sorted units = sortedBy(force, places.types, places.unit);
    if (!units.unknown.empty() || force.unresolved > 0) {
        return; // one of them may be the unit that plays the card
    }
    forEachTitle(cards.having, [&](std::span<const Member> printings) {
        checkCard(force, {printings.begin(), printings.end()}, units.having, places, violations);
    });
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
    rule.check = [places = std::move(*places)](const Force &force,
                                               std::vector<Violation> &violations) {
        checkCards(force, places, violations);
    };
    return rule;
}

} // namespace construction
