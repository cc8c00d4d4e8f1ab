#include "pages/catalogue_page.h"

#include "navigation.h"
#include "notices.h"
#include "pages/catalogue_pane.h"
#include "settings.h"
#include "storage/profile.h"
#include "widgets/piece_view.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace pages
{

namespace
{

constexpr int PieceSideWidth = 336;

QToolButton *buttonFor(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setObjectName(QStringLiteral("button-") + action->objectName());
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->toolTip());
    return button;
}

} // namespace

CataloguePage::CataloguePage(Services services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_own(services.library, services.pieces, services.journal)
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_pane(new CataloguePane(services, this))
    , m_piece(new widgets::PieceView(this))
{
    setObjectName(slug());
    makeActions();
    m_pane->addTool(m_grid, Qt::ToolButtonIconOnly);
    m_pane->addTool(m_actions.constFirst(), Qt::ToolButtonTextBesideIcon);
    m_splitter->setObjectName(QStringLiteral("cataloguePanes"));
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_pane);
    m_splitter->addWidget(pieceSide());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setSizes({2 * PieceSideWidth, PieceSideWidth});
    m_splitter->restoreState(services.settings.state(QStringLiteral("catalogue-panes")));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);

    connect(m_pane, &CataloguePane::currentChanged, this, &CataloguePage::showCurrent);
    connect(m_pane, &CataloguePane::opened, this, &CataloguePage::editCurrent);
    connect(m_pane, &CataloguePane::helpRequested, this, &CataloguePage::showSearchHelp);
    connect(m_pane, &CataloguePane::entryRequested, this, &CataloguePage::enterPieces);
    connect(m_pane, &CataloguePane::importRequested, this, &CataloguePage::askImport);
    connect(m_piece, &widgets::PieceView::editRequested, this, &CataloguePage::editCurrent);
    connect(m_piece, &widgets::PieceView::searchRequested, this, &CataloguePage::search);
    connect(m_piece, &widgets::PieceView::shippedValueRequested, this, &CataloguePage::takeShipped);
    auto &navigation = services.navigation;
    connect(m_piece,
            &widgets::PieceView::ruleRequested,
            this,
            [this, &navigation](const QString &kind, const QString &rule) {
                Q_EMIT navigation.ruleRequested(m_game, kind, rule);
            });
    connect(&services.library,
            &library::Library::catalogChanged,
            this,
            [this](const QString &changed) {
                if (changed == m_game && game() && !m_isStale) {
                    m_pane->setGame(*game());
                    Q_EMIT undoChanged();
                }
            });
    listenToOtherPages();
}

// What other pages, a drop on the window or the command line ask of this one.
void CataloguePage::listenToOtherPages()
{
    auto &navigation = m_services.navigation;
    const auto goTo = [this, &navigation](const QString &wanted) {
        Q_EMIT navigation.gameRequested(wanted);
        Q_EMIT navigation.pageRequested(slug());
        setGame(wanted);
        takeGame();
    };
    connect(&navigation,
            &Navigation::pieceRequested,
            this,
            [this, goTo](const QString &wanted, const QString &key) {
                goTo(wanted);
                showPiece(key);
            });
    connect(&navigation,
            &Navigation::searchRequested,
            this,
            [this, goTo](const QString &wanted, const QString &query) {
                goTo(wanted);
                search(query);
            });
    connect(&navigation, &Navigation::newPieceRequested, this, [this, goTo](const QString &wanted) {
        goTo(wanted);
        enterPieces();
    });
    connect(&navigation,
            &Navigation::pieceTablesRequested,
            this,
            [this, goTo](const QStringList &paths) {
                goTo(m_game);
                importFiles(paths);
            });
}

CataloguePage::~CataloguePage()
{
    m_pane->saveState();
    m_services.settings.setState(QStringLiteral("catalogue-panes"), m_splitter->saveState());
}

std::string CataloguePage::undoSubject() const
{
    return library::OwnPieces::undoSubject(m_game.toStdString());
}

void CataloguePage::stepTaken()
{
    report(m_own.load(m_game.toStdString()));
}

void CataloguePage::setGame(const QString &slug)
{
    if (slug == m_game) {
        return;
    }
    m_game = slug;
    m_isStale = true;
    if (isVisible()) {
        takeGame();
    }
    Q_EMIT undoChanged();
}

// A hundred thousand pieces are put in order only once somebody looks at them.
void CataloguePage::takeGame()
{
    const auto *found = game();
    if (!m_isStale || !found) {
        return;
    }
    m_isStale = false;
    m_pane->setSearch({});
    m_pane->setGame(*found);
    refreshActions();
}

void CataloguePage::showEvent(QShowEvent *event)
{
    takeGame();
    Page::showEvent(event);
}

void CataloguePage::activate()
{
    takeGame();
    m_pane->focusSearch();
}

void CataloguePage::setCompact(bool compact)
{
    m_piece->setCompact(compact);
}

void CataloguePage::search(const QString &query)
{
    m_pane->setSearch(query);
    m_pane->focusSearch();
}

void CataloguePage::showPiece(const QString &key)
{
    m_pane->choose(key.toStdString());
}

QWidget *CataloguePage::pieceSide()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(PieceSideWidth * 3 / 4);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 16);
    column->setSpacing(8);
    column->addWidget(m_piece, 1);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(8);
    for (auto *action : {m_edit, m_duplicate, m_remove}) {
        row->addWidget(buttonFor(action, side));
    }
    row->addStretch();
    column->addLayout(row);
    return side;
}

void CataloguePage::showCurrent()
{
    if (const auto *found = game()) {
        m_piece->setPiece(current(),
                          found->data,
                          m_services.wording.language(),
                          QString::fromStdString(m_services.profile.pictures().string()));
    }
    refreshActions();
}

void CataloguePage::refreshActions()
{
    const auto piece = current();
    const bool isOwn = piece && piece->status == catalog::Status::Own;
    m_edit->setEnabled(piece != nullptr);
    m_duplicate->setEnabled(piece != nullptr);
    m_remove->setEnabled(isOwn);
    m_remove->setToolTip(isOwn || !piece
                             ? tr("Delete this piece (Del)")
                             : tr("Shipped pieces stay; only your own can be deleted."));
    const auto *found = game();
    if (found) {
        const QString noun = QString::fromStdString(
            found->data.schema->pieceNoun.in(m_services.wording.language(), 2));
        m_actions.constFirst()->setText(tr("Enter %1…").arg(noun));
        m_actions.constFirst()->setToolTip(tr("Enter your own %1 (Ctrl+N)").arg(noun));
    }
}

void CataloguePage::report(const base::Outcome &outcome)
{
    if (!outcome) {
        m_services.notices.fail(
            QString::fromStdString(base::render(outcome.error(), m_services.wording)));
    }
}

library::Game *CataloguePage::game() const
{
    return m_services.library.game(m_game.toStdString());
}

catalog::PiecePointer CataloguePage::current() const
{
    return m_pane->current();
}

} // namespace pages
