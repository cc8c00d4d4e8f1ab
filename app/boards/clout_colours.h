// The colours of the Clout board in light and dark: what the table is made of, what lies on it, and
// how the rim of each seat's chips looks: in its colour, and in a pattern of its own.
#pragma once

#include <QColor>
#include <QPalette>
#include <QVector>

#include <string_view>

namespace boards
{

struct BoardColours {
    // From the widget's palette; a slug that is not known is laid out as wood.
    BoardColours(const QPalette &palette, std::string_view surface);

    bool isDark;
    QColor surround; // beyond the area
    QColor surface;
    QColor grain;  // what the surface is drawn with
    QColor words;  // on the surface
    QColor halo;   // behind them
    QColor quiet;  // words beyond the area
    QColor edge;   // of the area
    QColor accent; // what may be chosen, and the aim
};

enum class RimPattern { Solid, Dashed, Dotted, Double };

struct SeatLook {
    QColor colour;
    QColor words; // on that colour
    RimPattern pattern = RimPattern::Solid;
};

SeatLook seatLook(std::size_t seat);

} // namespace boards
