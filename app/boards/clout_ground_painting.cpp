#include "boards/clout_ground_painting.h"

#include "base/rng.h"
#include "faces/palette.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace boards
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutGround)
};

constexpr qreal LeastGridStep = 44; // logical pixels

qreal random(base::Rng &rng)
{
    return static_cast<qreal>(base::between(rng, 0, 1000)) / 1000;
}

void paintPlanks(QPainter &painter, const QRectF &area, base::Rng &rng)
{
    constexpr int Planks = 7;
    const qreal height = area.height() / Planks;
    for (int plank = 0; plank < Planks; ++plank) {
        const qreal top = area.top() + plank * height;
        painter.drawLine(QPointF(area.left(), top), QPointF(area.right(), top));
        const qreal joint = area.left() + area.width() * random(rng);
        painter.drawLine(QPointF(joint, top), QPointF(joint, top + height));
        for (int line = 0; line < 3; ++line) {
            const qreal y = top + height * (0.15 + 0.7 * random(rng));
            const qreal from = area.left() + area.width() * random(rng) * 0.8;
            painter.drawLine(QPointF(from, y),
                             QPointF(std::min(area.right(), from + area.width() * 0.3), y + 1));
        }
    }
}

void paintFlecks(QPainter &painter, const QRectF &area, base::Rng &rng, qreal length)
{
    const int count = static_cast<int>(area.width() * area.height() / 260);
    for (int i = 0; i < count; ++i) {
        const QPointF at(area.left() + area.width() * random(rng),
                         area.top() + area.height() * random(rng));
        const qreal turn = 6.283 * random(rng);
        painter.drawLine(at, at + QPointF(std::cos(turn), std::sin(turn)) * length);
    }
}

void paintWeave(QPainter &painter, const QRectF &area)
{
    constexpr qreal Step = 7;
    for (qreal y = area.top() + Step / 2; y < area.bottom(); y += Step) {
        const bool isOdd = static_cast<int>(y / Step) % 2 != 0;
        for (qreal x = area.left() + (isOdd ? Step / 2 : 0); x < area.right(); x += Step) {
            painter.drawLine(QPointF(x, y - 1.5), QPointF(x, y + 1.5));
        }
    }
}

void paintSurface(QPainter &painter,
                  const QRectF &area,
                  const BoardColours &colours,
                  const std::string &slug)
{
    painter.fillRect(area, colours.surface);
    painter.save();
    painter.setClipRect(area);
    painter.setPen(QPen(colours.grain, 1));
    base::Rng rng = base::stream(1, 0, 0); // the same grain every time
    if (slug == "linoleum") {
        paintFlecks(painter, area, rng, 2.5);
    } else if (slug == "felt") {
        paintFlecks(painter, area, rng, 1.2);
    } else if (slug == "carpet") {
        paintWeave(painter, area);
    } else {
        paintPlanks(painter, area, rng);
    }
    painter.restore();
}

// The smallest of the usual steps that leaves room between lines, in centimetres.
int gridStep(const TableScale &scale)
{
    constexpr std::array<int, 7> Steps{1, 2, 5, 10, 20, 50, 100};
    const auto *const found = std::ranges::find_if(Steps, [&scale](int step) {
        return scale.pixels(std::int64_t{step} * 10'000) >= LeastGridStep;
    });
    return found == Steps.end() ? 200 : *found;
}

void paintGrid(QPainter &painter, const TableScale &scale, const BoardColours &colours)
{
    const QRectF &area = scale.area();
    const int step = gridStep(scale);
    QColor line = colours.edge;
    line.setAlphaF(0.28F);
    const qreal gap = scale.pixels(std::int64_t{step} * 10'000);
    const int columns = static_cast<int>(area.width() / gap + 0.01);
    const int rows = static_cast<int>(area.height() / gap + 0.01);
    for (int i = 1; i <= columns; ++i) {
        const qreal x = std::round(area.left() + i * gap) + 0.5;
        painter.setPen(QPen(line, 1));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(x - 30, area.bottom() + 2, 60, 14),
                         Qt::AlignHCenter | Qt::AlignTop,
                         QString::number(i * step));
    }
    for (int i = 1; i <= rows; ++i) {
        const qreal y = std::round(area.bottom() - i * gap) + 0.5;
        painter.setPen(QPen(line, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(area.left() - 34, y - 8, 30, 16),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(i * step));
    }
}

// Ten centimetres, or what the grid has where those are too short, and the increment beside it.
void paintScaleBar(QPainter &painter,
                   const TableScale &scale,
                   const BoardColours &colours,
                   std::int64_t increment,
                   const QLocale &locale)
{
    const std::int64_t length = std::int64_t{std::max(10, gridStep(scale))} * 10'000;
    const qreal width = scale.pixels(length);
    const QRectF &area = scale.area();
    const qreal y = std::min(area.bottom() + 27, scale.room().bottom() - 5);
    const qreal right = area.right();
    painter.setPen(QPen(colours.quiet, 1.4));
    painter.drawLine(QPointF(right - width, y), QPointF(right, y));
    painter.drawLine(QPointF(right - width, y - 4), QPointF(right - width, y + 1));
    painter.drawLine(QPointF(right, y - 4), QPointF(right, y + 1));
    painter.drawText(QRectF(right - width - 320, y - 11, 312, 16),
                     Qt::AlignRight | Qt::AlignVCenter,
                     Words::tr("%1 · increment %2")
                         .arg(lengthWords(length, locale), lengthWords(increment, locale)));
}

} // namespace

void paintSeatBadge(QPainter &painter, QPointF centre, qreal radius, std::size_t seat)
{
    const SeatLook look = seatLook(seat);
    painter.save();
    painter.setPen(QPen(faces::ink::White, 1.2));
    painter.setBrush(look.colour);
    painter.drawEllipse(centre, radius, radius);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(7, qRound(radius * 1.45)));
    painter.setFont(font);
    painter.setPen(look.words);
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                     Qt::AlignCenter,
                     QString::number(seat + 1));
    painter.restore();
}

void paintPhotograph(QPainter &painter, const TableScale &scale, const TablePhotograph &photograph)
{
    const auto &corners = photograph.corners;
    const QRectF &area = scale.area();
    const QPolygonF from(QList<QPointF>(corners.begin(), corners.end()));
    const QPolygonF to({area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()});
    QTransform transform;
    if (!QTransform::quadToQuad(from, to, transform)) {
        return;
    }
    painter.save();
    painter.setClipRect(area);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(transform, true);
    painter.drawImage(QPointF(), photograph.picture);
    painter.restore();
}

void paintGround(QPainter &painter,
                 const TableScale &scale,
                 const BoardColours &colours,
                 const games::clout::Setup &setup,
                 engine::Seat viewer,
                 const TablePhotograph *photograph,
                 const QLocale &locale)
{
    painter.fillRect(scale.room(), colours.surround);
    paintSurface(painter, scale.area(), colours, setup.throwing.surface.slug);
    if (photograph != nullptr) {
        paintPhotograph(painter, scale, *photograph);
    }
    QFont font = painter.font();
    font.setPixelSize(10);
    painter.setFont(font);
    paintGrid(painter, scale, colours);
    const std::size_t seat =
        engine::placeOf(viewer) < setup.start.seats ? engine::placeOf(viewer) : 0;
    paintScaleBar(painter, scale, colours, setup.increment[seat], locale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.edge, 1.5));
    painter.drawRect(scale.area());
    const QRectF room = scale.room().adjusted(11, 11, -11, -11);
    for (std::size_t each = 0; each < setup.start.seats; ++each) {
        const QPointF from = scale.screen(setup.throwing.from[each]);
        paintSeatBadge(painter,
                       {std::clamp(from.x(), room.left(), room.right()),
                        std::clamp(from.y(), room.top(), room.bottom())},
                       8,
                       each);
    }
}

} // namespace boards
