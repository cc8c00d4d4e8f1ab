#include "goldfish/report_text.h"

#include <algorithm>

namespace goldfish
{

namespace
{

using Row = std::vector<std::string>;

// Letters, not bytes: what continues a letter has no width of its own.
std::size_t widthOf(const std::string &words)
{
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

std::string inOneLine(std::string words)
{
    std::replace_if(
        words.begin(),
        words.end(),
        [](char letter) { return static_cast<unsigned char>(letter) < 0x20U || letter == 0x7F; },
        ' ');
    return words;
}

Row rendered(const std::vector<base::Text> &cells, const base::Wording &wording)
{
    Row row;
    for (const auto &cell : cells) {
        row.push_back(inOneLine(base::render(cell, wording)));
    }
    return row;
}

// The first column to the left, figures to the right.
std::string aligned(const std::vector<Row> &rows)
{
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], widthOf(row[column]));
        }
    }
    std::string result;
    for (const auto &row : rows) {
        std::string line = "  ";
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string blanks(widths[column] - widthOf(row[column]), ' ');
            line += column == 0 ? row[column] + blanks : "  " + blanks + row[column];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + '\n';
    }
    return result;
}

// "Roster  …": a word and what there is to say of it.
std::string pairsText(const Table &table, const base::Wording &wording)
{
    std::size_t width = 0;
    for (const auto &row : table.rows) {
        width = std::max(width, widthOf(rendered(row, wording).front()));
    }
    std::string result;
    for (const auto &row : table.rows) {
        const auto cells = rendered(row, wording);
        result +=
            "  " + cells[0] + std::string(width - widthOf(cells[0]) + 2, ' ') + cells[1] + '\n';
    }
    return result;
}

std::string tableText(const Table &table, const base::Wording &wording)
{
    const auto title = '\n' + inOneLine(base::render(table.title, wording)) + '\n';
    if (table.columns.empty()) {
        return title + pairsText(table, wording);
    }
    std::vector<Row> rows = {rendered(table.columns, wording)};
    for (const auto &row : table.rows) {
        rows.push_back(rendered(row, wording));
    }
    return title + aligned(rows);
}

} // namespace

std::string plainTextOf(const Document &document, const base::Wording &wording)
{
    std::string result = inOneLine(base::render(document.title, wording)) + "\n\n";
    for (const auto &sentence : document.summary) {
        result += inOneLine(base::render(sentence, wording)) + '\n';
    }
    for (const auto &caution : document.cautions) {
        result += "! " + inOneLine(base::render(caution, wording)) + '\n';
    }
    for (const auto &table : document.tables) {
        result += tableText(table, wording);
    }
    return result + tableText(document.identity, wording);
}

} // namespace goldfish
