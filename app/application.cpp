#include "application.h"

#include "all_pages.h"
#include "appearance.h"
#include "faces/face_cache.h"
#include "library/workspace.h"
#include "main_window.h"
#include "navigation.h"
#include "notices.h"
#include "qt_prompter.h"
#include "settings.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QLibraryInfo>
#include <QMessageBox>
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

// In the order in which they need each other; torn down the other way round.
struct Application::Parts {
    Parts(std::unique_ptr<library::Workspace> opened, const QString &profile)
        : workspace(std::move(opened))
        , settings(settingsFile(profile))
        , appearance(settings)
        , wording(settings.language().isEmpty() ? wording::systemLanguage() : settings.language())
        , openRoster(workspace->library(), workspace->rosters())
    {
        installTranslators();
        window = std::make_unique<MainWindow>(Services{workspace->library(),
                                                       openRoster,
                                                       workspace->profile(),
                                                       workspace->journal(),
                                                       workspace->rosters(),
                                                       workspace->pieces(),
                                                       faces,
                                                       navigation,
                                                       notices,
                                                       prompter,
                                                       settings,
                                                       clock,
                                                       wording});
    }

    void installTranslators()
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

    std::unique_ptr<library::Workspace> workspace;
    Settings settings;
    Appearance appearance;
    wording::QtWording wording;
    QTranslator ours;
    QTranslator qts;
    library::OpenRoster openRoster;
    faces::FaceCache faces;
    Navigation navigation;
    Notices notices;
    QtPrompter prompter;
    SystemClock clock;
    std::unique_ptr<MainWindow> window;
};

Application::Application(StartOptions options)
    : m_options(std::move(options))
{
}

Application::~Application() = default;

bool Application::start()
{
    auto workspace = library::Workspace::open(m_options.profile.toStdString());
    if (!workspace) {
        QMessageBox::critical(nullptr,
                              QStringLiteral("Muster"),
                              QString::fromStdString(base::english(workspace.error())));
        return false;
    }
    m_parts = std::make_unique<Parts>(std::move(*workspace), m_options.profile);
    auto &window = *m_parts->window;
    for (auto *page : pages::allPages(window.services())) {
        window.addPage(page);
    }
    window.begin();
    if (!m_options.game.isEmpty()) {
        window.showGame(m_options.game);
    }
    if (!m_options.page.isEmpty()) {
        window.showPage(m_options.page);
    }
    window.show();
    for (const auto &problem : m_parts->workspace->problems()) {
        m_parts->notices.show({Notices::Kind::Warning,
                               QString::fromStdString(base::render(problem, m_parts->wording)),
                               {},
                               {}});
    }
    if (!m_options.files.isEmpty()) {
        Q_EMIT m_parts->navigation.filesRequested(m_options.files);
    }
    return true;
}
