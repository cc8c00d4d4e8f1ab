// Sets something of a match by hand, over the head of the rules: which piece, what is changed, and
// a player or a number where that is wanted. Says at once why a change is not possible.
#pragma once

#include "boards/table_board.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dialogs
{

class SetByHand : public QDialog
{
    Q_OBJECT

public:
    // The board outlives the dialog, and so does the moment that it shows.
    SetByHand(const boards::TableBoard &board, const QStringList &players, QWidget *parent);

    void choose(engine::Token token, std::uint16_t kind);
    // Where its place is wanted, it is asked for afterwards.
    boards::HandChange change() const;

private:
    void fillChanges();
    void showChange();

    const boards::TableBoard &m_board;
    std::vector<boards::HandChange> m_changes; // of the chosen piece
    QComboBox *m_pieces = nullptr;
    QComboBox *m_what = nullptr;
    QComboBox *m_player = nullptr;
    QLabel *m_playerLabel = nullptr;
    QSpinBox *m_points = nullptr;
    QLabel *m_pointsLabel = nullptr;
    QLabel *m_reason = nullptr;
    QPushButton *m_set = nullptr;
};

} // namespace dialogs
