#include "faces/palette.h"

#include "base/fold.h"

#include <algorithm>
#include <cmath>

namespace faces
{

namespace
{

qreal linear(qreal channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    const auto between = [share](float a, float b) {
        return static_cast<float>(std::clamp(a + (b - a) * share, 0.0, 1.0));
    };
    return QColor::fromRgbF(between(one.redF(), other.redF()),
                            between(one.greenF(), other.greenF()),
                            between(one.blueF(), other.blueF()),
                            between(one.alphaF(), other.alphaF()));
}

qreal contrast(const QColor &one, const QColor &other)
{
    const qreal a = luminance(one) + 0.05;
    const qreal b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QColor legibleOn(const QColor &ground)
{
    return contrast(ground, ink::White) >= contrast(ground, ink::Black) ? ink::White : ink::Black;
}

QColor deepened(const QColor &colour, qreal wantedContrast)
{
    QColor result = colour;
    while (contrast(result, ink::White) < wantedContrast && result.valueF() > 0.05F) {
        result = mixed(result, Qt::black, 0.06);
    }
    return result;
}

GroundAndText choiceColours(const catalog::Choice &choice)
{
    QColor ground = ink::Slate;
    if (!choice.colour.empty() && QColor::isValidColor(QString::fromStdString(choice.colour))) {
        ground = QColor{QString::fromStdString(choice.colour)};
    }
    return {ground, legibleOn(ground)};
}

GroundAndText factionColours(const catalog::Piece &piece, const catalog::Schema &schema)
{
    const catalog::Value &faction = catalog::valueOf(piece, schema, "faction");
    const catalog::Attribute *attribute = schema.attribute("faction");
    if (attribute != nullptr && faction.isGiven()) {
        const int place = attribute->choiceIndex(faction.text);
        if (place >= 0) {
            return choiceColours(attribute->choices[static_cast<std::size_t>(place)]);
        }
    }
    return {ink::Slate, legibleOn(ink::Slate)};
}

Metal metalOf(const QColor &middle)
{
    return {mixed(middle, Qt::white, 0.55), middle, mixed(middle, Qt::black, 0.42)};
}

Metal rankMetal(std::string_view rank)
{
    const std::string folded = base::fold(rank);
    if (folded == "gold") {
        return {QColor{0xf6, 0xdf, 0x8d}, QColor{0xd0, 0xa6, 0x2c}, QColor{0x85, 0x62, 0x10}};
    }
    if (folded == "silver") {
        return {QColor{0xee, 0xf1, 0xf4}, QColor{0xa6, 0xaf, 0xb9}, QColor{0x5d, 0x66, 0x70}};
    }
    if (folded == "bronze") {
        return {QColor{0xe0, 0xac, 0x82}, QColor{0xa8, 0x68, 0x3d}, QColor{0x60, 0x35, 0x1a}};
    }
    return {QColor{0x9a, 0xa0, 0xa8}, QColor{0x63, 0x69, 0x72}, QColor{0x36, 0x3a, 0x41}};
}

QColor outlineIn(Surroundings surroundings)
{
    return surroundings == Surroundings::Dark ? QColor{255, 255, 255, 110} : QColor{0, 0, 0, 120};
}

} // namespace faces
