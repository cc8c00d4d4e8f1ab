#include "base/nearest.h"
#include "files/json_reading.h"
#include "games/clout/setup.h"
#include "games/clout/setup_chips.h"
#include "games/clout/setup_throw_reading.h"
#include "games/clout/setup_values.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using files::json::Source;

namespace
{

base::Outcome unknownHouse(const Source &source, const std::string &key)
{
    std::vector<std::string> keys;
    for (const auto &row : houseTable()) {
        keys.emplace_back(row.key);
    }
    const auto near = base::nearest(key, keys);
    return source.problem(text("Clout", "There is no house rule “%1”.").with(key),
                          near.empty() ? base::Text()
                                       : text("Clout", "Perhaps “%1” is meant.").with(near));
}

base::Outcome readHouse(const Source &root, Setup &setup)
{
    const auto house = root.optionalMember("house");
    if (!house) {
        return {};
    }
    if (auto isObject = house->asObject(); !isObject) {
        return isObject;
    }
    for (const auto &[key, node] : *house->node.object()) {
        const auto &table = houseTable();
        const auto *const row = std::ranges::find_if(table, [&key = key](const HouseRow &each) {
            return each.key == key;
        });
        if (row == table.end()) {
            return unknownHouse(Source{node, root.file}, key);
        }
        const auto isSet = Source{node, root.file}.asBoolean();
        if (!isSet) {
            return tl::unexpected(isSet.error());
        }
        setup.house.*(row->flag) = *isSet;
    }
    return {};
}

base::Outcome readByHand(const Source &root, Setup &setup)
{
    const auto member = root.optionalMember("by_hand");
    const auto isAllowed = member ? member->asBoolean() : base::Result<bool>(false);
    if (!isAllowed) {
        return tl::unexpected(isAllowed.error());
    }
    setup.allowsByHand = *isAllowed;
    return {};
}

base::Outcome readSeats(const Source &root, Setup &setup)
{
    const auto stacks = root.member("stacks");
    if (!stacks) {
        return tl::unexpected(stacks.error());
    }
    const auto list = stacks->asArray();
    if (!list) {
        return tl::unexpected(list.error());
    }
    if (list->size() < 2 || list->size() > engine::MostSeats) {
        return stacks->problem(text("Clout", "Two to four seats play, each with a stack."));
    }
    setup.start.seats = static_cast<std::uint8_t>(list->size());
    return {};
}

base::Outcome readArea(const Source &root, Setup &setup)
{
    setup.area = {{0, 0}, {1'000'000, 1'000'000}};
    if (const auto area = root.optionalMember("area_mm")) {
        const auto most = pointOf(*area);
        if (!most) {
            return tl::unexpected(most.error());
        }
        setup.area.most = *most;
    }
    std::int32_t across = 2 * setup.radius;
    if (const auto chip = root.optionalMember("chip_mm")) {
        const auto read = micrometres(*chip);
        if (!read) {
            return tl::unexpected(read.error());
        }
        across = *read;
    }
    constexpr std::int32_t Least = 5'000;
    constexpr std::int32_t Most = 20'000'000;
    const auto &[x, y] = setup.area.most;
    if (across < Least || std::min(x, y) < 2 * across || std::max(x, y) > Most) {
        return root.problem(text("Clout",
                                 "The area is 20 m at most and each side longer than two "
                                 "chips; a chip is 5 mm at least."));
    }
    setup.radius = across / 2;
    return {};
}

// Five centimetres for every metre of the shorter side (rule book, Playing Areas; ruling G6).
base::Outcome readIncrements(const Source &root, Setup &setup)
{
    const auto &[x, y] = setup.area.most;
    setup.increment.fill(std::min(x, y) / 20);
    const auto member = root.optionalMember("increment_mm");
    if (!member) {
        return {};
    }
    const auto list = member->asArray();
    if (!list) {
        return tl::unexpected(list.error());
    }
    if (list->size() != setup.start.seats) {
        return member->problem(text("Clout", "There is one increment for each seat."));
    }
    for (std::size_t seat = 0; seat < list->size(); ++seat) {
        const auto length = micrometres((*list)[seat]);
        if (!length) {
            return tl::unexpected(length.error());
        }
        if (*length <= 0 || *length > 5'000'000) {
            return (*list)[seat].problem(
                text("Clout", "An increment is longer than nothing and at most 5 m."));
        }
        setup.increment[seat] = *length;
    }
    return {};
}

// A seat's turn is its first while it has neither a chip on the table nor a discard.
base::Outcome readTurn(const Source &root, Setup &setup)
{
    auto &start = setup.start;
    start.isFirstTurn.fill(true);
    for (std::size_t i = 0; i < start.chipCount; ++i) {
        if (start.chips[i].place != Place::Stack) {
            start.isFirstTurn[start.chips[i].owner] = false;
        }
    }
    if (const auto member = root.optionalMember("first_turn")) {
        const auto seats = member->asArray();
        if (!seats) {
            return tl::unexpected(seats.error());
        }
        for (std::size_t seat = 0; seat < std::min<std::size_t>(seats->size(), start.seats);
             ++seat) {
            const auto isFirst = (*seats)[seat].asBoolean();
            if (!isFirst) {
                return tl::unexpected(isFirst.error());
            }
            start.isFirstTurn[seat] = *isFirst;
        }
    }
    const auto active = root.optionalMember("active");
    const auto seat = active ? active->asInteger() : base::Result<std::int64_t>(0);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    if (*seat < 0 || *seat >= start.seats) {
        return active->problem(
            text("Clout", "Seats are numbered from 0; there is no seat %1.").with(*seat));
    }
    start.active = static_cast<SeatId>(*seat);
    return {};
}

// From top to bottom; the first Problem ends it.
base::Outcome readAll(const Source &root, Setup &setup)
{
    for (const auto part : {readHouse, readByHand, readSeats, readArea, readIncrements}) {
        if (auto done = part(root, setup); !done) {
            return done;
        }
    }
    ChipsReader chips(root, setup);
    for (const auto part : {&ChipsReader::readKinds,
                            &ChipsReader::readTable,
                            &ChipsReader::readLinks,
                            &ChipsReader::readStacks,
                            &ChipsReader::readDiscards}) {
        if (auto done = (chips.*part)(); !done) {
            return done;
        }
    }
    if (auto done = readTurn(root, setup); !done) {
        return done;
    }
    return readThrowing(root, setup);
}

} // namespace

base::Result<Setup> readSetup(const files::json::Node &root, const std::string &file)
{
    Setup setup;
    if (auto done = readAll(Source{root, file}, setup); !done) {
        return tl::unexpected(done.error());
    }
    return setup;
}

} // namespace games::clout
