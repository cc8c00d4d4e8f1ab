#include "pages/builder_page.h"

#include "icons.h"
#include "navigation.h"
#include "notices.h"
#include "pages/builder_catalog_pane.h"
#include "pages/builder_roster_pane.h"
#include "pages/builder_verdict_pane.h"
#include "settings.h"

#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace pages
{

BuilderPage::BuilderPage(Services services, RosterActions &listActions, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_listActions(listActions)
    , m_stack(new QStackedWidget(this))
    , m_panes(new QSplitter(Qt::Horizontal, this))
    , m_catalog(new BuilderCatalogPane(services, this))
    , m_roster(new BuilderRosterPane(services, this))
    , m_verdict(new BuilderVerdictPane(services, this))
{
    m_panes->setObjectName(QStringLiteral("builderPanes"));
    m_panes->setChildrenCollapsible(false);
    m_panes->setHandleWidth(1);
    m_panes->addWidget(m_catalog);
    m_panes->addWidget(m_roster);
    m_panes->addWidget(m_verdict);
    m_panes->setStretchFactor(0, 5);
    m_panes->setStretchFactor(1, 5);
    m_panes->setStretchFactor(2, 3);
    // The curves may be folded away; catalogue and roster stay.
    m_panes->setCollapsible(2, true);
    m_hasSizes = m_panes->restoreState(services.settings.state(QStringLiteral("builder-panes")));
    m_stack->addWidget(m_panes);
    m_stack->addWidget(emptyState());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    makeActions();

    connect(m_catalog, &BuilderCatalogPane::changeRequested, this, &BuilderPage::addPieces);
    connect(m_roster, &BuilderRosterPane::piecesDropped, this, [this](const QStringList &keys) {
        addPieces(keys, 1);
    });
    connect(m_verdict,
            &BuilderVerdictPane::linesRequested,
            m_roster,
            &BuilderRosterPane::selectLines);
    connect(m_verdict,
            &BuilderVerdictPane::queryRequested,
            m_catalog,
            &BuilderCatalogPane::setSearch);
    const auto fail = [this](const base::Problem &problem) { report(tl::unexpected(problem)); };
    connect(&services.openRoster, &library::OpenRoster::failed, this, fail);
    connect(m_roster, &BuilderRosterPane::failed, this, fail);
    connect(m_verdict, &BuilderVerdictPane::failed, this, fail);
    connect(&services.navigation, &Navigation::rosterRequested, this, &BuilderPage::open);
    auto &open = services.openRoster;
    connect(&open, &library::OpenRoster::opened, this, &BuilderPage::showOpenState);
    connect(&open, &library::OpenRoster::closed, this, &BuilderPage::showOpenState);
    connect(&open, &library::OpenRoster::changed, this, &Page::undoChanged);
    showOpenState();
}

BuilderPage::~BuilderPage()
{
    m_services.settings.setState(QStringLiteral("builder-panes"), m_panes->saveState());
    m_catalog->saveState();
}

std::string BuilderPage::undoSubject() const
{
    return m_services.openRoster.undoSubject();
}

void BuilderPage::stepTaken()
{
    report(m_services.openRoster.reload());
}

void BuilderPage::setGame(const QString &slug)
{
    m_game = slug;
    m_isStale = true;
    if (isVisible()) {
        takeGame();
    }
    auto &open = m_services.openRoster;
    if (open.isOpen() && open.roster().game == slug.toStdString()) {
        return;
    }
    open.close();
    const QString last = m_services.settings.openRoster(slug);
    // A roster that was removed meanwhile is no error: the page is simply empty.
    if (!last.isEmpty() && !open.open(last.toStdString())) {
        m_services.settings.setOpenRoster(slug, {});
    }
}

// The pieces are put in order only once somebody looks at them.
void BuilderPage::takeGame()
{
    if (std::exchange(m_isStale, false)) {
        m_catalog->setGame(m_game);
    }
}

void BuilderPage::activate()
{
    takeGame();
    if (m_services.openRoster.isOpen()) {
        m_catalog->focusSearch();
    }
}

void BuilderPage::showEvent(QShowEvent *event)
{
    takeGame();
    Page::showEvent(event);
    if (!m_hasSizes && width() > 0) {
        m_panes->setSizes({width() * 38 / 100, width() * 38 / 100, width() * 24 / 100});
        m_hasSizes = true;
    }
}

QWidget *BuilderPage::emptyState()
{
    auto *page = new QWidget(this);
    page->setObjectName(QStringLiteral("builderEmpty"));
    auto *title = new QLabel(tr("Nothing is open here"), page);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    title->setFont(font);
    auto *words = new QLabel(
        tr("Start a new list and add pieces to it, or open one of those on the first page. "
           "Everything you do is stored at once."),
        page);
    words->setWordWrap(true);
    words->setMaximumWidth(440);
    words->setAlignment(Qt::AlignCenter);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto *fresh = new QPushButton(icons::icon(QStringLiteral("add")), tr("Start a new list"), page);
    fresh->setObjectName(QStringLiteral("builderNew"));
    fresh->setDefault(true);
    auto *choose = new QPushButton(icons::icon(QStringLiteral("rosters")), tr("Choose one"), page);
    choose->setObjectName(QStringLiteral("builderChoose"));
    connect(fresh, &QPushButton::clicked, this, &BuilderPage::makeNew);
    connect(choose, &QPushButton::clicked, this, [this] {
        Q_EMIT m_services.navigation.pageRequested(QStringLiteral("rosters"));
    });
    auto *layout = new QVBoxLayout(page);
    layout->setSpacing(12);
    layout->addStretch(2);
    layout->addWidget(title, 0, Qt::AlignHCenter);
    layout->addWidget(words, 0, Qt::AlignHCenter);
    layout->addSpacing(8);
    layout->addWidget(fresh, 0, Qt::AlignHCenter);
    layout->addWidget(choose, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    return page;
}

void BuilderPage::open(const QString &id)
{
    const auto opened = m_services.openRoster.open(id.toStdString());
    report(opened);
    if (!opened) {
        return;
    }
    const QString game = QString::fromStdString(m_services.openRoster.roster().game);
    m_services.settings.setOpenRoster(game, id);
    if (game != m_game) {
        Q_EMIT m_services.navigation.gameRequested(game);
    }
    Q_EMIT m_services.navigation.pageRequested(slug());
}

void BuilderPage::makeNew()
{
    Q_EMIT m_services.navigation.newRosterRequested(m_game);
}

void BuilderPage::addPieces(const QStringList &keys, int copies)
{
    auto &open = m_services.openRoster;
    if (!open.isOpen()) {
        return;
    }
    for (const auto &key : keys) {
        const auto piece = open.game().catalog->find(key.toStdString());
        if (piece && (copies > 0 || open.countOf(piece->key) > 0)) {
            report(open.add(piece, copies));
        }
    }
}

void BuilderPage::report(const base::Outcome &outcome)
{
    if (!outcome) {
        m_services.notices.fail(
            QString::fromStdString(base::render(outcome.error(), m_services.wording)));
    }
}

void BuilderPage::showOpenState()
{
    const bool isOpen = m_services.openRoster.isOpen();
    m_stack->setCurrentIndex(isOpen ? 0 : 1);
    for (auto *action : m_rosterActions) {
        action->setEnabled(isOpen);
    }
    Q_EMIT undoChanged();
}

} // namespace pages
