// A report as tables of text with the figures of a bar chart beside them, for whatever shows it:
// the page of HTML, the terminal, the window. Every chart has its table; some tables have no chart.
#pragma once

#include "base/text.h"
#include "goldfish/behind.h"
#include "goldfish/report.h"

#include <optional>
#include <string>
#include <vector>

namespace goldfish
{

struct Bar {
    base::Text label;
    double value = 0;
    std::optional<Interval> range; // drawn as a whisker
};

struct Chart {
    std::vector<Bar> bars;
    double least = 0;
    double most = 1;
};

struct Table {
    base::Text title;
    base::Text note; // a sentence above it; may be empty
    std::vector<base::Text> columns;
    std::vector<std::vector<base::Text>> rows;
    std::optional<Chart> chart = {};
    std::string slug = {}; // "scores", "against"…: the same in every language
    // Of each row: the games behind its cells, the last for all further ones. Empty: none.
    std::vector<std::vector<Behind>> behind = {};
};

// Who, with what, how to repeat it.
Table identityTable(const Report &report);
// The figures, the most telling first; those that there is nothing of are left out.
std::vector<Table> reportTables(const Report &report);

// Where the pieces came to rest, as the map has it: from where the coordinates are least.
Table restingTable(const Report &report);
// The games behind a cell; nothing where there are none.
std::optional<Behind> behindCell(const Table &table, std::size_t row, std::size_t column);

// What the report comes to, and what its reader must know of it, in sentences.
std::vector<base::Text> summaryOf(const Report &report);
std::vector<base::Text> cautionsOf(const Report &report);

// All of it, in the order in which it is read. A comparison or an ablation adds its own to it.
struct Document {
    base::Text title;
    std::vector<base::Text> summary;
    std::vector<base::Text> cautions;
    std::vector<Table> tables;
    std::optional<HeatMap> resting;
    Table identity;
};
Document documentOf(const Report &report);

// A range for the chart that all bars fit in, with 0.
Chart chartOf(std::vector<Bar> bars);

} // namespace goldfish
