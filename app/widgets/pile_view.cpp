#include "widgets/pile_view.h"

#include "models/pile_model.h"
#include "widgets/pile_delegate.h"

#include <algorithm>

namespace widgets
{

namespace
{

constexpr int Cell = PileDelegate::FaceSide + 4;

} // namespace

PileView::PileView(faces::FaceCache &faces, QWidget *parent)
    : QListView(parent)
    , m_pile(new models::PileModel(this))
    , m_delegate(new PileDelegate(faces, this))
{
    setModel(m_pile);
    setItemDelegate(m_delegate);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSpacing(0);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT pieceChosen(tokenAt(index));
    });
    connect(selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &index) { Q_EMIT pieceTouched(tokenAt(index)); });
}

void PileView::setSchema(std::shared_ptr<const catalog::Schema> schema, const std::string &language)
{
    m_delegate->setSchema(std::move(schema), language);
}

void PileView::setItems(std::vector<boards::PileItem> items)
{
    m_pile->setItems(std::move(items));
    fitHeight();
}

QSize PileView::minimumSizeHint() const
{
    return {2 * Cell, Cell};
}

void PileView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    fitHeight();
}

void PileView::fitHeight()
{
    const int inRow = std::max(1, (width() - 2) / Cell);
    const int rows = (m_pile->rowCount() + inRow - 1) / inRow;
    setFixedHeight(std::max(1, rows) * Cell + 2);
}

engine::Token PileView::tokenAt(const QModelIndex &index) const
{
    const auto *const item = m_pile->itemAt(index.row());
    return item == nullptr || item->tokens.empty() ? engine::NoToken : item->tokens.front();
}

} // namespace widgets
