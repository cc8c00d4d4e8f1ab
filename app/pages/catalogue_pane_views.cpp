// The two views of the catalogue's pane: a table with columns that the person chooses, and a grid
// of faces over the same choice.
#include "pages/catalogue_pane.h"
#include "settings.h"
#include "widgets/face_delegate.h"
#include "widgets/piece_delegate.h"
#include "widgets/title_header.h"

#include <QHeaderView>
#include <QListView>
#include <QMenu>
#include <QTreeView>

#include <algorithm>

namespace pages
{

namespace
{

constexpr int NarrowWindow = 1320; // logical pixels

QString columnsName(const QString &game)
{
    return QStringLiteral("catalogue-columns-") + game;
}

// As wide as its title and the longest choice, within reason; in a narrow window numbers have
// their short titles.
int columnWidth(const models::CatalogColumns &columns,
                int column,
                const QFontMetrics &metrics,
                bool isNarrow)
{
    constexpr int Padding = 24;
    constexpr int NameLetters = 34;
    constexpr int NarrowNameLetters = 29;
    constexpr int MostLetters = 16;
    const int letter = metrics.averageCharWidth();
    const auto &shown = columns.at(column);
    if (shown.kind == models::CatalogColumn::Kind::Name) {
        return (isNarrow ? NarrowNameLetters : NameLetters) * letter;
    }
    int width =
        metrics.horizontalAdvance(isNarrow ? columns.shortTitle(column) : columns.title(column));
    if (shown.attribute >= 0) {
        const auto place = static_cast<std::size_t>(shown.attribute);
        for (const auto &choice : columns.schema().attributes[place].choices) {
            const auto label = QString::fromStdString(choice.label.in(columns.language()));
            width = std::max(width, metrics.horizontalAdvance(label));
        }
    }
    return std::min(width, MostLetters * letter) + Padding;
}

} // namespace

void CataloguePane::makeTable()
{
    m_table = new QTreeView(this);
    m_table->setObjectName(QStringLiteral("pieces"));
    m_table->setAccessibleName(tr("Pieces"));
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_names = new widgets::PieceDelegate(m_services.faces, this);
    m_table->setHeader(new widgets::TitleHeader(m_table));
    m_table->setItemDelegateForColumn(0, m_names);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    auto *header = m_table->header();
    header->setSectionsMovable(true);
    header->setMinimumSectionSize(48);
    header->setStretchLastSection(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setAccessibleName(tr("Columns"));
    connect(header, &QWidget::customContextMenuRequested, this, &CataloguePane::askColumns);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            &CataloguePane::currentChanged);
    m_table->installEventFilter(this);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &CataloguePane::opened);
}

void CataloguePane::makeGrid()
{
    m_grid = new QListView(this);
    m_grid->setObjectName(QStringLiteral("faces"));
    m_grid->setAccessibleName(tr("Pieces, drawn"));
    m_grid->setModel(m_model);
    m_grid->setItemDelegate(m_faces);
    m_grid->setFlow(QListView::LeftToRight);
    m_grid->setWrapping(true);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setLayoutMode(QListView::Batched);
    m_grid->setUniformItemSizes(true);
    m_grid->setGridSize(m_faces->cellSize(fontMetrics()));
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setDragDropMode(QAbstractItemView::DragOnly);
    m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // One current piece for both views, so that turning from one to the other loses no place.
    auto *own = m_grid->selectionModel();
    m_grid->setSelectionModel(m_table->selectionModel());
    delete own;
    m_grid->installEventFilter(this);
    connect(m_grid, &QAbstractItemView::doubleClicked, this, &CataloguePane::opened);
}

void CataloguePane::restoreColumns()
{
    const std::string game = m_game->slug();
    if (m_columnsOf == game) {
        return;
    }
    saveState();
    m_columnsOf = game;
    auto *header = m_table->header();
    const auto *columns = m_model->columns();
    if (header->restoreState(
            m_services.settings.state(columnsName(QString::fromStdString(game))))) {
        return;
    }
    const bool isNarrow = window()->width() < NarrowWindow;
    for (int column = 0; column < columns->count(); ++column) {
        header->setSectionHidden(column, columns->at(column).isOptional);
        header->resizeSection(column, columnWidth(*columns, column, fontMetrics(), isNarrow));
    }
}

void CataloguePane::saveState()
{
    if (!m_columnsOf.empty()) {
        m_services.settings.setState(columnsName(QString::fromStdString(m_columnsOf)),
                                     m_table->header()->saveState());
    }
}

void CataloguePane::askColumns(const QPoint &place)
{
    QMenu menu;
    const auto *columns = m_model->columns();
    for (int column = 1; column < columns->count(); ++column) {
        auto *action = menu.addAction(columns->title(column));
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(column));
        connect(action, &QAction::toggled, m_table, [this, column](bool shown) {
            m_table->setColumnHidden(column, !shown);
        });
    }
    menu.exec(m_table->header()->mapToGlobal(place));
}

} // namespace pages
