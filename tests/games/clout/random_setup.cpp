#include "random_setup.h"

#include "games/clout/state.h"

namespace tests
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

bool isHit(base::Rng &rng, int percent)
{
    return base::between(rng, 1, 100) <= percent;
}

std::string randomAbility(base::Rng &rng)
{
    const auto &table = games::clout::abilityTable();
    const auto last = static_cast<std::int64_t>(table.size()) - 1;
    const auto &row = table[static_cast<std::size_t>(base::between(rng, 0, last))];
    std::string words(row.slug);
    if (row.hasValue) {
        words += ' ' + std::to_string(base::between(rng, 0, 4));
    }
    for (const auto *const modifier : {"all", "friendly", "opponents", "remove", "master"}) {
        if (isHit(rng, 12)) {
            words += std::string(" {") + modifier + '}';
        }
    }
    if (isHit(rng, 15)) {
        words += " ["
            + std::string(table[static_cast<std::size_t>(base::between(rng, 0, last))].slug) + ']';
    }
    return words;
}

Node randomKind(int number, base::Rng &rng)
{
    const auto type = base::between(rng, 0, 9);
    Node kind{Object{}};
    kind.set("name", "Demo " + std::to_string(number))
        .set("type",
             type < 6       ? "troop"
                 : type < 8 ? "base"
                 : type < 9 ? "relic"
                            : "action")
        .set("points", base::between(rng, 0, 6))
        .set("range", base::between(rng, 0, 4))
        .set("defense", base::between(rng, 0, 4));
    std::string notation;
    const auto abilities = base::between(rng, 0, 3);
    for (std::int64_t i = 0; i < abilities; ++i) {
        notation += (i > 0 ? "; " : "") + randomAbility(rng);
    }
    if (isHit(rng, 20)) {
        const auto &table = games::clout::abilityTable();
        const auto last = static_cast<std::int64_t>(table.size()) - 1;
        notation += (notation.empty() ? "(" : "; (")
            + std::string(table[static_cast<std::size_t>(base::between(rng, 0, last))].slug) + ')';
    }
    return kind.set("abilities", notation);
}

} // namespace

Node randomSetup(const RandomTable &table, base::Rng &rng)
{
    Node setup{Object{}};
    Node house{Object{}};
    if (table.hasHouseRules) {
        for (const auto &row : games::clout::houseTable()) {
            house.set(std::string(row.key), isHit(rng, 50));
        }
    }
    // A small table, so that chips meet.
    setup.set("game", "clout")
        .set("house", std::move(house))
        .set("area_mm", Array{Node{450}, Node{400}});
    Array increments;
    for (std::size_t seat = 0; seat < table.seats; ++seat) {
        increments.push_back(Node{base::between(rng, 20, 60)});
    }
    setup.set("increment_mm", Node{std::move(increments)});
    const int kinds = 12;
    Node chips{Object{}};
    for (int number = 0; number < kinds; ++number) {
        chips.set("k" + std::to_string(number), randomKind(number, rng));
    }
    setup.set("chips", std::move(chips));
    Array stacks;
    for (std::size_t seat = 0; seat < table.seats; ++seat) {
        Array stack;
        for (int i = 0; i < table.chipsPerSeat; ++i) {
            stack.push_back(Node{"k" + std::to_string(base::between(rng, 0, kinds - 1))});
        }
        stacks.push_back(Node{std::move(stack)});
    }
    setup.set("by_hand", table.allowsByHand);
    return setup.set("stacks", Node{std::move(stacks)});
}

engine::Rest randomRest(const engine::State &state, base::Rng &rng)
{
    const auto &clout = static_cast<const games::clout::State &>(state);
    const auto anywhere = [&rng](std::int32_t beyond) {
        const auto x = base::between(rng, -beyond, 450'000 + beyond);
        const auto y = base::between(rng, -beyond, 400'000 + beyond);
        return base::Point{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    };
    engine::Rest rest;
    (void)rest.add({engine::Token{clout.position().pass.chip}, anywhere(30'000)});
    for (const auto chip : clout.position().table.all()) {
        if (isHit(rng, 8)) {
            (void)rest.add({engine::Token{chip}, anywhere(60'000)});
        }
    }
    return rest;
}

std::optional<engine::Answer> randomChange(const engine::State &state, base::Rng &rng)
{
    if (!isHit(rng, 3)) {
        return std::nullopt;
    }
    const auto &position = static_cast<const games::clout::State &>(state).position();
    engine::Correction change;
    change.kind = static_cast<std::uint16_t>(base::between(rng, 0, 7));
    change.token =
        engine::Token{static_cast<std::uint16_t>(base::between(rng, 0, position.chipCount - 1))};
    if (change.kind == 7 && position.agenda.top().chip != games::clout::NoChip) {
        change.token = engine::Token{position.agenda.top().chip};
    }
    change.amount = static_cast<std::int32_t>(base::between(rng, -1, 4));
    change.at = {static_cast<std::int32_t>(base::between(rng, -30'000, 480'000)),
                 static_cast<std::int32_t>(base::between(rng, -30'000, 430'000))};
    return state.check(change).empty() ? std::optional<engine::Answer>(change) : std::nullopt;
}

} // namespace tests
