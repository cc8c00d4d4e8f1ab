#include "pages/catalogue_pane.h"

#include "settings.h"
#include "widgets/empty_state.h"
#include "widgets/face_delegate.h"
#include "widgets/filter_bar.h"
#include "widgets/piece_delegate.h"
#include "widgets/search_field.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

CataloguePane::CataloguePane(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new models::CatalogModel(this))
    , m_search(new widgets::SearchField(this))
    , m_filters(new widgets::FilterBar(this))
    , m_faces(new widgets::FaceDelegate(services.faces, this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("cataloguePane"));
    makeTable();
    makeGrid();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 8, 16);
    column->setSpacing(8);
    m_tools = new QHBoxLayout;
    m_tools->setSpacing(8);
    m_tools->addWidget(m_search, 1);
    column->addLayout(m_tools);
    column->addWidget(m_filters);
    column->addWidget(m_stack, 1);
    connect(m_search, &widgets::SearchField::searchChanged, this, &CataloguePane::takeSearch);
    connect(m_search, &widgets::SearchField::helpRequested, this, &CataloguePane::helpRequested);
    connect(m_search, &widgets::SearchField::leaveRequested, this, [this] {
        shownView()->setFocus();
        keepOneChosen();
    });
    connect(m_filters,
            &widgets::FilterBar::searchChanged,
            m_search,
            &widgets::SearchField::setText);
    setView(services.settings.text(QStringLiteral("catalogue-view")) == QLatin1String("grid")
                ? View::Grid
                : View::Table);
}

void CataloguePane::addTool(QAction *action, Qt::ToolButtonStyle style)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setObjectName(QStringLiteral("button-") + action->objectName());
    button->setAccessibleName(action->toolTip());
    button->setFixedHeight(m_search->edit()->sizeHint().height());
    button->setFocusPolicy(Qt::TabFocus);
    m_tools->addWidget(button, 0, Qt::AlignTop);
}

void CataloguePane::setGame(const library::Game &game)
{
    const std::string language = m_services.wording.language();
    m_game = &game;
    const auto chosen = current();
    m_model->setCatalog(game.catalog, language);
    m_search->setCatalog(game.catalog, m_services.wording);
    m_filters->setCatalog(game.catalog, language);
    m_faces->setSchema(game.data.schema, language);
    m_names->setSchema(game.data.schema);
    restoreColumns();
    showFound();
    if (chosen) {
        const int row = m_model->rowOf(chosen->key);
        if (row >= 0) {
            shownView()->setCurrentIndex(m_model->index(row, 0));
        }
    }
    keepOneChosen();
    Q_EMIT currentChanged();
}

void CataloguePane::setSearch(const QString &search)
{
    m_search->setText(search);
}

QString CataloguePane::search() const
{
    return m_search->text();
}

void CataloguePane::focusSearch()
{
    m_search->edit()->setFocus();
    m_search->edit()->selectAll();
}

void CataloguePane::setView(View view)
{
    m_view = view;
    m_services.settings.setText(QStringLiteral("catalogue-view"),
                                view == View::Grid ? QStringLiteral("grid")
                                                   : QStringLiteral("table"));
    showFound();
    shownView()->scrollTo(shownView()->currentIndex());
}

catalog::PiecePointer CataloguePane::current() const
{
    return m_model->pieceAt(m_table->currentIndex().row());
}

void CataloguePane::choose(const std::string &key)
{
    if (m_model->rowOf(key) < 0) {
        setSearch({});
    }
    const int row = m_model->rowOf(key);
    if (row >= 0) {
        shownView()->setCurrentIndex(m_model->index(row, 0));
        shownView()->scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtCenter);
    }
}

bool CataloguePane::eventFilter(QObject *watched, QEvent *event)
{
    if ((watched != m_table && watched != m_grid) || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        Q_EMIT opened();
        return true;
    }
    const bool isLetter = !key->text().isEmpty() && key->text().at(0).isLetterOrNumber()
        && !key->modifiers().testFlag(Qt::ControlModifier)
        && !key->modifiers().testFlag(Qt::AltModifier);
    if (isLetter) {
        // Typing goes on with the search, from wherever one is.
        m_search->edit()->setFocus();
        m_search->edit()->end(false);
        QCoreApplication::sendEvent(m_search->edit(), event);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CataloguePane::takeSearch(const QString &search)
{
    m_model->setSearch(search);
    m_filters->setSearch(search);
    showFound();
    keepOneChosen();
}

void CataloguePane::showFound()
{
    if (!m_game) {
        return;
    }
    const int found = m_model->rowCount();
    const auto all = static_cast<int>(m_model->catalog()->pieces().size());
    const auto language = m_services.wording.language();
    const QString noun = QString::fromStdString(m_game->data.schema->pieceNoun.in(language, all));
    const auto &locale = m_services.wording.locale();
    m_search->setNote(
        found == all ? tr("%1 %2").arg(locale.toString(all), noun)
                     : tr("%1 of %2 %3").arg(locale.toString(found), locale.toString(all), noun));
    if (found == 0) {
        showEmptyState();
        m_stack->setCurrentWidget(m_empty);
    } else {
        m_stack->setCurrentWidget(shownView());
    }
}

void CataloguePane::showEmptyState()
{
    const bool asksOwn = m_search->text().contains(QLatin1String(":own"));
    const auto pieces = m_model->catalog()->pieces();
    const bool hasOwn = std::any_of(pieces.begin(), pieces.end(), [](const auto &piece) {
        return piece->status == catalog::Status::Own;
    });
    const QString noun =
        QString::fromStdString(m_game->data.schema->pieceNoun.in(m_services.wording.language(), 2));
    const auto enter = [this, &noun] {
        m_empty->addStep(QStringLiteral("emptyEnter"), tr("Enter %1…").arg(noun), [this] {
            Q_EMIT entryRequested();
        });
    };
    if (asksOwn && !hasOwn) {
        m_empty->setWords(
            tr("Nothing of your own yet"),
            tr("The %1 that you enter or import stand here, and in the builder.").arg(noun));
        enter();
        m_empty->addStep(QStringLiteral("emptyImport"), tr("Import a Table…"), [this] {
            Q_EMIT importRequested();
        });
        return;
    }
    m_empty->setWords(tr("Nothing fits this search"),
                      tr("Leave something out of it, or enter what the catalogue lacks."));
    m_empty->addStep(QStringLiteral("emptyClear"), tr("Clear Search and Filters"), [this] {
        setSearch({});
        focusSearch();
    });
    enter();
}

void CataloguePane::keepOneChosen()
{
    if (m_model->rowCount() > 0 && !m_table->currentIndex().isValid()) {
        m_table->setCurrentIndex(m_model->index(0, 0));
    }
    Q_EMIT currentChanged();
}

QAbstractItemView *CataloguePane::shownView() const
{
    return m_view == View::Grid ? static_cast<QAbstractItemView *>(m_grid)
                                : static_cast<QAbstractItemView *>(m_table);
}

} // namespace pages
