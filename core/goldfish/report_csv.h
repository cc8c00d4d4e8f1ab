// Every match of a batch as a row, for a spreadsheet: who, from which seat, how it went. The column
// names are English and stay.
#pragma once

#include "goldfish/batch.h"
#include "goldfish/identity.h"

#include <string>

namespace goldfish
{

std::string csvOf(const Batch &batch, const Identity &identity);

} // namespace goldfish
