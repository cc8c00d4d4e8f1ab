// What stands below the list of a sheet: totals, rules, the verdict with all it found, and notes.
#include "sheets/sheet_layout.h"

#include <algorithm>

namespace sheets
{

namespace
{

constexpr qreal RuleColumnGap = points(10);

// One column of the rules: the rule on its first line only.
struct RuleCell {
    const RuleLine *rule = nullptr;
    QString words;
};

std::vector<RuleCell> ruleCells(std::vector<RuleLine>::const_iterator first,
                                std::vector<RuleLine>::const_iterator end,
                                const QFont &font,
                                qreal width)
{
    std::vector<RuleCell> cells;
    for (auto rule = first; rule != end; ++rule) {
        const RuleLine *begun = &*rule;
        for (const auto &part : broken(qt(rule->title), font, width)) {
            cells.push_back({begun, part});
            begun = nullptr;
        }
    }
    return cells;
}

class Body
{
public:
    Body(const Sheet &sheet, const Density &density, qreal width)
        : m_sheet(sheet)
        , m_density(density)
        , m_width(width)
    {
    }

    std::vector<BodyLine> lines();

private:
    BodyLine &add(BodyLine::Kind kind, qreal height, const QString &words = {});
    void gap(qreal height) { add(BodyLine::Kind::Gap, height); }
    void rules();
    void paragraph(BodyLine::Kind kind, const QString &lead, const QString &words);

    const Sheet &m_sheet;
    const Density &m_density;
    qreal m_width;
    std::vector<BodyLine> m_lines;
};

BodyLine &Body::add(BodyLine::Kind kind, qreal height, const QString &words)
{
    BodyLine line;
    line.kind = kind;
    line.height = height;
    line.words = words;
    m_lines.push_back(line);
    return m_lines.back();
}

void Body::rules()
{
    const qreal height = m_density.bodyLineHeight();
    const qreal markWidth = height + points(2);
    const qreal half = (m_width - RuleColumnGap) / 2 - markWidth;
    const QFont font = face(m_density.bodySize());
    const auto middle =
        m_sheet.rules.begin() + static_cast<std::ptrdiff_t>((m_sheet.rules.size() + 1) / 2);
    const auto left = ruleCells(m_sheet.rules.begin(), middle, font, half);
    const auto right = ruleCells(middle, m_sheet.rules.end(), font, half);
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        BodyLine &line = add(BodyLine::Kind::Rules, height);
        if (i < left.size()) {
            line.left = left[i].rule;
            line.words = left[i].words;
        }
        if (i < right.size()) {
            line.right = right[i].rule;
            line.rightWords = right[i].words;
        }
    }
}

void Body::paragraph(BodyLine::Kind kind, const QString &lead, const QString &words)
{
    const QFont font = face(m_density.bodySize());
    const qreal indent = points(m_density.bodySize() * 2.4);
    QString first = lead;
    for (const auto &part : broken(words, font, m_width - indent)) {
        add(kind, m_density.bodyLineHeight(), part).lead = first;
        first.clear();
    }
}

std::vector<BodyLine> Body::lines()
{
    gap(points(5));
    QString totals;
    for (const auto &total : m_sheet.totals) {
        totals += (totals.isEmpty() ? QString() : QStringLiteral("      ")) + qt(total.label)
            + QStringLiteral(": ") + qt(total.written);
    }
    for (const auto &part : broken(totals, face(m_density.size, Weight::Bold), m_width * 0.8)) {
        add(BodyLine::Kind::Totals, points(m_density.size * 1.7), part);
    }
    if (!m_sheet.rules.empty()) {
        gap(points(4));
        add(BodyLine::Kind::Heading, m_density.bodyLineHeight(), qt(m_sheet.labels.rules));
        rules();
    }
    gap(points(5));
    for (const auto &part : broken(qt(m_sheet.legalityLine),
                                   face(m_density.size + 1, Weight::Bold),
                                   m_width - points(40))) {
        add(BodyLine::Kind::Verdict, points(m_density.size * 2.1), part);
    }
    gap(points(2));
    int number = 0;
    for (const auto &finding : m_sheet.findings) {
        paragraph(BodyLine::Kind::Finding,
                  QString::number(++number) + u'.',
                  qt(writtenOut(finding)));
    }
    gap(points(2));
    for (const auto &note : m_sheet.notes) {
        paragraph(BodyLine::Kind::Note, QStringLiteral("*"), qt(note));
    }
    return std::move(m_lines);
}

} // namespace

std::vector<BodyLine> bodyLines(const Sheet &sheet, const Density &density, qreal width)
{
    return Body(sheet, density, width).lines();
}

} // namespace sheets
