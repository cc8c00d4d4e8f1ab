#include "main_window.h"

#include "icons.h"
#include "navigation.h"
#include "notices.h"
#include "settings.h"
#include "storage/journal.h"
#include "widgets/command_palette.h"
#include "widgets/notice_bar.h"
#include "widgets/rail.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace
{

// Below this many logical pixels the rail folds to icons and pages fold their panes.
constexpr int CompactWidth = 1120;

QStringList localFiles(const QMimeData *data)
{
    QStringList paths;
    for (const auto &url : data->urls()) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    return paths;
}

} // namespace

MainWindow::MainWindow(Services services)
    : m_services(services)
    , m_rail(new widgets::Rail(this))
    , m_notices(new widgets::NoticeBar(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(icons::program());
    setAcceptDrops(true);
    setMinimumSize(640, 420);
    auto *centre = new QWidget(this);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    for (const auto &game : services.library.games()) {
        m_rail->addGame(
            QString::fromStdString(game->slug()),
            QString::fromStdString(game->data.schema->title.in(services.wording.language())));
    }
    connect(m_rail, &widgets::Rail::pageChosen, this, &MainWindow::showPage);
    connect(m_rail, &widgets::Rail::gameChosen, this, &MainWindow::showGame);
    auto &navigation = services.navigation;
    connect(&navigation, &Navigation::pageRequested, this, &MainWindow::showPage);
    connect(&navigation, &Navigation::gameRequested, this, &MainWindow::showGame);
    connect(&navigation, &Navigation::storedDataChanged, this, &MainWindow::readAgain);
    connect(&services.notices, &Notices::shown, m_notices, &widgets::NoticeBar::show);
}

void MainWindow::addPage(pages::Page *page)
{
    page->setObjectName(page->slug());
    m_pages.push_back(page);
    m_stack->addWidget(page);
    m_rail->addPage(page->slug(), page->title(), page->iconName());
    connect(page, &pages::Page::undoChanged, this, &MainWindow::refreshUndo);
    connect(page, &pages::Page::titleChanged, this, &MainWindow::refreshTitle);
}

void MainWindow::begin()
{
    makeMenus();
    const auto &games = m_services.library.games();
    const QString remembered = m_services.settings.game();
    showGame(m_services.library.game(remembered.toStdString())
                 ? remembered
                 : QString::fromStdString(games.front()->slug()));
    const QString last = m_services.settings.page();
    showPage(page(last) ? last : m_pages.front()->slug());
    if (!restoreGeometry(m_services.settings.state(QStringLiteral("window")))) {
        resize(1280, 800);
    }
    m_services.journal.database().changedElsewhere(); // asked again when the window comes back
}

pages::Page *MainWindow::page(const QString &slug) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [&slug](const auto *page) {
        return page->slug() == slug;
    });
    return found == m_pages.end() ? nullptr : *found;
}

pages::Page *MainWindow::currentPage() const
{
    return qobject_cast<pages::Page *>(m_stack->currentWidget());
}

void MainWindow::showPage(const QString &slug)
{
    auto *wanted = page(slug);
    if (!wanted) {
        return;
    }
    m_stack->setCurrentWidget(wanted);
    m_rail->setPage(slug);
    m_services.settings.setPage(slug);
    wanted->activate();
    refreshUndo();
    refreshTitle();
}

void MainWindow::showGame(const QString &slug)
{
    if (slug == m_game) {
        return;
    }
    m_game = slug;
    m_rail->setGame(slug);
    m_services.settings.setGame(slug);
    for (auto *page : m_pages) {
        page->setGame(slug);
    }
    refreshUndo();
    refreshTitle();
}

QList<QAction *> MainWindow::allActions() const
{
    QList<QAction *> result;
    for (const auto *menu : menuBar()->findChildren<QMenu *>()) {
        for (auto *action : menu->actions()) {
            if (!action->isSeparator() && !action->menu() && !result.contains(action)) {
                result.append(action);
            }
        }
    }
    return result;
}

// The command line may have written meanwhile.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()
        && m_services.journal.database().changedElsewhere()) {
        readAgain();
    }
}

void MainWindow::readAgain()
{
    for (auto *page : m_pages) {
        page->stepTaken();
    }
    refreshUndo();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_services.settings.setState(QStringLiteral("window"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const bool compact = width() < CompactWidth;
    m_rail->setCompact(compact);
    for (auto *page : m_pages) {
        page->setCompact(compact);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QStringList paths = localFiles(event->mimeData());
    if (!paths.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT m_services.navigation.filesRequested(paths);
    }
}

void MainWindow::makeMenus()
{
    for (auto *page : m_pages) {
        const auto actions = page->pageActions();
        if (!actions.isEmpty()) {
            auto *menu = menuBar()->addMenu(page->title());
            menu->setObjectName(QStringLiteral("menu-") + page->slug());
            menu->addActions(actions);
        }
        if (page == m_pages.front()) {
            makeEditMenu();
        }
    }
    makeGoMenu();
    makeHelpMenu();
}

void MainWindow::makeEditMenu()
{
    auto *menu = menuBar()->addMenu(tr("&Edit"));
    m_undo = menu->addAction(icons::icon(QStringLiteral("undo")), tr("Undo"));
    m_undo->setObjectName(QStringLiteral("undo"));
    m_undo->setShortcuts(QKeySequence::Undo);
    connect(m_undo, &QAction::triggered, this, [this] { takeStep(StepWay::Back); });
    m_redo = menu->addAction(icons::icon(QStringLiteral("redo")), tr("Redo"));
    m_redo->setObjectName(QStringLiteral("redo"));
    m_redo->setShortcuts(QKeySequence::Redo);
    connect(m_redo, &QAction::triggered, this, [this] { takeStep(StepWay::Forward); });
}

void MainWindow::makeGoMenu()
{
    auto *menu = menuBar()->addMenu(tr("&Go"));
    int number = 0;
    for (auto *page : m_pages) {
        auto *action = menu->addAction(icons::icon(page->iconName()), page->title());
        action->setObjectName(QStringLiteral("go-") + page->slug());
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number++)));
        connect(action, &QAction::triggered, this, [this, slug = page->slug()] { showPage(slug); });
    }
    menu->addSeparator();
    for (const auto &game : m_services.library.games()) {
        const QString slug = QString::fromStdString(game->slug());
        auto *action = menu->addAction(
            QString::fromStdString(game->data.schema->title.in(m_services.wording.language())));
        action->setObjectName(QStringLiteral("game-") + slug);
        connect(action, &QAction::triggered, this, [this, slug] { showGame(slug); });
    }
}

void MainWindow::makeHelpMenu()
{
    auto *menu = menuBar()->addMenu(tr("&Help"));
    auto *palette = menu->addAction(icons::icon(QStringLiteral("search")), tr("Find an Action…"));
    palette->setObjectName(QStringLiteral("findAction"));
    palette->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    connect(palette, &QAction::triggered, this, &MainWindow::openPalette);
    auto *quit = menu->addAction(icons::icon(QStringLiteral("close")), tr("Quit"));
    quit->setObjectName(QStringLiteral("quit"));
    quit->setShortcuts(QKeySequence::Quit);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    menu->addSeparator();
    auto *about = menu->addAction(icons::icon(QStringLiteral("help")), tr("About Muster"));
    about->setObjectName(QStringLiteral("about"));
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::takeStep(StepWay way)
{
    auto *page = currentPage();
    if (page != nullptr && page->ownSteps()) {
        page->takeOwnStep(way);
        refreshUndo();
        return;
    }
    const std::string subject = page ? page->undoSubject() : std::string();
    if (page == nullptr || subject.empty()) {
        return;
    }
    auto &journal = m_services.journal;
    const auto done = way == StepWay::Forward ? journal.redo(subject) : journal.undo(subject);
    if (!done) {
        m_services.notices.fail(
            QString::fromStdString(base::render(done.error(), m_services.wording)));
    }
    page->stepTaken();
    refreshUndo();
}

void MainWindow::refreshUndo()
{
    if (!m_undo) {
        return;
    }
    const auto *page = currentPage();
    if (const auto own = page ? page->ownSteps() : std::nullopt) {
        m_undo->setEnabled(!own->undo.isEmpty());
        m_undo->setText(own->undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(own->undo));
        m_redo->setEnabled(!own->redo.isEmpty());
        m_redo->setText(own->redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(own->redo));
        return;
    }
    const std::string subject = page ? page->undoSubject() : std::string();
    using Name = base::Result<std::optional<base::Text>>;
    const auto show = [this](QAction *action, const Name &name) {
        const bool isPossible = name && name->has_value();
        action->setEnabled(isPossible);
        return isPossible ? wording::render(**name, m_services.wording) : QString();
    };
    const QString undone =
        show(m_undo, subject.empty() ? Name(std::nullopt) : m_services.journal.undoName(subject));
    m_undo->setText(undone.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undone));
    const QString redone =
        show(m_redo, subject.empty() ? Name(std::nullopt) : m_services.journal.redoName(subject));
    m_redo->setText(redone.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redone));
}

void MainWindow::refreshTitle()
{
    const auto *page = currentPage();
    setWindowTitle(page ? page->title() : QString());
}

void MainWindow::openPalette()
{
    const QString remembered = QStringLiteral("recent-actions");
    widgets::CommandPalette palette(
        allActions(),
        m_services.settings.text(remembered).split(QLatin1Char(' '), Qt::SkipEmptyParts),
        this);
    palette.exec();
    m_services.settings.setText(remembered, palette.recent().join(QLatin1Char(' ')));
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this,
        tr("About Muster"),
        tr("<h3>Muster %1</h3><p>Legal rosters, the physical collection, the tournament sheet and "
           "playtests for tabletop games whose makers have moved on.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. Muster "
           "never "
           "goes online. The games and their names belong to their owners; Muster ships facts and "
           "its own words and drawings only.</p>")
            .arg(QCoreApplication::applicationVersion()));
}
