// A report on many matches as a PDF for the printer: the sentences, the tables, and each chart
// drawn beside its table, on A4 or Letter with numbered pages.
#pragma once

#include "goldfish/report_tables.h"
#include "sheets/sheet_paper.h"

#include <string>

namespace sheets
{

// Needs a QGuiApplication; the platform `offscreen` will do.
base::Result<std::string> reportPdf(const goldfish::Document &document,
                                    const base::Wording &wording,
                                    Paper paper = Paper::A4);

} // namespace sheets
