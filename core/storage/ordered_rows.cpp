#include "storage/ordered_rows.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace storage
{

namespace
{

constexpr std::int64_t Gap = 1024;

// The part of the stored list that must change, and what shall stand there instead.
struct Middle {
    std::span<const OrderedRow> stored;
    std::span<const Values> wanted;
    std::int64_t after = 0;             // position of the row before it
    std::optional<std::int64_t> before; // position of the row behind it
};

Middle middleOf(const std::vector<OrderedRow> &stored, const std::vector<Values> &wanted)
{
    const auto same = [](const OrderedRow &row, const Values &cells) { return row.cells == cells; };
    const auto [front, wantedFront] =
        std::mismatch(stored.begin(), stored.end(), wanted.begin(), wanted.end(), same);
    const auto [back, wantedBack] = std::mismatch(stored.rbegin(),
                                                  std::make_reverse_iterator(front),
                                                  wanted.rbegin(),
                                                  std::make_reverse_iterator(wantedFront),
                                                  same);
    Middle middle;
    middle.stored = {front, back.base()};
    middle.wanted = {wantedFront, wantedBack.base()};
    middle.after = front == stored.begin() ? 0 : (front - 1)->position;
    if (back != stored.rbegin()) {
        middle.before = back.base()->position;
    }
    return middle;
}

// Evenly between its neighbours; nothing where there is no room.
std::optional<std::vector<std::int64_t>> positionsFor(const Middle &middle)
{
    const auto count = static_cast<std::int64_t>(middle.wanted.size());
    const auto end = middle.before.value_or(middle.after + Gap * (count + 1));
    if (end - middle.after <= count) {
        return {};
    }
    std::vector<std::int64_t> positions;
    for (std::int64_t i = 1; i <= count; ++i) {
        positions.push_back(middle.after + (end - middle.after) * i / (count + 1));
    }
    return positions;
}

class Sync
{
public:
    Sync(Database &database, const OrderedTable &table, const std::string &roster)
        : m_database(database)
        , m_table(table)
        , m_roster(roster)
    {
    }

    base::Outcome add(std::int64_t position, const Values &cells)
    {
        Values values{m_roster, position};
        values.insert(values.end(), cells.begin(), cells.end());
        return m_database.run(m_table.add, values);
    }
    base::Outcome update(std::int64_t id, std::int64_t position, const Values &cells)
    {
        Values values{position};
        values.insert(values.end(), cells.begin(), cells.end());
        values.emplace_back(id);
        return m_database.run(m_table.update, values);
    }
    base::Outcome remove(std::int64_t id) { return m_database.run(m_table.remove, {id}); }

    // Rows that are there already are used again, in order; only then are rows added or removed.
    base::Outcome replace(std::span<const OrderedRow> stored,
                          std::span<const Values> wanted,
                          const std::vector<std::int64_t> &positions)
    {
        base::Outcome done;
        const auto kept = std::min(stored.size(), wanted.size());
        const bool sameLength = stored.size() == wanted.size();
        for (std::size_t i = 0; i < wanted.size() && done; ++i) {
            if (i >= kept) {
                done = add(positions[i], wanted[i]);
            } else if (sameLength) {
                done = update(stored[i].id, stored[i].position, wanted[i]);
            } else {
                done = update(stored[i].id, positions[i], wanted[i]);
            }
        }
        for (std::size_t i = kept; i < stored.size() && done; ++i) {
            done = remove(stored[i].id);
        }
        return done;
    }

private:
    Database &m_database;
    const OrderedTable &m_table;
    const std::string &m_roster;
};

} // namespace

base::Result<std::vector<OrderedRow>> loadOrdered(Database &database,
                                                  const OrderedTable &table,
                                                  const std::string &roster,
                                                  std::size_t cells,
                                                  std::span<const std::size_t> numbers)
{
    std::vector<OrderedRow> rows;
    const auto take = [&](const Row &row) {
        OrderedRow next{row.number(0), row.number(1), {}};
        for (std::size_t i = 0; i < cells; ++i) {
            const auto column = static_cast<int>(i) + 2;
            if (std::ranges::find(numbers, i) != numbers.end()) {
                next.cells.emplace_back(row.number(column));
            } else {
                next.cells.emplace_back(row.text(column));
            }
        }
        rows.push_back(std::move(next));
    };
    return database.each(table.load, {roster}, take).map([&] { return std::move(rows); });
}

base::Outcome syncOrdered(Database &database,
                          const OrderedTable &table,
                          const std::string &roster,
                          const std::vector<OrderedRow> &stored,
                          const std::vector<Values> &wanted)
{
    Sync sync(database, table, roster);
    const auto middle = middleOf(stored, wanted);
    if (const auto positions = positionsFor(middle)) {
        return sync.replace(middle.stored, middle.wanted, *positions);
    }
    // No room left between the neighbours: all positions are dealt out anew.
    std::vector<std::int64_t> positions;
    for (std::size_t i = 1; i <= wanted.size(); ++i) {
        positions.push_back(Gap * static_cast<std::int64_t>(i));
    }
    return sync.replace(stored, wanted, positions);
}

} // namespace storage
