#include "sheets/sheet_painting.h"
#include "sheets/sheet_writers.h"

#include <QBuffer>
#include <QPdfWriter>

namespace sheets
{

base::Result<std::string> toPdf(const Sheet &sheet, Paper paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setPageSize(pageSizeOf(paper));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(static_cast<int>(points(72)));
        writer.setCreator(QStringLiteral("Muster"));
        writer.setTitle(qt(documentTitle(sheet)));
        if (!printPages(SheetPages(sheet, paper), writer)) {
            return base::problem(
                base::text("Sheet", "The sheet could not be drawn as a PDF."),
                base::text("Sheet", "Write it as .html and print it from a browser instead."));
        }
    }
    return bytes.toStdString();
}

} // namespace sheets
