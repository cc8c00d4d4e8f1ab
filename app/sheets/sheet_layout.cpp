#include "sheets/sheet_layout.h"

#include <algorithm>
#include <array>

namespace sheets
{

namespace
{

// From comfortable to the smallest that is still read without a glass.
constexpr std::array<Density, 12> Densities{{{1, 10, 1.6},
                                             {1, 9.5, 1.55},
                                             {1, 9, 1.5},
                                             {1, 8.5, 1.45},
                                             {1, 8, 1.4},
                                             {2, 9, 1.5},
                                             {2, 8.5, 1.45},
                                             {2, 8, 1.4},
                                             {2, 7.5, 1.35},
                                             {2, 7, 1.3},
                                             {1, 6.5, 1.3},
                                             {2, 6.5, 1.3}}};

class Planner
{
public:
    explicit Planner(Layout &layout)
        : m_layout(layout)
        , m_height(layout.density.lineHeight())
    {
    }

    // All on one page, or nothing planned.
    bool planOnePage();
    void planPages();

private:
    qreal bodyHeight() const;
    // The lines that columns of so many lines take, from `first` on.
    std::vector<Span> fill(std::size_t first, std::size_t linesAColumn) const;
    // The same with columns of equal length, where the rest fits in `most` lines a column.
    std::vector<Span> balanced(std::size_t first, std::size_t most) const;
    PagePlan &newPage();
    std::size_t linesBetween(qreal top, qreal bottom) const;
    qreal listBottom(const PagePlan &page) const;
    void planList();
    void planBody();

    Layout &m_layout;
    qreal m_height;
};

qreal Planner::bodyHeight() const
{
    qreal height = 0;
    for (const auto &line : m_layout.body) {
        height += line.height;
    }
    return height;
}

std::size_t Planner::linesBetween(qreal top, qreal bottom) const
{
    const qreal room = bottom - top - m_layout.labelHeight();
    return room < m_height ? 0 : static_cast<std::size_t>(room / m_height);
}

std::vector<Span> Planner::fill(std::size_t first, std::size_t linesAColumn) const
{
    std::vector<Span> spans;
    for (int i = 0; i < m_layout.density.columns && first < m_layout.list.size(); ++i) {
        std::size_t end = std::min(first + linesAColumn, m_layout.list.size());
        // A heading does not stand alone at the foot of a column.
        if (end < m_layout.list.size() && end > first + 1
            && m_layout.list[end - 1].kind == ListLine::Kind::Group) {
            --end;
        }
        spans.push_back({first, end});
        first = end;
    }
    return spans;
}

std::vector<Span> Planner::balanced(std::size_t first, std::size_t most) const
{
    const std::size_t rest = m_layout.list.size() - first;
    const auto columns = static_cast<std::size_t>(m_layout.density.columns);
    for (std::size_t length = (rest + columns - 1) / columns; length <= most; ++length) {
        auto spans = fill(first, length);
        if (spans.empty() || spans.back().end == m_layout.list.size()) {
            return spans;
        }
    }
    return {};
}

qreal Planner::listBottom(const PagePlan &page) const
{
    std::size_t most = 0;
    for (const auto &span : page.list) {
        most = std::max(most, span.end - span.first);
    }
    return page.list.empty()
        ? page.listTop
        : page.listTop + m_layout.labelHeight() + static_cast<qreal>(most) * m_height;
}

PagePlan &Planner::newPage()
{
    const bool isFirst = m_layout.pages.empty();
    PagePlan page;
    page.listTop = isFirst ? m_layout.frame.head.bottom() : m_layout.frame.headFurther.bottom();
    page.bodyTop = page.listTop;
    m_layout.pages.push_back(page);
    return m_layout.pages.back();
}

bool Planner::planOnePage()
{
    PagePlan &page = newPage();
    const qreal bottom = m_layout.frame.foot.top() - bodyHeight();
    page.list = balanced(0, linesBetween(page.listTop, bottom));
    if (page.list.empty()) {
        m_layout.pages.clear();
        return false;
    }
    page.bodyTop = listBottom(page);
    page.body = {0, m_layout.body.size()};
    page.hasFoot = true;
    return true;
}

void Planner::planList()
{
    std::size_t next = 0;
    while (next < m_layout.list.size()) {
        PagePlan &page = newPage();
        const std::size_t most =
            std::max<std::size_t>(1, linesBetween(page.listTop, m_layout.frame.foot.bottom()));
        page.list = balanced(next, most);
        if (page.list.empty()) {
            page.list = fill(next, most);
        }
        next = page.list.back().end;
        page.bodyTop = listBottom(page);
    }
}

void Planner::planBody()
{
    const qreal bottom = m_layout.frame.foot.bottom();
    PagePlan *page = &m_layout.pages.back();
    qreal y = page->bodyTop;
    page->body = {0, 0};
    for (std::size_t i = 0; i < m_layout.body.size(); ++i) {
        if (y + m_layout.body[i].height > bottom) {
            page = &newPage();
            page->body = {i, i};
            y = page->bodyTop;
        }
        y += m_layout.body[i].height;
        page->body.end = i + 1;
    }
    if (y > m_layout.frame.foot.top()) {
        page = &newPage();
        page->body = {m_layout.body.size(), m_layout.body.size()};
    }
    page->hasFoot = true;
}

void Planner::planPages()
{
    planList();
    planBody();
}

} // namespace

Frame frameFor(Paper paper)
{
    constexpr qreal Margin = points(34);
    constexpr qreal StripWidth = points(24);
    constexpr qreal HeadHeight = points(143);
    constexpr qreal FurtherHeight = points(26);
    constexpr qreal FootHeight = points(84);
    Frame frame;
    const QSizeF size = sizeOf(paper) * points(1);
    frame.paper = QRectF(QPointF(0, 0), size);
    const QRectF inner = frame.paper.adjusted(Margin, Margin, -Margin, -Margin);
    frame.strip = QRectF(inner.topLeft(), QSizeF(StripWidth, inner.height()));
    frame.content = inner.adjusted(StripWidth + points(12), 0, 0, 0);
    frame.head = QRectF(frame.content.topLeft(), QSizeF(frame.content.width(), HeadHeight));
    frame.headFurther =
        QRectF(frame.content.topLeft(), QSizeF(frame.content.width(), FurtherHeight));
    frame.foot = frame.content;
    frame.foot.setTop(frame.content.bottom() - FootHeight);
    return frame;
}

Layout layOut(const Sheet &sheet, Paper paper)
{
    Layout layout;
    layout.frame = frameFor(paper);
    for (const auto &density : Densities) {
        layout.density = density;
        layout.columns = listColumns(sheet, density, layout.frame.content.width());
        layout.list = listLines(sheet, density, layout.columns);
        layout.body = bodyLines(sheet, density, layout.frame.content.width());
        if (Planner(layout).planOnePage()) {
            return layout;
        }
    }
    Planner(layout).planPages();
    return layout;
}

} // namespace sheets
