// The printed form: one page where it can be had, no line lost where it cannot.
#include "app/sheets/sheet_fixture.h"
#include "sheets/sheet_painting.h"
#include "sheets/sheet_writers.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using sheets::face;
using sheets::Layout;
using sheets::layOut;
using sheets::ListLine;
using sheets::Paper;
using sheets::points;
using sheets::Sheet;
using sheets::SheetPages;
using sheets::toPdf;
using sheets::widthOf;
using sheets::testing::Case;
using sheets::testing::illegalStack;
using sheets::testing::legalStack;

class SheetPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsOnePage_data();
    void fitsOnePage();
    void shrinksBeforeItSplits();
    void losesNoLine_data();
    void losesNoLine();
    void staysOnThePaper_data() { losesNoLine_data(); }
    void staysOnThePaper();
    void pdfHasItsPages();
    void pdfTextCanBeFound();
    void paintsBlackOnWhite();
    void paintsAtAnyScale();
};

namespace
{

Case manyRows(const std::string &game, std::size_t rows)
{
    Case made(game);
    made.fields = legalStack().fields;
    made.roster.name = "Many rows";
    made.format = legalStack().format;
    made.manyLines(rows);
    return made;
}

Case absurd()
{
    Case made = manyRows("clout", 1000);
    made.piece(std::string(5000, 'x'), catalog::Status::Own, {{"type", "troop"}});
    for (int i = 0; i < 150; ++i) {
        made.violation("rule", "Violation number " + std::to_string(i) + " of a great many.");
    }
    return made;
}

int pagesOf(const std::string &pdf)
{
    const QByteArray bytes = QByteArray::fromStdString(pdf);
    return static_cast<int>(bytes.count("/Type /Page\n"));
}

// The words of a PDF by Poppler's program; empty where it is not installed.
QString textOf(const std::string &pdf)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    QTemporaryDir folder;
    if (program.isEmpty() || !folder.isValid()) {
        return {};
    }
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(pdf)) < 0) {
        return {};
    }
    file.close();
    QProcess process;
    process.start(program, {QStringLiteral("-layout"), path, QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

QImage picture(const Sheet &sheet, int number = 1)
{
    QImage image(595, 842, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    SheetPages(sheet, Paper::A4).paint(painter, QRectF(image.rect()), number);
    return image;
}

} // namespace

void SheetPagesTest::fitsOnePage_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("paper");
    for (const auto *game : {"clout", "mutant"}) {
        for (const int rows : {0, 1, 9, 15, 30, 45, 60}) {
            for (const auto paper : {Paper::A4, Paper::Letter}) {
                QTest::addRow("%s %d %s", game, rows, paper == Paper::A4 ? "A4" : "Letter")
                    << QString::fromLatin1(game) << rows << static_cast<int>(paper);
            }
        }
    }
}

void SheetPagesTest::fitsOnePage()
{
    QFETCH(QString, game);
    QFETCH(int, rows);
    QFETCH(int, paper);
    const Sheet sheet = manyRows(game.toStdString(), static_cast<std::size_t>(rows)).sheet();
    QCOMPARE(SheetPages(sheet, static_cast<Paper>(paper)).count(), 1);
}

void SheetPagesTest::shrinksBeforeItSplits()
{
    const Sheet few = legalStack().sheet();
    const Sheet many = manyRows("clout", 60).sheet();
    const Layout roomy = layOut(few, Paper::A4);
    const Layout tight = layOut(many, Paper::A4);
    QCOMPARE(roomy.density.size, 10.0);
    QCOMPARE(roomy.density.columns, 1);
    QVERIFY(tight.density.size < 10);
    QVERIFY(tight.density.size >= 6.5);
}

void SheetPagesTest::losesNoLine_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("paper");
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        for (int which = 0; which < 5; ++which) {
            QTest::addRow("%d %s", which, paper == Paper::A4 ? "A4" : "Letter")
                << which << static_cast<int>(paper);
        }
    }
}

static Sheet sheetNumber(int which)
{
    switch (which) {
    case 0:
        return legalStack().sheet();
    case 1:
        return illegalStack().sheet();
    case 2:
        return manyRows("mutant", 60).sheet();
    case 3:
        return manyRows("clout", 110).sheet();
    default:
        return absurd().sheet();
    }
}

void SheetPagesTest::losesNoLine()
{
    QFETCH(int, which);
    QFETCH(int, paper);
    const Sheet sheet = sheetNumber(which);
    const Layout layout = layOut(sheet, static_cast<Paper>(paper));
    std::size_t nextLine = 0;
    std::size_t nextBody = 0;
    for (const auto &page : layout.pages) {
        for (const auto &span : page.list) {
            QCOMPARE(span.first, nextLine);
            nextLine = span.end;
        }
        if (!page.body.empty()) {
            QCOMPARE(page.body.first, nextBody);
            nextBody = page.body.end;
        }
        QCOMPARE(page.hasFoot, &page == &layout.pages.back());
    }
    QCOMPARE(nextLine, layout.list.size());
    QCOMPARE(nextBody, layout.body.size());
    if (which == 4) {
        QVERIFY(layout.pages.size() > 2);
    }
}

void SheetPagesTest::staysOnThePaper()
{
    QFETCH(int, which);
    QFETCH(int, paper);
    const Sheet sheet = sheetNumber(which);
    const Layout layout = layOut(sheet, static_cast<Paper>(paper));
    const qreal bottom = layout.frame.content.bottom();
    for (const auto &page : layout.pages) {
        qreal lowest = page.listTop;
        for (const auto &span : page.list) {
            lowest = std::max(lowest,
                              page.listTop + layout.labelHeight()
                                  + static_cast<qreal>(span.end - span.first)
                                      * layout.density.lineHeight());
        }
        QVERIFY(lowest <= (page.body.empty() ? bottom : page.bodyTop) + 0.01);
        qreal y = page.bodyTop;
        for (std::size_t i = page.body.first; i < page.body.end; ++i) {
            y += layout.body[i].height;
        }
        QVERIFY(y <= (page.hasFoot ? layout.frame.foot.top() : bottom) + 0.01);
    }
    QVERIFY(layout.columns.nameWidth > points(60));
    for (const auto &line : layout.list) {
        if (line.kind == ListLine::Kind::Row || line.kind == ListLine::Kind::More) {
            QVERIFY(widthOf(line.name, face(layout.density.size))
                    <= layout.columns.width - layout.columns.name + 1);
        }
    }
}

void SheetPagesTest::pdfHasItsPages()
{
    const auto one = toPdf(illegalStack().sheet(), Paper::A4);
    QVERIFY(one.has_value());
    QVERIFY(one->rfind("%PDF-", 0) == 0);
    QCOMPARE(pagesOf(*one), 1);
    const Sheet many = absurd().sheet();
    const auto several = toPdf(many, Paper::Letter);
    QVERIFY(several.has_value());
    QCOMPARE(pagesOf(*several), SheetPages(many, Paper::Letter).count());
}

void SheetPagesTest::pdfTextCanBeFound()
{
    const Sheet sheet = illegalStack().sheet();
    const auto pdf = toPdf(sheet, Paper::A4);
    QVERIFY(pdf.has_value());
    // The font sets fi as one letter; a reader's search takes it apart again.
    const QString text = textOf(*pdf).simplified().normalized(QString::NormalizationForm_KC);
    if (text.isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    for (const auto &group : sheet.groups) {
        for (const auto &row : group.rows) {
            QVERIFY2(text.contains(QString::fromStdString(row.name)), row.name.c_str());
        }
    }
    for (const auto &finding : sheet.findings) {
        QVERIFY2(text.contains(QString::fromStdString(finding.message)), finding.message.c_str());
    }
    for (const auto *words : {&sheet.player.value,
                              &sheet.event.value,
                              &sheet.date.value,
                              &sheet.fingerprint.value,
                              &sheet.legalityLine,
                              &sheet.labels.officials,
                              &sheet.labels.signature}) {
        QVERIFY2(text.contains(QString::fromStdString(*words)), words->c_str());
    }
}

void SheetPagesTest::paintsBlackOnWhite()
{
    const QImage image = picture(legalStack().sheet());
    qint64 dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            QVERIFY(colour.saturation() < 40);
            dark += colour.lightness() < 128 ? 1 : 0;
        }
    }
    QVERIFY(dark > 2000);
    QVERIFY(dark < 100000);
    // The margins stay white.
    for (int y = 0; y < image.height(); ++y) {
        QCOMPARE(image.pixelColor(10, y), QColor(Qt::white));
        QCOMPARE(image.pixelColor(image.width() - 10, y), QColor(Qt::white));
    }
}

void SheetPagesTest::paintsAtAnyScale()
{
    const Sheet sheet = legalStack().sheet();
    QImage small(120, 170, QImage::Format_RGB32);
    small.fill(Qt::white);
    QPainter painter(&small);
    const SheetPages pages(sheet, Paper::A4);
    pages.paint(painter, QRectF(10, 10, 100, 141), 1);
    pages.paint(painter, QRectF(10, 10, 100, 141), 2); // no such page: nothing happens
    painter.end();
    QCOMPARE(small.pixelColor(2, 2), QColor(Qt::white));
    QCOMPARE(small.pixelColor(115, 165), QColor(Qt::white));
}

QTEST_MAIN(SheetPagesTest)

#include "sheet_pages_test.moc"
