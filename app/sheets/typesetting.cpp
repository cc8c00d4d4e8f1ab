#include "sheets/typesetting.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <QTextLayout>

#include <algorithm>

namespace sheets
{

namespace
{

const QString &family()
{
    static const QString name = [] {
        const QString wanted = QStringLiteral("DejaVu Sans");
        return QFontDatabase::families().contains(wanted)
            ? wanted
            : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    }();
    return name;
}

void drawSign(QPainter &painter, const QRectF &box, QChar sign)
{
    painter.save();
    QFont font = face(1, Weight::Bold);
    font.setPixelSize(std::max(1, qRound(box.height() * 0.85)));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, sign);
    painter.restore();
}

} // namespace

QFont face(qreal sizeInPoints, Weight weight)
{
    QFont font(family());
    font.setPixelSize(std::max(1, qRound(points(sizeInPoints))));
    font.setBold(weight == Weight::Bold);
    // Spacing that nobody sees, because with any at all Qt sets no ligatures: a name with "fi" in
    // it can then be found in the PDF and copied out of it.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferOutline);
    return font;
}

qreal widthOf(const QString &words, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(words);
}

QStringList broken(const QString &words, const QFont &font, qreal width)
{
    QTextLayout layout(words, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(words.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    if (lines.isEmpty()) {
        lines.append(QString());
    }
    return lines;
}

QFont fittingFace(const QString &words, qreal width, qreal largest, qreal smallest, Weight weight)
{
    constexpr qreal Step = 0.5;
    QFont font = face(largest, weight);
    for (qreal size = largest; size >= smallest && widthOf(words, font) > width; size -= Step) {
        font = face(size, weight);
    }
    return font;
}

void drawLine(QPainter &painter,
              const QRectF &box,
              const QString &words,
              const QFont &font,
              Qt::Alignment alignment)
{
    painter.setFont(font);
    const QString fitting =
        QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width() + points(0.5));
    painter.drawText(box, int(alignment | Qt::AlignVCenter) | Qt::TextDontClip, fitting);
}

void drawTickBox(QPainter &painter, const QPointF &corner, qreal side)
{
    painter.save();
    painter.setPen(QPen(Qt::black, points(0.6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(corner, QSizeF(side, side)));
    painter.restore();
}

void drawStanding(QPainter &painter, const QPointF &corner, qreal side, Standing standing)
{
    drawTickBox(painter, corner, side);
    const QRectF box(corner, QSizeF(side, side));
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.save();
    painter.setPen(QPen(Qt::black, side / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (standing) {
    case Standing::Kept:
        painter.drawPolyline(QPolygonF({at(0.2, 0.55), at(0.42, 0.78), at(0.82, 0.2)}));
        break;
    case Standing::Broken:
        painter.drawLine(at(0.2, 0.2), at(0.8, 0.8));
        painter.drawLine(at(0.2, 0.8), at(0.8, 0.2));
        break;
    case Standing::Open:
        drawSign(painter, box, u'?');
        break;
    case Standing::Warned:
        drawSign(painter, box, u'!');
        break;
    }
    painter.restore();
}

QString qt(const std::string &utf8)
{
    return QString::fromStdString(utf8).simplified();
}

} // namespace sheets
