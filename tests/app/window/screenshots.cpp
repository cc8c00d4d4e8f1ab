// Draws every page and dialog of the window into a folder, for looking at them and for
// packaging/screenshots.
#include "all_pages.h"
#include "appearance.h"
#include "dialogs/compare_rosters.h"
#include "dialogs/import_pieces.h"
#include "dialogs/new_match.h"
#include "dialogs/own_hands.h"
#include "dialogs/photograph_corners.h"
#include "dialogs/piece_editor.h"
#include "dialogs/roster_versions.h"
#include "dialogs/search_help_dialog.h"
#include "dialogs/sheet_dialog.h"
#include "files/file.h"
#include "main_window.h"
#include "pages/lab_figures.h"
#include "pages/lab_page.h"
#include "pages/lab_results.h"
#include "pages/lab_rosters.h"
#include "pages/lab_setup.h"
#include "pages/table_page.h"
#include "roster_actions.h"
#include "rosters/codec.h"
#include "storage/roster_store.h"
#include "storage/version_store.h"
#include "support/window_fixture.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
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
    broken.lines[1].note = "the worn one, from the shoe box";
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

void shoot(QWidget &window, const QDir &folder, const QString &name)
{
    settle();
    const QString path = folder.filePath(name + QStringLiteral(".png"));
    if (!window.grab().save(path)) {
        qWarning("Cannot write %s", qPrintable(path));
    }
}

// Before and after a small run with a fixed seed.
void shootLab(MainWindow &window, const QDir &folder)
{
    window.showGame(QStringLiteral("clout"));
    auto *lab = qobject_cast<pages::LabPage *>(window.page(QStringLiteral("lab")));
    window.showPage(QStringLiteral("lab"));
    shoot(window, folder, QStringLiteral("lab-empty"));
    const auto pair = lab->setup().readyMadePair();
    auto &setup = lab->setup();
    setup.chooseRoster(pair.value(0));
    setup.chooseOpponents(setup.allReadyMade().mid(0, 6));
    for (auto *nodes : lab->findChildren<QSpinBox *>()) {
        if (nodes->objectName().endsWith(QStringLiteral("Nodes"))) {
            nodes->setValue(100);
        }
    }
    setup.setGames(240);
    setup.setSeed(11);
    const auto play = [&] {
        lab->play();
        return QTest::qWaitFor([&] { return !lab->run().isBusy(); }, 600'000);
    };
    if (!play()) {
        qWarning("The playtest does not end.");
    }
    for (const auto &table :
         {"scores", "against", "places", "turns", "resting", "pieces", "identity"}) {
        lab->results().figures().showTable(QLatin1String(table));
        shoot(window, folder, QStringLiteral("lab-") + QLatin1String(table));
    }
    lab->results().showGames(goldfish::AgainstOpponent{0, goldfish::AgainstOpponent::Result::Won});
    shoot(window, folder, QStringLiteral("lab-games"));
    setup.chooseQuestion(library::Playtest::Question::Comparison);
    lab->findChild<pages::LabRosterBox *>(QStringLiteral("labReference"))->choose(pair.value(1));
    setup.chooseOpponents({});
    if (!play()) {
        qWarning("The comparison does not end.");
    }
    shoot(window, folder, QStringLiteral("lab-comparison"));
    setup.chooseQuestion(library::Playtest::Question::Ablation);
    setup.chooseOpponents({pair.value(1)});
    setup.setGames(20);
    if (!play()) {
        qWarning("The ablation does not end.");
    }
    shoot(window, folder, QStringLiteral("lab-ablation"));
}

// A table as a person may have it: new rows, one that amends, one that is wrong.
QString pieceTable()
{
    return QStringLiteral("name\tfaction\ttype\tpoints\trange\tdefense\trarity\tset\tabilities\n"
                          "Shoebox Goblin\tGoblins\ttroop\t2\t1\t2\tcommon\tBase\tstrike 2\n"
                          "Treant Watcher\tElves\ttroop\t3\t1\t4\tuncommon\tBase\tstrike 1\n"
                          "Ragged Row\tGoblins\ttrooper\t2\n"
                          "Lamp Oil\tNeutral\taction\t1\t2\t-\trare\tBase\tbomb\n");
}

void shootDialogs(support::WindowFixture &fixture,
                  MainWindow &window,
                  const std::vector<std::string> &ids,
                  const QDir &folder)
{
    const auto services = window.services();
    const auto &game = *services.library.game("clout");
    auto shootOne = [&](QDialog &dialog, const char *name) {
        dialog.show();
        shoot(dialog, folder, QString::fromLatin1(name));
    };
    auto *editor = new dialogs::PieceEditor(services, game, nullptr, &window);
    editor->show();
    for (auto *field : editor->findChildren<QLineEdit *>()) {
        if (field->objectName().contains(QStringLiteral("name"), Qt::CaseInsensitive)) {
            field->setText(QStringLiteral("Treant Watcher"));
            break;
        }
    }
    shoot(*editor, folder, QStringLiteral("dialog-editor"));
    delete editor;
    const auto &mutant = *services.library.game("mutant");
    editor = new dialogs::PieceEditor(services, mutant, mutant.catalog->pieces()[20], &window);
    shootOne(*editor, "dialog-editor-mutant");
    delete editor;
    auto *import = new dialogs::ImportPieces(services, game, &window);
    import->openText(pieceTable(), QStringLiteral("shoebox.tsv"));
    shootOne(*import, "dialog-import");
    delete import;
    auto *help = new dialogs::SearchHelpDialog(game.catalog, services.wording, &window);
    shootOne(*help, "dialog-search-help");
    delete help;
    const auto first = fixture.workspace().rosters().load(ids.front());
    const auto last = fixture.workspace().rosters().load(ids.back());
    if (!first || !last) {
        qWarning("The lists to show cannot be read.");
        return;
    }
    dialogs::SheetDialog sheet(services, *last, &window);
    shootOne(sheet, "dialog-sheet");
    storage::VersionStore versions(fixture.workspace().rosters());
    for (const auto reason : {storage::VersionReason::Closed, storage::VersionReason::Quiet}) {
        if (const auto kept = versions.keep(ids.back(), reason); !kept) {
            qWarning("%s", base::english(kept.error()).c_str());
        }
    }
    dialogs::RosterVersions history(services, ids.back(), &window);
    shootOne(history, "dialog-versions");
    dialogs::CompareRosters comparison(services, {*first, *last}, &window);
    shootOne(comparison, "dialog-compare");
}

// A match in its middle between two ready-made lists, with places as a practised hand leaves them.
void shootTable(MainWindow &window, const QDir &folder)
{
    window.showGame(QStringLiteral("clout"));
    window.showPage(QStringLiteral("table"));
    shoot(window, folder, QStringLiteral("table-empty"));
    auto *page = qobject_cast<pages::TablePage *>(window.page(QStringLiteral("table")));
    window.services().settings.setText(QStringLiteral("table-speed"), QStringLiteral("0"));
    page->findChild<QAction *>(QStringLiteral("table-play-now"))->trigger();
    base::Rng rng = base::stream(11, 0, 0);
    const auto place = [&rng] {
        return static_cast<std::int32_t>(base::between(rng, 150'000, 850'000));
    };
    auto &session = page->session();
    bool hasDecision = false;
    const auto isAsked = [&] {
        return session.waiting() == library::MatchSession::Waiting::Person
            || !session.line().state().pending();
    };
    for (int answers = 0; answers < 400 && QTest::qWaitFor(isAsked, 60'000); ++answers) {
        const auto &line = session.line();
        const auto pending = line.state().pending();
        if (!pending) {
            break;
        }
        const bool isLate = line.at() > 70;
        if (pending->domain == engine::Domain::Rest) {
            engine::Rest rest;
            (void)rest.add({pending->asking, {place(), place()}});
            (void)session.answer(rest);
        } else if (pending->domain == engine::Domain::Region) {
            if (isLate) {
                shoot(window, folder, QStringLiteral("table"));
                break;
            }
            const auto point = line.state().region().sample(rng);
            (void)session.answer(*point);
        } else {
            engine::OptionBuffer options;
            line.state().options(options);
            if (pending->kind != 0 && line.at() > 30 && !hasDecision) {
                hasDecision = true;
                shoot(window, folder, QStringLiteral("table-decision"));
            }
            (void)session.answer(engine::Pick{*engine::drawn(options.all(), rng)});
        }
    }
    page->findChild<QAction *>(QStringLiteral("table-by-hand"))->trigger();
    auto *byHand = page->findChild<QDialog *>(QStringLiteral("setByHand"));
    shoot(*byHand, folder, QStringLiteral("dialog-by-hand"));
    byHand->reject();
    if (const auto tokens = page->board()->changeable(); !tokens.empty()) {
        Q_EMIT page->board()->menuRequested(tokens.front(), window.mapToGlobal(QPoint(500, 300)));
        auto *menu = page->findChild<QMenu *>(QStringLiteral("handMenu"));
        shoot(*menu, folder, QStringLiteral("menu-by-hand"));
        menu->actions().at(1)->trigger();
        shoot(window, folder, QStringLiteral("table-by-hand"));
        page->findChild<QPushButton *>(QStringLiteral("leavePoint"))->click();
    }
    page->showLesson({});
    auto *lessons = page->findChild<QDialog *>(QStringLiteral("chooseLesson"));
    shoot(*lessons, folder, QStringLiteral("dialog-show-me"));
    lessons->reject();
    page->showLesson(QStringLiteral("attract"));
    page->findChild<QAction *>(QStringLiteral("table-next-caption"))->trigger();
    settle();
    shoot(window, folder, QStringLiteral("table-show-me"));
    QImage picture(800, 600, QImage::Format_RGB32);
    picture.fill(QColor(150, 110, 70));
    dialogs::PhotographCorners corners(picture, &window);
    corners.show();
    shoot(corners, folder, QStringLiteral("dialog-photograph"));
    dialogs::OwnHands hands(window.services(), "clout", &window);
    hands.show();
    shoot(hands, folder, QStringLiteral("dialog-own-hands"));
    dialogs::NewMatch dialog(window.services(), *games::row("clout"), 1, &window);
    dialog.show();
    shoot(dialog, folder, QStringLiteral("dialog-new-match"));
}

void shootPages(MainWindow &window, const std::vector<std::string> &ids, const QDir &folder)
{
    const auto services = window.services();
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
    for (auto *search : window.findChildren<QLineEdit *>()) {
        if (search->isVisible()) {
            search->setText(QStringLiteral("adjacent"));
            shoot(window, folder, QStringLiteral("rules-search"));
            search->clear();
            break;
        }
    }
    window.showPage(QStringLiteral("settings"));
    shoot(window, folder, QStringLiteral("settings"));
    window.showGame(QStringLiteral("mutant"));
    Q_EMIT services.navigation.rosterRequested(QString::fromStdString(ids[14 + 5]));
    shoot(window, folder, QStringLiteral("builder-mutant"));
    window.showPage(QStringLiteral("catalogue"));
    shoot(window, folder, QStringLiteral("catalogue-mutant"));
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
                        QStringLiteral("en")},
                       {QStringLiteral("only"),
                        QStringLiteral("One part: pages, table, dialogs or lab."),
                        QStringLiteral("part")}});
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
    const QString only = parser.value(QStringLiteral("only"));
    const auto wants = [&only](const char *part) {
        return only.isEmpty() || only == QLatin1String(part);
    };
    if (wants("pages")) {
        shoot(window, folder, QStringLiteral("welcome"));
    }
    const auto ids = storeRosters(fixture);
    if (wants("pages")) {
        shootPages(window, ids, folder);
    }
    if (wants("table")) {
        shootTable(window, folder);
    }
    if (wants("dialogs")) {
        shootDialogs(fixture, window, ids, folder);
    }
    if (wants("lab")) {
        shootLab(window, folder);
    }
    return 0;
}
