#include "goldfish/report_html.h"

#include "goldfish/report_svg.h"

namespace goldfish
{

using base::text;

namespace
{

// Readable on paper and on a dark screen.
constexpr std::string_view Style = R"css(
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fff; --bar: #3465a4; --rule: #bbb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e6e6; --paper: #202124; --bar: #7aa7dd; --rule: #555; } }
@media print { :root { --ink: #000; --paper: #fff; --bar: #3465a4; --rule: #999; } }
body { color: var(--ink); background: var(--paper); max-width: 60rem; margin: 0 auto;
  padding: 1rem; font: 1rem/1.45 "DejaVu Sans", Verdana, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .15rem .6rem; border-bottom: 1px solid var(--rule); text-align: right;
  overflow-wrap: anywhere; }
th:first-child, td:first-child, .words td { text-align: left; }
.cautions { border-left: .25rem solid #c17d11; padding-left: 1.5rem; }
svg { max-width: 100%; height: auto; font-size: 11px; }
svg text { fill: var(--ink); } .bar { fill: var(--bar); } .frame { fill: none; stroke: var(--rule); }
.axis, .whisker { stroke: var(--ink); }
.map { font-size: .65rem; } .map td { padding: .1rem .25rem; }
)css";

class Page
{
public:
    explicit Page(const base::Wording &wording)
        : m_wording(wording)
    {
    }

    std::string page(const Document &document)
    {
        const auto title = words(document.title);
        m_html = "<!DOCTYPE html>\n<html lang=\"" + escaped(m_wording.language())
            + "\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
            + title + "</title>\n<style>" + std::string(Style) + "</style>\n</head>\n<body>\n<h1>"
            + title + "</h1>\n";
        for (const auto &sentence : document.summary) {
            m_html += "<p>" + words(sentence) + "</p>\n";
        }
        addCautions(document.cautions);
        addTable(document.identity, "words");
        for (const auto &table : document.tables) {
            addTable(table, "figures");
        }
        if (document.resting) {
            addMap(*document.resting);
        }
        return m_html + "</body>\n</html>\n";
    }

private:
    std::string words(const base::Text &text) const
    {
        return escaped(base::render(text, m_wording));
    }

    void addCautions(const std::vector<base::Text> &cautions)
    {
        if (cautions.empty()) {
            return;
        }
        m_html += "<ul class=\"cautions\">\n";
        for (const auto &caution : cautions) {
            m_html += "<li>" + words(caution) + "</li>\n";
        }
        m_html += "</ul>\n";
    }

    void addTable(const Table &table, const char *kind)
    {
        m_html += "<h2>" + words(table.title) + "</h2>\n";
        if (!table.note.empty()) {
            m_html += "<p>" + words(table.note) + "</p>\n";
        }
        if (table.chart) {
            m_html += svgOf(*table.chart, base::render(table.title, m_wording), m_wording);
        }
        m_html += "<table class=\"" + std::string(kind) + "\">\n";
        if (!table.columns.empty()) {
            addRow(table.columns, "<th scope=\"col\">", "</th>");
        }
        for (const auto &row : table.rows) {
            addRow(row, "<td>", "</td>");
        }
        m_html += "</table>\n";
    }

    void addRow(const std::vector<base::Text> &cells, const char *open, const char *close)
    {
        m_html += "<tr>";
        for (const auto &cell : cells) {
            m_html += open + words(cell) + close;
        }
        m_html += "</tr>\n";
    }

    void addMap(const HeatMap &map)
    {
        const auto title = text("Goldfish", "Where its pieces came to rest");
        m_html += "<h2>" + words(title) + "</h2>\n" + svgOf(map, base::render(title, m_wording))
            + "<table class=\"map\">\n";
        for (std::size_t row = 0; row < HeatMap::Side; ++row) {
            m_html += "<tr>";
            for (std::size_t column = 0; column < HeatMap::Side; ++column) {
                m_html +=
                    "<td>" + std::to_string(map.cells[row * HeatMap::Side + column]) + "</td>";
            }
            m_html += "</tr>\n";
        }
        m_html += "</table>\n";
    }

    const base::Wording &m_wording;
    std::string m_html;
};

} // namespace

std::string htmlOf(const Document &document, const base::Wording &wording)
{
    return Page(wording).page(document);
}

} // namespace goldfish
