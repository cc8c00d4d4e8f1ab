// An emblem of our own for each faction of each game, and one for any other from its name. None is
// taken from a game: they are simple strong shapes that can be told apart at 24 pixels.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>

#include <string_view>

class QPainter;

namespace faces
{

enum class Accent { OnBody, Behind, Apart };

// About the origin, within a radius of 50.
struct Emblem {
    QPainterPath body;
    QPainterPath accent; // in a second tone; may be empty
    Accent place = Accent::OnBody;
};

constexpr int EmblemVariants = 4;

Emblem emblemOf(std::string_view game, std::string_view faction, int variant);

// In one flat colour, for small places such as command symbols.
void paintFlatEmblem(QPainter &painter,
                     const Emblem &emblem,
                     QPointF centre,
                     qreal radius,
                     const QColor &colour);
// With a little depth: on art.
void paintEmblem(QPainter &painter,
                 const Emblem &emblem,
                 QPointF centre,
                 qreal radius,
                 const QColor &tone);

} // namespace faces
