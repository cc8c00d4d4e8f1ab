#include "faces/emblems.h"

#include "base/digest.h"
#include "faces/emblem_shapes.h"
#include "faces/palette.h"
#include "faces/shapes.h"

#include <QLinearGradient>
#include <QPainter>

#include <array>
#include <iterator>

namespace faces
{

namespace
{

struct Row {
    std::string_view game;
    std::string_view faction;
    Emblem (*draw)(int variant);
};

constexpr Row Rows[] = {
    {"clout", "Elves", emblem::leaves},
    {"clout", "Undead", emblem::skull},
    {"clout", "Centaurs", emblem::horseshoe},
    {"clout", "Goblins", emblem::grin},
    {"clout", "Dragons", emblem::flame},
    {"clout", "Merfolk", emblem::fluke},
    {"clout", "Pirates", emblem::anchor},
    {"clout", "Neutral", emblem::compass},
    {"mutant", "Algeroth", emblem::horns},
    {"mutant", "Ilian", emblem::crescents},
    {"mutant", "Bauhaus", emblem::bulwark},
    {"mutant", "Capitol", emblem::columns},
    {"mutant", "Brotherhood", emblem::lantern},
    {"mutant", "Imperial", emblem::keystone},
};

// A faction that has no drawing: a star whose points come from its name.
Emblem anyEmblem(std::string_view faction, int variant)
{
    base::Digest digest;
    digest.add(faction);
    Emblem result;
    const int points = 3 + static_cast<int>(digest.value() % 6);
    result.body = shapes::star({}, 48, 20 + static_cast<qreal>(digest.value() >> 8 & 15), points);
    result.accent = shapes::regular({}, 12, points, 15.0 * variant);
    return result;
}

using Drawn = std::array<Emblem, EmblemVariants>;

// The shapes come from path arithmetic, which is slow, and never change: drawn once.
const Drawn &drawn(std::size_t row)
{
    static const std::array<Drawn, std::size(Rows)> all = [] {
        std::array<Drawn, std::size(Rows)> made;
        for (std::size_t i = 0; i < made.size(); ++i) {
            for (int variant = 0; variant < EmblemVariants; ++variant) {
                made[i][static_cast<std::size_t>(variant)] = Rows[i].draw(variant);
            }
        }
        return made;
    }();
    return all[row];
}

} // namespace

Emblem emblemOf(std::string_view game, std::string_view faction, int variant)
{
    for (std::size_t i = 0; i < std::size(Rows); ++i) {
        if (Rows[i].game == game && Rows[i].faction == faction) {
            return drawn(i)[static_cast<std::size_t>(variant % EmblemVariants)];
        }
    }
    return anyEmblem(faction, variant);
}

void paintFlatEmblem(QPainter &painter,
                     const Emblem &emblem,
                     QPointF centre,
                     qreal radius,
                     const QColor &colour)
{
    QPainterPath body = shapes::placed(emblem.body, centre, radius / 50);
    const QPainterPath accent = shapes::placed(emblem.accent, centre, radius / 50);
    if (emblem.place == Accent::OnBody) {
        // What lies on the body is left out of it, as there is but one colour.
        body.setFillRule(Qt::OddEvenFill);
        body.addPath(accent);
        painter.fillPath(body, colour);
        return;
    }
    QColor pale = colour;
    pale.setAlphaF(colour.alphaF() * 0.55F);
    painter.fillPath(accent, pale);
    painter.fillPath(body, colour);
}

void paintEmblem(QPainter &painter,
                 const Emblem &emblem,
                 QPointF centre,
                 qreal radius,
                 const QColor &tone)
{
    const QPainterPath body = shapes::placed(emblem.body, centre, radius / 50);
    const QPainterPath accent = shapes::placed(emblem.accent, centre, radius / 50);
    const QColor pale = mixed(tone, ink::White, 0.6);
    if (emblem.place != Accent::OnBody) {
        painter.fillPath(accent, pale);
    }
    painter.fillPath(body.translated(radius * 0.03, radius * 0.06), QColor{0, 0, 0, 60});
    QLinearGradient light{centre - QPointF{0, radius}, centre + QPointF{0, radius}};
    light.setColorAt(0, ink::White);
    light.setColorAt(1, mixed(ink::White, tone, 0.28));
    painter.fillPath(body, light);
    if (emblem.place == Accent::OnBody) {
        painter.fillPath(accent, mixed(tone, Qt::black, 0.1));
    }
}

} // namespace faces
