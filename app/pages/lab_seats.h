// Who plays, for the roster and for its opponents beside each other: which program, how strong, and
// with what hand where the game is one of throws.
#pragma once

#include "games/games.h"
#include "library/playtest.h"
#include "wording/qt_wording.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QSpinBox;

namespace pages
{

// Which of them is taken where nobody chose one.
int usualOf(const std::vector<games::Choice> &choices);

class LabSeats : public QWidget
{
    Q_OBJECT

public:
    // The wording must outlive it.
    explicit LabSeats(const wording::QtWording &wording, QWidget *parent = nullptr);

    // The programs that can play the game, and its hands.
    void setGame(const games::Row &row, const std::vector<games::Choice> &hands);
    // What was chosen stays chosen where it is still there.
    void setHands(const std::vector<games::Choice> &hands);
    // Whether there are opponents at all.
    void setHasOpponents(bool hasOpponents);
    library::TestSide own() const { return sideOf(m_sides[0]); }
    library::TestSide theirs() const { return sideOf(m_sides[1]); }
    void choose(const library::TestSide &own, const library::TestSide &theirs);

Q_SIGNALS:
    void changed();

private:
    struct Side {
        QLabel *title = nullptr;
        QComboBox *policy = nullptr;
        QSpinBox *nodes = nullptr; // answers that it imagines; 0: what is usual
        QComboBox *hand = nullptr;
    };
    // Of which side a field is, as a screen reader says it.
    struct Spoken {
        QString policy;
        QString nodes;
        QString hand;
    };

    Side makeSide(const QString &name, const QString &title, const Spoken &spoken);
    static library::TestSide sideOf(const Side &side);
    static void choose(const Side &side, const library::TestSide &wanted);
    void showStrength(const Side &side);

    const wording::QtWording &m_wording;
    std::array<Side, 2> m_sides;
    QLabel *m_handTitle = nullptr;
};

} // namespace pages
