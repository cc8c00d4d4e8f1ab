#include "files/table.h"
#include "sheets/sheet_writers.h"

namespace sheets
{

namespace
{

// One row of the table; the columns that a kind of row has no use for stay empty.
struct Record {
    std::string_view kind = {};
    std::string_view label = {};
    std::string count = {};
    std::string_view set = {};
    std::string_view number = {};
    std::string_view name = {};
    std::string details = {};
    std::string_view worth = {};
    std::string_view sum = {};
    std::string_view mark = {};
    std::string_view text = {};
};

std::string line(const Record &record)
{
    std::vector<std::string> cells{std::string(record.kind), std::string(record.label)};
    cells.push_back(record.count);
    for (const auto cell : {record.set, record.number, record.name}) {
        cells.emplace_back(cell);
    }
    cells.push_back(record.details);
    for (const auto cell : {record.worth, record.sum, record.mark, record.text}) {
        cells.emplace_back(cell);
    }
    return files::csvLine(cells);
}

std::string fieldLine(std::string_view slug, const Field &field)
{
    return line({.kind = "field", .label = slug, .name = field.label, .text = field.value});
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
        lines += line({.kind = "piece",
                       .label = group.title,
                       .count = std::to_string(row.count),
                       .set = row.set,
                       .number = row.number,
                       .name = row.name,
                       .details = joined(row.details),
                       .worth = row.worth,
                       .sum = row.sum,
                       .mark = row.mark});
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
    std::string lines =
        line({.kind = "legality", .mark = slugOf(sheet.legality), .text = sheet.legalityLine});
    for (const auto &rule : sheet.rules) {
        lines += line({.kind = "rule",
                       .label = rule.slug,
                       .name = rule.title,
                       .mark = slugOf(rule.standing),
                       .text = rule.reference});
    }
    for (const auto &finding : sheet.findings) {
        lines += line({.kind = "violation",
                       .label = finding.rule,
                       .details = joined(finding.pieces),
                       .mark = construction::slugOf(finding.severity),
                       .text = finding.message});
    }
    return lines;
}

} // namespace

std::string toCsv(const Sheet &sheet)
{
    std::string lines = files::csvLine({"record",
                                        "label",
                                        "count",
                                        "set",
                                        "number",
                                        "name",
                                        "details",
                                        "worth",
                                        "sum",
                                        "mark",
                                        "text"});
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
        lines += line({.kind = "unresolved",
                       .count = std::to_string(one.count),
                       .name = one.text,
                       .text = one.reason});
    }
    for (const auto &total : sheet.totals) {
        lines += line({.kind = "total",
                       .label = total.slug,
                       .count = std::to_string(total.value),
                       .name = total.label});
    }
    lines += verdictLines(sheet);
    for (const auto &note : sheet.notes) {
        lines += line({.kind = "note", .text = note});
    }
    return lines;
}

} // namespace sheets
