// The builder as a person uses it: search, add, count, mend, undo, close and open again.
#include "models/roster_model.h"
#include "pages/builder_page.h"
#include "rosters/codec.h"
#include "storage/roster_store.h"
#include "storage/version_store.h"
#include "support/window_fixture.h"
#include "widgets/count_delegate.h"
#include "widgets/search_field.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using support::WindowFixture;

class BuilderPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatToDoWhereNothingIsOpen();
    void addsByKeyboardAlone();
    void countsWithPlusAndMinus();
    void clicksChangeCounts();
    void notesStandBesideTheirLine();
    void takesOutTheSelectedLines();
    void verdictFollowsEveryStep();
    void aFixMends();
    void greysWhatMayNotBeAdded();
    void undoTakesOneStepBack();
    void isThereAgainAfterClosing();
    void keepsUnresolvedLines();
    void takesPastedLines();
    void copiesWithoutLosingALine();
    void keepsAVersionOnClosing();
    void keepsAVersionAfterAQuietWhile();
    void rosterModelIsSound();

private:
    QString store(const std::string &text);
    void open(const QString &id);
    QTreeView *lines() const
    {
        return m_page->findChild<QTreeView *>(QStringLiteral("builderLines"));
    }
    QTableView *pieces() const
    {
        return m_page->findChild<QTableView *>(QStringLiteral("builderPieces"));
    }
    QLineEdit *search() const
    {
        return m_page->findChild<widgets::SearchField *>(QStringLiteral("builderSearch"))->edit();
    }
    QString verdict() const
    {
        return m_page->findChild<QLabel *>(QStringLiteral("verdict"))->text();
    }
    QAction *action(const QString &name) const
    {
        for (auto *action : m_page->pageActions()) {
            if (action->objectName() == name) {
                return action;
            }
        }
        return nullptr;
    }
    std::vector<storage::Version> versions(const QString &id)
    {
        const auto found =
            storage::VersionStore(m_fixture->workspace().rosters()).list(id.toStdString());
        return found ? *found : std::vector<storage::Version>();
    }
    const rosters::Roster &roster() { return m_fixture->services().openRoster.roster(); }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<pages::BuilderPage> m_page;
};

void BuilderPageTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_page =
        std::make_unique<pages::BuilderPage>(m_fixture->services(), m_fixture->rosterActions());
    m_page->resize(1280, 800);
    m_page->setGame(QStringLiteral("clout"));
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void BuilderPageTest::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

QString BuilderPageTest::store(const std::string &text)
{
    const auto catalogs = m_fixture->services().library.catalogs();
    const auto read = rosters::readRosters(text, "test", {catalogs, "clout"});
    const auto ids = m_fixture->workspace().rosters().add(*read);
    return QString::fromStdString(ids->front());
}

void BuilderPageTest::open(const QString &id)
{
    Q_EMIT m_fixture->navigation.rosterRequested(id);
    QVERIFY(m_fixture->services().openRoster.isOpen());
}

void BuilderPageTest::saysWhatToDoWhereNothingIsOpen()
{
    auto *fresh = m_page->findChild<QPushButton *>(QStringLiteral("builderNew"));
    QVERIFY(fresh->isVisible());
    QString asked;
    connect(&m_fixture->navigation,
            &Navigation::newRosterRequested,
            this,
            [&asked](const QString &game) { asked = game; });
    QTest::mouseClick(fresh, Qt::LeftButton);
    QCOMPARE(asked, QStringLiteral("clout"));
}

void BuilderPageTest::addsByKeyboardAlone()
{
    open(store("Game: clout\nFormat: constructed\nName: Mine\n\n"));
    search()->setFocus();
    QTest::keyClicks(search(), QStringLiteral("fernshade"));
    QTRY_COMPARE(pieces()->model()->rowCount(), 1);
    QTest::keyClick(search(), Qt::Key_Return);
    QTRY_VERIFY(pieces()->hasFocus());
    QTest::keyClick(pieces(), Qt::Key_Return);
    QCOMPARE(roster().lines.size(), 1U);
    QCOMPARE(roster().lines.front().name, std::string("Fernshade Lookout"));
    QTest::keyClick(pieces(), Qt::Key_Plus);
    QCOMPARE(roster().lines.front().count, 2);
    QTest::keyClick(pieces(), Qt::Key_Minus);
    QTest::keyClick(pieces(), Qt::Key_Minus);
    QVERIFY(roster().lines.empty());
}

void BuilderPageTest::countsWithPlusAndMinus()
{
    open(store("Game: clout\nFormat: casual\n\n2 Fernshade Lookout\n1 Briar Keeper\n"));
    lines()->setFocus();
    const auto *model = qobject_cast<const models::RosterModel *>(lines()->model());
    lines()->setCurrentIndex(model->indexOfLine(0));
    QTest::keyClick(lines(), Qt::Key_Plus);
    QCOMPARE(roster().lines[0].count, 3);
    QTest::keyClick(lines(), Qt::Key_Delete);
    QCOMPARE(roster().lines.size(), 1U);
    QCOMPARE(roster().lines[0].name, std::string("Briar Keeper"));
}

void BuilderPageTest::clicksChangeCounts()
{
    open(store("Game: clout\nFormat: casual\n\n2 Fernshade Lookout\n"));
    const auto *model = qobject_cast<const models::RosterModel *>(lines()->model());
    const QRect cell = lines()->visualRect(model->indexOfLine(0));
    QTest::mouseClick(lines()->viewport(),
                      Qt::LeftButton,
                      {},
                      widgets::CountDelegate::plusRect(cell).center());
    QCOMPARE(roster().lines[0].count, 3);
    QTest::mouseClick(lines()->viewport(),
                      Qt::LeftButton,
                      {},
                      widgets::CountDelegate::minusRect(cell).center());
    QCOMPARE(roster().lines[0].count, 2);
}

void BuilderPageTest::notesStandBesideTheirLine()
{
    open(store("Game: clout\n\n2 Treant Watcher\n"));
    const auto line = lines()->model()->index(0, 1, lines()->model()->index(0, 0));
    lines()->setCurrentIndex(line);
    m_fixture->prompter.texts = {QStringLiteral(" the worn one ")};
    action(QStringLiteral("builder-note"))->trigger();
    QCOMPARE(QString::fromStdString(roster().lines.front().note), QStringLiteral("the worn one"));
    QCOMPARE(line.data(models::RosterModel::NoteRole).toString(), QStringLiteral("the worn one"));
    QVERIFY(line.data(Qt::ToolTipRole).toString().contains(QStringLiteral("the worn one")));
    const auto counts = line.siblingAtColumn(models::RosterModel::CountColumn);
    QVERIFY(
        counts.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral(". the worn one")));

    QVERIFY(m_fixture->workspace().journal().undo(m_page->undoSubject()));
    m_page->stepTaken();
    QVERIFY(roster().lines.front().note.empty());
}

void BuilderPageTest::takesOutTheSelectedLines()
{
    open(store("Game: clout\n\n2 Treant Watcher\n1 Questing Warrior\n"));
    lines()->selectAll();
    action(QStringLiteral("builder-remove"))->trigger();
    QVERIFY(roster().lines.empty());
}

void BuilderPageTest::verdictFollowsEveryStep()
{
    open(store("Game: clout\nFormat: casual\n\n14 Fernshade Lookout\n"));
    QVERIFY(verdict().startsWith(QStringLiteral("Not legal")));
    lines()->setFocus();
    const auto *model = qobject_cast<const models::RosterModel *>(lines()->model());
    lines()->setCurrentIndex(model->indexOfLine(0));
    QTest::keyClick(lines(), Qt::Key_Plus);
    QVERIFY(verdict().startsWith(QStringLiteral("Legal")));
    auto *formats = m_page->findChild<QComboBox *>(QStringLiteral("rosterFormat"));
    formats->setCurrentIndex(formats->findData(QStringLiteral("constructed")));
    Q_EMIT formats->activated(formats->currentIndex());
    QVERIFY(verdict().startsWith(QStringLiteral("Not legal")));
    QVERIFY(m_page->findChild<QWidget *>(QStringLiteral("violation-copies-at-most")));
}

void BuilderPageTest::aFixMends()
{
    open(store("Game: clout\nFormat: constructed\n\n5 Fernshade Lookout\n"));
    auto *fix = m_page->findChild<QPushButton *>(QStringLiteral("fix-copies-at-most"));
    QVERIFY(fix);
    QTest::mouseClick(fix, Qt::LeftButton);
    QCOMPARE(roster().lines.front().count, 3);
}

void BuilderPageTest::greysWhatMayNotBeAdded()
{
    open(store("Game: clout\nFormat: constructed\n\n3 Fernshade Lookout\n"));
    QTest::keyClicks(search(), QStringLiteral("fernshade"));
    QTRY_COMPARE(pieces()->model()->rowCount(), 1);
    const QModelIndex row = pieces()->model()->index(0, 0);
    QVERIFY(row.data(Qt::ToolTipRole).toString().contains(QStringLiteral("3")));
    QVERIFY(row.data(Qt::ForegroundRole).isValid());
    // The program warns and never forbids.
    pieces()->selectRow(0);
    QTest::keyClick(pieces(), Qt::Key_Return);
    QCOMPARE(roster().lines.front().count, 4);
}

void BuilderPageTest::undoTakesOneStepBack()
{
    open(store("Game: clout\nFormat: casual\n\n1 Fernshade Lookout\n"));
    auto services = m_fixture->services();
    QVERIFY(services.openRoster.setCount(0, 2));
    QVERIFY(services.openRoster.setName("Renamed"));
    QVERIFY(services.journal.undo(m_page->undoSubject()));
    m_page->stepTaken();
    QCOMPARE(roster().lines[0].count, 2);
    QVERIFY(roster().name != "Renamed");
    QVERIFY(services.journal.redo(m_page->undoSubject()));
    m_page->stepTaken();
    QCOMPARE(roster().name, std::string("Renamed"));
}

void BuilderPageTest::isThereAgainAfterClosing()
{
    open(store("Game: clout\nFormat: casual\nName: Kept\n\n1 Fernshade Lookout\n"));
    QVERIFY(m_fixture->services().openRoster.setCount(0, 7));
    m_page =
        std::make_unique<pages::BuilderPage>(m_fixture->services(), m_fixture->rosterActions());
    m_fixture->services().openRoster.close();
    m_page->setGame(QStringLiteral("clout"));
    QVERIFY(m_fixture->services().openRoster.isOpen());
    QCOMPARE(roster().name, std::string("Kept"));
    QCOMPARE(roster().lines[0].count, 7);
}

void BuilderPageTest::keepsUnresolvedLines()
{
    open(store("Game: clout\nFormat: casual\n\n2 No Such Chip\n"));
    QVERIFY(m_page->findChild<QWidget *>(QStringLiteral("violation-unresolved-line")));
    m_fixture->prompter.choices.emplace_back(0);
    lines()->setFocus();
    const auto *model = qobject_cast<const models::RosterModel *>(lines()->model());
    lines()->setCurrentIndex(model->indexOfLine(0));
    QTest::keyClick(lines(), Qt::Key_Return);
    QVERIFY(!roster().lines[0].key.empty());
    QCOMPARE(roster().lines[0].count, 2);
}

void BuilderPageTest::takesPastedLines()
{
    const QString id = store("Game: clout\nFormat: casual\n\n1 Fernshade Lookout\n");
    open(id);
    QGuiApplication::clipboard()->setText(
        QStringLiteral("2 Fernshade Lookout\n1 Briar Keeper\n3 No Such Chip\n"));
    action(QStringLiteral("builder-paste"))->trigger();
    QCOMPARE(roster().lines.size(), 3U);
    QCOMPARE(roster().lines[0].count, 3);
    QCOMPARE(roster().lines[2].name, std::string("No Such Chip"));
    QVERIFY(m_fixture->services().journal.undo(m_page->undoSubject()));
    m_page->stepTaken();
    QCOMPARE(roster().lines.size(), 1U);
    QCOMPARE(versions(id).size(), 1U); // as it was before the paste
    QCOMPARE(versions(id)[0].reason, storage::VersionReason::BeforeImport);
}

void BuilderPageTest::copiesWithoutLosingALine()
{
    open(store("Game: clout\nFormat: casual\n\n2 Fernshade Lookout\n1 No Such Chip\n"));
    action(QStringLiteral("builder-copy"))->trigger();
    const auto words = QGuiApplication::clipboard()->text().toStdString();
    const auto catalogs = m_fixture->services().library.catalogs();
    const auto read = rosters::readRosters(words, "clipboard", {catalogs, {}});
    QVERIFY(read);
    QCOMPARE(read->size(), 1U);
    QCOMPARE(read->front().lines.size(), 2U);
    QCOMPARE(read->front().lines[1].name, std::string("No Such Chip"));
}

void BuilderPageTest::keepsAVersionOnClosing()
{
    const QString id = store("Game: clout\nFormat: casual\n\n1 Fernshade Lookout\n");
    open(id);
    m_fixture->services().openRoster.close();
    QVERIFY(versions(id).empty()); // nothing was changed
    open(id);
    QVERIFY(m_fixture->services().openRoster.setCount(0, 2));
    m_fixture->services().openRoster.close();
    QCOMPARE(versions(id).size(), 1U);
    QCOMPARE(versions(id)[0].reason, storage::VersionReason::Closed);
}

void BuilderPageTest::keepsAVersionAfterAQuietWhile()
{
    const QString id = store("Game: clout\nFormat: casual\n\n1 Fernshade Lookout\n");
    open(id);
    m_fixture->services().openRoster.setQuietTime(std::chrono::milliseconds(0));
    QVERIFY(m_fixture->services().openRoster.setCount(0, 2));
    QTRY_COMPARE(versions(id).size(), 1U);
    QCOMPARE(versions(id)[0].reason, storage::VersionReason::Quiet);
}

void BuilderPageTest::rosterModelIsSound()
{
    open(store("Game: clout\nFormat: casual\n\n2 Fernshade Lookout\n1 Canopy Bridge\n1 Foo\n"));
    models::RosterModel model(m_fixture->services().openRoster, m_fixture->services().wording);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(m_fixture->services().openRoster.setCount(0, 3));
    QVERIFY(m_fixture->services().openRoster.setCount(2, 0));
    QCOMPARE(model.rowCount(), 2);
}

QTEST_MAIN(BuilderPageTest)
#include "builder_page_test.moc"
