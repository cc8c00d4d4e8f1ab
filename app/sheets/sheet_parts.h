// The parts from which makeSheet() puts a sheet together. Not for use outside this folder.
#pragma once

#include "sheets/sheet.h"

namespace sheets
{

Labels makeLabels(const catalog::Schema &schema, const base::Wording &wording);
// Groups, unresolved lines and the columns that this game's pieces need.
void fillRows(Sheet &sheet, const SheetSource &source, const base::Wording &wording);
// Totals, legality line, rules, findings and notes.
void fillVerdict(Sheet &sheet, const SheetSource &source, const base::Wording &wording);

// With a capital first letter.
std::string capitalised(const std::string &words);
// The first letter of the family name: of the last word, or of the first before a comma.
std::string initialOf(const std::string &player);
// 2026-11-30 written out in that language; anything else as it is.
std::string writtenDate(const std::string &date, const std::string &language);

} // namespace sheets
