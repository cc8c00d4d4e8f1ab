// Where the chips of a throw came to rest, entered by hand: the thrown one first, then each that
// was moved, by typing or by dragging on the board. For a real table beside the screen, and for
// games without a throw model.
#pragma once

#include "engine/answer.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace boards
{
class TableBoard;
}

namespace pages
{

class TablePointEntry;

class TableRestEntry : public QWidget
{
    Q_OBJECT

public:
    explicit TableRestEntry(QWidget *parent = nullptr);

    // Begins anew with the piece that the board says is thrown; `point` is where it was aimed.
    void begin(const boards::TableBoard &board, base::Point point);
    // Dragged, or clicked where the thrown one lies.
    void setPlace(engine::Token token, base::Point point);
    engine::Token thrown() const { return m_thrown; }
    // As entered so far, the thrown piece first.
    std::vector<engine::Resting> entered() const;

Q_SIGNALS:
    void changed();
    void done(const engine::Rest &rest);

private:
    struct Moved {
        engine::Token token = engine::NoToken;
        QWidget *row = nullptr;
        TablePointEntry *place = nullptr;
    };
    void addMoved(engine::Token token, const QString &name, base::Point point);
    void removeMoved(engine::Token token);
    void fillOthers();
    void finish();

    const boards::TableBoard *m_board = nullptr;
    engine::Token m_thrown = engine::NoToken;
    base::Point m_outside;
    QLabel *m_question = nullptr;
    TablePointEntry *m_place = nullptr;
    QCheckBox *m_isOut = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QComboBox *m_others = nullptr;
    std::vector<Moved> m_moved;
};

} // namespace pages
