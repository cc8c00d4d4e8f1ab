// STAND-IN: the colours of the seats, for the palette in force.
#pragma once

#include "engine/seat.h"

#include <QColor>
#include <QGuiApplication>
#include <QPalette>

namespace boards
{

inline QColor seatColour(engine::Seat seat)
{
    const auto palette = QGuiApplication::palette();
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    static const QColor light[] = {QColor(0x1f, 0x5f, 0xbf),
                                   QColor(0xb8, 0x4a, 0x0e),
                                   QColor(0x0b, 0x7a, 0x5c),
                                   QColor(0x8a, 0x3f, 0x9e)};
    static const QColor dark[] = {QColor(0x6f, 0xa8, 0xff),
                                  QColor(0xff, 0x9a, 0x5c),
                                  QColor(0x4f, 0xd0, 0xa8),
                                  QColor(0xd0, 0x92, 0xe8)};
    return (isDark ? dark : light)[engine::placeOf(seat) % 4];
}

} // namespace boards
