#include "faces/lettering.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace faces
{

namespace
{

constexpr int Reference = 100; // pixels at which words are measured
constexpr qreal RimNarrowing = 0.86;
constexpr qreal RimTracking = 0.07; // of the size

QFont fontOf(Cut cut, int pixels)
{
    QFont font; // the application's own, so that faces and window belong together
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting); // widths must grow evenly with the size
    font.setBold(cut == Cut::Bold || cut == Cut::BoldItalic);
    font.setItalic(cut == Cut::Italic || cut == Cut::BoldItalic);
    return font;
}

struct GlyphKey {
    QString family;
    quint32 glyph = 0;

    bool operator==(const GlyphKey &) const = default;
};

size_t qHash(const GlyphKey &key, size_t seed)
{
    return qHashMulti(seed, key.family, key.glyph);
}

// Outlines at the reference size in bold. Taking one from a font file costs more than all else on a
// small face, so each thread keeps those of the letters it has met.
QPainterPath outlineOf(const QRawFont &font, quint32 glyph)
{
    constexpr qsizetype Most = 1024;
    thread_local QHash<GlyphKey, QPainterPath> kept;
    const GlyphKey key{font.familyName(), glyph};
    if (const auto found = kept.constFind(key); found != kept.cend()) {
        return *found;
    }
    if (kept.size() >= Most) {
        kept.clear();
    }
    return *kept.insert(key, font.pathForGlyph(glyph));
}

} // namespace

qreal deviceScale(const QPainter &painter)
{
    const QTransform &transform = painter.deviceTransform();
    return std::hypot(transform.m11(), transform.m12());
}

qreal capitalHeight(Cut cut)
{
    return QFontMetricsF{fontOf(cut, Reference)}.capHeight() / Reference;
}

qreal widthOf(const QString &words, Cut cut)
{
    return QFontMetricsF{fontOf(cut, Reference)}.horizontalAdvance(words) / Reference;
}

void drawWords(QPainter &painter,
               QPointF at,
               const QString &words,
               Cut cut,
               qreal size,
               Qt::AlignmentFlag alignment)
{
    const qreal scale = deviceScale(painter);
    const int pixels = std::max(1, qFloor(size * scale + 0.01)); // never wider than measured
    const QFont font = fontOf(cut, pixels);
    const qreal width = QFontMetricsF{font}.horizontalAdvance(words);
    qreal left = 0;
    if (alignment == Qt::AlignHCenter) {
        left = -width / 2;
    } else if (alignment == Qt::AlignRight) {
        left = -width;
    }
    painter.save();
    painter.translate(at);
    painter.scale(1 / scale, 1 / scale);
    painter.setFont(font);
    painter.drawText(QPointF{left, 0}, words);
    painter.restore();
}

void drawCentred(QPainter &painter, QPointF centre, const QString &words, Cut cut, qreal size)
{
    const QPointF baseline{centre.x(), centre.y() + capitalHeight(cut) * size / 2};
    drawWords(painter, baseline, words, cut, size, Qt::AlignHCenter);
}

FittedLine fitLine(const QString &words, Cut cut, qreal width, qreal largest, qreal smallest)
{
    const QFontMetricsF metrics{fontOf(cut, Reference)};
    const qreal natural = metrics.horizontalAdvance(words) / Reference;
    const qreal size = natural > 0 ? std::min(largest, width / natural) : largest;
    if (size >= smallest) {
        return {words, size};
    }
    return {metrics.elidedText(words, Qt::ElideRight, width / smallest * Reference), smallest};
}

RimLine fitRim(const QString &words, qreal radius, qreal largest, qreal widest)
{
    const auto letters = static_cast<qreal>(words.size());
    const qreal perSize = widthOf(words, Cut::Bold) * RimNarrowing + RimTracking * (letters - 1);
    const qreal room = qDegreesToRadians(widest) * radius;
    RimLine line;
    line.size = perSize > 0 ? std::min(largest, room / perSize) : largest;
    line.tracking = RimTracking * line.size;
    line.span = qRadiansToDegrees(perSize * line.size / radius);
    return line;
}

void drawOnRim(QPainter &painter,
               const QString &words,
               qreal radius,
               const RimLine &line,
               const QColor &ink)
{
    QTextLayout layout{words, fontOf(Cut::Bold, Reference)};
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();

    const qreal scale = line.size / Reference;
    const qreal baseline = radius - capitalHeight(Cut::Bold) * line.size / 2;
    int letter = 0;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QGlyphRun &run : layout.glyphRuns()) {
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> places = run.positions();
        const QRawFont raw = run.rawFont();
        const QList<QPointF> advances = raw.advancesForGlyphIndexes(glyphs);
        for (qsizetype i = 0; i < glyphs.size(); ++i, ++letter) {
            const qreal half = advances[i].x() / 2;
            const qreal along =
                (places[i].x() + half) * scale * RimNarrowing + letter * line.tracking;
            const QTransform onto = QTransform{}
                                        .rotate(qRadiansToDegrees(along / radius) - line.span / 2)
                                        .translate(0, -baseline)
                                        .scale(scale * RimNarrowing, scale)
                                        .translate(-half, 0);
            path.addPath(onto.map(outlineOf(raw, glyphs[i])));
        }
    }
    painter.fillPath(path, ink);
}

} // namespace faces
