#include "boards/seat_colours.h"

#include "faces/palette.h"

#include <QGuiApplication>
#include <QPalette>

#include <array>

namespace boards
{

QColor seatColour(engine::Seat seat)
{
    constexpr std::array<QRgb, engine::MostSeats> Colours{0xff1b5fae,
                                                          0xffbe3127,
                                                          0xffc98a00,
                                                          0xff0b7873};
    const QColor colour(Colours[engine::placeOf(seat) % Colours.size()]);
    const bool isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return isDark ? faces::mixed(colour, Qt::white, 0.24) : colour;
}

} // namespace boards
