// The files that a sheet is written to: PDF for the printer, HTML, plain text, CSV and JSON. Each
// gives back the bytes, so that the caller decides where they go; files::writeFile() is atomic.
#pragma once

#include "sheets/sheet.h"
#include "sheets/sheet_paper.h"

#include <span>
#include <string>
#include <string_view>

namespace sheets
{

// Needs a QGuiApplication; the platform `offscreen` will do.
base::Result<std::string> toPdf(const Sheet &sheet, Paper paper);
// One file that needs nothing else, for the screen and for a browser's printer.
std::string toHtml(const Sheet &sheet);
// 78 columns wide.
std::string toText(const Sheet &sheet);
// One table; its first column says what a row is: field, piece, unresolved, total, legality,
// rule, violation or note.
std::string toCsv(const Sheet &sheet);
// The keys of `muster-cli check --json` where they say the same.
std::string toJson(const Sheet &sheet);

struct SheetWriter {
    std::string_view extension; // "pdf"
    base::Text title;           // for the choice of a file
    base::Result<std::string> (*write)(const Sheet &sheet, Paper paper);
};

std::span<const SheetWriter> writers();

// By the ending of the file's name, without the dot. Fails naming those there are.
base::Result<std::string>
writeSheet(const Sheet &sheet, std::string_view extension, Paper paper = Paper::A4);

} // namespace sheets
