#include "boards/clout_scene_painting.h"

#include "boards/clout_flight_pose.h"
#include "boards/clout_labels.h"
#include "boards/clout_reach_painting.h"
#include "boards/clout_region_veil.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace boards
{

using games::clout::ChipId;
using games::clout::Track;

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutScene)
};

constexpr std::int64_t Thickness = 3300; // µm, of a chip (rulings §4.1)
constexpr qreal CornersRoom = 11;        // logical pixels about the chip where the keys are
constexpr qreal NamedOnTheFace = 74;     // logical pixels: from that radius a face bears its name

std::string_view surfaceOf(const CloutScene &scene)
{
    return scene.table().empty() ? std::string_view() : scene.table().setup().throwing.surface.slug;
}

QString initialsOf(const QString &name)
{
    QString initials;
    const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const auto &word : words) {
        initials += word.at(0);
    }
    return initials.left(2).toUpper();
}

// The first corner for its number where no upper chip lies, so that no number seems to be
// another's; below 0 where it is hidden altogether.
int freeTurn(const std::vector<ChipPicture> &chips, std::size_t place)
{
    const ChipPicture &chip = chips[place];
    for (int turn = 0; turn < 4; ++turn) {
        const QPointF at = chip.centre + badgePlace(chip.radius, turn);
        const auto hides = [&](const ChipPicture &upper) {
            return QLineF(at, upper.centre).length() < upper.radius;
        };
        if (std::none_of(chips.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                         chips.end(),
                         hides)) {
            return turn;
        }
    }
    return -1;
}

} // namespace

ScenePainting::ScenePainting(const CloutScene &scene, const SceneView &view, SceneCache &cache)
    : m_scene(scene)
    , m_view(view)
    , m_cache(cache)
    , m_colours(view.palette, surfaceOf(scene))
    , m_radius(scene.table().empty() ? 1 : view.scale.pixels(scene.table().setup().radius))
{
}

void ScenePainting::paint(QPainter &painter)
{
    if (m_scene.table().empty()) {
        painter.fillRect(m_view.scale.room(), m_colours.surround);
        painter.setPen(m_colours.quiet);
        painter.drawText(m_view.scale.room(),
                         Qt::AlignCenter,
                         Words::tr("No match is on the table."));
        return;
    }
    paintGroundOnce(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_view.font);
    const bool isStill = m_view.playback == nullptr;
    if (isStill) {
        paintVeil(painter);
        paintReaches(painter);
        paintLinks(painter);
        paintWay(painter);
    }
    paintChips(painter);
    if (isStill) {
        paintNames(painter);
        if (const auto reach = detailedReach()) {
            paintReachWords(painter,
                            m_view.scale,
                            m_colours,
                            m_scene.table(),
                            *reach,
                            m_scene.words());
        }
        paintCursor(painter);
    } else {
        paintFlight(painter);
    }
}

void ScenePainting::paintGroundOnce(QPainter &painter)
{
    const QRectF &room = m_view.scale.room();
    if (m_cache.ground.isNull()) {
        m_cache.ground = QPixmap((room.size() * m_view.devicePixelRatio).toSize());
        m_cache.ground.setDevicePixelRatio(m_view.devicePixelRatio);
        QPainter ground(&m_cache.ground);
        ground.setFont(m_view.font);
        ground.translate(-room.topLeft());
        paintGround(ground,
                    m_view.scale,
                    m_colours,
                    m_scene.table().setup(),
                    m_scene.table().viewer(),
                    m_view.photograph,
                    m_scene.words().locale());
    }
    painter.drawPixmap(room.topLeft(), m_cache.ground);
}

void ScenePainting::paintVeil(QPainter &painter)
{
    if (!m_scene.question().region) {
        return;
    }
    if (m_cache.veil.isNull()) {
        m_cache.veil = regionVeil(*m_scene.question().region,
                                  m_view.scale,
                                  m_colours,
                                  m_view.devicePixelRatio);
    }
    painter.drawImage(m_view.scale.room().topLeft(), m_cache.veil);
}

void ScenePainting::putFace(ChipPicture &picture, std::size_t kind) const
{
    picture.radius = m_radius;
    picture.initials = initialsOf(m_scene.faces().name(kind));
    picture.face = m_scene.faces().image(kind,
                                         qRound(faceDiameter(m_radius)),
                                         m_view.devicePixelRatio,
                                         faces::Surroundings::Light);
}

ChipPicture ScenePainting::picture(const ShownChip &chip) const
{
    ChipPicture picture;
    picture.centre = m_view.scale.screen(chip.at);
    picture.owner = chip.owner;
    picture.controller = chip.controller;
    picture.signs = chip.signs;
    picture.level = chip.level;
    picture.lift = m_view.scale.pixels(Thickness) * chip.level;
    if (m_view.playback == nullptr) {
        picture.emphasis = m_scene.emphasis(chip.id);
    }
    putFace(picture, m_scene.table().position().chips[chip.id].kind);
    return picture;
}

QRectF ScenePainting::bounds(const ShownChip &chip) const
{
    const QPointF centre =
        m_view.scale.screen(chip.at) - QPointF(0, m_view.scale.pixels(Thickness) * chip.level);
    return {centre.x() - m_radius, centre.y() - m_radius, 2 * m_radius, 2 * m_radius};
}

void ScenePainting::paintChips(QPainter &painter)
{
    std::vector<ChipPicture> lying;
    for (const auto &chip : m_scene.table().chips()) {
        if (m_view.playback == nullptr || !m_view.playback->pose(engine::Token{chip.id})) {
            lying.push_back(picture(chip));
        }
    }
    for (const auto &chip : lying) {
        paintShadow(painter, chip);
        paintChip(painter, chip, m_colours);
    }
    for (std::size_t place = 0; place < lying.size(); ++place) {
        lying[place].badgeTurn = freeTurn(lying, place);
        paintBadges(painter, lying[place]);
    }
    const auto *const current = m_scene.table().chip(m_view.current);
    const bool isAiming = m_scene.question().region.has_value();
    if (current != nullptr && m_view.playback == nullptr && !isAiming) {
        paintCurrent(painter, picture(*current), m_view.hasFocus);
    } else if (m_view.hasFocus) { // the keys are with the whole table
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_colours.accent, 2.5));
        painter.drawRect(m_view.scale.area().adjusted(-2, -2, 2, 2));
    }
}

void ScenePainting::paintNames(QPainter &painter)
{
    if (m_radius >= NamedOnTheFace) {
        return;
    }
    const CloutWords words = m_scene.words();
    std::vector<ChipLabel> labels;
    for (const ChipId id : m_scene.order()) {
        const auto &chip = *m_scene.table().chip(id);
        const bool matters = id == m_view.hovered || (id == m_view.current && m_view.hasFocus);
        const qreal room = id == m_view.current ? CornersRoom : 2;
        labels.push_back(
            {words.name(id), bounds(chip).adjusted(-room, -room, room, room), matters});
    }
    QFont font = m_view.font;
    font.setPixelSize(std::clamp(qRound(m_radius * 0.78), 10, 14));
    painter.setFont(font);
    paintLabels(painter, placeLabels(labels, m_view.scale.room(), font), m_colours);
}

ChipPicture ScenePainting::flying(engine::Token token, const Track::Pose &pose) const
{
    const auto &chip = m_scene.table().position().chips[static_cast<ChipId>(token)];
    ChipPicture picture;
    picture.owner = chip.owner;
    picture.controller = chip.controller;
    putFace(picture, chip.kind);
    putPose(picture, pose, m_view.scale);
    return picture;
}

void ScenePainting::paintFlight(QPainter &painter)
{
    std::vector<std::pair<float, ChipPicture>> all;
    for (const auto &path : m_view.playback->paths()) {
        const auto pose = m_view.playback->pose(path.token);
        if (pose && static_cast<std::size_t>(path.token) < m_scene.table().position().chipCount) {
            all.emplace_back(pose->at[2], flying(path.token, *pose));
        }
    }
    std::ranges::stable_sort(all, {}, [](const auto &each) { return each.first; });
    for (const auto &[height, chip] : all) {
        paintShadow(painter, chip);
        paintChip(painter, chip, m_colours);
        paintBadges(painter, chip);
    }
}

} // namespace boards
