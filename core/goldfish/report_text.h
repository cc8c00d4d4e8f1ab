// A report for the terminal: the sentences, then the tables with their columns in line.
#pragma once

#include "goldfish/report_tables.h"

#include <string>

namespace goldfish
{

std::string plainTextOf(const Document &document, const base::Wording &wording);

} // namespace goldfish
