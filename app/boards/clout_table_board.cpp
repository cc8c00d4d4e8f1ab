#include "boards/clout_table_board.h"

#include "boards/clout_board.h"
#include "boards/clout_flight.h"
#include "games/clout/measure.h"
#include "games/clout/slide.h"
#include "games/clout/wording.h"

#include <QVBoxLayout>

namespace boards
{

using games::clout::ChipId;
using games::clout::Place;
using games::clout::State;
using games::clout::Step;
using games::clout::StepKind;

namespace
{

// How far outside the area a resting place may be pointed at, µm.
constexpr std::int32_t Beyond = 150'000;

engine::Region wideRegion(const games::clout::Setup &setup)
{
    const auto &[least, most] = setup.area;
    return engine::Region(
        {{least.x - Beyond, least.y - Beyond}, {most.x + Beyond, most.y + Beyond}});
}

} // namespace

CloutTableBoard::CloutTableBoard(const Furnishing &furnishing, QWidget *parent)
    : TableBoard(parent)
    , m_furnishing(furnishing)
    , m_board(new CloutBoard(*furnishing.wording, this))
{
    const FaceSource source{furnishing.faces, furnishing.catalog, furnishing.wording->language()};
    m_faces.setSource(source);
    m_board->setFaces(source);
    m_board->setObjectName(QStringLiteral("board"));
    m_pieces = new CloutTableModel(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_board);
    setFocusProxy(m_board);
    connect(m_board, &CloutBoard::chipChosen, this, &TableBoard::codeChosen);
    connect(m_board, &CloutBoard::pointChosen, this, &TableBoard::pointChosen);
    connect(m_board, &CloutBoard::cursorMoved, this, &TableBoard::cursorMoved);
    connect(m_board, &CloutBoard::chipMoved, this, &TableBoard::pieceMoved);
    connect(m_board, &CloutBoard::menuRequested, this, &TableBoard::menuRequested);
    connect(m_board, &CloutBoard::animationFinished, this, &TableBoard::finished);
}

void CloutTableBoard::setSeatNames(const QStringList &names)
{
    m_seatNames = names;
    m_board->setSeatNames(names);
}

void CloutTableBoard::setMoment(const Moment &moment)
{
    m_state = std::static_pointer_cast<const State>(moment.state);
    m_viewer = moment.viewer;
    if (m_state) {
        m_faces.setKinds(setup().kinds);
        readThrowModel();
    }
    m_board->setPosition(m_state, moment.side);
    m_board->setLastMoved(moment.lastMoved);
    m_board->setShifted({});
    showMarks(moment);
    showQuestion(moment);
    const auto &scene = m_board->scene();
    m_pieces->setRows(m_state ? rowsOf(scene.table(), scene.words()) : std::vector<CloutRow>());
}

void CloutTableBoard::showQuestion(const Moment &moment)
{
    m_board->clearHand(); // only what is thrown scatters
    if (m_state && moment.placing) {
        m_board->setMovable({});
        m_board->setWhyNot([this, placing = *moment.placing](base::Point point) mutable {
            placing.at = point;
            return sentence(m_state->check(placing));
        });
        m_board->setRegion(wideRegion(setup()));
        m_board->setCursor(moment.placing->at);
        m_asked = 0; // the question comes back afterwards
        return;
    }
    const auto pending = m_state ? m_state->pending() : std::nullopt;
    const bool isEntered = moment.isRestEntered && thrown() != engine::NoToken;
    const bool isPoint = pending && pending->domain == engine::Domain::Region;
    if (!moment.isAsking || !(isPoint || isEntered)) {
        m_board->setRegion(std::nullopt);
        m_board->setMovable({});
        return;
    }
    m_board->setWhyNot([this](base::Point point) { return sentence(m_state->check(point)); });
    m_board->setRegion(isEntered ? wideRegion(setup()) : m_state->region());
    m_board->setMovable(isEntered ? onTable() : std::vector<engine::Token>());
    if (const auto digest = m_state->digest(); digest != m_asked) {
        m_asked = digest;
        m_board->setCursor(firstPoint());
    }
    if (isAimed() && !isEntered) {
        showHand();
    }
}

void CloutTableBoard::showHand()
{
    const auto &throwing = setup().throwing;
    const auto thrower = position().pass.thrower;
    m_board->setHand(throwing.hands[thrower], throwing.from[thrower], throwing.surface);
}

// Where the cross stands when a point is asked: on the chip that is moved, else in the middle.
base::Point CloutTableBoard::firstPoint() const
{
    const Step &step = position().agenda.top();
    if (step.kind == StepKind::Where) {
        return position().chips[step.other].at;
    }
    if (step.kind == StepKind::Direction) {
        const auto at = position().chips[position().pass.chip].at;
        return {at.x, at.y + setup().radius};
    }
    const auto &[least, most] = setup().area;
    return {(least.x + most.x) / 2, (least.y + most.y) / 2};
}

QAbstractItemModel *CloutTableBoard::pieces()
{
    return m_pieces;
}

QString CloutTableBoard::nameOf(engine::Token token) const
{
    const auto chip = static_cast<std::size_t>(token);
    return m_state && chip < position().chipCount ? m_faces.name(position().chips[chip].kind)
                                                  : QString();
}

base::Rectangle CloutTableBoard::area() const
{
    return m_state ? setup().area : base::Rectangle();
}

base::Point CloutTableBoard::cursor() const
{
    return m_board->cursor();
}

void CloutTableBoard::setCursorPoint(base::Point point)
{
    m_board->setCursor(point);
}

bool CloutTableBoard::isAimed() const
{
    return m_state && !position().isOver && position().agenda.top().kind == StepKind::Aim;
}

engine::Token CloutTableBoard::thrown() const
{
    if (!m_state || position().isOver) {
        return engine::NoToken;
    }
    const Step &step = position().agenda.top();
    if (step.kind == StepKind::Aim) {
        return engine::Token{step.chip};
    }
    return step.kind == StepKind::Fly ? engine::Token{position().pass.chip} : engine::NoToken;
}

base::Point CloutTableBoard::outside() const
{
    const auto &[least, most] = setup().area;
    return {(least.x + most.x) / 2, least.y - 2 * setup().radius};
}

std::optional<base::Point> CloutTableBoard::placeOf(engine::Token token) const
{
    const auto chip = static_cast<std::size_t>(token);
    const bool isThere =
        m_state && chip < position().chipCount && position().chips[chip].place == Place::Table;
    return isThere ? std::optional(position().chips[chip].at) : std::nullopt;
}

std::vector<engine::Token> CloutTableBoard::onTable() const
{
    std::vector<engine::Token> tokens;
    if (m_state) {
        for (const ChipId chip : position().table.all()) {
            tokens.push_back(engine::Token{chip});
        }
    }
    return tokens;
}

void CloutTableBoard::setEntered(const std::vector<engine::Resting> &resting)
{
    m_board->setShifted(resting);
    auto movable = onTable();
    if (!resting.empty() && !placeOf(resting.front().token)) {
        movable.push_back(resting.front().token);
    }
    m_board->setMovable(std::move(movable));
}

void CloutTableBoard::play(const std::vector<engine::Event> &events,
                           std::shared_ptr<const library::Flight> flight)
{
    if (m_speed <= 0) {
        Q_EMIT finished();
    } else if (const auto flown = std::dynamic_pointer_cast<const CloutFlight>(flight)) {
        m_board->animateHappenings(events, &flown->track());
    } else {
        m_board->animateHappenings(events);
    }
}

void CloutTableBoard::setSpeed(double factor)
{
    m_speed = factor;
    if (factor > 0) {
        m_board->setAnimationSpeed(factor);
    }
}

void CloutTableBoard::skip()
{
    m_board->skipAnimation();
}

bool CloutTableBoard::isPlaying() const
{
    return m_board->isAnimating();
}

void CloutTableBoard::setRangesShown(bool shown)
{
    m_board->setRangesShown(shown);
}

void CloutTableBoard::setPointedAt(engine::Token token)
{
    m_board->setReachOf(placeOf(token) ? std::optional(token) : std::nullopt);
}

void CloutTableBoard::setPhotograph(const QImage &picture, const std::array<QPointF, 4> &corners)
{
    m_board->setPhotograph(picture, corners);
}

// For what a throw would hit, in percent. A surface of one's own has no landings; then only reaches
// are told.
void CloutTableBoard::readThrowModel()
{
    const auto &surface = setup().throwing.surface.slug;
    if (surface == m_surface) {
        return;
    }
    m_surface = surface;
    m_board->setThrowModel(nullptr);
    m_throws.reset();
    auto table =
        games::clout::readLandingTable(m_furnishing.data / "landings" / (surface + ".tsv"));
    if (table) {
        m_throws = std::make_unique<const games::clout::SlideModel>(
            std::make_shared<const games::clout::LandingTable>(std::move(*table)));
        m_board->setThrowModel(m_throws.get());
    }
}

void CloutTableBoard::announce(const QString &words)
{
    m_board->announce(words);
}

QString CloutTableBoard::sentence(const base::Text &text) const
{
    return wording::render(text, *m_furnishing.wording);
}

} // namespace boards
