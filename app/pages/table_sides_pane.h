// The players' sides below each other, at the left of the board.
#pragma once

#include "boards/table_board.h"
#include "services.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace pages
{

class TableSideCard;

class TableSidesPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit TableSidesPane(Services services, QWidget *parent = nullptr);

    // Before the first show() of a match: whose faces are drawn.
    void setGame(const library::Game &game);
    // `players` says who plays each.
    void show(const std::vector<boards::Side> &sides, const QStringList &players);

    QSize sizeHint() const override;

Q_SIGNALS:
    void pieceChosen(engine::Token token);
    void pieceTouched(engine::Token token);

private:
    Services m_services;
    std::shared_ptr<const catalog::Schema> m_schema;
    QVBoxLayout *m_column = nullptr;
    std::vector<TableSideCard *> m_cards;
};

} // namespace pages
