// The table of a Clout match: the playing area to scale with the chips as drawn faces, what may be
// chosen or aimed at, reaches, and the flight of a throw. It shows and is pointed at, with mouse
// and keys alike, and a screen reader hears every chip; what an answer does is the page's business.
#pragma once

#include "boards/clout_chip_order.h"
#include "boards/clout_scene_painting.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

class QLabel;

namespace boards
{

class AimLine;
class Announcement;

class CloutBoard : public QWidget
{
    Q_OBJECT

public:
    using Mark = BoardMark;

    explicit CloutBoard(const wording::QtWording &wording, QWidget *parent = nullptr);

    // What lies there; null: nothing. The viewer's own edge is at the bottom.
    void setPosition(std::shared_ptr<const games::clout::State> state, engine::Seat viewer);
    void setFaces(FaceSource source);
    void setSeatNames(const QStringList &names); // without: "player 1"
    void setLastMoved(std::vector<engine::Token> tokens);
    // Drawn there instead, though not settled; a chip that is thrown need not lie there yet.
    void setShifted(std::vector<engine::Resting> shifted);
    void setMovable(std::vector<engine::Token> tokens); // by dragging, or M and the arrow keys
    // Of the real table, under the chips: which of its pixels are the area's corners, as the viewer
    // sees them, from the far left one clockwise. A null picture: none.
    void setPhotograph(const QImage &picture, const std::array<QPointF, 4> &corners);
    void setRangesShown(bool areShown);
    void setReachOf(std::optional<engine::Token> token); // in full, with whom it reaches

    // What is asked. A point that the region does not hold is refused with what `whyNot` says.
    void setMarks(std::vector<Mark> marks);
    void setRegion(std::optional<engine::Region> region);
    void setWhyNot(std::function<QString(base::Point)> whyNot);
    void setHand(games::clout::Hand hand,
                 base::Point from,
                 std::optional<games::clout::Surface> surface);
    void clearHand(); // the point that is asked is not thrown at
    // A fast one, for what a throw would hit; null: only reaches are told. It outlives the board.
    void setThrowModel(const games::clout::ThrowModel *model);

    base::Point cursor() const { return m_cursor; } // the aiming cross, µm
    void setCursor(base::Point point);
    engine::Token currentChip() const; // where the keys are; NoToken: nowhere
    void setCurrentChip(engine::Token token);

    // Plays it from what is shown; what is set meanwhile is shown at its end. At a speed of 0
    // nothing is played, and animationFinished() follows at once; else it is 0.25 to 4.
    void animate(const games::clout::Track &track);
    // Of one answer; its throw as it flew, or drawn where nobody knows.
    void animateHappenings(const std::vector<engine::Event> &events,
                           const games::clout::Track *flown = nullptr);
    void setAnimationSpeed(double speed);
    void skipAnimation();
    bool isAnimating() const { return m_playback.has_value(); }

    QString tellPoint(base::Point point) const { return m_scene.tell(point); } // key R
    void announce(const QString &words);                                       // to a screen reader

    const CloutScene &scene() const { return m_scene; }
    TableScale scale() const;
    QRectF chipRect(games::clout::ChipId chip) const;
    bool isAiming() const { return m_scene.question().region && !isAnimating(); }
    void choose(games::clout::ChipId chip); // as a click on it does
    void chooseCursor();                    // as Enter does while a point is asked

    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {260, 260}; }

Q_SIGNALS:
    void chipChosen(quint64 code);
    void pointChosen(base::Point point);
    void cursorMoved(base::Point point);
    void chipMoved(engine::Token token, base::Point at);
    void currentChipChanged(engine::Token token);
    void told(const QString &words);                    // by key R
    void menuRequested(engine::Token token, QPoint at); // of a chip; at: on the screen
    void animationFinished();

protected:
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void refresh(); // what lies there, after anything about it was set
    void questionChanged();
    void refreshRests();
    void tell(const QString &words);
    void hush();
    void layOut();
    SceneView view() const;
    void placeCursor(base::Point point); // as a person does, with all that follows
    void makeCurrent(games::clout::ChipId chip);
    std::vector<games::clout::ChipId> stops() const; // of the Tab key

    // clout_board_keys.cpp
    bool takeKey(const QKeyEvent &event);
    bool takeArrow(Way way, Qt::KeyboardModifiers modifiers);
    void jumpCursor(Way way);
    void press();
    void lift();
    void setDown(bool isKept);
    void openAimLine();

    // clout_board_mouse.cpp
    void choosePoint(base::Point point, QPoint at);
    void chooseAmong(games::clout::ChipId chip, const std::vector<const BoardMark *> &ways);
    void refuse(const QString &reason, QPoint at);
    void drag(base::Point point);

    // A chip on its way by mouse or keys to another place.
    struct Carried {
        games::clout::ChipId chip = games::clout::NoChip;
        base::Point at;
        Seen grip; // of the mouse, from the centre
    };

    CloutScene m_scene; // what is shown; while a flight is played, as it was before
    std::shared_ptr<const games::clout::State> m_state;
    engine::Seat m_viewer = engine::Nature;
    TableDraft m_draft;
    TablePhotograph m_photograph;
    bool m_areRangesShown = false;
    std::optional<engine::Token> m_reachOf;
    std::vector<base::Point> m_rests; // of tried throws at the cursor
    base::Point m_cursor;
    games::clout::ChipId m_current = games::clout::NoChip;
    games::clout::ChipId m_hovered = games::clout::NoChip;
    std::optional<QPoint> m_pressed;
    std::optional<Carried> m_carried;
    std::optional<Playback> m_playback;
    double m_speed = 1;
    QBasicTimer m_timer; // runs only while a flight is played
    QElapsedTimer m_sinceFrame;
    mutable SceneCache m_cache;
    AimLine *m_aimLine = nullptr;
    QLabel *m_telling = nullptr;
    Announcement *m_announcement = nullptr;
};

} // namespace boards
