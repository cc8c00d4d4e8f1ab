#include "goldfish/report_svg.h"

#include "base/utf8.h"

#include <algorithm>
#include <cmath>

namespace goldfish
{

namespace
{

// In pixels, all of them whole.
constexpr int RowHeight = 16;
constexpr int BarHeight = 10;
constexpr int LabelWidth = 180;
constexpr int PlotWidth = 420;
constexpr int Gap = 6;
constexpr int CellSize = 16;
constexpr std::size_t MostLabelBytes = 26;

std::string attribute(const char *name, int value)
{
    return ' ' + std::string(name) + "=\"" + std::to_string(value) + '"';
}

std::string opening(int width, int height, const std::string &title)
{
    return R"(<svg role="img" aria-label=")" + escaped(title) + '"' + attribute("width", width)
        + attribute("height", height) + " viewBox=\"0 0 " + std::to_string(width) + ' '
        + std::to_string(height) + "\">\n";
}

std::string rectangle(const char *kind, int x, int y, int width, int height)
{
    return "<rect class=\"" + std::string(kind) + '"' + attribute("x", x) + attribute("y", y)
        + attribute("width", width) + attribute("height", height) + "/>\n";
}

std::string line(const char *kind, int fromX, int fromY, int toX, int toY)
{
    return "<line class=\"" + std::string(kind) + '"' + attribute("x1", fromX)
        + attribute("y1", fromY) + attribute("x2", toX) + attribute("y2", toY) + "/>\n";
}

// Where a value lies along the plot.
int along(const Chart &chart, double value)
{
    const double share = (value - chart.least) / (chart.most - chart.least);
    return LabelWidth + Gap
        + static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * PlotWidth));
}

// Never in the middle of a letter.
std::string shortened(const std::string &words)
{
    if (words.size() <= MostLabelBytes) {
        return words;
    }
    std::size_t end = MostLabelBytes;
    while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return words.substr(0, end) + "…";
}

std::string barOf(const Chart &chart, const Bar &bar, int top, const base::Wording &wording)
{
    const int zero = along(chart, std::clamp(0.0, chart.least, chart.most));
    const int end = along(chart, bar.value);
    const auto words = base::toUtf8(base::render(bar.label, wording));
    std::string drawn = "<text" + attribute("x", LabelWidth)
        + attribute("y", top + RowHeight - Gap + 2) + " text-anchor=\"end\">"
        + escaped(shortened(words)) + "</text>\n";
    drawn += rectangle("bar",
                       std::min(zero, end),
                       top + (RowHeight - BarHeight) / 2,
                       std::max(1, std::abs(end - zero)),
                       BarHeight);
    if (bar.range) {
        const int middle = top + RowHeight / 2;
        const int low = along(chart, bar.range->low);
        const int high = along(chart, bar.range->high);
        drawn += line("whisker", low, middle, high, middle);
        drawn += line("whisker", low, middle - 3, low, middle + 3);
        drawn += line("whisker", high, middle - 3, high, middle + 3);
    }
    return drawn;
}

} // namespace

std::string escaped(std::string_view words)
{
    const std::string text = base::toUtf8(std::string(words));
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            safe += static_cast<unsigned char>(letter) < 0x20U || letter == 0x7F ? ' ' : letter;
        }
    }
    return safe;
}

std::string svgOf(const Chart &chart, const std::string &title, const base::Wording &wording)
{
    const int height = RowHeight * static_cast<int>(chart.bars.size());
    std::string drawn = opening(LabelWidth + Gap + PlotWidth + Gap, height, title);
    const int zero = along(chart, std::clamp(0.0, chart.least, chart.most));
    int top = 0;
    for (const auto &bar : chart.bars) {
        drawn += barOf(chart, bar, top, wording);
        top += RowHeight;
    }
    return drawn + line("axis", zero, 0, zero, height) + "</svg>\n";
}

// The more often, the fuller the cell, in tenths; once is seen.
std::string svgOf(const HeatMap &map, const std::string &title)
{
    constexpr int Side = CellSize * static_cast<int>(HeatMap::Side);
    const std::int64_t most =
        std::max<std::int64_t>(1, *std::max_element(map.cells.begin(), map.cells.end()));
    std::string drawn = opening(Side, Side, title);
    for (std::size_t cell = 0; cell < map.cells.size(); ++cell) {
        const auto shade = map.cells[cell] * 9 / most + (map.cells[cell] > 0 ? 1 : 0);
        if (shade > 0) {
            drawn += "<rect class=\"bar\""
                + attribute("x", CellSize * static_cast<int>(cell % HeatMap::Side))
                + attribute("y", CellSize * static_cast<int>(cell / HeatMap::Side))
                + attribute("width", CellSize) + attribute("height", CellSize) + " fill-opacity=\""
                + (shade == 10 ? "1" : "0." + std::to_string(shade)) + "\"/>\n";
        }
    }
    return drawn + "<rect class=\"frame\"" + attribute("width", Side) + attribute("height", Side)
        + "/>\n</svg>\n";
}

} // namespace goldfish
