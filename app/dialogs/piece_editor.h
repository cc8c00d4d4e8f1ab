// Where a person enters pieces of their own, one after the other by keyboard alone (Enter saves and
// begins the next), changes them, and says what a shipped piece lacks. Every save is one step on
// disk that can be undone.
#pragma once

#include "library/own_pieces.h"
#include "services.h"

#include <QDialog>

class QPushButton;

namespace dialogs
{

class PieceEditorSide;
class PieceForm;

class PieceEditor : public QDialog
{
    Q_OBJECT

public:
    // A null piece: new ones are entered, until the person closes. Deletes itself when closed.
    PieceEditor(Services services,
                const library::Game &game,
                catalog::PiecePointer piece,
                QWidget *parent);

    // Fills the form of a new piece with the values of another.
    void startFrom(const catalog::Piece &piece);
    int savedCount() const { return m_savedCount; }

Q_SIGNALS:
    void saved(const QString &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void reject() override;

private:
    enum class Afterwards { Next, Close };
    bool isAmending() const;
    void showWhat();
    void fillInKnown(const QString &key);
    QLayout *buttons();
    void save(Afterwards afterwards);
    base::Result<catalog::PiecePointer> store();
    void undoLast();
    void refresh();
    void say(const QString &words, bool isProblem);

    Services m_services;
    library::OwnPieces m_own;
    const library::Game &m_game;
    catalog::PiecePointer m_piece; // null: a new one
    const bool m_isSeries;         // one after the other is entered
    int m_savedCount = 0;
    PieceForm *m_form = nullptr;
    PieceEditorSide *m_side = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_done = nullptr;
};

} // namespace dialogs
