#include "boards/clout_colours.h"

#include "boards/seat_colours.h"
#include "faces/palette.h"

#include <algorithm>
#include <array>

namespace boards
{

namespace
{

struct Material {
    std::string_view slug;
    QRgb light;
    QRgb dark;
};

constexpr std::array<Material, 4> Materials{{
    {"wood", 0xffe4d3b2, 0xff43372a},
    {"linoleum", 0xffdadfda, 0xff353b3d},
    {"felt", 0xffc3d6c2, 0xff25403a},
    {"carpet", 0xffdccbc4, 0xff43333a},
}};

} // namespace

BoardColours::BoardColours(const QPalette &palette, std::string_view slug)
    : isDark(palette.color(QPalette::Window).lightness() < 128)
    , surround(palette.color(QPalette::Window))
    , quiet(palette.color(QPalette::PlaceholderText))
    , accent(faces::mixed(palette.color(QPalette::Highlight), Qt::white, isDark ? 0.4 : 0))
{
    const auto *const found = std::ranges::find(Materials, slug, &Material::slug);
    const Material &material = found == Materials.end() ? Materials.front() : *found;
    surface = QColor(isDark ? material.dark : material.light);
    grain = faces::mixed(surface, isDark ? Qt::white : Qt::black, 0.07);
    words = isDark ? faces::ink::White : faces::ink::Black;
    halo = faces::mixed(surface, isDark ? Qt::black : Qt::white, 0.55);
    edge = faces::mixed(surface, isDark ? Qt::white : Qt::black, 0.45);
}

SeatLook seatLook(std::size_t seat)
{
    constexpr std::array<RimPattern, 4> Patterns{RimPattern::Solid,
                                                 RimPattern::Dashed,
                                                 RimPattern::Dotted,
                                                 RimPattern::Double};
    const std::size_t place = seat % Patterns.size();
    const QColor colour = seatColour(engine::Seat{static_cast<std::uint8_t>(place)});
    return {colour, faces::legibleOn(colour), Patterns[place]};
}

} // namespace boards
