#include "games/clout/seen.h"

#include "base/digest.h"
#include "games/clout/measure.h"
#include "games/clout/score.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

bool isHidden(const Position &position, const Chip &chip, std::optional<SeatId> seat)
{
    return seat && chip.place == Place::Stack && chip.owner != *seat
        && !position.isRevealed[chip.owner];
}

void add(base::Digest &digest, base::Point point)
{
    digest.add((std::int64_t{point.x} << 32) ^ point.y);
}

void add(base::Digest &digest, const ChipList &chips)
{
    digest.add(static_cast<std::int64_t>(chips.size()));
    for (const ChipId chip : chips.all()) {
        digest.add(std::int64_t{chip});
    }
}

void add(base::Digest &digest, const LinkList &links)
{
    digest.add(static_cast<std::int64_t>(links.all().size()));
    for (const auto &link : links.all()) {
        digest.add(std::int64_t{link.by} << 8 | link.on);
    }
}

void add(base::Digest &digest, const ChipSet &chips)
{
    for (const std::uint64_t bits : chips.bits()) {
        digest.add(static_cast<std::int64_t>(bits));
    }
}

void addChips(base::Digest &digest, const Position &position, std::optional<SeatId> seat)
{
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        const auto &chip = position.chips[i];
        digest.add(static_cast<std::int64_t>(chip.place) << 16 | chip.owner << 8
                   | (isHidden(position, chip, seat) ? 255 : chip.kind));
        if (chip.place == Place::Table) {
            add(digest, chip.at);
            digest.add(std::int64_t{chip.height});
        }
        if (chip.pointsByHand >= 0) {
            digest.add(std::int64_t{0x100} | chip.pointsByHand);
        }
    }
}

void addTurn(base::Digest &digest, const Position &position)
{
    const auto &pass = position.pass;
    digest.add(std::int64_t{pass.chip} << 24 | pass.thrower << 16 | pass.precisionUsed << 8
               | (pass.isRally ? 8 : 0) | (pass.isCommanded ? 4 : 0) | (pass.wasThrown ? 2 : 0)
               | (pass.wasAverted ? 1 : 0));
    for (const auto *const set :
         {&pass.counteredIt, &pass.itCountered, &position.leaving, &position.marked}) {
        add(digest, *set);
    }
    add(digest, position.aim);
    for (std::size_t i = 0; i < position.continuousUseCount; ++i) {
        digest.add(position.continuousUses[i].chip << 8 | position.continuousUses[i].index);
    }
    for (std::size_t i = 0; i < position.rallyCount; ++i) {
        const auto &item = position.rally[i];
        digest.add(item.index << 24 | item.by << 16 | item.chip << 8 | (item.isDone ? 1 : 0));
    }
    add(digest, position.announced);
}

void addSteps(base::Digest &digest, const Position &position)
{
    for (std::size_t i = 0; i < position.movementCount; ++i) {
        const auto &movement = position.movements[i];
        digest.add(movement.index << 24 | movement.first << 16 | movement.count << 8
                   | (movement.isIgnored ? 2 : 0) | (movement.isDone ? 1 : 0));
    }
    for (std::size_t i = 0; i < position.shiftCount; ++i) {
        digest.add(std::int64_t{position.shifts[i].chip});
        add(digest, position.shifts[i].to);
    }
    add(digest, position.chosen);
    for (const auto &step : position.agenda.all()) {
        digest.add(static_cast<std::int64_t>(step.kind) << 40 | std::int64_t{step.chip} << 32
                   | std::int64_t{step.index} << 24 | step.other << 16 | step.count << 8
                   | step.phase);
    }
}

base::Outcome unsound(const char *what)
{
    return base::problem(
        text("Clout", "This position is not sound: %1.").with(std::string_view(what)));
}

} // namespace

double millimetres(std::int32_t micrometres)
{
    return static_cast<double>(micrometres) / 1000;
}

std::uint64_t digestOf(const Position &position, std::optional<SeatId> seat)
{
    base::Digest digest;
    digest.add(position.active << 8 | (position.isOver ? 1 : 0));
    for (std::size_t each = 0; each < position.seats; ++each) {
        digest.add((position.isFirstTurn[each] ? 2 : 0) | (position.isRevealed[each] ? 1 : 0));
    }
    addChips(digest, position, seat);
    add(digest, position.table);
    add(digest, position.discards);
    add(digest, position.traps);
    add(digest, position.possessions);
    digest.add(position.lastFromStack << 8 | position.lastThrown);
    addTurn(digest, position);
    addSteps(digest, position);
    if (position.changesByHand > 0) {
        digest.add(std::int64_t{position.changesByHand});
    }
    return digest.value();
}

Node rowOf(const Setup &setup, const Position &position, ChipId chip)
{
    const auto &lying = position.chips[chip];
    Node row{Object{}};
    row.set("chip", setup.kindOf(lying).key)
        .set("owner", int{lying.owner})
        .set("controller", int{lying.controller})
        .set("at", Array{Node{millimetres(lying.at.x)}, Node{millimetres(lying.at.y)}})
        .set("level", levelOf(setup, position, chip));
    if (lying.pointsByHand >= 0) {
        row.set("counts", int{lying.pointsByHand});
    }
    return row;
}

Node pictureOf(const Setup &setup, const Position &position, SeatId seat)
{
    Node result{Object{}};
    Array table;
    for (const ChipId chip : position.table.all()) {
        auto row = rowOf(setup, position, chip);
        row.set("token", int{chip});
        row.set("trapped", position.chips[chip].isTrapped);
        table.push_back(std::move(row));
    }
    Array stacks;
    Array discards;
    for (std::size_t each = 0; each < position.seats; ++each) {
        Array stack;
        for (std::size_t i = 0; i < position.chipCount; ++i) {
            const auto &chip = position.chips[i];
            if (chip.place == Place::Stack && chip.owner == each) {
                stack.push_back(isHidden(position, chip, seat) ? Node{}
                                                               : Node{setup.kindOf(chip).key});
            }
        }
        stacks.push_back(Node{std::move(stack)});
        Array discard;
        for (const ChipId chip : position.discards.all()) {
            if (position.chips[chip].owner == each) {
                discard.push_back(Node{setup.kindOf(position.chips[chip]).key});
            }
        }
        discards.push_back(Node{std::move(discard)});
    }
    Array sums;
    const auto points = scores(setup, position);
    for (std::size_t each = 0; each < position.seats; ++each) {
        sums.push_back(Node{std::int64_t{points[each]}});
    }
    result.set("table", Node{std::move(table)})
        .set("stacks", Node{std::move(stacks)})
        .set("discards", Node{std::move(discards)})
        .set("active", int{position.active})
        .set("scores", Node{std::move(sums)});
    if (position.changesByHand > 0) {
        result.set("changes_by_hand", int{position.changesByHand});
    }
    return result;
}

void imagine(const Setup &setup, Position &position, SeatId seat, base::Rng &rng)
{
    for (std::size_t other = 0; other < position.seats; ++other) {
        if (other == seat || position.isRevealed[other]) {
            continue;
        }
        std::array<std::uint8_t, MostChips> pool;
        std::size_t count = 0;
        for (std::size_t i = 0; i < position.chipCount; ++i) {
            const auto &chip = position.chips[i];
            if (chip.owner == seat || (chip.owner == other && chip.place != Place::Stack)) {
                pool[count++] = chip.kind;
            }
        }
        for (std::size_t i = 0; i < position.chipCount; ++i) {
            auto &chip = position.chips[i];
            if (chip.owner != other || chip.place != Place::Stack) {
                continue;
            }
            const std::size_t kinds = count > 0 ? count : setup.kinds.size();
            const auto drawn = static_cast<std::size_t>(
                base::between(rng, 0, static_cast<std::int64_t>(kinds) - 1));
            chip.kind = count > 0 ? pool[drawn] : static_cast<std::uint8_t>(drawn);
            chip.range = static_cast<std::uint8_t>(setup.kindOf(chip).range);
        }
    }
}

base::Outcome verifyPosition(const Setup &setup, const Position &position)
{
    std::array<int, 5> places{};
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        const auto &chip = position.chips[i];
        ++places[static_cast<std::size_t>(chip.place)];
        if (chip.kind >= setup.kinds.size() || chip.owner >= position.seats
            || chip.controller >= position.seats) {
            return unsound("a chip is of no kind or no seat");
        }
        if (chip.place == Place::Table && isOutside(setup, chip.at)) {
            return unsound("a chip on the table lies outside");
        }
        if (chip.place == Place::Hand && i != position.pass.chip) {
            return unsound("a chip is in a hand that does not throw it");
        }
    }
    const auto are = [&](const ChipList &chips, Place place) {
        return std::ranges::all_of(chips.all(), [&](ChipId chip) {
            return position.chips[chip].place == place;
        });
    };
    const auto sizeOf = [&](Place place) {
        return static_cast<std::size_t>(places[static_cast<std::size_t>(place)]);
    };
    if (position.table.size() != sizeOf(Place::Table) || !are(position.table, Place::Table)
        || position.discards.size() != sizeOf(Place::Discard)
        || !are(position.discards, Place::Discard)) {
        return unsound("the lists of chips and their places differ");
    }
    for (const auto *const links : {&position.traps, &position.possessions}) {
        for (const auto &link : links->all()) {
            if (position.chips[link.on].place == Place::Stack
                || position.chips[link.on].place == Place::Discard) {
                return unsound("a chip out of play is trapped or possessed");
            }
        }
    }
    if (!position.isOver && position.agenda.empty()) {
        return unsound("nothing is left to do, but the game is not over");
    }
    if (position.agenda.size() >= MostSteps) {
        return unsound("there is no room for further steps");
    }
    return {};
}

} // namespace games::clout
