#include "faces/scene.h"

#include "faces/emblems.h"
#include "faces/shapes.h"
#include "faces/symbols.h"

#include <QLinearGradient>
#include <QtMath>

#include <cmath>

namespace faces
{

namespace
{

// The faction's colour with a slight turn of its hue, so that two chips of one faction differ.
QColor artColour(const Canvas &canvas)
{
    const QColor ground = canvas.faction().ground;
    float hue = 0;
    float saturation = 0;
    float value = 0;
    ground.getHsvF(&hue, &saturation, &value);
    if (hue < 0) {
        return ground;
    }
    hue += static_cast<float>(canvas.sway(0) * 0.03);
    return QColor::fromHsvF(hue - std::floor(hue), saturation, value);
}

void paintRays(const Canvas &canvas, const QRectF &field, QPointF centre, const QColor &light)
{
    const int count = 8 + 2 * canvas.vary(2, 4);
    const qreal reach = std::hypot(field.width(), field.height()) / 2;
    const qreal turn = canvas.sway(3) * 180.0 / count;
    QPainterPath path;
    for (int i = 0; i < count; ++i) {
        const qreal from = qDegreesToRadians(turn + 360.0 * i / count);
        const qreal to = from + qDegreesToRadians(180.0 / count);
        path.moveTo(centre);
        path.lineTo(centre + QPointF{qCos(from), qSin(from)} * reach);
        path.lineTo(centre + QPointF{qCos(to), qSin(to)} * reach);
        path.closeSubpath();
    }
    canvas.painter().fillPath(path, light);
}

void paintRings(const Canvas &canvas, const QRectF &field, QPointF centre, const QColor &light)
{
    const qreal step = field.height() * (0.13 + 0.03 * canvas.sway(2));
    QPainterPath path;
    const qreal reach = std::hypot(field.width(), field.height()) / 2;
    for (int i = 1; step * (i + 0.25) < reach; ++i) {
        path.addPath(shapes::arcBand(centre, step * (i + 0.75), step * (i + 0.25), 0, 359.9));
    }
    canvas.painter().fillPath(path, light);
}

// A low sun or moon.
void paintSun(const Canvas &canvas, const QRectF &field, QPointF centre, const QColor &light)
{
    const qreal radius = field.height() * (0.38 + 0.06 * canvas.sway(2));
    const QPointF at =
        centre + QPointF{field.width() * 0.24 * canvas.sway(3), field.height() * 0.04};
    canvas.painter().fillPath(shapes::circle(at, radius), light);
    canvas.painter().fillPath(shapes::circle(at, radius * 0.72), light);
}

void paintStars(const Canvas &canvas, const QRectF &field, QPointF, const QColor &light)
{
    QPainterPath path;
    std::uint64_t bits = canvas.variation();
    for (int i = 0; i < 26; ++i) {
        bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
        const qreal x = static_cast<qreal>(bits >> 40 & 0xfff) / 4095;
        const qreal y = static_cast<qreal>(bits >> 52 & 0xfff) / 4095;
        const QPointF at{field.left() + x * field.width(), field.top() + y * field.height() * 0.8};
        path.addPath(shapes::star(at, field.height() * (i % 3 == 0 ? 0.035 : 0.02), 0.4, 4));
    }
    canvas.painter().fillPath(path, mixed(light, QColor{255, 255, 255, 190}, 0.6));
}

// Two rows of hills, or of waves, at the foot.
void paintGround(const Canvas &canvas, const QRectF &field, const QColor &far, const QColor &near)
{
    const auto ridge = [&](qreal height, qreal sway, int bumps) {
        QPainterPath path;
        const qreal top = field.bottom() - height;
        path.moveTo(field.bottomLeft());
        path.lineTo(field.left(), top + sway);
        const qreal step = field.width() / bumps;
        for (int i = 0; i < bumps; ++i) {
            const qreal x = field.left() + i * step;
            const qreal lift = i % 2 == 0 ? -height * 0.55 : height * 0.3;
            path.cubicTo(x + step * 0.35,
                         top + lift + sway,
                         x + step * 0.65,
                         top + lift - sway,
                         x + step,
                         top - sway * (i % 2 == 0 ? 1 : -1));
        }
        path.lineTo(field.bottomRight());
        path.closeSubpath();
        return path;
    };
    const qreal unit = field.height();
    canvas.painter().fillPath(ridge(unit * (0.3 + 0.06 * canvas.sway(4)),
                                    unit * 0.08 * canvas.sway(5),
                                    2 + canvas.vary(4, 2)),
                              far);
    canvas.painter().fillPath(ridge(unit * (0.17 + 0.04 * canvas.sway(6)),
                                    unit * 0.05 * canvas.sway(7),
                                    3 + canvas.vary(7, 3)),
                              near);
}

using Sky = void (*)(const Canvas &, const QRectF &, QPointF, const QColor &);
constexpr Sky Skies[] = {paintRays, paintRings, paintSun, paintStars};

struct Setting {
    std::string_view type;
    Symbol frame;     // large, behind the emblem
    qreal frameSize;  // of the emblem's diameter
    qreal emblemSize; // of its usual radius
    QPointF emblemAt; // in emblem radii
};

constexpr Setting Settings[] = {
    {"base", Symbol::Base, 1.16, 0.46, {0, -0.2}},
    {"action", Symbol::Action, 1.3, 0.86, {0, 0}},
    {"relic", Symbol::Relic, 1.18, 0.33, {0, 0.28}},
};

// Tower and pendant are seen with the emblem on them; the bolt strikes over it.
void paintSetting(const Canvas &canvas,
                  const Setting &setting,
                  const Emblem &emblem,
                  QPointF centre,
                  qreal radius)
{
    const QColor colour = canvas.faction().ground;
    const qreal side = 2 * radius * setting.frameSize;
    const QRectF square{centre.x() - side / 2, centre.y() - side / 2, side, side};
    const QPointF at = centre + setting.emblemAt * radius;
    if (setting.frame == Symbol::Action) {
        paintFlatEmblem(canvas.painter(), emblem, at, radius * 1.12, QColor{255, 255, 255, 70});
        paintSymbol(canvas.painter(),
                    setting.frame,
                    square.translated(radius * 0.05, radius * 0.08),
                    QColor{0, 0, 0, 70});
        paintSymbol(canvas.painter(), setting.frame, square, ink::White);
        return;
    }
    paintSymbol(canvas.painter(),
                setting.frame,
                square.translated(radius * 0.04, radius * 0.06),
                QColor{0, 0, 0, 70});
    paintSymbol(canvas.painter(), setting.frame, square, ink::White);
    if (setting.frame == Symbol::Base) {
        paintFlatEmblem(canvas.painter(),
                        emblem,
                        at,
                        radius * setting.emblemSize,
                        deepened(colour, 4));
    } else {
        paintFlatEmblem(canvas.painter(), emblem, at, radius * setting.emblemSize, ink::White);
    }
}

} // namespace

void paintBackdrop(const Canvas &canvas, const QRectF &field)
{
    const QColor colour = artColour(canvas);
    QLinearGradient sky{field.topLeft(), field.bottomLeft()};
    sky.setColorAt(0, mixed(colour, QColor{0x12, 0x16, 0x20}, 0.62));
    sky.setColorAt(1, mixed(colour, QColor{0x20, 0x24, 0x2e}, 0.12));
    canvas.painter().fillRect(field, sky);
    const bool sketch = canvas.detail() == Detail::Bare;
    const QPointF centre = field.center();
    Skies[canvas.vary(1, 4)](canvas, field, centre, QColor{255, 255, 255, sketch ? 34 : 26});
    if (!sketch) {
        paintGround(canvas,
                    field,
                    mixed(colour, QColor{0x12, 0x16, 0x20}, 0.42),
                    mixed(colour, QColor{0x0e, 0x11, 0x18}, 0.66));
    }
}

void paintFigurehead(const Canvas &canvas, QPointF centre, qreal radius)
{
    const catalog::Choice *faction = canvas.choice("faction");
    if (canvas.value("faction").isUnknown()) {
        drawUnknown(canvas.painter(), centre, radius * 0.78, QColor{255, 255, 255, 220});
        return;
    }
    const Emblem emblem = emblemOf(canvas.schema().game,
                                   faction == nullptr ? std::string_view{} : faction->value,
                                   canvas.vary(EmblemPlace, EmblemVariants));
    for (const Setting &setting : Settings) {
        if (setting.type == canvas.type()) {
            paintSetting(canvas, setting, emblem, centre, radius);
            return;
        }
    }
    paintEmblem(canvas.painter(), emblem, centre, radius, canvas.faction().ground);
}

} // namespace faces
