// STAND-IN until the board is merged: the same interface, plain discs.
#pragma once

#include "boards/clout_faces.h"
#include "engine/region.h"
#include "games/clout/state.h"
#include "wording/qt_wording.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace boards
{

class CloutBoard : public QWidget
{
    Q_OBJECT

public:
    struct Mark {
        engine::Token token = engine::NoToken;
        QString label;
        std::uint64_t code = 0;
        bool isAllowed = true;
        QString reason;
    };

    explicit CloutBoard(const wording::QtWording &wording, QWidget *parent = nullptr);

    void setPosition(std::shared_ptr<const games::clout::State> state, engine::Seat viewer);
    void setFaces(FaceSource source);
    void setSeatNames(const QStringList &) { }
    void setMarks(std::vector<Mark> marks);
    void setRegion(std::optional<engine::Region> region);
    void setWhyNot(std::function<QString(base::Point)>) { }
    void setHand(games::clout::Hand, base::Point, std::optional<games::clout::Surface>) { }
    void setRangesShown(bool) { }
    void setReachOf(std::optional<engine::Token>) { }
    void setShifted(std::vector<engine::Resting> shifted);
    void setMovable(std::vector<engine::Token>) { }
    void animate(const games::clout::Track &) { Q_EMIT animationFinished(); }
    void animateHappenings(const std::vector<engine::Event> &) { Q_EMIT animationFinished(); }
    void setAnimationSpeed(double) { }
    void skipAnimation() { }
    bool isAnimating() const { return false; }
    void setLastMoved(std::vector<engine::Token>) { }
    base::Point cursor() const { return m_cursor; }
    void setCursor(base::Point point);
    void setCurrentChip(engine::Token) { }
    void announce(const QString &) { }

Q_SIGNALS:
    void chipChosen(quint64 code);
    void pointChosen(base::Point point);
    void cursorMoved(base::Point point);
    void animationFinished();
    void chipMoved(engine::Token token, base::Point at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRectF areaRect() const;

    std::shared_ptr<const games::clout::State> m_state;
    CloutFaces m_faces;
    std::vector<Mark> m_marks;
    std::optional<engine::Region> m_region;
    std::vector<engine::Resting> m_shifted;
    base::Point m_cursor;
};

} // namespace boards
