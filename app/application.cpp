#include "application.h"

#include "all_pages.h"
#include "appearance.h"
#include "backup_worker.h"
#include "boards/boards.h"
#include "faces/face_cache.h"
#include "library/data_folder.h"
#include "library/workspace.h"
#include "main_window.h"
#include "navigation.h"
#include "notices.h"
#include "qt_prompter.h"
#include "roster_actions.h"
#include "settings.h"
#include "storage/database_problem.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QLibraryInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTranslator>

namespace
{

class SystemClock final : public Clock
{
public:
    qint64 secondsSinceEpoch() const override { return QDateTime::currentSecsSinceEpoch(); }
};

// Window state and choices lie in the configuration folder, apart from what a person made; a
// profile of its own keeps its own.
QString settingsFile(const QString &profile)
{
    if (!profile.isEmpty()) {
        return QDir(profile).filePath(QStringLiteral("window.ini"));
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    return QDir(folder).filePath(QStringLiteral("muster/window.ini"));
}

} // namespace

// What is there before a profile is open and stays when it is opened again: the person's choices,
// the language and the colours.
struct Application::Surroundings {
    explicit Surroundings(const QString &profile)
        : settings(settingsFile(profile))
        , appearance(settings)
        , wording(settings.language().isEmpty() ? wording::systemLanguage() : settings.language())
    {
        const QString language = QString::fromStdString(wording.language());
        if (ours.load(wording::translationFile(language))) {
            QCoreApplication::installTranslator(&ours);
        }
        if (qts.load(QStringLiteral("qtbase_") + language,
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
            QCoreApplication::installTranslator(&qts);
        }
        QLocale::setDefault(wording.locale());
    }

    Settings settings;
    Appearance appearance;
    wording::QtWording wording;
    QTranslator ours;
    QTranslator qts;
};

// In the order in which they need each other; torn down the other way round.
struct Application::Parts {
    Parts(std::unique_ptr<library::Workspace> opened, Surroundings &around)
        : workspace(std::move(opened))
        , openRoster(workspace->library(), workspace->rosters())
        , backups(workspace->profile())
        , window(Services{workspace->library(),
                          openRoster,
                          workspace->profile(),
                          workspace->journal(),
                          workspace->rosters(),
                          workspace->pieces(),
                          faces,
                          navigation,
                          notices,
                          prompter,
                          around.settings,
                          clock,
                          around.wording,
                          company})
        , rosterActions(window.services(), &window)
    {
        faces.setPictures(QString::fromStdString(workspace->profile().pictures().string()));
        for (auto *page : pages::allPages(window.services(), rosterActions)) {
            window.addPage(page);
        }
        window.begin();
    }

    std::unique_ptr<library::Workspace> workspace;
    library::OpenRoster openRoster;
    faces::FaceCache faces;
    Navigation navigation;
    Notices notices;
    QtPrompter prompter;
    SystemClock clock;
    library::Company company = boards::watched(library::playtestCompany(library::dataFolder()));
    BackupWorker backups;
    MainWindow window;
    RosterActions rosterActions;
};

Application::Application(StartOptions options)
    : m_options(std::move(options))
    , m_surroundings(std::make_unique<Surroundings>(m_options.profile))
{
}

Application::~Application() = default;

bool Application::start()
{
    if (!openWindow()) {
        return false;
    }
    auto &window = m_parts->window;
    if (!m_options.game.isEmpty()) {
        window.showGame(m_options.game);
    }
    if (!m_options.page.isEmpty()) {
        window.showPage(m_options.page);
    }
    importFiles(m_options.files);
    return true;
}

bool Application::openWindow()
{
    auto workspace = library::Workspace::open(m_options.profile.toStdString());
    if (!workspace) {
        return offerBackup(workspace.error()) && openWindow();
    }
    m_parts = std::make_unique<Parts>(std::move(*workspace), *m_surroundings);
    auto &notices = m_parts->notices;
    const auto &wording = m_surroundings->wording;
    connect(&m_parts->navigation,
            &Navigation::restoreRequested,
            this,
            &Application::restore,
            Qt::QueuedConnection); // the page that asks is closed by it
    connect(&m_parts->backups,
            &BackupWorker::failed,
            &notices,
            [&notices, &wording](const base::Problem &problem) {
                notices.fail(QString::fromStdString(base::render(problem, wording)));
            });
    for (const auto &problem : m_parts->workspace->problems()) {
        notices.show({Notices::Kind::Warning,
                      QString::fromStdString(base::render(problem, wording)),
                      {},
                      {}});
    }
    if (m_parts->workspace->database().isReadOnly()) {
        const auto folder = m_parts->workspace->profile().folder().string();
        notices.show({Notices::Kind::Warning,
                      tr("Nothing you change can be kept: %1 cannot be written to. Allow writing "
                         "there, or make room on the disk, and open Muster again.")
                          .arg(QString::fromStdString(folder)),
                      {},
                      {}});
    } else {
        m_parts->backups.start();
    }
    m_parts->window.show();
    return true;
}

void Application::show()
{
    if (!m_parts) {
        return; // a question at the start is still open
    }
    auto &window = m_parts->window;
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

void Application::importFiles(const QStringList &paths)
{
    if (!m_parts) {
        m_options.files.append(paths);
    } else if (!paths.isEmpty()) {
        Q_EMIT m_parts->navigation.filesRequested(paths);
    }
}

// Where nothing can be opened: the sentence, and where the database is damaged, the newest copy as
// a way out of it. In any other case going back would put older data in place and mend nothing.
bool Application::offerBackup(const base::Problem &problem)
{
    const auto profile = storage::Profile::open(m_options.profile.toStdString());
    const auto backups = profile && storage::isDamage(problem)
        ? storage::Backups(*profile).list().value_or(std::vector<storage::Backup>())
        : std::vector<storage::Backup>();
    const auto sentence = QString::fromStdString(base::render(problem, m_surroundings->wording));
    QMessageBox box(QMessageBox::Critical, QStringLiteral("Muster"), sentence, QMessageBox::Close);
    QPushButton *back = nullptr;
    if (!backups.empty()) {
        const auto when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(backups.front().time),
                                             QLocale::ShortFormat);
        box.setInformativeText(tr("A copy of %1 is there. If you go back to it, the database that "
                                  "cannot be opened is set aside beside the copies.")
                                   .arg(when));
        back = box.addButton(tr("Go Back to the Copy"), QMessageBox::AcceptRole);
    }
    box.exec();
    return back != nullptr && box.clickedButton() == back
        && putBack(QString::fromStdString(backups.front().file.string()));
}

void Application::restore(const QString &backup)
{
    QApplication::setQuitOnLastWindowClosed(false);
    m_parts.reset(); // every connection to the database is closed now
    const bool isBack = putBack(backup);
    QApplication::setQuitOnLastWindowClosed(true);
    if (!openWindow()) {
        QCoreApplication::exit(1);
    } else if (isBack) {
        m_parts->notices.inform(tr("All is as it was when the copy was made."));
    }
}

bool Application::putBack(const QString &backup)
{
    const auto done =
        storage::Profile::open(m_options.profile.toStdString())
            .and_then([&](const storage::Profile &profile) {
                return storage::Backups(profile).restore({backup.toStdString(), 0, 0},
                                                         QDateTime::currentMSecsSinceEpoch());
            });
    if (!done) {
        QMessageBox::critical(
            nullptr,
            QStringLiteral("Muster"),
            QString::fromStdString(base::render(done.error(), m_surroundings->wording)));
    }
    return done.has_value();
}
