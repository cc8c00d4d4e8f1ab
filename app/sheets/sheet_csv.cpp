#include "files/table.h"
#include "sheets/sheet_writers.h"

namespace sheets
{

namespace
{

// One row of the table; the columns that a kind of row has no use for stay empty.
struct Record {
    std::string kind;
    std::string label;
    std::string count;
    std::string set;
    std::string number;
    std::string name;
    std::string details;
    std::string worth;
    std::string mark;
    std::string words;
};

std::string line(const Record &record)
{
    return files::csvLine({record.kind,
                           record.label,
                           record.count,
                           record.set,
                           record.number,
                           record.name,
                           record.details,
                           record.worth,
                           record.mark,
                           record.words});
}

std::string fieldLine(const std::string &slug, const Field &field)
{
    Record record;
    record.kind = "field";
    record.label = slug;
    record.name = field.label;
    record.words = field.value;
    return line(record);
}

std::string joined(const std::vector<std::string> &parts)
{
    std::string all;
    for (const auto &part : parts) {
        all += (all.empty() ? "" : "; ") + part;
    }
    return all;
}

std::string pieceLines(const Group &group)
{
    std::string lines;
    for (const auto &row : group.rows) {
        lines += line({"piece",
                       group.title,
                       std::to_string(row.count),
                       row.set,
                       row.number,
                       row.name,
                       joined(row.details),
                       row.worth,
                       row.mark,
                       {}});
    }
    return lines;
}

std::string_view slugOf(construction::Legality legality)
{
    switch (legality) {
    case construction::Legality::Legal:
        return "legal";
    case construction::Legality::Illegal:
        return "illegal";
    case construction::Legality::CannotTell:
        break;
    }
    return "unknown";
}

std::string verdictLines(const Sheet &sheet)
{
    std::string lines = line({"legality",
                              std::string(slugOf(sheet.legality)),
                              {},
                              {},
                              {},
                              {},
                              {},
                              {},
                              {},
                              sheet.legalityLine});
    for (const auto &rule : sheet.rules) {
        lines += line({"rule",
                       rule.slug,
                       {},
                       {},
                       {},
                       rule.title,
                       {},
                       {},
                       std::string(slugOf(rule.standing)),
                       rule.reference});
    }
    for (const auto &finding : sheet.findings) {
        lines += line({"violation",
                       finding.rule,
                       {},
                       {},
                       {},
                       joined(finding.pieces),
                       {},
                       {},
                       std::string(construction::slugOf(finding.severity)),
                       finding.message});
    }
    return lines;
}

} // namespace

std::string toCsv(const Sheet &sheet)
{
    std::string lines = line(
        {"record", "label", "count", "set", "number", "name", "details", "worth", "mark", "text"});
    lines += fieldLine("game", {sheet.labels.title, sheet.gameTitle});
    lines += fieldLine("player", sheet.player);
    lines += fieldLine("id", sheet.id);
    lines += fieldLine("event", sheet.event);
    lines += fieldLine("date", sheet.date);
    lines += fieldLine("place", sheet.place);
    lines += fieldLine("roster", sheet.rosterName);
    lines += fieldLine("format", sheet.formatTitle);
    lines += fieldLine("fingerprint", sheet.fingerprint);
    for (const auto &group : sheet.groups) {
        lines += pieceLines(group);
    }
    for (const auto &one : sheet.unresolved) {
        lines += line({"unresolved",
                       {},
                       std::to_string(one.count),
                       {},
                       {},
                       one.text,
                       {},
                       {},
                       {},
                       one.reason});
    }
    for (const auto &total : sheet.totals) {
        lines += line({"total",
                       total.slug,
                       std::to_string(total.value),
                       {},
                       {},
                       total.label,
                       {},
                       {},
                       {},
                       {}});
    }
    lines += verdictLines(sheet);
    for (const auto &note : sheet.notes) {
        lines += line({"note", {}, {}, {}, {}, {}, {}, {}, {}, note});
    }
    return lines;
}

} // namespace sheets
