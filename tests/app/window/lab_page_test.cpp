// The Lab as a person uses it: from nothing to a first result in a few presses, from any figure to
// its games and from there to the table, and reports that other programs read.
// One page, one suite: that it is long is because all of it walks through the same opened lab.
#include "engine/replay.h"
#include "files/json.h"
#include "files/table.h"
#include "goldfish/report_json.h"
#include "lab_fixture.h"
#include "models/lab_games_model.h"
#include "models/report_table_model.h"
#include "pages/lab_figures.h"
#include "pages/lab_page.h"
#include "pages/lab_results.h"
#include "pages/lab_setup.h"
#include "storage/hand_store.h"
#include "support/window_fixture.h"
#include "widgets/plot.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using models::LabRun;
using State = LabRun::State;

namespace
{

rosters::Roster storedRoster(const std::string &name, const std::vector<std::string> &pieces)
{
    auto roster = tests::stonesRoster(name, pieces);
    roster.game = "clout";
    roster.format = "constructed";
    return roster;
}

std::vector<games::HouseRule> stonesHouse()
{
    return {{"stones", base::Text::verbatim("How many stones"), "12", {"12", "10"}, "S1"},
            {"open", base::Text::verbatim("Cards lie open"), "false", {"false", "true"}, "S2"}};
}

base::Result<std::vector<games::Choice>> stonesHands(const std::filesystem::path & /*data*/)
{
    return std::vector<games::Choice>{{"steady", {{{"en", "Steady"}, {"de", "Ruhig"}}}},
                                      {"shaky", {{{"en", "Shaky"}, {"de", "Zittrig"}}}, true}};
}

const games::Row &windowStonesRow()
{
    static const games::Row row = [] {
        games::Row made = tests::stonesRow();
        made.house = stonesHouse;
        made.hands = stonesHands;
        made.surfaces = stonesHands;
        return made;
    }();
    return row;
}

struct OpenLab {
    explicit OpenLab(const QString &language = QStringLiteral("en"))
        : fixture(language)
    {
        const auto added = fixture.workspace().rosters().add(
            {storedRoster("Golden", {"gold", "lead"}), storedRoster("Bare", {"pebble"})});
        if (!added) {
            support::giveUp(base::english(added.error()));
        }
        page = std::make_unique<pages::LabPage>(fixture.services());
        page->setRows(
            [](std::string_view slug) { return slug == "clout" ? &windowStonesRow() : nullptr; });
        page->resize(1104, 780);
        page->setGame(QStringLiteral("clout"));
        page->show();
    }
    template<typename Widget>
    Widget *find(const char *name)
    {
        return page->findChild<Widget *>(QLatin1String(name));
    }
    QString promise() { return find<QLabel>("labPromise")->text(); }
    // Golden against Bare, by random players.
    void choose(int games)
    {
        auto &setup = page->setup();
        setup.chooseRoster(QStringLiteral("@Golden"));
        setup.chooseOpponents({QStringLiteral("@Bare")});
        setup.setGames(games);
        setup.setSeed(5);
        for (const char *name : {"labOwnPolicy", "labTheirPolicy"}) {
            auto *box = find<QComboBox>(name);
            box->setCurrentIndex(box->findData(QStringLiteral("random")));
        }
    }
    bool play(int games)
    {
        choose(games);
        find<QPushButton>("labPlay")->click();
        return QTest::qWaitFor([this] { return page->run().state() == State::Done; });
    }
    QTableView *table() { return find<QTableView>("labTable"); }
    void showTable(const char *slug) const
    {
        page->results().figures().showTable(QLatin1String(slug));
    }
    QString cell(int row, int column)
    {
        return table()->model()->index(row, column).data().toString();
    }
    // As Enter on the cell does.
    void open(int row, int column)
    {
        table()->setCurrentIndex(table()->model()->index(row, column));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Return);
    }

    support::WindowFixture fixture;
    std::unique_ptr<pages::LabPage> page;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isControl(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QTableView *>(widget) || qobject_cast<const QTabBar *>(widget)
        || qobject_cast<const widgets::Plot *>(widget);
}

bool isPartOfAnother(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent)
        || qobject_cast<const QTabBar *>(parent) || widget->inherits("QTableCornerButton");
}

} // namespace

class LabPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Behind those of the game, and told by its figures, which anybody can repeat.
    void offersHandsOfOnesOwn()
    {
        OpenLab open;
        auto *hand = open.find<QComboBox>("labOwnHand");
        const int shipped = hand->count();
        QCOMPARE(hand->currentData().toString(), QStringLiteral("shaky")); // the usual one
        QCOMPARE(open.find<QComboBox>("labSurface")->currentData().toString(),
                 QStringLiteral("shaky"));
        hand->setCurrentIndex(0);
        storage::HandStore store(open.fixture.workspace().journal());
        QVERIFY(store.save(std::string(windowStonesRow().slug), {"Maria", "shaky", "", ""}));
        open.page->setup().refresh();
        QCOMPARE(hand->count(), shipped + 1);
        QCOMPARE(hand->itemText(shipped), QStringLiteral("Maria"));
        QCOMPARE(hand->itemData(shipped).toString(), QStringLiteral("shaky"));
        QCOMPARE(hand->currentIndex(), 0); // what was chosen stays chosen
        QVERIFY(open.find<QPushButton>("labMeasureHand")->isVisibleTo(open.page.get()));
    }

    void saysWhatToDoFirst()
    {
        OpenLab open;
        auto *empty = open.find<QWidget>("labEmpty");
        QVERIFY(empty->isVisible());
        auto *tryIt = open.find<QPushButton>("labTry");
        QVERIFY(tryIt);
        QTRY_VERIFY(tryIt->isVisible());
        QVERIFY(open.find<QPushButton>("labPlay")->isEnabled());
        open.page->setGame(QStringLiteral("mutant"));
        QVERIFY(empty->isVisible());
        QVERIFY(!open.find<QPushButton>("labPlay")->isEnabled());
        bool isSaid = false;
        for (const auto *label : empty->findChildren<QLabel *>()) {
            isSaid = isSaid || label->text().contains(QStringLiteral("cannot be played yet"));
        }
        QVERIFY(isSaid);
    }

    void onePressOnReadyMadeLists()
    {
        OpenLab open;
        for (const char *name : {"labOwnPolicy", "labTheirPolicy"}) {
            auto *box = open.find<QComboBox>(name);
            box->setCurrentIndex(box->findData(QStringLiteral("random")));
        }
        open.find<QPushButton>("labTry")->click();
        QTRY_COMPARE(open.page->run().state(), State::Done);
        QCOMPARE(open.page->run().played(), std::uint64_t{400});
        QVERIFY(open.table()->isVisible());
        QVERIFY(open.find<QLabel>("labFigure0")->isVisible());
        const auto &identity = open.page->run().result()->report.identity;
        QCOMPARE(identity.opponents.size(), std::size_t{1});
        QVERIFY(identity.subject.roster != identity.opponents.front().roster);
    }

    void showsTheNumbersOfGoldfish()
    {
        OpenLab open;
        QVERIFY(open.play(200));
        auto test = open.page->setup().playtest();
        QVERIFY(test);
        auto batch = *goldfish::Batch::begin(
            *goldfish::planOf(library::orderOf(*test), *test->row, *test->catalog));
        goldfish::Effort effort;
        effort.matches = 200;
        QVERIFY(batch->run(effort));
        auto identity = library::identityOf(*test, batch->plan());
        identity.command = library::commandOf(*test, 200);
        auto direct = goldfish::reportOn(*batch, identity);
        auto shown = open.page->run().result()->report;
        shown.seconds = 0;
        QCOMPARE(files::json::write(goldfish::jsonOf(shown)),
                 files::json::write(goldfish::jsonOf(direct)));

        open.showTable("against");
        QCOMPARE(open.cell(0, 0), QStringLiteral("Bare"));
        QCOMPARE(open.cell(0, 2), QString::number(direct.all().wins));
        const auto tables = goldfish::reportTables(direct);
        auto *tabs = open.find<QTabBar>("labTabs");
        QCOMPARE(tabs->count(), static_cast<int>(tables.size()) + 2);
        for (std::size_t i = 0; i < tables.size(); ++i) {
            tabs->setCurrentIndex(static_cast<int>(i));
            QCOMPARE(open.table()->model()->rowCount(), static_cast<int>(tables[i].rows.size()));
            for (std::size_t row = 0; row < tables[i].rows.size(); ++row) {
                for (std::size_t column = 0; column < tables[i].rows[row].size(); ++column) {
                    QCOMPARE(open.cell(static_cast<int>(row), static_cast<int>(column)),
                             QString::fromStdString(base::render(tables[i].rows[row][column],
                                                                 open.fixture.services().wording)));
                }
            }
        }
    }

    void everyChartStandsBesideItsTable()
    {
        OpenLab open;
        QVERIFY(open.play(60));
        auto *tabs = open.find<QTabBar>("labTabs");
        QTRY_VERIFY(tabs->isVisible() && tabs->height() > tabs->fontMetrics().height());
        int drawn = 0;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QVERIFY(open.table()->isVisible());
            QVERIFY(open.table()->model()->rowCount() > 0);
            for (const auto *plot : open.page->findChildren<widgets::Plot *>()) {
                if (plot->isVisible()) {
                    ++drawn;
                    QCOMPARE(plot->accessibleName(), open.table()->accessibleName());
                }
            }
        }
        QCOMPARE(drawn, tabs->count() - 1); // of who played what there is nothing to draw
    }

    void aCellOpensItsGames()
    {
        OpenLab open;
        QVERIFY(open.play(120));
        auto *games = open.find<QTableView>("labGamesTable");
        open.showTable("scores");
        for (int row = 0; row < open.table()->model()->rowCount(); ++row) {
            open.open(row, 1);
            QVERIFY(open.page->results().isShowingGames());
            QCOMPARE(QString::number(games->model()->rowCount()), open.cell(row, 1));
            QVERIFY(open.find<QLabel>("labGamesTitle")->text().contains(open.cell(row, 0)));
            QTest::keyClick(games, Qt::Key_Escape);
            QVERIFY(!open.page->results().isShowingGames());
            QCOMPARE(open.page->focusWidget(), open.table());
        }
        open.showTable("against");
        open.open(0, 2);
        QCOMPARE(QString::number(games->model()->rowCount()), open.cell(0, 2));
        for (int row = 0; row < games->model()->rowCount(); ++row) {
            QCOMPARE(
                games->model()->index(row, models::LabGamesModel::ResultColumn).data().toString(),
                QStringLiteral("won"));
        }
        open.page->results().showFigures();
        open.showTable("resting");
        open.open(10, 10);
        QVERIFY(open.page->results().isShowingGames());
    }

    void aGameOpensOnTheTable()
    {
        OpenLab open;
        QVERIFY(open.play(40));
        open.showTable("scores");
        open.open(0, 0);
        QSignalSpy requests(&open.fixture.navigation, &Navigation::logTextRequested);
        auto *games = open.find<QTableView>("labGamesTable");
        const auto number = games->model()->index(0, 0).data().toULongLong();
        QTest::keyClick(games, Qt::Key_Return);
        QTRY_COMPARE(requests.size(), 1);
        const auto log =
            engine::parseLog(requests.first().at(0).toByteArray().toStdString(), "game.mlog");
        QVERIFY(log);
        const auto replayed = engine::replay(*tests::stonesRow().game, *log);
        QVERIFY(replayed && !replayed->difference);
        const auto all = open.page->run().job()->games(goldfish::AllMatches{});
        const auto seat = all[number - 1].isFirst ? 0U : 1U;
        QCOMPARE(replayed->state->ending()->scores.at(seat), all[number - 1].score);
        QVERIFY(requests.first().at(1).toString().contains(QString::number(number)));

        const QString path = open.fixture.folder() + QStringLiteral("/game.mlog");
        open.fixture.prompter.savePaths = {path};
        open.find<QPushButton>("labSaveGame")->click();
        QTRY_VERIFY(QFile::exists(path));
        QCOMPARE(contentOf(path), requests.first().at(0).toByteArray());
    }

    void pauseStopAndMore()
    {
        tests::Gatekeeper::keeper().reset(20);
        OpenLab open;
        open.page->setRows([](std::string_view) { return &tests::guardedStonesRow(); });
        open.choose(100);
        const auto button = [&](const char *action) {
            return open.find<QToolButton>((std::string("button-") + action).c_str());
        };
        open.find<QPushButton>("labPlay")->click();
        QVERIFY(!open.find<QPushButton>("labPlay")->isEnabled());
        // Those begun are counted: one that waits for leave keeps back all that come after it.
        QTRY_COMPARE(tests::Gatekeeper::keeper().begun.load(), 20);
        QVERIFY(button("lab-pause")->isVisible() && button("lab-cancel")->isVisible());
        QVERIFY(!button("lab-extend")->isVisible());
        button("lab-pause")->click();
        QCOMPARE(open.page->run().state(), State::Paused);
        QVERIFY(open.find<QLabel>("labState")->text().startsWith(QStringLiteral("Paused")));
        button("lab-pause")->click();
        QCOMPARE(open.page->run().state(), State::Running);
        button("lab-cancel")->click();
        tests::Gatekeeper::keeper().allowed.release(10'000);
        QTRY_COMPARE(open.page->run().state(), State::Cancelled);
        QVERIFY(open.find<QLabel>("labState")->text().contains(QStringLiteral("they are kept")));
        QVERIFY(button("lab-resume")->isVisible() && !button("lab-pause")->isVisible());
        button("lab-resume")->click();
        QTRY_COMPARE(open.page->run().state(), State::Done);
        QCOMPARE(open.page->run().played(), std::uint64_t{100});
        button("lab-extend")->click();
        QTRY_COMPARE(open.page->run().state(), State::Done);
        QCOMPARE(open.page->run().played(), std::uint64_t{200});
    }

    void whatCannotBePlayedIsSaid()
    {
        OpenLab open;
        open.page->setRows([](std::string_view) { return &tests::brokenStonesRow(); });
        open.choose(100);
        open.find<QPushButton>("labPlay")->click();
        QTRY_COMPARE(open.page->run().state(), State::Failed);
        QVERIFY(open.find<QLabel>("labState")->text().contains(QStringLiteral("is not allowed")));
        QVERIFY(open.find<QPushButton>("labPlay")->isEnabled());
    }

    void promisesWhatTheGamesCanShow()
    {
        OpenLab open;
        open.choose(400);
        QVERIFY2(open.promise().contains(QStringLiteral("4.9")), qPrintable(open.promise()));
        open.page->setup().setGames(1600);
        QVERIFY2(open.promise().contains(QStringLiteral("2.4")), qPrintable(open.promise()));
        open.find<QComboBox>("labUnit")->setCurrentIndex(1);
        QVERIFY(open.promise().contains(QStringLiteral("once some were played")));
        open.page->setup().keepSpeed(100);
        open.find<QDoubleSpinBox>("labMinutes")->setValue(2);
        QVERIFY2(open.promise().contains(QStringLiteral("12,000")), qPrintable(open.promise()));
        open.page->setup().chooseOpponents({});
        open.page->setup().setGames(400);
        QVERIFY2(open.promise().contains(QStringLiteral("9.8 %")), qPrintable(open.promise()));
        open.page->setup().chooseQuestion(library::Playtest::Question::Comparison);
        QVERIFY(open.promise().contains(QStringLiteral("in pairs")));
        open.page->setup().chooseQuestion(library::Playtest::Question::Ablation);
        QVERIFY(open.promise().contains(QStringLiteral("half a point")));
    }

    void asksForWhatTheGameHas()
    {
        OpenLab open;
        open.choose(20);
        auto *hand = open.find<QComboBox>("labOwnHand");
        QVERIFY(hand->isVisible());
        hand->setCurrentIndex(0);
        open.find<QToolButton>("labHouse")->click();
        open.find<QCheckBox>("house-open")->setChecked(true);
        open.find<QComboBox>("house-stones")->setCurrentText(QStringLiteral("10"));
        QVERIFY(open.find<QToolButton>("labHouse")->text().contains(QStringLiteral("2 changed")));
        const auto test = open.page->setup().playtest();
        QVERIFY(test);
        QCOMPARE(test->own.hand, std::string("steady"));
        QCOMPARE(test->theirs.hand, std::string("shaky"));
        const std::vector<std::pair<std::string, std::string>> changed{{"stones", "10"},
                                                                       {"open", "true"}};
        QCOMPARE(test->house, changed);
        QVERIFY(!test->flags.empty()); // lists of gold and lead are not legal
        open.page->setRows([](std::string_view) { return &tests::stonesRow(); });
        QVERIFY(!hand->isVisible());
        QVERIFY(!open.find<QToolButton>("labHouse")->isVisible());
    }

    void opponentsAreNobodyOneOrMany()
    {
        OpenLab open;
        auto *box = open.find<QComboBox>("labOpponents");
        const auto opponents = [&] { return open.page->setup().playtest()->opponents.size(); };
        const auto pick = [&](const QString &words) {
            for (int index = 0; index < box->count(); ++index) {
                if (box->itemText(index).startsWith(words)) {
                    box->setCurrentIndex(index);
                    Q_EMIT box->activated(index);
                    return true;
                }
            }
            return false;
        };
        QVERIFY(pick(QStringLiteral("Nobody")));
        QCOMPARE(opponents(), std::size_t{0});
        QVERIFY(!open.find<QComboBox>("labTheirPolicy")->isEnabled());
        QVERIFY(pick(QStringLiteral("All ready-made")));
        QCOMPARE(opponents(),
                 open.fixture.workspace().library().game("clout")->data.rosters.size());
        QVERIFY(open.find<QComboBox>("labTheirPolicy")->isEnabled());
        QVERIFY(pick(QStringLiteral("All of my own")));
        QCOMPARE(opponents(), std::size_t{2});
        QVERIFY(pick(QStringLiteral("Bare")));
        QCOMPARE(opponents(), std::size_t{1});
        const auto ids = *open.fixture.workspace().rosters().list();
        QVERIFY(open.fixture.workspace().rosters().setFolder({ids[0].id, ids[1].id}, "League"));
        open.page->activate();
        QVERIFY(pick(QStringLiteral("Folder “League”")));
        QCOMPARE(opponents(), std::size_t{2});
    }

    void comparesAndTakesAway()
    {
        OpenLab open;
        open.page->setup().chooseQuestion(library::Playtest::Question::Comparison);
        auto *reference = open.find<QComboBox>("labReference");
        QVERIFY(reference->isVisible());
        reference->setCurrentIndex(reference->findData(QStringLiteral("@Bare")));
        QVERIFY(open.play(200));
        QVERIFY(open.page->run().result()->comparison);
        QCOMPARE(open.find<QTabBar>("labTabs")->tabData(0).toString(),
                 QStringLiteral("comparison"));
        const auto words = open.find<QLabel>("labSentences")->text();
        QVERIFY2(words.startsWith(QStringLiteral("“Golden” helps")), qPrintable(words));

        open.page->setup().chooseQuestion(library::Playtest::Question::Ablation);
        open.choose(40);
        open.page->setup().chooseRoster(open.page->setup().readyMadePair().first());
        const auto test = open.page->setup().playtest();
        QVERIFY(test);
        QVERIFY(test->exchanges.size() > 3);
        for (const auto &[line, spare] : test->exchanges) {
            const auto piece = test->catalog->find(test->subject.roster.lines[line].key);
            const auto other = test->catalog->find(spare.key);
            const auto &schema = test->catalog->schema();
            QVERIFY(piece && other && piece != other);
            for (const char *same : {"type", "points"}) {
                QCOMPARE(catalog::written(catalog::valueOf(*piece, schema, same)),
                         catalog::written(catalog::valueOf(*other, schema, same)));
            }
        }
        open.find<QPushButton>("labPlay")->click();
        QTRY_COMPARE(open.page->run().state(), State::Done);
        QCOMPARE(open.find<QTabBar>("labTabs")->tabData(0).toString(), QStringLiteral("ablation"));
        open.showTable("ablation");
        QCOMPARE(open.table()->model()->rowCount(), static_cast<int>(test->exchanges.size()));
        open.open(0, 3);
        QVERIFY(open.page->results().isShowingGames());
        QVERIFY(open.find<QTableView>("labGamesTable")->model()->rowCount() > 0);
    }

    void reportsAreFilesThatOthersRead()
    {
        OpenLab open;
        QVERIFY(open.play(60));
        const auto written = [&](const QString &ending) {
            const QString path = open.fixture.folder() + QStringLiteral("/report.") + ending;
            open.fixture.prompter.savePaths = {path};
            for (auto *action : open.page->pageActions()) {
                if (action->objectName() == QStringLiteral("lab-export-") + ending) {
                    action->trigger();
                }
            }
            return contentOf(path);
        };
        const auto json =
            files::json::parse(written(QStringLiteral("json")).toStdString(), "report.json");
        QVERIFY(json);
        QCOMPARE(*json->find("games")->integer(), std::int64_t{60});
        QCOMPARE(json->find("against")->array()->size(), std::size_t{1});
        const auto rows =
            files::readCsv(written(QStringLiteral("csv")).toStdString(), "report.csv");
        QVERIFY(rows);
        QCOMPARE(rows->rows.size(), std::size_t{60});
        const QString html = QString::fromUtf8(written(QStringLiteral("html")));
        QVERIFY(html.contains(QStringLiteral("</html>")));
        QVERIFY(html.count(QStringLiteral("<svg")) > 5);
        const auto pdf = written(QStringLiteral("pdf"));
        QVERIFY(pdf.startsWith("%PDF-1.6") && pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.count("/Type /Page\n") + pdf.count("/Type /Page ") >= 2);
        for (auto *action : open.page->pageActions()) {
            if (action->objectName() == QLatin1String("lab-copy-command")) {
                action->trigger();
            }
        }
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("muster-cli goldfish @Golden --against @Bare --policy random "
                                "--skill shaky --surface shaky --games 60 --seed 5"));
    }

    void itsModelsAreSound()
    {
        OpenLab open;
        QVERIFY(open.play(40));
        const auto result = open.page->run().result();
        models::ReportTableModel tables(open.fixture.services().wording);
        QAbstractItemModelTester tablesTester(
            &tables,
            QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&tables, &QAbstractItemModel::modelReset);
        for (const auto &table : result->document.tables) {
            tables.setTable(table);
            const auto before = resets.size();
            tables.setTable(table); // the same again leaves a view where it is
            QCOMPARE(resets.size(), before);
        }
        tables.setTable(result->document.identity);
        QVERIFY(!tables.behind(tables.index(0, 0)));
        models::LabGamesModel games;
        QAbstractItemModelTester gamesTester(
            &games,
            QAbstractItemModelTester::FailureReportingMode::QtTest);
        games.setGames(open.page->run().job()->games(goldfish::AllMatches{}), {});
        QCOMPARE(games.rowCount(), 40);
        QVERIFY(!games.hasColumn(models::LabGamesModel::FigureColumn));
        QVERIFY(games.hasColumn(models::LabGamesModel::OpponentColumn));
        games.setGames({}, QStringLiteral("Points"));
        QCOMPARE(games.rowCount(), 0);
    }

    void sortsByWhatNumbersAreWorth()
    {
        OpenLab open;
        QVERIFY(open.play(120));
        open.showTable("scores");
        open.table()->setCurrentIndex(open.table()->model()->index(0, 1));
        open.page->results().figures().sortByCurrentColumn();
        for (int row = 1; row < open.table()->model()->rowCount(); ++row) {
            QVERIFY(open.cell(row - 1, 1).toInt() >= open.cell(row, 1).toInt());
        }
        // What stands there now is what opens.
        open.open(0, 1);
        QCOMPARE(QString::number(open.find<QTableView>("labGamesTable")->model()->rowCount()),
                 open.cell(0, 1));
    }

    void everythingHasANameAndIsReachedByKeys()
    {
        OpenLab open;
        QVERIFY(open.play(40));
        QVERIFY(QTest::qWaitForWindowActive(open.page.get()));
        open.open(0, 0);
        open.page->results().showFigures();
        QStringList nameless;
        for (const auto *widget : open.page->findChildren<QWidget *>()) {
            if (!isControl(widget) || isPartOfAnother(widget) || widget->isHidden()) {
                continue;
            }
            auto *accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
            if (!accessible || accessible->text(QAccessible::Name).trimmed().isEmpty()) {
                nameless.append(widget->objectName() + QLatin1Char(' ')
                                + QLatin1String(widget->metaObject()->className()));
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        QSet<QString> reached;
        open.find<QComboBox>("labQuestion")->setFocus();
        for (int step = 0; step < 80; ++step) {
            QTest::keyClick(open.page->focusWidget(), Qt::Key_Tab);
            reached.insert(open.page->focusWidget()->objectName());
        }
        for (const auto &name : {"labQuestion",
                                 "labRoster",
                                 "labOpponents",
                                 "labOwnPolicy",
                                 "labTheirPolicy",
                                 "labHouse",
                                 "labGames",
                                 "labUnit",
                                 "labSeed",
                                 "labNewSeed",
                                 "labPlay",
                                 "button-lab-extend",
                                 "labExport",
                                 "labTabs",
                                 "labTable"}) {
            QVERIFY2(reached.contains(QLatin1String(name)), name);
        }
    }

    void anotherPageSendsItsRoster()
    {
        OpenLab open;
        const auto id = open.fixture.workspace().rosters().find("Bare");
        QVERIFY(id);
        QSignalSpy pages(&open.fixture.navigation, &Navigation::pageRequested);
        Q_EMIT open.fixture.navigation.playtestRequested(QString::fromStdString(*id));
        QCOMPARE(pages.size(), 1);
        QCOMPARE(pages.first().first().toString(), QStringLiteral("lab"));
        QCOMPARE(open.page->setup().playtest()->subject.roster.name, std::string("Bare"));
    }
};

QTEST_MAIN(LabPageTest)
#include "lab_page_test.moc"
