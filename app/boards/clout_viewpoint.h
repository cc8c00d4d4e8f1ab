// The playing area as the one who looks at it sees it: their own edge at the bottom, left on their
// left. Turns places of the table into distances from the left and from that edge, and back; the
// board draws by them, keys move by them, and words are made of them.
#pragma once

#include "base/plane.h"
#include "engine/seat.h"
#include "games/clout/setup.h"

#include <QString>

class QLocale;

namespace boards
{

// Micrometres to the right of the left edge and away from the own one; outside the area below
// nothing or beyond its size.
struct Seen {
    std::int64_t right = 0;
    std::int64_t away = 0;

    bool operator==(const Seen &) const = default;
};

class Viewpoint
{
public:
    enum class Edge : std::uint8_t { LeastY, MostY, LeastX, MostX };

    explicit Viewpoint(base::Rectangle area = {}, Edge nearest = Edge::LeastY);
    // From the throwing place of that seat; of nobody's (Nature's) as the first seat looks.
    static Viewpoint of(const games::clout::Setup &setup, engine::Seat viewer);

    const base::Rectangle &area() const { return m_area; }
    Edge nearest() const { return m_nearest; }
    std::int64_t width() const { return isSideways() ? height() : breadth(); } // µm, as seen
    std::int64_t depth() const { return isSideways() ? breadth() : height(); }

    Seen seen(base::Point point) const;
    base::Point point(Seen seen) const; // kept within ±LargestCoordinate
    base::Point moved(base::Point point, Seen by) const;

private:
    bool isSideways() const { return m_nearest == Edge::LeastX || m_nearest == Edge::MostX; }
    std::int64_t breadth() const { return std::int64_t{m_area.most.x} - m_area.least.x; }
    std::int64_t height() const { return std::int64_t{m_area.most.y} - m_area.least.y; }

    base::Rectangle m_area;
    Edge m_nearest;
};

// "30.4 cm", to the millimetre.
QString lengthWords(std::int64_t micrometres, const QLocale &locale);
// "30 cm from the left, 12 cm from you", or how far beyond which edge.
QString placeWords(const Viewpoint &viewpoint, base::Point point, const QLocale &locale);

} // namespace boards
