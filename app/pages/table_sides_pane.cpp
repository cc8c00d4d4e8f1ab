#include "pages/table_sides_pane.h"

#include "pages/table_side_card.h"

#include <QVBoxLayout>

namespace pages
{

TableSidesPane::TableSidesPane(Services services, QWidget *parent)
    : QScrollArea(parent)
    , m_services(services)
{
    setObjectName(QStringLiteral("tableSides"));
    setAccessibleName(tr("Players"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(180);
    auto *inside = new QWidget(this);
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(0, 4, 0, 8);
    m_column->setSpacing(4);
    m_column->addStretch(1);
    setWidget(inside);
}

void TableSidesPane::setGame(const library::Game &game)
{
    m_schema = game.data.schema;
    for (auto *card : m_cards) {
        delete card;
    }
    m_cards.clear();
}

void TableSidesPane::show(const std::vector<boards::Side> &sides, const QStringList &players)
{
    while (m_cards.size() < sides.size()) {
        auto *card =
            new TableSideCard(m_services.faces, m_schema, m_services.wording.language(), widget());
        connect(card, &TableSideCard::pieceChosen, this, &TableSidesPane::pieceChosen);
        connect(card, &TableSideCard::pieceTouched, this, &TableSidesPane::pieceTouched);
        m_column->insertWidget(static_cast<int>(m_cards.size()), card);
        m_cards.push_back(card);
    }
    for (std::size_t seat = 0; seat < m_cards.size(); ++seat) {
        m_cards[seat]->setVisible(seat < sides.size());
        if (seat < sides.size()) {
            m_cards[seat]->show(sides[seat], players.value(static_cast<qsizetype>(seat)));
        }
    }
}

QSize TableSidesPane::sizeHint() const
{
    return {216, 400};
}

} // namespace pages
