#include "games/clout/setup_chips.h"

#include "games/clout/setup_kinds.h"
#include "games/clout/setup_values.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using files::json::Source;

namespace
{

// Whole numbers; without one a chip lies on whatever came before it.
base::Result<std::int64_t> levelOf(const Source &row, std::int64_t highest)
{
    const auto member = row.optionalMember("level");
    return member ? member->asInteger() : highest;
}

} // namespace

base::Outcome ChipsReader::readKinds()
{
    const auto chips = m_root.member("chips");
    if (!chips) {
        return tl::unexpected(chips.error());
    }
    if (auto isObject = chips->asObject(); !isObject) {
        return isObject;
    }
    for (const auto &[key, node] : *chips->node.object()) {
        auto kind = readKind(key, Source{node, m_root.file}, m_setup.house);
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

base::Result<std::uint8_t> ChipsReader::kindNamed(const Source &source) const
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

base::Result<ChipId> ChipsReader::newChip(const Source &source, std::uint8_t kind, SeatId owner)
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

base::Outcome ChipsReader::readTable()
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
    std::int64_t highest = 0;
    for (const auto &row : *rows) {
        const auto chip = readRow(row);
        const auto level = levelOf(row, highest);
        if (!chip || !level) {
            return tl::unexpected(!chip ? chip.error() : level.error());
        }
        layers.push_back({*level, *chip});
        highest = std::max(highest, *level);
    }
    std::ranges::stable_sort(layers, {}, &Layer::level);
    for (const auto &layer : layers) {
        m_setup.start.chips[layer.chip].height = m_setup.start.nextHeight++;
    }
    return {};
}

base::Result<ChipId> ChipsReader::readRow(const Source &row)
{
    const auto id = newId(row);
    const auto kind =
        row.member("chip").and_then([this](const Source &chip) { return kindNamed(chip); });
    const auto owner = seatOf(row);
    if (!id || !kind || !owner) {
        return tl::unexpected(!id ? id.error() : !kind ? kind.error() : owner.error());
    }
    const auto at = row.member("at").and_then(pointOf);
    if (!at) {
        return tl::unexpected(at.error());
    }
    if (auto lies = checkPlace(row, *id, *at); !lies) {
        return tl::unexpected(lies.error());
    }
    auto chip = newChip(row, *kind, *owner);
    if (chip) {
        m_setup.ids.push_back(*id);
        m_setup.start.chips[*chip].place = Place::Table;
        m_setup.start.chips[*chip].at = *at;
        m_setup.start.table.append(*chip);
        if (auto read = readCounts(row, *chip); !read) {
            return tl::unexpected(read.error());
        }
    }
    return chip;
}

// What it counts whatever the rules say.
base::Outcome ChipsReader::readCounts(const Source &row, ChipId chip)
{
    const auto member = row.optionalMember("counts");
    if (!member) {
        return {};
    }
    const auto points = member->asInteger();
    if (!points) {
        return tl::unexpected(points.error());
    }
    if (*points < 0 || *points > 99) {
        return member->problem(text("Clout", "A chip counts from 0 to 99 points."));
    }
    m_setup.start.chips[chip].pointsByHand = static_cast<std::int8_t>(*points);
    return {};
}

base::Result<std::string> ChipsReader::newId(const Source &row) const
{
    auto id = row.stringMember("id");
    if (id && std::ranges::find(m_setup.ids, *id) != m_setup.ids.end()) {
        return row.problem(text("Clout", "The id “%1” stands twice on the table.").with(*id));
    }
    return id;
}

base::Result<SeatId> ChipsReader::seatOf(const Source &row) const
{
    const auto owner = row.integerMember("owner");
    if (!owner) {
        return tl::unexpected(owner.error());
    }
    if (*owner < 0 || *owner >= m_setup.start.seats) {
        return row.problem(
            text("Clout", "Seats are numbered from 0; there is no seat %1.").with(*owner));
    }
    return static_cast<SeatId>(*owner);
}

base::Outcome
ChipsReader::checkPlace(const Source &row, const std::string &id, base::Point at) const
{
    const auto &area = m_setup.area;
    const base::Point near{std::clamp(at.x, area.least.x, area.most.x),
                           std::clamp(at.y, area.least.y, area.most.y)};
    if (base::squaredDistance(near, at) >= std::int64_t{m_setup.radius} * m_setup.radius) {
        return row.problem(text("Clout", "“%1” lies wholly outside the playing area.").with(id));
    }
    return {};
}

base::Outcome ChipsReader::readLinks()
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

base::Outcome
ChipsReader::readLinksOf(const Source &row, std::string_view key, ChipId chip, LinkList &links)
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
base::Outcome ChipsReader::eachOfSeats(std::string_view key, Take take)
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

base::Outcome ChipsReader::readStacks()
{
    return eachOfSeats("stacks", [](ChipId) {});
}

base::Outcome ChipsReader::readDiscards()
{
    return eachOfSeats("discards", [this](ChipId chip) {
        m_setup.start.chips[chip].place = Place::Discard;
        m_setup.start.discards.append(chip);
    });
}

} // namespace games::clout
