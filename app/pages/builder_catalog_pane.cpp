#include "pages/builder_catalog_pane.h"

#include "models/addable_pieces_model.h"
#include "navigation.h"
#include "settings.h"
#include "widgets/filter_bar.h"
#include "widgets/piece_delegate.h"
#include "widgets/search_field.h"
#include "widgets/title_header.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

namespace
{

bool isNotation(const models::CatalogColumns &columns, int column)
{
    const int attribute = columns.at(column).attribute;
    return attribute >= 0
        && columns.schema().attributes[static_cast<std::size_t>(attribute)].kind
        == catalog::AttributeKind::Notation;
}

bool isShownFirst(const models::CatalogColumns &columns, int column, bool isWide)
{
    const auto &shown = columns.schema().shown;
    const auto names = [attribute = columns.at(column).attribute](const std::vector<int> &places) {
        return attribute >= 0 && std::ranges::find(places, attribute) != places.end();
    };
    return names(shown.catalogue) || (isWide && names(shown.catalogueWide));
}

} // namespace

BuilderCatalogPane::BuilderCatalogPane(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new models::AddablePiecesModel(services.openRoster, services.wording, this))
    , m_search(new widgets::SearchField(this))
    , m_filters(new widgets::FilterBar(this))
    , m_table(new QTableView(this))
    , m_header(new widgets::TitleHeader(m_table))
    , m_names(new widgets::PieceDelegate(services.faces, this))
{
    setObjectName(QStringLiteral("builderCatalog"));
    m_search->setObjectName(QStringLiteral("builderSearch"));
    m_table->setObjectName(QStringLiteral("builderPieces"));
    m_table->setAccessibleName(tr("Pieces to add"));
    m_table->setModel(m_model);
    m_table->setHorizontalHeader(m_header);
    m_table->setItemDelegateForColumn(0, m_names);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setDragEnabled(true);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(
        std::max(36, m_table->fontMetrics().height() + 14));
    m_header->setMinimumSectionSize(24);
    connect(m_header, &QHeaderView::sectionResized, this, [this] {
        // Only a person who drags an edge holds the button down on it.
        m_hasOwnWidths = m_hasOwnWidths || QApplication::mouseButtons() != Qt::NoButton;
    });
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 6, 12);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_filters);
    layout->addWidget(m_table, 1);
    connect(m_search, &widgets::SearchField::searchChanged, this, &BuilderCatalogPane::search);
    connect(m_search, &widgets::SearchField::leaveRequested, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid()
            || m_table->selectionModel()->selectedRows().isEmpty()) {
            m_table->selectRow(0);
        }
    });
    connect(m_search, &widgets::SearchField::helpRequested, this, [this] {
        Q_EMIT m_services.navigation.ruleRequested(m_game, QStringLiteral("search"), QString());
    });
    connect(m_filters,
            &widgets::FilterBar::searchChanged,
            m_search,
            &widgets::SearchField::setText);
    connect(m_table, &QTableView::doubleClicked, this, [this] {
        Q_EMIT changeRequested(selectedKeys(), 1);
    });
    connect(&services.library,
            &library::Library::catalogChanged,
            this,
            [this](const QString &game) {
                if (game == m_game) {
                    setGame(game);
                }
            });
}

void BuilderCatalogPane::setGame(const QString &slug)
{
    m_game = slug;
    const auto *game = m_services.library.game(slug.toStdString());
    if (!game) {
        return;
    }
    const std::string language = m_services.wording.language();
    m_model->setCatalog(game->catalog, language);
    m_search->setCatalog(game->catalog, m_services.wording);
    m_filters->setCatalog(game->catalog, language);
    m_names->setSchema(game->data.schema);
    arrangeColumns();
    search(m_search->text());
}

void BuilderCatalogPane::setSearch(const QString &query)
{
    m_search->setText(query);
}

void BuilderCatalogPane::focusSearch()
{
    m_search->edit()->setFocus();
    m_search->edit()->selectAll();
}

void BuilderCatalogPane::saveState()
{
    if (!m_game.isEmpty() && m_hasOwnWidths) {
        m_services.settings.setState(QStringLiteral("builder-columns-") + m_game,
                                     m_table->horizontalHeader()->saveState());
    }
}

bool BuilderCatalogPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize && !m_hasOwnWidths) {
        fitColumns();
    }
    if (watched != m_table || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Plus:
        Q_EMIT changeRequested(selectedKeys(), 1);
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        Q_EMIT changeRequested(selectedKeys(), -1);
        return true;
    case Qt::Key_F1:
        for (const auto &shown : selectedKeys()) {
            Q_EMIT m_services.navigation.pieceRequested(m_game, shown);
            break;
        }
        return true;
    default:
        break;
    }
    const bool isLetter = !key->text().isEmpty() && key->text().at(0).isLetterOrNumber()
        && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isLetter) {
        // Typing goes on with the search, from wherever one is.
        m_search->edit()->setFocus();
        m_search->setText(key->text());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void BuilderCatalogPane::search(const QString &query)
{
    m_model->setSearch(query);
    m_filters->setSearch(query);
    m_search->setNote(tr("%n found", nullptr, m_model->rowCount()));
}

QStringList BuilderCatalogPane::selectedKeys() const
{
    QStringList keys;
    for (const auto &index : m_table->selectionModel()->selectedRows()) {
        keys.append(index.data(models::CatalogModel::KeyRole).toString());
    }
    if (keys.isEmpty() && m_table->currentIndex().isValid()) {
        keys.append(m_table->currentIndex().data(models::CatalogModel::KeyRole).toString());
    }
    return keys;
}

// The name, what it costs and what it can do; the rest is a right click away in the catalogue.
void BuilderCatalogPane::arrangeColumns()
{
    auto *header = m_table->horizontalHeader();
    const auto state = m_services.settings.state(QStringLiteral("builder-columns-") + m_game);
    m_hasOwnWidths = !state.isEmpty() && header->restoreState(state);
    if (!m_hasOwnWidths) {
        fitColumns();
    }
}

// Until the person moves a column: the name has what the rest leaves. The faction is the ring
// around the face and the type its sign, so a narrow pane does without the words.
void BuilderCatalogPane::fitColumns()
{
    const auto *columns = m_model->columns();
    const int em = m_table->fontMetrics().averageCharWidth();
    const int room = m_table->viewport()->width();
    const bool isWide = room > em * 70;
    int left = room;
    int wordy = -1;
    for (int column = 1; columns && column < columns->count(); ++column) {
        const bool isShown = isShownFirst(*columns, column, isWide);
        m_table->setColumnHidden(column, !isShown);
        if (isShown && isNotation(*columns, column)) {
            wordy = column;
        } else if (isShown) {
            const int width = columns->at(column).isNumber ? m_header->shortWidth(column) : em * 11;
            m_header->resizeSection(column, width);
            left -= width;
        }
    }
    const int name = std::max(left * 6 / 10, std::min(em * 30, left));
    const bool hasRoom = wordy >= 0 && left - name >= em * 9;
    if (wordy >= 0) {
        m_table->setColumnHidden(wordy, !hasRoom);
        m_header->resizeSection(wordy, left - name);
    }
    m_header->resizeSection(0, hasRoom ? name : left);
}

} // namespace pages
