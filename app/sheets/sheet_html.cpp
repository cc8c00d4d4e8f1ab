#include "sheets/sheet_writers.h"

namespace sheets
{

namespace
{

// The same look as the printed form; a browser's print prints it well.
constexpr std::string_view Style = R"css(
@page { margin: 12mm; }
* { box-sizing: border-box; }
body { color: #000; background: #fff; font: 10pt/1.35 "DejaVu Sans", Verdana, sans-serif;
  max-width: 190mm; margin: 0 auto; padding: 4mm; }
header { display: flex; justify-content: space-between; align-items: flex-start; }
h1 { font-size: 17pt; margin: 0; }
h2 { font-size: 10pt; margin: 4mm 0 1mm; }
header p { margin: 0 0 3mm; }
.initial { border: 1.5pt solid; width: 15mm; height: 15mm; font: bold 24pt/14mm sans-serif;
  text-align: center; }
dl.fields { display: grid; grid-template-columns: repeat(6, 1fr); margin: 0 0 4mm;
  border: solid; border-width: 1pt 0 0 1pt; }
dl.fields div { grid-column: span 2; min-height: 10mm; padding: 0.6mm 1.5mm; border: solid;
  border-width: 0 1pt 1pt 0; overflow-wrap: anywhere; }
dl.fields div.wide { grid-column: span 4; }
dt { font-size: 7pt; }
dd { margin: 0; font-weight: bold; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 0.5mm 1.5mm; border-bottom: 0.4pt solid; vertical-align: top;
  overflow-wrap: anywhere; }
thead th { font-size: 7.5pt; border-bottom-width: 1.5pt; }
tbody.group th { padding-top: 2mm; border-bottom-width: 1pt; }
.number { text-align: right; white-space: nowrap; }
.tick::before, .kept::before, .warned::before, .unknown::before, .broken::before {
  content: ""; display: inline-block; width: 3mm; height: 3mm; border: 0.75pt solid;
  font: bold 8pt/2.8mm sans-serif; text-align: center; margin-right: 1.5mm; }
.kept::before { content: "\2713"; }
.warned::before { content: "!"; }
.unknown::before { content: "?"; }
.broken::before { content: "\2717"; }
.mark { font-size: 7.5pt; font-style: italic; }
.totals { font-weight: bold; border: solid; border-width: 1pt 0; padding: 1mm 1.5mm; }
.totals span { margin-right: 8mm; }
.rules { list-style: none; padding: 0; margin: 0; columns: 2; font-size: 8pt; }
.verdict { border: 1.5pt solid; padding: 1mm 2mm; font-weight: bold; margin: 3mm 0 1mm; }
ol.findings, ul.notes { font-size: 8.5pt; margin: 1mm 0; padding-left: 7mm; }
.sign { display: flex; gap: 5mm; margin-top: 6mm; break-inside: avoid; }
.sign .signature { flex: 2; border-bottom: 1pt solid; min-height: 18mm; font-size: 7pt; }
.sign table { flex: 3; font-size: 7.5pt; border: 1pt solid; }
.sign td { height: 7mm; border: 0.4pt solid; }
)css";

std::string escaped(std::string_view words)
{
    std::string safe;
    safe.reserve(words.size());
    for (const char letter : words) {
        switch (letter) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            // Control characters have no place in a page, not even written as numbers.
            safe += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
        }
    }
    return safe;
}

std::string element(std::string_view name, std::string_view attributes, std::string_view words)
{
    std::string result = "<" + std::string(name);
    if (!attributes.empty()) {
        result += ' ' + std::string(attributes);
    }
    return result + ">" + escaped(words) + "</" + std::string(name) + ">";
}

std::string fieldBox(const Field &field, std::string_view attributes = {})
{
    return "<div" + (attributes.empty() ? std::string{} : ' ' + std::string(attributes)) + ">"
        + element("dt", {}, field.label) + element("dd", {}, field.value) + "</div>\n";
}

std::string head(const Sheet &sheet)
{
    std::string page = "<!DOCTYPE html>\n<html lang=\"" + escaped(sheet.language)
        + "\">\n<head>\n<meta charset=\"utf-8\"/>\n";
    page += element("title", {}, documentTitle(sheet)) + '\n';
    page += "<style>" + std::string(Style) + "</style>\n</head>\n<body>\n<header>\n<div>";
    page += element("h1", {}, sheet.gameTitle) + element("p", {}, sheet.labels.title) + "</div>\n";
    page += element("div", "class=\"initial\"", sheet.initial) + "\n</header>\n";
    page += "<dl class=\"fields\">\n" + fieldBox(sheet.player, "class=\"wide\"")
        + fieldBox(sheet.id) + fieldBox(sheet.event) + fieldBox(sheet.place) + fieldBox(sheet.date)
        + fieldBox(sheet.rosterName) + fieldBox(sheet.formatTitle) + fieldBox(sheet.fingerprint);
    return page + "</dl>\n";
}

std::string rowHtml(const Sheet &sheet, const Row &row)
{
    std::string html = "<tr><td class=\"tick\"></td>";
    html += element("td", "class=\"number\"", std::to_string(row.count));
    html += "<td>" + escaped(row.name);
    if (!row.mark.empty()) {
        html += ' ' + element("span", "class=\"mark\"", row.mark);
    }
    html += "</td>";
    for (const auto &detail : row.details) {
        html += element("td", {}, detail);
    }
    html += element("td", {}, row.set);
    if (sheet.hasNumbers) {
        html += element("td", "class=\"number\"", row.number);
    }
    html += element("td", "class=\"number\"", row.worth);
    if (!sheet.labels.sum.empty()) {
        html += element("td", "class=\"number\"", row.sum);
    }
    return html + "</tr>\n";
}

std::string tableHead(const Sheet &sheet)
{
    std::string html = "<table>\n<thead><tr><th></th>";
    html += element("th", "class=\"number\"", sheet.labels.count)
        + element("th", {}, sheet.labels.name);
    for (const auto &label : sheet.detailLabels) {
        html += element("th", {}, label);
    }
    html += element("th", {}, sheet.labels.set);
    if (sheet.hasNumbers) {
        html += element("th", "class=\"number\"", sheet.labels.number);
    }
    html += element("th", "class=\"number\"", sheet.labels.worth);
    if (!sheet.labels.sum.empty()) {
        html += element("th", "class=\"number\"", sheet.labels.sum);
    }
    return html + "</tr></thead>\n";
}

std::string table(const Sheet &sheet)
{
    const std::size_t between =
        sheet.detailLabels.size() + (sheet.hasNumbers ? 3 : 2) + (sheet.labels.sum.empty() ? 0 : 1);
    std::string html = tableHead(sheet);
    for (const auto &group : sheet.groups) {
        html += "<tbody class=\"group\"><tr><th></th>"
            + element("th", "class=\"number\"", std::to_string(group.count))
            + element("th", "colspan=\"" + std::to_string(between) + '"', group.title)
            + element("th", "class=\"number\"", group.sum) + "</tr></tbody>\n<tbody>\n";
        for (const auto &row : group.rows) {
            html += rowHtml(sheet, row);
        }
        html += "</tbody>\n";
    }
    if (sheet.groups.empty()) {
        html += "<tbody><tr><td></td><td></td>"
            + element("td",
                      "colspan=\"" + std::to_string(between + 1) + '"',
                      sheet.labels.notApplicable)
            + "</tr></tbody>\n";
    }
    return html + "</table>\n";
}

std::string list(std::string_view tag, std::string_view kind, const std::vector<std::string> &items)
{
    std::string html = "<" + std::string(tag) + " class=\"" + std::string(kind) + "\">\n";
    for (const auto &item : items) {
        html += element("li", {}, item) + '\n';
    }
    return html + "</" + std::string(tag) + ">\n";
}

std::string verdict(const Sheet &sheet)
{
    std::string html = "<p class=\"totals\">";
    for (const auto &total : sheet.totals) {
        html += element("span", {}, total.label + ": " + total.written);
    }
    html += "</p>\n" + element("h2", {}, sheet.labels.rules) + "\n<ul class=\"rules\">\n";
    for (const auto &rule : sheet.rules) {
        html +=
            element("li", "class=\"" + std::string(slugOf(rule.standing)) + '"', rule.title) + '\n';
    }
    html += "</ul>\n" + element("p", "class=\"verdict\"", sheet.legalityLine) + '\n';
    std::vector<std::string> findings;
    for (const auto &finding : sheet.findings) {
        findings.push_back(writtenOut(finding));
    }
    html += findings.empty() ? "" : list("ol", "findings", findings);
    return html + (sheet.notes.empty() ? "" : list("ul", "notes", sheet.notes));
}

std::string unresolved(const Sheet &sheet)
{
    if (sheet.unresolved.empty()) {
        return {};
    }
    std::vector<std::string> lines;
    for (const auto &one : sheet.unresolved) {
        lines.push_back(writtenOut(one));
    }
    return element("h2", {}, sheet.labels.unresolved) + '\n' + list("ul", "notes", lines);
}

std::string signature(const Sheet &sheet)
{
    const auto &labels = sheet.labels;
    std::string html = "<div class=\"sign\">\n"
        + element("div", "class=\"signature\"", labels.signature) + "\n<table>\n"
        + element("caption", {}, labels.officials) + "<tr>";
    for (const auto *label :
         {&labels.check, &labels.round, &labels.counted, &labels.result, &labels.official}) {
        html += element("th", {}, *label);
    }
    html += "</tr>\n";
    for (const auto *number : {"1", "2"}) {
        html += "<tr>" + element("td", {}, number) + "<td></td><td></td><td>"
            + element("span", "class=\"tick\"", labels.resultGood) + ' '
            + element("span", "class=\"tick\"", labels.resultBad) + "</td><td></td></tr>\n";
    }
    return html + "</table>\n</div>\n";
}

} // namespace

std::string toHtml(const Sheet &sheet)
{
    return head(sheet) + table(sheet) + unresolved(sheet) + verdict(sheet) + signature(sheet)
        + "</body>\n</html>\n";
}

} // namespace sheets
