#include "sheets/sheet_writers.h"

#include "base/fold.h"

#include <algorithm>
#include <array>

namespace sheets
{

using base::text;

std::span<const SheetWriter> writers()
{
    static const std::array<SheetWriter, 5> all{{
        {"pdf", text("Sheet", "PDF, for printing"), toPdf},
        {"html",
         text("Sheet", "HTML page"),
         [](const Sheet &sheet, Paper) { return base::Result<std::string>(toHtml(sheet)); }},
        {"txt",
         text("Sheet", "Plain text"),
         [](const Sheet &sheet, Paper) { return base::Result<std::string>(toText(sheet)); }},
        {"csv",
         text("Sheet", "CSV table"),
         [](const Sheet &sheet, Paper) { return base::Result<std::string>(toCsv(sheet)); }},
        {"json",
         text("Sheet", "JSON"),
         [](const Sheet &sheet, Paper) { return base::Result<std::string>(toJson(sheet)); }},
    }};
    return all;
}

base::Result<std::string> writeSheet(const Sheet &sheet, std::string_view extension, Paper paper)
{
    const std::string wanted = base::fold(extension);
    for (const auto &writer : writers()) {
        if (writer.extension == wanted) {
            return writer.write(sheet, paper);
        }
    }
    std::string known;
    for (const auto &writer : writers()) {
        known += (known.empty() ? "." : ", .") + std::string(writer.extension);
    }
    return base::problem(text("Sheet", "A sheet cannot be written as \".%1\".").with(extension),
                         text("Sheet", "End the name of the file in one of: %1.").with(known));
}

} // namespace sheets
