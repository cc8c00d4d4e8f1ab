#include "boards/clout_board.h"

#include "boards/announcement.h"
#include "boards/clout_aim_line.h"
#include "boards/clout_board_access.h"

#include <QAccessible>
#include <QLabel>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;

namespace
{

base::Point middleOf(const base::Rectangle &area)
{
    return {area.least.x + (area.most.x - area.least.x) / 2,
            area.least.y + (area.most.y - area.least.y) / 2};
}

// Where an aim begins that has been nowhere yet: in a middle, else anywhere that is free.
base::Point pointWithin(const engine::Region &region)
{
    std::vector<base::Point> middles{middleOf(region.area())};
    for (const auto &disc : region.inside()) {
        middles.push_back(disc.centre);
    }
    const auto free = std::ranges::find_if(middles, [&region](base::Point point) {
        return region.contains(point);
    });
    base::Rng rng = base::stream(1, 0, 0); // the same point every time
    return free != middles.end() ? *free : region.sample(rng).value_or(middles.front());
}

} // namespace

CloutBoard::CloutBoard(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_scene(wording)
    , m_aimLine(new AimLine(m_scene, this))
    , m_telling(new QLabel(this))
    , m_announcement(new Announcement(this))
{
    QAccessible::installFactory(boardAccess);
    setObjectName(QStringLiteral("cloutBoard"));
    setAccessibleName(tr("Table"));
    setAccessibleDescription(
        tr("Tab and the arrow keys go through the chips, Enter chooses one. Where a point is "
           "asked, the arrow keys move the aim by 1 cm, with Shift by 1 mm, with Ctrl to the next "
           "chip; A aims by name, Enter throws or puts down. R tells what reaches a point."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_telling->setObjectName(QStringLiteral("telling"));
    m_telling->setAccessibleName(tr("What is told of a point"));
    m_telling->setWordWrap(true);
    m_telling->setAutoFillBackground(true);
    m_telling->setFrameShape(QFrame::StyledPanel);
    m_telling->setBackgroundRole(QPalette::Base);
    m_telling->setMargin(8);
    m_telling->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_telling->hide();
    connect(m_aimLine, &AimLine::aimed, this, &CloutBoard::placeCursor);
    connect(m_aimLine, &AimLine::refused, this, &CloutBoard::tell);
    connect(m_aimLine, &AimLine::closed, this, [this] { setFocus(Qt::OtherFocusReason); });
}

void CloutBoard::setPosition(std::shared_ptr<const games::clout::State> state, engine::Seat viewer)
{
    const bool isOther = state && (!m_state || &state->setup() != &m_state->setup());
    if (isOther) {
        m_cursor = middleOf(state->setup().area);
    }
    m_state = std::move(state);
    m_viewer = viewer;
    m_carried.reset();
    refresh();
}

void CloutBoard::setFaces(FaceSource source)
{
    m_scene.setFaces(std::move(source));
    update();
}

void CloutBoard::setSeatNames(const QStringList &names)
{
    m_scene.setSeatNames(names);
    update();
}

void CloutBoard::setLastMoved(std::vector<engine::Token> tokens)
{
    m_draft.lastMoved = std::move(tokens);
    refresh();
}

void CloutBoard::setShifted(std::vector<engine::Resting> shifted)
{
    m_draft.shifted = std::move(shifted);
    refresh();
}

void CloutBoard::setMovable(std::vector<engine::Token> tokens)
{
    m_draft.movable = std::move(tokens);
    refresh();
}

void CloutBoard::setPhotograph(const QImage &picture, const std::array<QPointF, 4> &corners)
{
    m_photograph = {picture, corners};
    m_cache = {};
    update();
}

void CloutBoard::setRangesShown(bool areShown)
{
    m_areRangesShown = areShown;
    update();
}

void CloutBoard::setReachOf(std::optional<engine::Token> token)
{
    m_reachOf = token;
    update();
}

void CloutBoard::setMarks(std::vector<Mark> marks)
{
    m_scene.question().marks = std::move(marks);
    questionChanged();
}

void CloutBoard::setRegion(std::optional<engine::Region> region)
{
    if (!region) {
        m_aimLine->hide();
    }
    m_scene.question().region = region;
    if (region && !m_scene.mayGive(m_cursor)) {
        setCursor(pointWithin(*region));
    }
    questionChanged();
}

void CloutBoard::setWhyNot(std::function<QString(base::Point)> whyNot)
{
    m_scene.question().whyNot = std::move(whyNot);
}

void CloutBoard::setHand(games::clout::Hand hand,
                         base::Point from,
                         std::optional<games::clout::Surface> surface)
{
    m_scene.question().hand = BoardHand{hand, from, std::move(surface)};
    questionChanged();
}

void CloutBoard::clearHand()
{
    m_scene.question().hand.reset();
    questionChanged();
}

void CloutBoard::setThrowModel(const games::clout::ThrowModel *model)
{
    m_scene.question().model = model;
    questionChanged();
}

void CloutBoard::refresh()
{
    if (isAnimating()) {
        return; // at its end
    }
    TableDraft draft = m_draft;
    if (m_carried) {
        draft.shifted.push_back({engine::Token{m_carried->chip}, m_carried->at});
    }
    m_scene.show(m_state, m_viewer, draft);
    m_cache = {};
    if (m_scene.table().chip(m_current) == nullptr) {
        m_current = NoChip;
    }
    m_hovered = NoChip;
    tellReorder(this);
    questionChanged();
}

void CloutBoard::questionChanged()
{
    m_cache.veil = {};
    refreshRests();
    update();
}

void CloutBoard::refreshRests()
{
    m_rests = isAnimating() ? std::vector<base::Point>() : m_scene.triedRests(m_cursor);
}

void CloutBoard::setCursor(base::Point point)
{
    if (point == m_cursor) {
        return;
    }
    m_cursor = point;
    refreshRests();
    update();
    tellCursor(this);
}

void CloutBoard::placeCursor(base::Point point)
{
    hush();
    if (point != m_cursor) {
        setCursor(point);
        Q_EMIT cursorMoved(point);
    }
}

engine::Token CloutBoard::currentChip() const
{
    return m_current == NoChip ? engine::NoToken : engine::Token{m_current};
}

void CloutBoard::setCurrentChip(engine::Token token)
{
    const auto chip =
        static_cast<std::size_t>(token) < NoChip ? static_cast<ChipId>(token) : NoChip;
    if (chip != m_current && (chip == NoChip || m_scene.table().chip(chip) != nullptr)) {
        m_current = chip;
        update();
        if (hasFocus()) {
            tellFocus(this);
        }
    }
}

void CloutBoard::makeCurrent(ChipId chip)
{
    hush();
    if (chip == m_current) {
        return;
    }
    m_current = chip;
    update();
    tellFocus(this);
    Q_EMIT currentChipChanged(currentChip());
}

} // namespace boards
