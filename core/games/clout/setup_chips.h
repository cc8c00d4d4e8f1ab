// Reads the chips of a setup: their kinds, and those on the table, in stacks and among the
// discards.
#pragma once

#include "files/json_reading.h"
#include "games/clout/setup.h"

#include <map>

namespace games::clout
{

// The parts are read in the order in which they stand here, after the house rules, the number of
// seats and the area.
class ChipsReader
{
public:
    ChipsReader(const files::json::Source &root, Setup &setup)
        : m_root(root)
        , m_setup(setup)
    {
    }

    base::Outcome readKinds();
    base::Outcome readTable();
    // Possessions and traps among the chips of the table.
    base::Outcome readLinks();
    base::Outcome readStacks();
    base::Outcome readDiscards();

private:
    using Source = files::json::Source;

    base::Result<std::uint8_t> kindNamed(const Source &source) const;
    base::Result<ChipId> newChip(const Source &source, std::uint8_t kind, SeatId owner);
    base::Result<ChipId> readRow(const Source &row);
    base::Result<SeatId> seatOf(const Source &row) const;
    base::Result<std::string> newId(const Source &row) const;
    base::Outcome readCounts(const Source &row, ChipId chip);
    base::Outcome checkPlace(const Source &row, const std::string &id, base::Point at) const;
    base::Outcome
    readLinksOf(const Source &row, std::string_view key, ChipId chip, LinkList &links);
    template<typename Take>
    base::Outcome eachOfSeats(std::string_view key, Take take);

    Source m_root;
    Setup &m_setup;
    std::map<std::string, std::uint8_t, std::less<>> m_kinds;
};

} // namespace games::clout
