// The two small shapes that are stored as JSON within a column: cells by attribute, and a list of
// words. A hundred thousand pieces are read from it at start, so its reader takes the flat form
// that its writer makes in one pass and leaves anything else to the general one.
#pragma once

#include "base/result.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace storage
{

using Cells = std::vector<std::pair<std::string, std::string>>;

std::string writeCells(const Cells &cells);
base::Result<Cells> readCells(std::string_view json);

struct CellView {
    std::string_view attribute;
    std::string_view cell;
};

// Reads the cells of many pieces, one after the other, into the same memory.
class CellsReader
{
public:
    // The views are good until the next call, and while `json` is.
    base::Result<std::span<const CellView>> read(std::string_view json);

private:
    std::vector<CellView> m_views;
    Cells m_decoded; // what the views of the last call look at, where that was not `json` itself
};

std::string writeStrings(const std::vector<std::string> &words);
base::Result<std::vector<std::string>> readStrings(std::string_view json);

} // namespace storage
