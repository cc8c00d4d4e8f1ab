// Draws every page of the window into a folder, for looking at them and for packaging/screenshots.
#include "all_pages.h"
#include "appearance.h"
#include "files/file.h"
#include "main_window.h"
#include "roster_actions.h"
#include "rosters/codec.h"
#include "storage/roster_store.h"
#include "support/window_fixture.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

#include <filesystem>

namespace
{

// Every ready-made roster, stored as a person's own, and one that is not legal.
std::vector<std::string> storeRosters(support::WindowFixture &fixture)
{
    std::vector<rosters::Roster> all;
    const auto catalogs = fixture.services().library.catalogs();
    for (const auto &game : fixture.services().library.games()) {
        for (const auto &path : game->data.rosters) {
            const auto read = files::readFile(path).and_then([&](const std::string &bytes) {
                return rosters::readRosters(bytes, path.string(), {catalogs, {}});
            });
            if (read) {
                all.push_back(rosters::withKeys(read->front(), *game->catalog));
            }
        }
    }
    auto broken = all.front();
    broken.name = "One too many ideas";
    broken.lines.front().count += 3;
    broken.lines.push_back({2, {}, "Some chip from the shoe box", {}, {}, 0});
    all.push_back(broken);
    const auto ids = fixture.workspace().rosters().add(all);
    return ids ? *ids : std::vector<std::string>{};
}

void settle()
{
    for (int i = 0; i < 20; ++i) {
        QCoreApplication::processEvents();
    }
}

void shoot(MainWindow &window, const QDir &folder, const QString &name)
{
    settle();
    const QString path = folder.filePath(name + QStringLiteral(".png"));
    if (!window.grab().save(path)) {
        qWarning("Cannot write %s", qPrintable(path));
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("folder"),
                                 QStringLiteral("Where the pictures go."));
    parser.addOptions({{QStringLiteral("size"),
                        QStringLiteral("Logical pixels."),
                        QStringLiteral("WxH"),
                        QStringLiteral("1280x800")},
                       {QStringLiteral("dark"), QStringLiteral("In the dark.")},
                       {QStringLiteral("language"),
                        QStringLiteral("Two letters."),
                        QStringLiteral("language"),
                        QStringLiteral("en")}});
    parser.process(application);
    const QString language = parser.value(QStringLiteral("language"));
    QTranslator ours;
    QTranslator qts;
    if (ours.load(wording::translationFile(language))) {
        QCoreApplication::installTranslator(&ours);
    }
    if (qts.load(QStringLiteral("qtbase_") + language,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qts);
    }
    QLocale::setDefault(QLocale(language));
    support::WindowFixture fixture(language);
    auto services = fixture.services();
    services.settings.setAppearance(parser.isSet(QStringLiteral("dark"))
                                        ? Settings::Appearance::Dark
                                        : Settings::Appearance::Light);
    const Appearance appearance(services.settings);
    const QDir folder(parser.positionalArguments().value(0, QStringLiteral(".")));
    QDir().mkpath(folder.path());
    MainWindow window(services);
    RosterActions rosterActions(services, &window);
    for (auto *page : pages::allPages(services, rosterActions)) {
        window.addPage(page);
    }
    window.begin();
    const QStringList size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    shoot(window, folder, QStringLiteral("welcome"));
    const auto ids = storeRosters(fixture);
    window.showPage(QStringLiteral("rosters"));
    shoot(window, folder, QStringLiteral("rosters"));
    Q_EMIT services.navigation.rosterRequested(QString::fromStdString(ids.front()));
    shoot(window, folder, QStringLiteral("builder"));
    Q_EMIT services.navigation.rosterRequested(QString::fromStdString(ids.back()));
    shoot(window, folder, QStringLiteral("builder-illegal"));
    window.showPage(QStringLiteral("catalogue"));
    Q_EMIT services.navigation.pieceRequested(QStringLiteral("clout"),
                                              QStringLiteral("clout/bone-regent"));
    shoot(window, folder, QStringLiteral("catalogue"));
    window.showPage(QStringLiteral("rules"));
    Q_EMIT services.navigation.ruleRequested(QStringLiteral("clout"),
                                             QStringLiteral("ability"),
                                             QStringLiteral("strike"));
    shoot(window, folder, QStringLiteral("rules"));
    window.showPage(QStringLiteral("settings"));
    shoot(window, folder, QStringLiteral("settings"));
    window.showGame(QStringLiteral("mutant"));
    Q_EMIT services.navigation.rosterRequested(QString::fromStdString(ids[14 + 5]));
    shoot(window, folder, QStringLiteral("builder-mutant"));
    window.showPage(QStringLiteral("catalogue"));
    shoot(window, folder, QStringLiteral("catalogue-mutant"));
    return 0;
}
