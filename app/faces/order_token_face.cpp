#include "faces/order_token_face.h"

#include "faces/shapes.h"
#include "faces/status_mark.h"
#include "faces/symbols.h"

#include <QLinearGradient>
#include <QLocale>
#include <QtMath>

namespace faces
{

namespace
{

void paintCoin(const Canvas &canvas, const Metal &metal)
{
    QPainter &painter = canvas.painter();
    QLinearGradient shine{QPointF{-70, -70}, QPointF{70, 70}};
    shine.setColorAt(0, metal.light);
    shine.setColorAt(0.5, metal.middle);
    shine.setColorAt(1, metal.dark);
    painter.fillPath(shapes::circle({}, 100), shine);
    QLinearGradient inset{QPointF{-60, -60}, QPointF{60, 60}};
    inset.setColorAt(0, metal.dark);
    inset.setColorAt(0.5, metal.middle);
    inset.setColorAt(1, metal.light);
    painter.setPen(QPen{metal.dark, 1.6});
    painter.setBrush(inset);
    painter.drawEllipse(QPointF{}, 81, 81);
    painter.setBrush(mixed(metal.dark, ink::Black, 0.45));
    painter.drawEllipse(QPointF{}, 76, 76);
    // A milled edge.
    if (canvas.detail() != Detail::Bare) {
        painter.setPen(QPen{mixed(metal.dark, metal.middle, 0.4), 1.4});
        for (int i = 0; i < 72; ++i) {
            const qreal angle = qDegreesToRadians(i * 5.0);
            const QPointF out{qCos(angle), qSin(angle)};
            painter.drawLine(out * 93, out * 98.5);
        }
    }
}

} // namespace

void paintOrderToken(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const std::string &rank = canvas.value("rank").text;
    const Metal metal = rankMetal(rank);
    paintCoin(canvas, metal);
    const bool bare = canvas.detail() == Detail::Bare;
    const qreal side = bare ? 108 : 74;
    if (const auto symbol = rankSymbol(rank)) {
        paintSymbol(painter, *symbol, QRectF(-side / 2, -side / 2, side, side), ink::White);
    } else {
        drawUnknown(painter, {}, side / 2, ink::White);
    }
    if (bare) {
        return;
    }
    constexpr Symbol Actions[] = {Symbol::Move, Symbol::Attack, Symbol::Guard, Symbol::Ability};
    constexpr QPointF Places[] = {{-50, -36}, {50, -36}, {-50, 36}, {50, 36}};
    for (int i = 0; i < 4; ++i) {
        const QRectF square{Places[i].x() - 13, Places[i].y() - 13, 26, 26};
        paintSymbol(painter, Actions[i], square, metal.light);
    }
    if (canvas.detail() == Detail::Full) {
        const QLocale locale{QString::fromStdString(std::string{canvas.language()})};
        const QString name = locale.toUpper(canvas.name());
        drawOnRim(painter,
                  name,
                  87,
                  fitRim(name, 87, 10.5, 200),
                  mixed(metal.dark, ink::Black, 0.6));
    }
    paintStatusMark(canvas, {0, 62}, 10);
}

} // namespace faces
