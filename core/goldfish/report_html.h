// A report as one page of HTML that needs nothing else: no script, no picture from elsewhere. Every
// chart is drawn from the figures and stands beside its table.
#pragma once

#include "goldfish/report_tables.h"

#include <string>

namespace goldfish
{

std::string htmlOf(const Document &document, const base::Wording &wording);

} // namespace goldfish
