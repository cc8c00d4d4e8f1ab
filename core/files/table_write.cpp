#include "base/fold.h"
#include "files/table.h"

#include <algorithm>

namespace files
{

namespace
{

std::string inQuotes(const std::string &cell)
{
    std::string result = "\"";
    for (const char letter : cell) {
        result += letter;
        if (letter == '"') {
            result += letter;
        }
    }
    return result + '"';
}

} // namespace

std::string tsvLine(const std::vector<std::string> &cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string cell = cells[i];
        std::replace_if(
            cell.begin(),
            cell.end(),
            [](char letter) { return letter == '\t' || letter == '\n' || letter == '\r'; },
            ' ');
        // A cell that begins with a quotation mark would be read as a quoted one, a single cell
        // with the mark of a comment as that, and blanks at the ends would be trimmed.
        if (cell.substr(0, 1) == "\"" || (cells.size() == 1 && cell.substr(0, 1) == "#")
            || base::trimmed(cell).size() != cell.size()) {
            cell = inQuotes(cell);
        }
        result += (i == 0 ? "" : "\t") + cell;
    }
    return result + '\n';
}

std::string csvLine(const std::vector<std::string> &cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto &cell = cells[i];
        const bool needsQuotes = cell.find_first_of(",;\"\n\r\t") != std::string::npos
            || base::trimmed(cell).size() != cell.size();
        result += i == 0 ? "" : ",";
        result += needsQuotes ? inQuotes(cell) : cell;
    }
    return result + '\n';
}

} // namespace files
