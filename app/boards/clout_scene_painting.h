// Paints a scene as the board shows it: ground, region, reaches, chips from the lowest to the
// highest, names, the aim, and whatever flies.
#pragma once

#include "boards/clout_ground_painting.h"
#include "boards/clout_playback.h"
#include "boards/clout_reach.h"
#include "boards/clout_scene.h"
#include "boards/clout_table_scale.h"

#include <QFont>
#include <QPixmap>

#include <optional>
#include <span>

class QPainter;

namespace boards
{

// What of a scene the widget alone knows.
struct SceneView {
    TableScale scale;
    QPalette palette;
    QFont font;
    qreal devicePixelRatio = 1;
    games::clout::ChipId current = games::clout::NoChip; // where the keys are
    games::clout::ChipId hovered = games::clout::NoChip;
    bool hasFocus = false;
    base::Point cursor;
    std::span<const base::Point> rests; // of tried throws
    bool areRangesShown = false;
    std::optional<games::clout::ChipId> reachOf;
    const TablePhotograph *photograph = nullptr; // null: the surface is drawn
    const Playback *playback = nullptr;          // null: nothing flies
};

// What is painted once and kept; null: to be painted anew.
struct SceneCache {
    QPixmap ground;
    QImage veil;
};

class ScenePainting
{
public:
    ScenePainting(const CloutScene &scene, const SceneView &view, SceneCache &cache);

    void paint(QPainter &painter);
    // What is drawn of the chip, without the corners of the keys.
    QRectF bounds(const ShownChip &chip) const;

private:
    void paintGroundOnce(QPainter &painter);
    void paintVeil(QPainter &painter);
    void paintLinks(QPainter &painter);
    void paintReaches(QPainter &painter);
    void paintChips(QPainter &painter);
    void paintNames(QPainter &painter);
    void paintWay(QPainter &painter);
    void paintCursor(QPainter &painter);
    void paintFlight(QPainter &painter);
    std::optional<ChipReach> detailedReach() const;
    ChipPicture picture(const ShownChip &chip) const;
    ChipPicture flying(engine::Token token, const games::clout::Track::Pose &pose) const;
    void putFace(ChipPicture &picture, std::size_t kind) const;

    const CloutScene &m_scene;
    const SceneView &m_view;
    SceneCache &m_cache;
    BoardColours m_colours;
    qreal m_radius = 1; // of a chip, logical pixels
};

} // namespace boards
