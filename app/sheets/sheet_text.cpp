#include "sheets/sheet_writers.h"
#include "sheets/text_columns.h"
#include "sheets/text_width.h"

namespace sheets
{

namespace
{

class TextPage
{
public:
    explicit TextPage(const Sheet &sheet)
        : m_sheet(sheet)
        , m_columns(textColumns(sheet))
    {
    }

    QString written();

private:
    void line(const QString &text = {});
    void rule(char letter);
    // The words after a lead, further lines indented below them.
    void paragraph(const QString &lead, const QString &text);
    void cells(const QString &tick, const QString &count, const QString &name, const Row &row);
    void fields();
    void table();
    void row(const Row &row);
    void verdict();
    void signature();

    const Sheet &m_sheet;
    TextColumns m_columns;
    QString m_text;
};

// What does not fit a narrow column ends in an ellipsis; the name never goes into one.
QString fitted(const QString &text, int width)
{
    return textWidth(text) <= width ? text : wrapped(text, width - 1).first() + u'…';
}

void TextPage::line(const QString &text)
{
    QString end = text;
    while (end.endsWith(QLatin1Char(' '))) {
        end.chop(1);
    }
    m_text += end + u'\n';
}

void TextPage::rule(char letter)
{
    line(QString(TextPageWidth, QLatin1Char(letter)));
}

void TextPage::paragraph(const QString &lead, const QString &text)
{
    const int indent = textWidth(lead);
    QString before = lead;
    for (const auto &part : wrapped(text, TextPageWidth - indent)) {
        line(before + part);
        before = QString(indent, QLatin1Char(' '));
    }
}

void TextPage::fields()
{
    const std::vector<const Field *> all{&m_sheet.player,
                                         &m_sheet.id,
                                         &m_sheet.event,
                                         &m_sheet.date,
                                         &m_sheet.place,
                                         &m_sheet.rosterName,
                                         &m_sheet.formatTitle,
                                         &m_sheet.fingerprint};
    int widest = 0;
    for (const auto *field : all) {
        widest = std::max(widest, textWidth(words(field->label)));
    }
    for (const auto *field : all) {
        const QString value = words(field->value);
        paragraph(padded(words(field->label), widest) + QStringLiteral("  "),
                  value.isEmpty() ? QString(40, QLatin1Char('_')) : value);
    }
}

void TextPage::cells(const QString &tick, const QString &count, const QString &name, const Row &row)
{
    QString text = tick + paddedLeft(count, m_columns.count) + QStringLiteral("  ")
        + padded(name, m_columns.name);
    for (std::size_t i = 0; i < m_columns.details.size(); ++i) {
        const QString detail = i < row.details.size() ? words(row.details[i]) : QString();
        text += QStringLiteral("  ")
            + padded(fitted(detail, m_columns.details[i]), m_columns.details[i]);
    }
    text += QStringLiteral("  ")
        + padded(fitted(words(setAndNumber(row)), m_columns.set), m_columns.set);
    text += QStringLiteral("  ")
        + paddedLeft(fitted(words(row.worth), m_columns.worth), m_columns.worth);
    if (m_columns.sum > 0) {
        text += QStringLiteral("  ") + paddedLeft(words(row.sum), m_columns.sum);
    }
    line(text);
}

void TextPage::row(const Row &row)
{
    QString name = words(row.name);
    if (!row.mark.empty()) {
        name += QStringLiteral(" [") + words(row.mark) + u']';
    }
    const QStringList lines = wrapped(name, m_columns.name);
    cells(QStringLiteral("[ ]"), QString::number(row.count), lines.first(), row);
    for (qsizetype i = 1; i < lines.size(); ++i) {
        line(QString(3 + m_columns.count + 2, QLatin1Char(' ')) + lines[i]);
    }
}

void TextPage::table()
{
    Row labels;
    labels.details = m_sheet.detailLabels;
    labels.setCode = m_sheet.labels.setAndNumber;
    labels.worth = m_sheet.labels.worth;
    labels.sum = m_sheet.labels.sum;
    rule('-');
    cells(QStringLiteral("   "), words(m_sheet.labels.count), words(m_sheet.labels.name), labels);
    rule('-');
    for (const auto &group : m_sheet.groups) {
        Row sum;
        sum.sum = group.sum;
        cells(QStringLiteral("   "),
              QString::number(group.count),
              words(group.title).toUpper(),
              sum);
        for (const auto &one : group.rows) {
            row(one);
        }
    }
    for (const auto &one : m_sheet.unresolved) {
        paragraph(QStringLiteral("[ ]") + paddedLeft(QString::number(one.count), m_columns.count)
                      + QStringLiteral("  "),
                  words(one.text) + QStringLiteral(" – ") + words(one.reason));
    }
    if (m_sheet.groups.empty() && m_sheet.unresolved.empty()) {
        line(words(m_sheet.labels.notApplicable));
    }
    rule('-');
}

QString markOf(Standing standing)
{
    switch (standing) {
    case Standing::Kept:
        return QStringLiteral("[x] ");
    case Standing::Warned:
        return QStringLiteral("[!] ");
    case Standing::Open:
        return QStringLiteral("[?] ");
    case Standing::Broken:
        break;
    }
    return QStringLiteral("[-] ");
}

void TextPage::verdict()
{
    QString totals;
    for (const auto &total : m_sheet.totals) {
        totals += (totals.isEmpty() ? QString() : QStringLiteral("; ")) + words(total.label)
            + QStringLiteral(": ") + words(total.written);
    }
    paragraph({}, totals);
    line();
    line(words(m_sheet.labels.rules));
    for (const auto &one : m_sheet.rules) {
        paragraph(markOf(one.standing), words(one.title));
    }
    line();
    paragraph({}, words(m_sheet.legalityLine).toUpper());
    int number = 0;
    for (const auto &finding : m_sheet.findings) {
        paragraph(paddedLeft(QString::number(++number), 3) + QStringLiteral(". "),
                  words(writtenOut(finding)));
    }
    for (const auto &note : m_sheet.notes) {
        paragraph(QStringLiteral("  * "), words(note));
    }
}

void TextPage::signature()
{
    const auto &labels = m_sheet.labels;
    line();
    line(words(labels.signature) + QStringLiteral("  ") + QString(40, QLatin1Char('_')));
    line();
    line(words(labels.officials));
    const QString first = words(labels.round) + QStringLiteral(" _____  ") + words(labels.counted)
        + QStringLiteral(" _____  [ ] ") + words(labels.resultGood) + QStringLiteral("  [ ] ")
        + words(labels.resultBad);
    const QString second = words(labels.official) + QStringLiteral(" ________________________");
    for (const auto *number : {"1", "2"}) {
        const QString lead =
            words(labels.check) + u' ' + QLatin1String(number) + QStringLiteral("  ");
        line();
        paragraph(lead, first);
        paragraph(QString(textWidth(lead), QLatin1Char(' ')), second);
    }
}

QString TextPage::written()
{
    line(words(m_sheet.gameTitle) + QStringLiteral(" – ") + words(m_sheet.labels.title));
    rule('=');
    fields();
    table();
    verdict();
    rule('-');
    signature();
    return m_text;
}

} // namespace

std::string toText(const Sheet &sheet)
{
    return TextPage(sheet).written().toStdString();
}

} // namespace sheets
