#include "pages/table_story_pane.h"

#include "models/told_model.h"
#include "widgets/told_delegate.h"

#include <QHeaderView>
#include <QListView>
#include <QTreeView>

namespace pages
{

TableStoryPane::TableStoryPane(Services services, QWidget *parent)
    : QTabWidget(parent)
    , m_told(new models::ToldModel(services.wording, this))
    , m_story(new QListView(this))
    , m_pieces(new QTreeView(this))
{
    setObjectName(QStringLiteral("tableStory"));
    setDocumentMode(true);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setAccessibleName(tr("What happened"));
    m_story->setModel(m_told);
    m_story->setItemDelegate(new widgets::ToldDelegate(m_story));
    m_story->setResizeMode(QListView::Adjust);
    m_story->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_story->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_story->setFrameShape(QFrame::NoFrame);
    m_story->setToolTip(tr("Enter or a click goes to that moment"));
    m_pieces->setObjectName(QStringLiteral("pieces"));
    m_pieces->setAccessibleName(tr("On the table"));
    m_pieces->setRootIsDecorated(false);
    m_pieces->setFrameShape(QFrame::NoFrame);
    addTab(m_story, tr("Story"));
    addTab(m_pieces, tr("On the Table"));
    const auto go = [this](const QModelIndex &index) {
        if (!m_told->isOtherwise(index.row())) {
            Q_EMIT momentRequested(m_told->answersAt(index.row()));
        }
    };
    connect(m_story, &QListView::clicked, this, go);
    connect(m_story, &QListView::activated, this, go);
}

void TableStoryPane::show(const library::MatchLine *line)
{
    m_told->show(line);
    const int row = line != nullptr ? m_told->rowAt(line->at()) : -1;
    m_story->setCurrentIndex(m_told->index(row));
    if (row >= 0) {
        m_story->scrollTo(m_told->index(row));
    }
}

void TableStoryPane::setPieces(QAbstractItemModel *pieces)
{
    m_pieces->setModel(pieces);
    setTabVisible(1, pieces != nullptr);
    if (pieces == nullptr) {
        return;
    }
    fitColumns();
    connect(m_pieces->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &index) { Q_EMIT pieceTouched(index.row()); });
}

void TableStoryPane::fitColumns()
{
    auto *header = m_pieces->header();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(true);
}

void TableStoryPane::showStory()
{
    setCurrentWidget(m_story);
    m_story->setFocus();
}

} // namespace pages
