#include "base/nearest.h"
#include "files/json_reading.h"
#include "games/clout/setup.h"
#include "games/clout/setup_notation.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace games::clout
{

using base::text;
using files::json::Source;

namespace
{

constexpr double LargestMillimetre = 100'000;
constexpr int LargestNumber = 99;

base::Result<double> millimetres(const Source &source)
{
    const auto *whole = source.node.integer();
    const auto *real = source.node.real();
    const double value = whole != nullptr ? static_cast<double>(*whole)
        : real != nullptr                 ? *real
                                          : NAN;
    if (!std::isfinite(value) || std::abs(value) > LargestMillimetre) {
        return source.problem(text("Clout", "A length in millimetres is expected here."),
                              text("Clout", "It may have three decimals, and 100,000 at most."));
    }
    return value;
}

base::Result<std::int32_t> micrometres(const Source &source)
{
    const auto value = millimetres(source);
    if (!value) {
        return tl::unexpected(value.error());
    }
    return static_cast<std::int32_t>(std::lround(*value * 1000));
}

base::Result<base::Point> pointOf(const Source &source)
{
    const auto pair = source.asArray();
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    if (pair->size() != 2) {
        return source.problem(text("Clout", "A place is two lengths: [x, y] in millimetres."));
    }
    const auto x = micrometres((*pair)[0]);
    const auto y = micrometres((*pair)[1]);
    if (!x || !y) {
        return tl::unexpected(!x ? x.error() : y.error());
    }
    return base::Point{*x, *y};
}

base::Result<int> numberOf(const Source &chip, std::string_view key, const std::string &name)
{
    const auto member = chip.optionalMember(key);
    if (!member || member->node.isNull()) {
        return chip.problem(
            text("Clout", "%1 cannot be played: its %2 is unknown.").with(name).with(key),
            text("Clout", "Enter the number that is printed on the chip."));
    }
    const auto number = member->asInteger();
    if (!number) {
        return tl::unexpected(number.error());
    }
    if (*number < 0 || *number > LargestNumber) {
        return member->problem(
            text("Clout", "The %1 of %2 is a number from 0 to 99.").with(key).with(name));
    }
    return static_cast<int>(*number);
}

// Reads one file from top to bottom; the first Problem ends it.
class Reader
{
public:
    Reader(const files::json::Node &root, const std::string &file)
        : m_root{root, file}
    {
    }

    base::Result<Setup> read()
    {
        using Part = base::Outcome (Reader::*)();
        for (const Part part : {&Reader::readHouse,
                                &Reader::readSeats,
                                &Reader::readArea,
                                &Reader::readIncrements,
                                &Reader::readKinds,
                                &Reader::readTable,
                                &Reader::readLinks,
                                &Reader::readStacks,
                                &Reader::readDiscards,
                                &Reader::readTurn,
                                &Reader::readThrowing}) {
            if (auto done = (this->*part)(); !done) {
                return tl::unexpected(done.error());
            }
        }
        return std::move(m_setup);
    }

private:
    base::Outcome readHouse()
    {
        const auto house = m_root.optionalMember("house");
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
                return unknownHouse(Source{node, m_root.file}, key);
            }
            const auto isSet = Source{node, m_root.file}.asBoolean();
            if (!isSet) {
                return tl::unexpected(isSet.error());
            }
            m_setup.house.*(row->flag) = *isSet;
        }
        return {};
    }

    static base::Outcome unknownHouse(const Source &source, const std::string &key)
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

    base::Outcome readSeats()
    {
        const auto stacks = m_root.member("stacks");
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
        m_setup.start.seats = static_cast<std::uint8_t>(list->size());
        return {};
    }

    base::Outcome readArea()
    {
        m_setup.area = {{0, 0}, {1'000'000, 1'000'000}};
        if (const auto area = m_root.optionalMember("area_mm")) {
            const auto most = pointOf(*area);
            if (!most) {
                return tl::unexpected(most.error());
            }
            m_setup.area.most = *most;
        }
        std::int32_t across = 2 * m_setup.radius;
        if (const auto chip = m_root.optionalMember("chip_mm")) {
            const auto read = micrometres(*chip);
            if (!read) {
                return tl::unexpected(read.error());
            }
            across = *read;
        }
        constexpr std::int32_t Least = 5'000;
        constexpr std::int32_t Most = 20'000'000;
        const auto &[x, y] = m_setup.area.most;
        if (across < Least || std::min(x, y) < 2 * across || std::max(x, y) > Most) {
            return m_root.problem(text("Clout",
                                       "The area is 20 m at most and each side longer than two "
                                       "chips; a chip is 5 mm at least."));
        }
        m_setup.radius = across / 2;
        return {};
    }

    // Five centimetres for every metre of the shorter side (rule book, Playing Areas; ruling G6).
    base::Outcome readIncrements()
    {
        const auto &[x, y] = m_setup.area.most;
        m_setup.increment.fill(std::min(x, y) / 20);
        const auto member = m_root.optionalMember("increment_mm");
        if (!member) {
            return {};
        }
        const auto list = member->asArray();
        if (!list) {
            return tl::unexpected(list.error());
        }
        if (list->size() != m_setup.start.seats) {
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
            m_setup.increment[seat] = *length;
        }
        return {};
    }

    base::Outcome readKinds()
    {
        const auto chips = m_root.member("chips");
        if (!chips) {
            return tl::unexpected(chips.error());
        }
        if (auto isObject = chips->asObject(); !isObject) {
            return isObject;
        }
        for (const auto &[key, node] : *chips->node.object()) {
            auto kind = kindOf(key, Source{node, m_root.file});
            if (!kind) {
                return tl::unexpected(kind.error());
            }
            for (auto &ability : kind->abilities) {
                ability.scope = scopeOf(ability.ability, ability.modifiers, m_setup.house);
            }
            if (m_setup.kinds.size() == MostChips) {
                return chips->problem(text("Clout", "At most 128 kinds of chips are read."));
            }
            m_kinds[key] = static_cast<std::uint8_t>(m_setup.kinds.size());
            m_setup.has |= kind->has;
            m_setup.kinds.push_back(std::move(*kind));
        }
        return {};
    }

    static base::Result<Type> typeOf(const Source &chip)
    {
        static const std::map<std::string, Type> types{{"troop", Type::Troop},
                                                       {"base", Type::Base},
                                                       {"action", Type::Action},
                                                       {"relic", Type::Relic}};
        const auto word = chip.stringMember("type");
        if (!word) {
            return tl::unexpected(word.error());
        }
        const auto found = types.find(*word);
        if (found == types.end()) {
            return chip.problem(text("Clout", "“%1” is no type of chip.").with(*word),
                                text("Clout", "It is troop, base, action or relic."));
        }
        return found->second;
    }

    static base::Result<Kind> kindOf(const std::string &key, const Source &chip)
    {
        if (auto isObject = chip.asObject(); !isObject) {
            return tl::unexpected(isObject.error());
        }
        Kind kind;
        kind.key = key;
        const auto name = chip.stringMember("name");
        const auto type = typeOf(chip);
        if (!name || !type) {
            return tl::unexpected(!name ? name.error() : type.error());
        }
        kind.name = *name;
        kind.type = *type;
        const auto points = numberOf(chip, "points", kind.name);
        const auto range = numberOf(chip, "range", kind.name);
        const auto defense =
            kind.type == Type::Action ? base::Result<int>(0) : numberOf(chip, "defense", kind.name);
        for (const auto *number : {&points, &range, &defense}) {
            if (!*number) {
                return tl::unexpected(number->error());
            }
        }
        kind.points = *points;
        kind.range = *range;
        kind.defense = *defense;
        if (const auto notation = chip.optionalMember("abilities")) {
            const auto words = notation->asString();
            if (!words) {
                return tl::unexpected(words.error());
            }
            kind.notation = *words;
        }
        if (auto read = readAbilities(kind); !read) {
            return chip.problem(read.error().what, read.error().remedy);
        }
        return kind;
    }

    base::Result<std::uint8_t> kindNamed(const Source &source) const
    {
        const auto key = source.asString();
        if (!key) {
            return tl::unexpected(key.error());
        }
        const auto found = m_kinds.find(*key);
        if (found == m_kinds.end()) {
            return source.problem(text("Clout", "There is no chip “%1” under “chips”.").with(*key));
        }
        return found->second;
    }

    base::Result<ChipId> newChip(const Source &source, std::uint8_t kind, SeatId owner)
    {
        auto &start = m_setup.start;
        if (start.chipCount == MostChips) {
            return source.problem(text("Clout", "At most 128 chips play."));
        }
        auto &chip = start.chips[start.chipCount];
        chip.kind = kind;
        chip.owner = owner;
        chip.controller = owner;
        chip.range = static_cast<std::uint8_t>(m_setup.kinds[kind].range);
        return start.chipCount++;
    }

    base::Outcome readTable()
    {
        const auto table = m_root.optionalMember("table");
        if (!table) {
            return {};
        }
        const auto rows = table->asArray();
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        struct Layer {
            std::int64_t level = 0;
            ChipId chip = NoChip;
        };
        std::vector<Layer> layers;
        for (const auto &row : *rows) {
            std::int64_t level = -1;
            const auto chip = readRow(row, level);
            if (!chip) {
                return tl::unexpected(chip.error());
            }
            layers.push_back({level, *chip});
        }
        // A chip without a level lies on whatever came before it.
        std::int64_t highest = 0;
        for (auto &layer : layers) {
            layer.level = layer.level < 0 ? highest : layer.level;
            highest = std::max(highest, layer.level);
        }
        std::ranges::stable_sort(layers, {}, &Layer::level);
        for (const auto &layer : layers) {
            m_setup.start.chips[layer.chip].height = m_setup.start.nextHeight++;
        }
        return {};
    }

    base::Result<ChipId> readRow(const Source &row, std::int64_t &level)
    {
        const auto id = row.stringMember("id");
        const auto kindMember = row.member("chip");
        const auto owner = row.integerMember("owner");
        const auto atMember = row.member("at");
        if (!id || !kindMember || !owner || !atMember) {
            return tl::unexpected(!id               ? id.error()
                                      : !kindMember ? kindMember.error()
                                      : !owner      ? owner.error()
                                                    : atMember.error());
        }
        const auto kind = kindNamed(*kindMember);
        const auto at = pointOf(*atMember);
        if (!kind || !at) {
            return tl::unexpected(!kind ? kind.error() : at.error());
        }
        if (*owner < 0 || *owner >= m_setup.start.seats) {
            return row.problem(
                text("Clout", "Seats are numbered from 0; there is no seat %1.").with(*owner));
        }
        if (std::ranges::find(m_setup.ids, *id) != m_setup.ids.end()) {
            return row.problem(text("Clout", "The id “%1” stands twice on the table.").with(*id));
        }
        if (const auto member = row.optionalMember("level")) {
            const auto read = member->asInteger();
            if (!read) {
                return tl::unexpected(read.error());
            }
            level = *read;
        }
        return layDown(row, *id, *kind, static_cast<SeatId>(*owner), *at);
    }

    base::Result<ChipId> layDown(const Source &row,
                                 const std::string &id,
                                 std::uint8_t kind,
                                 SeatId owner,
                                 base::Point at)
    {
        const auto &area = m_setup.area;
        const base::Point near{std::clamp(at.x, area.least.x, area.most.x),
                               std::clamp(at.y, area.least.y, area.most.y)};
        if (base::squaredDistance(near, at) >= std::int64_t{m_setup.radius} * m_setup.radius) {
            return row.problem(
                text("Clout", "“%1” lies wholly outside the playing area.").with(id));
        }
        const auto chip = newChip(row, kind, owner);
        if (chip) {
            m_setup.ids.push_back(id);
            m_setup.start.chips[*chip].place = Place::Table;
            m_setup.start.chips[*chip].at = at;
            m_setup.start.table.append(*chip);
        }
        return chip;
    }

    base::Outcome readLinks()
    {
        const auto table = m_root.optionalMember("table");
        if (!table) {
            return {};
        }
        ChipId chip = 0;
        for (const auto &row : *table->node.array()) {
            for (const auto &[key, links] : {std::pair{"possessed_by", &m_setup.start.possessions},
                                             std::pair{"trapped_by", &m_setup.start.traps}}) {
                if (auto done = readLinksOf(Source{row, m_root.file}, key, chip, *links); !done) {
                    return done;
                }
            }
            ++chip;
        }
        return {};
    }

    base::Outcome readLinksOf(const Source &row, std::string_view key, ChipId chip, LinkList &links)
    {
        const auto names = row.stringsMember(key);
        if (!names) {
            return tl::unexpected(names.error());
        }
        for (const auto &name : *names) {
            const auto found = std::ranges::find(m_setup.ids, name);
            if (found == m_setup.ids.end()) {
                return row.problem(text("Clout", "“%1” is no id of the table.").with(name));
            }
            links.append({static_cast<ChipId>(found - m_setup.ids.begin()), chip});
        }
        return {};
    }

    // Calls take(kind, seat, source) for each chip of a list of lists.
    template<typename Take>
    base::Outcome eachOfSeats(std::string_view key, Take take)
    {
        const auto member = m_root.optionalMember(key);
        if (!member) {
            return {};
        }
        const auto seats = member->asArray();
        if (!seats) {
            return tl::unexpected(seats.error());
        }
        if (seats->size() > m_setup.start.seats) {
            return member->problem(text("Clout", "There are more lists here than seats."));
        }
        for (std::size_t seat = 0; seat < seats->size(); ++seat) {
            const auto chips = (*seats)[seat].asArray();
            if (!chips) {
                return tl::unexpected(chips.error());
            }
            for (const auto &chip : *chips) {
                const auto kind = kindNamed(chip);
                auto made = kind ? newChip(chip, *kind, static_cast<SeatId>(seat))
                                 : base::Result<ChipId>(tl::unexpected(kind.error()));
                if (!made) {
                    return tl::unexpected(made.error());
                }
                take(*made);
            }
        }
        return {};
    }

    base::Outcome readStacks()
    {
        return eachOfSeats("stacks", [](ChipId) {});
    }

    base::Outcome readDiscards()
    {
        return eachOfSeats("discards", [this](ChipId chip) {
            m_setup.start.chips[chip].place = Place::Discard;
            m_setup.start.discards.append(chip);
        });
    }

    // A seat's turn is its first while it has neither a chip on the table nor a discard.
    base::Outcome readTurn()
    {
        auto &start = m_setup.start;
        start.isFirstTurn.fill(true);
        for (std::size_t i = 0; i < start.chipCount; ++i) {
            if (start.chips[i].place != Place::Stack) {
                start.isFirstTurn[start.chips[i].owner] = false;
            }
        }
        if (const auto member = m_root.optionalMember("first_turn")) {
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
        const auto active = m_root.optionalMember("active");
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

    base::Outcome readThrowing();
    base::Outcome readHand(const Source &source, Hand &hand);

    Source m_root;
    Setup m_setup;
    std::map<std::string, std::uint8_t, std::less<>> m_kinds;
};

// Five centimetres outside the middle of a side each, opposite ones for two (rule book, Setup).
std::array<base::Point, engine::MostSeats> evenlySpaced(const base::Rectangle &area)
{
    constexpr std::int32_t Outside = 50'000;
    const auto &[x, y] = area.most;
    return {base::Point{x / 2, -Outside},
            base::Point{x / 2, y + Outside},
            base::Point{-Outside, y / 2},
            base::Point{x + Outside, y / 2}};
}

base::Outcome Reader::readHand(const Source &source, Hand &hand)
{
    struct Figure {
        std::string_view key;
        std::int32_t *into;
    };
    for (const auto &[key, into] : {Figure{"speed_per_myriad", &hand.speedPerMyriad},
                                    Figure{"sideways_millideg", &hand.sidewaysMilliDeg},
                                    Figure{"tilt_millideg", &hand.tiltMilliDeg},
                                    Figure{"tumble_millirad", &hand.tumbleMilliRad}}) {
        const auto member = source.optionalMember(key);
        if (!member) {
            continue;
        }
        const auto number = member->asInteger();
        if (!number) {
            return tl::unexpected(number.error());
        }
        if (*number < 0 || *number > 90'000) {
            return member->problem(text("Clout", "A hand’s figure is from 0 to 90,000."));
        }
        *into = static_cast<std::int32_t>(*number);
    }
    return {};
}

base::Outcome Reader::readThrowing()
{
    auto &throwing = m_setup.throwing;
    throwing.from = evenlySpaced(m_setup.area);
    const auto member = m_root.optionalMember("throwing");
    if (!member) {
        return {};
    }
    if (const auto surface = member->optionalMember("surface")) {
        const auto slug = surface->stringMember("slug");
        const auto friction = surface->integerMember("friction_per_mille");
        const auto restitution = surface->integerMember("restitution_per_mille");
        if (!slug || !friction || !restitution) {
            return tl::unexpected(!slug           ? slug.error()
                                      : !friction ? friction.error()
                                                  : restitution.error());
        }
        if (*friction < 1 || *friction > 2000 || *restitution < 0 || *restitution > 1000) {
            return surface->problem(text("Clout", "A surface’s figures are per mille."));
        }
        throwing.surface = {*slug,
                            static_cast<std::int32_t>(*friction),
                            static_cast<std::int32_t>(*restitution)};
    }
    std::size_t seat = 0;
    if (const auto hands = member->optionalMember("hands"); hands && hands->node.array()) {
        for (const auto &hand : *hands->node.array()) {
            if (seat == engine::MostSeats) {
                break;
            }
            if (auto done = readHand(Source{hand, m_root.file}, throwing.hands[seat++]); !done) {
                return done;
            }
        }
    }
    seat = 0;
    if (const auto places = member->optionalMember("from_mm"); places && places->node.array()) {
        for (const auto &place : *places->node.array()) {
            const auto point = pointOf(Source{place, m_root.file});
            if (!point) {
                return tl::unexpected(point.error());
            }
            if (seat < engine::MostSeats) {
                throwing.from[seat++] = *point;
            }
        }
    }
    return {};
}

} // namespace

base::Result<Setup> readSetup(const files::json::Node &root, const std::string &file)
{
    return Reader(root, file).read();
}

} // namespace games::clout
