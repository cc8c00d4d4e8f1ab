// What the table page knows of any game's board: it shows a moment, says what may be chosen and
// what lies where, and takes answers by mouse and keys. A game gives its own in boards.cpp; the
// page knows none.
#pragma once

#include "catalog/piece.h"
#include "engine/state.h"
#include "library/company.h"

#include <QColor>
#include <QImage>
#include <QStringList>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QAbstractItemModel;

namespace boards
{

// One way to answer a question with options, or one that is not possible and why.
struct Choice {
    std::uint64_t code = 0;
    QString words;                         // "Throw Treant Watcher"
    QString effect;                        // what it does; may be empty
    QString reason;                        // why it is not possible; empty: it is
    engine::Token token = engine::NoToken; // the piece that it is about
    catalog::PiecePointer piece;           // its face; null: none

    bool isPossible() const { return reason.isEmpty(); }
    bool operator==(const Choice &) const = default;
};

// Something that may be set by hand, over the head of the rules.
struct HandChange {
    enum class Wants { Nothing, Place, Player, Points };

    QString words; // "Move It…"
    Wants wants = Wants::Nothing;
    engine::Correction change; // with the usual for what it wants
    QString reason;            // why it is not possible now; empty: it is

    bool isPossible() const { return reason.isEmpty(); }
};

// Alike pieces of a stack or a heap.
struct PileItem {
    QString name;
    QString figures; // in words
    int count = 1;
    catalog::PiecePointer piece;
    std::vector<engine::Token> tokens;

    bool operator==(const PileItem &) const = default;
};

struct Pile {
    QString title; // "Stack"
    int size = 0;
    bool isHidden = false; // only its size is known
    std::vector<PileItem> items;
};

// One player's side of the table.
struct Side {
    QString name;
    QString figure; // 1, 2…: stands beside the colour, for it is never told by colour alone
    QColor colour;
    std::optional<int> score;
    QString scoreInWords; // what it is made of
    bool isToMove = false;
    std::vector<Pile> piles;
};

class TableBoard : public QWidget
{
    Q_OBJECT

public:
    // Everything that is shown at once.
    struct Moment {
        std::shared_ptr<const engine::State> state; // null: nothing
        std::optional<engine::Seat> viewer;         // nothing: sees all
        engine::Seat side{};                        // from which the board is looked at
        bool isAsking = false;                      // a person here is to answer
        bool isRestEntered = false;                 // where things came to rest is typed or dragged
        std::vector<engine::Token> lastMoved;
        // Its place is asked instead of what the match asks.
        std::optional<engine::Correction> placing;
    };

    using QWidget::QWidget;

    virtual void setSeatNames(const QStringList &names) = 0;
    virtual void setMoment(const Moment &moment) = 0;
    // What the pending question offers; empty where no option is asked.
    virtual std::vector<Choice> choices() const = 0;
    virtual std::vector<Side> sides() const = 0;
    // All pieces on the table, for a list beside the board.
    virtual QAbstractItemModel *pieces() = 0;
    virtual QString nameOf(engine::Token token) const = 0;

    // What may be set by hand of that piece; empty where the match has it not.
    virtual std::vector<HandChange> handChanges(engine::Token token) const = 0;
    // The pieces of which something may: on the table, then those that everybody sees elsewhere.
    virtual std::vector<engine::Token> changeable() const = 0;
    virtual QString placedNameOf(engine::Token token) const = 0; // with its owner and where it is

    // The rectangle that points are given in, in µm.
    virtual base::Rectangle area() const = 0;
    virtual base::Point cursor() const = 0;
    virtual void setCursorPoint(base::Point point) = 0;
    // The pending point is only meant, and a throw follows.
    virtual bool isAimed() const = 0;
    // The piece in the hand, whose resting place is wanted next.
    virtual engine::Token thrown() const = 0;
    // A point at which a thrown piece is out of play.
    virtual base::Point outside() const = 0;
    // Where pieces lie that may be knocked; empty: not on the table.
    virtual std::optional<base::Point> placeOf(engine::Token token) const = 0;
    virtual std::vector<engine::Token> onTable() const = 0;
    // Shown there while they are being entered.
    virtual void setEntered(const std::vector<engine::Resting> &resting) = 0;

    // What an answer made happen, before the moment after it is set; finished() follows always.
    virtual void play(const std::vector<engine::Event> &events,
                      std::shared_ptr<const library::Flight> flight) = 0;
    virtual void setSpeed(double factor) = 0; // 0: nothing is played
    virtual void skip() = 0;
    virtual bool isPlaying() const = 0;
    virtual void setRangesShown(bool shown) = 0;
    virtual void setPointedAt(engine::Token token) = 0; // a row of a list is about it
    // Of the real table, under the pieces, with the area's corners in its pixels, from the far left
    // one clockwise; a null picture: none.
    virtual void setPhotograph(const QImage &picture, const std::array<QPointF, 4> &corners) = 0;
    // For a screen reader.
    virtual void announce(const QString &words) = 0;

Q_SIGNALS:
    void codeChosen(quint64 code);
    void pointChosen(base::Point point);
    void cursorMoved(base::Point point);
    void pieceMoved(engine::Token token, base::Point point); // dragged while it is entered
    void menuRequested(engine::Token token, QPoint at);      // at: on the screen
    void finished();
};

} // namespace boards
