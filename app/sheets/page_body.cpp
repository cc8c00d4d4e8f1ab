// Totals, rules, verdict, findings and notes, as painted on one page.
#include "sheets/page_parts.h"

#include <QPainter>

namespace sheets
{

namespace
{

class BodyPainter
{
public:
    BodyPainter(QPainter &painter, const Density &density)
        : m_painter(painter)
        , m_density(density)
        , m_words(face(density.bodySize()))
        , m_bold(face(density.bodySize(), Weight::Bold))
    {
    }

    void line(const QRectF &box, const BodyLine &line);

private:
    void rules(const QRectF &box, const BodyLine &line);
    void rule(const QRectF &box, const RuleLine *begun, const QString &words);
    void indented(const QRectF &box, const BodyLine &line);

    QPainter &m_painter;
    const Density &m_density;
    QFont m_words;
    QFont m_bold;
};

void BodyPainter::rule(const QRectF &box, const RuleLine *begun, const QString &words)
{
    const qreal side = box.height() * 0.7;
    if (begun) {
        m_painter.setPen(Qt::black);
        drawStanding(m_painter,
                     QPointF(box.left() + points(1), box.center().y() - side / 2),
                     side,
                     begun->standing);
    }
    m_painter.setPen(Qt::black);
    drawLine(m_painter, box.adjusted(box.height() + points(2), 0, 0, 0), words, m_words);
}

void BodyPainter::rules(const QRectF &box, const BodyLine &line)
{
    const qreal half = (box.width() - points(10)) / 2;
    rule(QRectF(box.left(), box.top(), half, box.height()), line.left, line.words);
    if (line.right || !line.rightWords.isEmpty()) {
        rule(QRectF(box.right() - half, box.top(), half, box.height()),
             line.right,
             line.rightWords);
    }
}

void BodyPainter::indented(const QRectF &box, const BodyLine &line)
{
    const qreal indent = points(m_density.bodySize() * 2.4);
    drawLine(m_painter,
             QRectF(box.left(), box.top(), indent - points(4), box.height()),
             line.lead,
             line.kind == BodyLine::Kind::Finding ? m_bold : m_words,
             Qt::AlignRight);
    drawLine(m_painter, box.adjusted(indent, 0, 0, 0), line.words, m_words);
}

void BodyPainter::line(const QRectF &box, const BodyLine &line)
{
    m_painter.setPen(Qt::black);
    switch (line.kind) {
    case BodyLine::Kind::Gap:
        break;
    case BodyLine::Kind::Totals:
        drawLine(m_painter, box, line.words, face(m_density.size, Weight::Bold));
        break;
    case BodyLine::Kind::Heading:
        drawLine(m_painter, box, line.words, m_bold);
        break;
    case BodyLine::Kind::Rules:
        rules(box, line);
        break;
    case BodyLine::Kind::Verdict:
        m_painter.setPen(QPen(Qt::black, points(1.5)));
        m_painter.drawRect(box);
        drawLine(m_painter,
                 box.adjusted(points(8), 0, -points(8), 0),
                 line.words,
                 face(m_density.size + 1, Weight::Bold));
        break;
    case BodyLine::Kind::Finding:
    case BodyLine::Kind::Note:
        indented(box, line);
        break;
    }
}

} // namespace

void paintBody(QPainter &painter, const Layout &layout, const PagePlan &page)
{
    BodyPainter body(painter, layout.density);
    qreal y = page.bodyTop;
    for (std::size_t i = page.body.first; i < page.body.end; ++i) {
        const auto &line = layout.body[i];
        body.line(QRectF(layout.frame.content.left(), y, layout.frame.content.width(), line.height),
                  line);
        y += line.height;
    }
}

} // namespace sheets
