#include "sheets/report_pdf.h"

#include "sheets/report_drawing.h"
#include "sheets/typesetting.h"
#include "wording/qt_wording.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

#include <variant>

namespace sheets
{

using base::text;

namespace
{

constexpr int Resolution = 300; // dots an inch
constexpr qreal PointsOfInch = 72;
constexpr qreal MarginOfPage = 48; // points
constexpr qreal HeightOfFoot = 20;
constexpr qreal SizeOfText = 9;
constexpr qreal SizeOfTable = 8;
constexpr qreal SizeOfMapTable = 6;
constexpr qreal SizeOfTitle = 15;
constexpr qreal SizeOfHeading = 11;
constexpr qreal SpaceBeforeHeading = 12;
constexpr qreal SpaceBetweenSentences = 3;
constexpr int ChartObject = QTextFormat::UserObject + 1;
constexpr int ChartProperty = QTextFormat::UserProperty + 1; // its number

QFont faceOf(qreal points, Weight weight = Weight::Regular)
{
    QFont font = face(points, weight);
    font.setPointSizeF(points); // the document knows the device
    return font;
}

QTextCharFormat formatOf(qreal points, Weight weight = Weight::Regular)
{
    QTextCharFormat format;
    format.setFont(faceOf(points, weight));
    return format;
}

using Drawn = std::variant<goldfish::Chart, goldfish::HeatMap>;

// Draws the charts where the text has a mark for one.
class ChartPainter final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    ChartPainter(const base::Wording &wording, qreal width, qreal point)
        : m_wording(wording)
        , m_width(width)
        , m_point(point)
    {
    }

    int add(Drawn drawn)
    {
        m_drawn.push_back(std::move(drawn));
        return static_cast<int>(m_drawn.size()) - 1;
    }

    QSizeF intrinsicSize(QTextDocument * /*document*/,
                         int /*position*/,
                         const QTextFormat &format) override
    {
        return m_point
            * std::visit([this](const auto &drawn) { return sizeOf(drawn, m_width); },
                         drawnOf(format));
    }

    void drawObject(QPainter *painter,
                    const QRectF &box,
                    QTextDocument *document,
                    int /*position*/,
                    const QTextFormat &format) override
    {
        painter->setFont(document->defaultFont());
        const auto &drawn = drawnOf(format);
        if (const auto *const chart = std::get_if<goldfish::Chart>(&drawn)) {
            drawChart(*painter, box, *chart, m_wording, m_point);
        } else {
            drawMap(*painter, box, std::get<goldfish::HeatMap>(drawn), m_point);
        }
    }

private:
    const Drawn &drawnOf(const QTextFormat &format) const
    {
        return m_drawn[static_cast<std::size_t>(format.intProperty(ChartProperty))];
    }

    const base::Wording &m_wording;
    qreal m_width;
    qreal m_point;
    std::vector<Drawn> m_drawn;
};

// Writes a report into a text document.
class ReportText
{
public:
    ReportText(QTextDocument &document, ChartPainter &charts, const base::Wording &wording)
        : m_cursor(&document)
        , m_charts(charts)
        , m_wording(wording)
    {
    }

    void write(const goldfish::Document &report)
    {
        addBlock(words(report.title), formatOf(SizeOfTitle, Weight::Bold), 0);
        for (const auto &sentence : report.summary) {
            addBlock(words(sentence), formatOf(SizeOfText), SpaceBetweenSentences);
        }
        for (const auto &caution : report.cautions) {
            addBlock(QStringLiteral("! ") + words(caution),
                     formatOf(SizeOfText, Weight::Bold),
                     SpaceBetweenSentences);
        }
        addTable(report.identity);
        for (const auto &table : report.tables) {
            addTable(table);
        }
        if (report.resting) {
            addMap(*report.resting);
        }
    }

private:
    QString words(const base::Text &text) const { return wording::render(text, m_wording); }

    void addBlock(const QString &words, const QTextCharFormat &format, qreal spaceBefore)
    {
        QTextBlockFormat block;
        block.setTopMargin(spaceBefore);
        m_cursor.movePosition(QTextCursor::End);
        m_cursor.insertBlock(block);
        m_cursor.insertText(words, format);
    }

    void addHeading(const goldfish::Table &table)
    {
        addBlock(words(table.title), formatOf(SizeOfHeading, Weight::Bold), SpaceBeforeHeading);
        if (!table.note.empty()) {
            addBlock(words(table.note), formatOf(SizeOfTable), 0);
        }
    }

    void addDrawn(Drawn drawn)
    {
        QTextCharFormat format;
        format.setObjectType(ChartObject);
        format.setProperty(ChartProperty, m_charts.add(std::move(drawn)));
        addBlock(QString(), formatOf(SizeOfText), SpaceBetweenSentences);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
    }

    void addTable(const goldfish::Table &table)
    {
        addHeading(table);
        if (table.chart && !table.chart->bars.empty()) {
            addDrawn(*table.chart);
        }
        const bool hasTitles = !table.columns.empty();
        std::vector<std::vector<QString>> rows;
        if (hasTitles) {
            rows.push_back(rendered(table.columns));
        }
        for (const auto &row : table.rows) {
            rows.push_back(rendered(row));
        }
        addRows(rows, hasTitles, SizeOfTable);
    }

    void addMap(const goldfish::HeatMap &map)
    {
        addBlock(words(text("Goldfish", "Where its pieces came to rest")),
                 formatOf(SizeOfHeading, Weight::Bold),
                 SpaceBeforeHeading);
        addDrawn(map);
        std::vector<std::vector<QString>> rows;
        for (std::size_t cell = 0; cell < map.cells.size(); ++cell) {
            if (cell % goldfish::HeatMap::Side == 0) {
                rows.emplace_back();
            }
            rows.back().push_back(QString::number(map.cells.at(cell)));
        }
        addRows(rows, false, SizeOfMapTable);
    }

    std::vector<QString> rendered(const std::vector<base::Text> &cells) const
    {
        std::vector<QString> result;
        for (const auto &cell : cells) {
            result.push_back(words(cell));
        }
        return result;
    }

    void addRows(const std::vector<std::vector<QString>> &rows, bool hasTitles, qreal size)
    {
        if (rows.empty() || rows.front().empty()) {
            return;
        }
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(2);
        format.setTopMargin(SpaceBetweenSentences);
        format.setHeaderRowCount(hasTitles ? 1 : 0);
        m_cursor.movePosition(QTextCursor::End);
        auto *const table = m_cursor.insertTable(static_cast<int>(rows.size()),
                                                 static_cast<int>(rows.front().size()),
                                                 format);
        const bool isOfWords = !hasTitles && rows.front().size() == 2;
        for (int row = 0; row < table->rows(); ++row) {
            const auto &cells = rows[static_cast<std::size_t>(row)];
            const auto weight = hasTitles && row == 0 ? Weight::Bold : Weight::Regular;
            for (int column = 0; column < table->columns(); ++column) {
                auto cursor = table->cellAt(row, column).firstCursorPosition();
                QTextBlockFormat block;
                block.setAlignment(column == 0 || isOfWords ? Qt::AlignLeft : Qt::AlignRight);
                cursor.setBlockFormat(block);
                cursor.insertText(cells[static_cast<std::size_t>(column)], formatOf(size, weight));
            }
        }
    }

    QTextCursor m_cursor;
    ChartPainter &m_charts;
    const base::Wording &m_wording;
};

bool paintPages(QTextDocument &document, QPdfWriter &writer, const QRectF &body, qreal point)
{
    QPainter painter(&writer);
    if (!painter.isActive()) {
        return false;
    }
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0 && !writer.newPage()) {
            return false;
        }
        painter.save();
        painter.translate(body.topLeft() - QPointF(0, page * body.height()));
        document.drawContents(&painter,
                              QRectF(0, page * body.height(), body.width(), body.height()));
        painter.restore();
        painter.setFont(faceOf(SizeOfTable));
        painter.drawText(QRectF(body.left(), body.bottom(), body.width(), HeightOfFoot * point),
                         Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(page + 1).arg(document.pageCount()));
    }
    return painter.end();
}

} // namespace

base::Result<std::string>
reportPdf(const goldfish::Document &report, const base::Wording &wording, Paper paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isPainted = false;
    {
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setPageSize(pageSizeOf(paper));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(Resolution);
        writer.setCreator(QStringLiteral("Muster"));
        writer.setTitle(wording::render(report.title, wording));
        constexpr qreal Point = Resolution / PointsOfInch;
        const QSizeF page = sizeOf(paper);
        const qreal width = page.width() - 2 * MarginOfPage;
        const QRectF body(MarginOfPage * Point,
                          MarginOfPage * Point,
                          width * Point,
                          (page.height() - 2 * MarginOfPage - HeightOfFoot) * Point);
        ChartPainter charts(wording, width, Point);
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setDefaultFont(faceOf(SizeOfText));
        document.documentLayout()->setPaintDevice(&writer);
        document.documentLayout()->registerHandler(ChartObject, &charts);
        document.setPageSize(body.size());
        ReportText(document, charts, wording).write(report);
        isPainted = paintPages(document, writer, body, Point);
    }
    if (!isPainted) {
        return base::problem(
            text("Sheet", "The report could not be drawn as a PDF."),
            text("Sheet", "Write it as .html and print it from a browser instead."));
    }
    return bytes.toStdString();
}

} // namespace sheets

#include "report_pdf.moc"
