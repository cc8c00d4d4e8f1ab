// The two small shapes that are stored as JSON within a column: cells by attribute, and a list of
// words. A hundred thousand pieces are read from it at start, so its reader takes the flat form
// that its writer makes in one pass and leaves anything else to the general one.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace storage
{

using Cells = std::vector<std::pair<std::string, std::string>>;

std::string writeCells(const Cells &cells);
base::Result<Cells> readCells(std::string_view json);

std::string writeStrings(const std::vector<std::string> &words);
base::Result<std::vector<std::string>> readStrings(std::string_view json);

} // namespace storage
