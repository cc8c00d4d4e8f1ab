// The stored rosters as a person handles them: first steps, import, copy as text, archive, delete
// and undo, folders and tags.
#include "models/roster_list_model.h"
#include "pages/rosters_page.h"
#include "storage/roster_store.h"
#include "support/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using support::WindowFixture;

class RostersPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void welcomesWhereNothingIsStored();
    void opensAReadyMadeOne();
    void pastesAndCopies();
    void importsFilesAndZips();
    void saysWhatCannotBeWritten();
    void removesAndBringsBack();
    void archivesFoldersAndTags();
    void findsByWords();
    void showsTheVerdict();
    void aBrokenFileChangesNothing();

private:
    QAction *action(const char *name) const
    {
        return m_page->findChild<QAction *>(QLatin1String(name));
    }
    QTableView *table() const
    {
        return m_page->findChild<QTableView *>(QStringLiteral("rosterTable"));
    }
    std::string add(const std::string &name, int count);
    void selectAll() { table()->selectAll(); }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<pages::RostersPage> m_page;
    QString m_opened;
};

void RostersPageTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_page =
        std::make_unique<pages::RostersPage>(m_fixture->services(), m_fixture->rosterActions());
    m_page->resize(1280, 800);
    m_page->setGame(QStringLiteral("clout"));
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_opened.clear();
    connect(&m_fixture->navigation, &Navigation::rosterRequested, this, [this](const QString &id) {
        m_opened = id;
    });
}

void RostersPageTest::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

std::string RostersPageTest::add(const std::string &name, int count)
{
    rosters::Roster roster;
    roster.game = "clout";
    roster.format = "casual";
    roster.name = name;
    rosters::Line line;
    line.count = count;
    line.key = "clout/fernshade-lookout";
    line.name = "Fernshade Lookout";
    roster.lines.push_back(line);
    const auto ids = m_fixture->workspace().rosters().add({roster});
    m_page->activate();
    return ids->front();
}

void RostersPageTest::welcomesWhereNothingIsStored()
{
    auto *own = m_page->findChild<QPushButton *>(QStringLiteral("welcomePieces"));
    QVERIFY(own->isVisible());
    QString game;
    connect(&m_fixture->navigation,
            &Navigation::newPieceRequested,
            this,
            [&game](const QString &slug) { game = slug; });
    QTest::mouseClick(own, Qt::LeftButton);
    QCOMPARE(game, QStringLiteral("clout"));
    QTest::mouseClick(m_page->findChild<QPushButton *>(QStringLiteral("welcomeNew")),
                      Qt::LeftButton);
    QVERIFY(!m_opened.isEmpty());
}

void RostersPageTest::opensAReadyMadeOne()
{
    QPushButton *ready = nullptr;
    for (auto *button : m_page->findChildren<QPushButton *>()) {
        if (button->objectName().startsWith(QLatin1String("ready-"))) {
            ready = button;
            break;
        }
    }
    QVERIFY(ready);
    QTest::mouseClick(ready, Qt::LeftButton);
    const auto stored = m_fixture->workspace().rosters().load(m_opened.toStdString());
    QVERIFY(stored);
    QCOMPARE(stored->size(), 15);
    QVERIFY(!stored->lines.front().key.empty());
}

void RostersPageTest::pastesAndCopies()
{
    QGuiApplication::clipboard()->setText(
        QStringLiteral("Name: From a friend\n\n3x Fernshade Lookout\n"));
    action("roster-paste")->trigger();
    QCOMPARE(m_fixture->workspace().rosters().list()->size(), 1U);
    m_page->activate();
    table()->selectRow(0);
    auto *menu = action("roster-copy-as")->menu();
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->actions().size() >= 4);
    auto *asText = m_page->findChild<QAction *>(QStringLiteral("copy-as-muster-text"));
    QVERIFY(asText);
    asText->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("3 Fernshade Lookout")));
}

void RostersPageTest::importsFilesAndZips()
{
    add("One", 1);
    add("Two", 2);
    selectAll();
    const QString zip = m_fixture->folder() + QStringLiteral("/all.zip");
    m_fixture->prompter.savePaths.push_back(zip);
    action("roster-export")->trigger();
    QVERIFY(QFile::exists(zip));
    m_fixture->prompter.files.push_back({zip});
    action("roster-import")->trigger();
    QCOMPARE(m_fixture->workspace().rosters().list()->size(), 4U);
    const QString together = m_fixture->folder() + QStringLiteral("/all.txt");
    m_page->activate();
    selectAll();
    m_fixture->prompter.savePaths.push_back(together);
    action("roster-export")->trigger();
    QFile file(together);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("==="));
}

void RostersPageTest::saysWhatCannotBeWritten()
{
    const auto id = add("Fleeting", 1);
    std::vector<Notices::Kind> said;
    connect(&m_fixture->notices, &Notices::shown, this, [&said](const Notices::Notice &notice) {
        said.push_back(notice.kind);
    });
    QVERIFY(m_fixture->workspace().rosters().remove({id}));
    const QString path = m_fixture->folder() + QStringLiteral("/gone.txt");
    m_fixture->prompter.savePaths.push_back(path);
    m_fixture->rosterActions().exportToFile({id, "never stored"});
    m_fixture->rosterActions().copyAs({"never stored"}, "muster-text");
    QVERIFY(said == (std::vector<Notices::Kind>(2, Notices::Kind::Error)));
    QVERIFY(!QFile::exists(path));
    const auto none = m_fixture->rosterActions().textOf({}, "no such form");
    QVERIFY(!none);
}

void RostersPageTest::removesAndBringsBack()
{
    const auto id = add("Precious", 3);
    selectAll();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QVERIFY(m_fixture->workspace().rosters().list()->empty());
    QVERIFY(m_fixture->workspace().journal().undo(m_page->undoSubject()));
    m_page->stepTaken();
    const auto back = m_fixture->workspace().rosters().load(id);
    QVERIFY(back);
    QCOMPARE(back->lines.front().count, 3);
}

void RostersPageTest::archivesFoldersAndTags()
{
    const auto id = add("Old", 1);
    selectAll();
    m_fixture->prompter.texts.push_back(QStringLiteral("Shelf"));
    action("roster-folder")->trigger();
    selectAll();
    m_fixture->prompter.texts.push_back(QStringLiteral("league"));
    action("roster-tag")->trigger();
    selectAll();
    action("roster-archive")->trigger();
    QCOMPARE(table()->model()->rowCount(), 0);
    action("roster-archived")->trigger();
    QCOMPARE(table()->model()->rowCount(), 1);
    const auto stored = m_fixture->workspace().rosters().load(id);
    QCOMPARE(stored->folder, std::string("Shelf"));
    QCOMPARE(stored->tags, std::vector<std::string>{"league"});
    QVERIFY(stored->archived);
}

void RostersPageTest::findsByWords()
{
    add("Green wall", 1);
    add("Blue tide", 1);
    auto *search = m_page->findChild<QLineEdit *>(QStringLiteral("rosterSearch"));
    QTest::keyClicks(search, QStringLiteral("TIDE"));
    QCOMPARE(table()->model()->rowCount(), 1);
    search->clear();
    QCOMPARE(table()->model()->rowCount(), 2);
}

void RostersPageTest::showsTheVerdict()
{
    add("Fifteen", 15);
    add("Four", 4);
    models::RosterListModel model(m_fixture->services());
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(QStringLiteral("clout"));
    QVERIFY(model.reload());
    model.sort(models::RosterListModel::NameColumn, Qt::AscendingOrder);
    const auto verdict = [&model](int row) {
        return model.index(row, models::RosterListModel::VerdictColumn).data().toString();
    };
    QCOMPARE(verdict(0), QStringLiteral("legal"));
    QCOMPARE(verdict(1), QStringLiteral("not legal"));
}

void RostersPageTest::aBrokenFileChangesNothing()
{
    add("Here", 1);
    const QString path = m_fixture->folder() + QStringLiteral("/broken.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"muster\":\"roster\", \n nonsense");
    file.close();
    QString said;
    connect(&m_fixture->notices, &Notices::shown, this, [&said](const Notices::Notice &notice) {
        said = notice.words;
    });
    Q_EMIT m_fixture->navigation.filesRequested({path});
    QVERIFY2(said.contains(QStringLiteral("broken.json:2")), qPrintable(said));
    QCOMPARE(m_fixture->workspace().rosters().list()->size(), 1U);
}

QTEST_MAIN(RostersPageTest)
#include "rosters_page_test.moc"
