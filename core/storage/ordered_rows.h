// Rows that stand in an order below one roster: lines, headers, carried pieces. sync() turns the
// stored list into the wanted one with as few writes as can be told from its equal beginning and
// end. Positions leave gaps, so a row put in the middle moves no other.
#pragma once

#include "storage/database.h"

#include <span>
#include <string>
#include <vector>

namespace storage
{

struct OrderedTable {
    const char *load;   // roster -> id, position, cells…
    const char *add;    // roster, position, cells…
    const char *update; // position, cells…, id
    const char *remove; // id
};

struct OrderedRow {
    std::int64_t id = 0;
    std::int64_t position = 0;
    Values cells;
};

// `numbers` are the places of cells that are whole numbers; the others are texts.
base::Result<std::vector<OrderedRow>> loadOrdered(Database &database,
                                                  const OrderedTable &table,
                                                  const std::string &roster,
                                                  std::size_t cells,
                                                  std::span<const std::size_t> numbers = {});

base::Outcome syncOrdered(Database &database,
                          const OrderedTable &table,
                          const std::string &roster,
                          const std::vector<OrderedRow> &stored,
                          const std::vector<Values> &wanted);

} // namespace storage
