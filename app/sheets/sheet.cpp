#include "sheets/sheet.h"

#include "sheets/sheet_parts.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QTextBoundaryFinder>

namespace sheets
{

using base::text;

std::string capitalised(const std::string &words)
{
    QString written = QString::fromStdString(words);
    if (!written.isEmpty()) {
        written[0] = written[0].toUpper();
    }
    return written.toStdString();
}

std::string initialOf(const std::string &player)
{
    const QString name = QString::fromStdString(player).simplified();
    const auto comma = name.indexOf(QLatin1Char(','));
    const QString family =
        comma > 0 ? name.left(comma) : name.mid(name.lastIndexOf(QLatin1Char(' ')) + 1);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, family);
    const auto end = finder.toNextBoundary();
    return end < 0 ? std::string{} : family.left(end).toUpper().toStdString();
}

std::string writtenDate(const std::string &date, const std::string &language)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    if (!day.isValid()) {
        return date;
    }
    const QLocale locale(QString::fromStdString(language));
    // The long form without the day of the week, which a form has no room for.
    QString form = locale.dateFormat(QLocale::LongFormat);
    for (const auto *weekday : {"dddd, ", "dddd ", ", dddd", " dddd"}) {
        form.remove(QLatin1String(weekday));
    }
    return locale.toString(day, form).toStdString();
}

std::string writtenOut(const Finding &finding)
{
    // A message of what cannot be told says so itself.
    const bool saysItself = finding.severity == construction::Severity::Unknown;
    std::string words = (saysItself ? "" : finding.severityLabel + ": ") + finding.message;
    if (!finding.reference.empty()) {
        words += " (" + finding.reference + ')';
    }
    return words;
}

std::string writtenOut(const Unresolved &line)
{
    const std::string words = std::to_string(line.count) + ' ' + line.text;
    return line.reason.empty() ? words : words + ": " + line.reason;
}

std::string documentTitle(const Sheet &sheet)
{
    const std::string &name = sheet.rosterName.value;
    return name.empty() ? sheet.labels.title : name + " – " + sheet.labels.title;
}

std::string setAndNumber(const Row &row)
{
    const bool hasNumber = !row.number.empty() && row.number != "–" && row.number != row.setCode;
    return hasNumber ? row.setCode + ' ' + row.number : row.setCode;
}

std::string_view slugOf(Standing standing)
{
    switch (standing) {
    case Standing::Kept:
        return "kept";
    case Standing::Warned:
        return "warned";
    case Standing::Open:
        return "unknown";
    case Standing::Broken:
        break;
    }
    return "broken";
}

Labels makeLabels(const catalog::Schema &schema, const base::Wording &wording)
{
    const auto word = [&wording](const base::Text &words) { return base::render(words, wording); };
    const std::string roster = capitalised(schema.rosterNoun.in(wording.language(), 1));
    Labels labels;
    labels.title = word(text("Sheet", "%1 registration sheet").with(roster));
    labels.initial = word(text("Sheet", "Initial"));
    labels.count = word(text("Sheet", "No."));
    labels.setAndNumber = word(text("Sheet", "Set, number"));
    labels.set = word(text("Sheet", "Set"));
    labels.number = word(text("Sheet", "Number"));
    labels.name = word(text("Sheet", "Name"));
    labels.totals = word(text("Sheet", "Totals"));
    labels.rules = word(text("Sheet", "Rules of the format"));
    labels.findings = word(text("Sheet", "Findings"));
    labels.unresolved = word(text("Sheet", "Lines that name no known piece"));
    labels.notes = word(text("Sheet", "Notes"));
    labels.notApplicable = word(text("Sheet", "N/A"));
    labels.endOfList = word(text("Sheet", "End of list"));
    labels.signature = word(text("Sheet", "Signature of the player"));
    labels.officials = word(text("Sheet", "For officials only"));
    labels.check = word(text("Sheet", "Check"));
    labels.round = word(text("Sheet", "Round"));
    labels.counted = word(text("Sheet", "Counted"));
    labels.result = word(text("Sheet", "Result"));
    labels.resultGood = word(text("Sheet", "in order"));
    labels.resultBad = word(text("Sheet", "not in order"));
    labels.official = word(text("Sheet", "Official"));
    // The numbers are known only when the sheet is laid out.
    labels.page = word(text("Sheet", "Page %1 of %2").with("%1").with("%2"));
    labels.continued = word(text("Sheet", "Goes on on page %1").with("%1"));
    return labels;
}

Sheet makeSheet(const SheetSource &source, const SheetFields &fields, const base::Wording &wording)
{
    const auto word = [&wording](const base::Text &words) { return base::render(words, wording); };
    const auto &schema = source.catalog.schema();
    Sheet sheet;
    sheet.language = wording.language();
    sheet.labels = makeLabels(schema, wording);
    sheet.game = schema.game;
    sheet.gameTitle = schema.title.in(sheet.language);
    sheet.format = source.format.slug;
    sheet.fields = fields;
    sheet.initial = initialOf(fields.player);
    sheet.player = {word(text("Sheet", "Player")), fields.player};
    sheet.id = {word(text("Sheet", "Player id")), fields.id};
    sheet.event = {word(text("Sheet", "Event")), fields.event};
    sheet.date = {word(text("Sheet", "Date")), writtenDate(fields.date, sheet.language)};
    sheet.place = {word(text("Sheet", "Place")), fields.place};
    sheet.rosterName = {
        word(text("Sheet", "Name of the %1").with(schema.rosterNoun.in(sheet.language, 1))),
        source.roster.name};
    const std::string &title = source.format.title.in(sheet.language);
    sheet.formatTitle = {word(text("Sheet", "Format")), title.empty() ? sheet.format : title};
    sheet.fingerprint = {word(text("Sheet", "Fingerprint")),
                         rosters::fingerprint(source.roster, source.catalog)};
    fillRows(sheet, source, wording);
    fillVerdict(sheet, source, wording);
    return sheet;
}

} // namespace sheets
