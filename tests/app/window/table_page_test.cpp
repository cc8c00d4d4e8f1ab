// The table page: a first match in a click, answers by list, by typing and by hand, undo to any
// point, logs saved and opened again, and sentences where something is wrong.
#include "dialogs/new_match.h"
#include "files/file.h"
#include "pages/table_page.h"
#include "support/small_match.h"
#include "support/window_fixture.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace
{

using Waiting = library::MatchSession::Waiting;

struct OpenTable {
    explicit OpenTable(const QString &language = QStringLiteral("en"))
        : fixture(language)
        , page(made(fixture, resting))
    {
        fixture.services().settings.setText(QStringLiteral("table-speed"), QStringLiteral("0"));
        page = std::make_unique<pages::TablePage>(fixture.services());
        page->resize(1080, 740);
        page->setGame(QStringLiteral("clout"));
        page->show();
        QObject::connect(&fixture.notices,
                         &Notices::shown,
                         &fixture.notices,
                         [this](const auto &each) { notices.append(each.words); });
    }

    static std::unique_ptr<pages::TablePage> made(support::WindowFixture &fixture,
                                                  support::Resting &resting)
    {
        fixture.company = support::companyOf(resting);
        return nullptr;
    }

    void begin(const std::vector<library::Sitter> &sitters = support::twoPeople())
    {
        page->beginMatch(support::smallSetup(), sitters);
    }
    // The other person sits far away.
    static std::vector<library::Sitter> againstProgram()
    {
        return {{"Green", {}, {}}, {"Brown", "random", {}}};
    }

    template<typename Widget>
    Widget *find(const char *name)
    {
        return page->findChild<Widget *>(QLatin1String(name));
    }
    // That is seen now: one that goes away may still be there, hidden.
    template<typename Widget>
    Widget *seen(const char *name)
    {
        for (auto *each : page->findChildren<Widget *>(QLatin1String(name))) {
            if (each->isVisible()) {
                return each;
            }
        }
        return nullptr;
    }
    QAction *action(const char *name) { return find<QAction>(name); }
    library::MatchSession &session() { return page->session(); }
    QString question() { return find<QLabel>("question")->text(); }
    QListView *options() { return find<QListView>("options"); }
    QListView *story() { return find<QListView>("story"); }
    QString notice() { return notices.join(QLatin1Char('\n')); }

    // Aims in the middle where a place is wanted, else takes the first option.
    void answerOnce()
    {
        if (session().line().state().pending()->domain == engine::Domain::Region) {
            QTest::mouseClick(find<QPushButton>("givePoint"), Qt::LeftButton);
        } else {
            QTest::keyClick(options(), Qt::Key_Return);
        }
    }

    support::Resting resting;
    support::WindowFixture fixture;
    std::unique_ptr<pages::TablePage> page;
    QStringList notices;
};

} // namespace

class TablePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneClickBeginsAMatch()
    {
        OpenTable open;
        auto *play = open.seen<QPushButton>("empty-table-play-now");
        QVERIFY(play);
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY2(open.session().isOpen(), qPrintable(open.notice()));
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        QVERIFY(open.options()->isVisible() || open.seen<QPushButton>("givePoint"));
        QVERIFY(!open.session().sitters()[0].name.empty());
        QVERIFY(!open.session().sitters()[1].isPerson());
    }

    void aGameWithoutRulesSaysSo()
    {
        OpenTable open;
        open.page->setGame(QStringLiteral("mutant"));
        QVERIFY(!open.action("table-new")->isEnabled());
        QVERIFY(!open.seen<QPushButton>("empty-table-play-now"));
    }

    void aPlaceIsTypedAndThrownAt()
    {
        OpenTable open;
        open.resting.places = {{300'000, 400'000}};
        open.begin();
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        QCOMPARE(open.question(), QStringLiteral("Where is Windbreak Camp thrown?"));
        QVERIFY(open.seen<QDoubleSpinBox>("across"));
        open.seen<QDoubleSpinBox>("across")->setValue(30);
        open.seen<QDoubleSpinBox>("up")->setValue(40.5);
        QCOMPARE(open.page->board()->cursor().x, 300'000);
        QTest::mouseClick(open.find<QPushButton>("givePoint"), Qt::LeftButton);
        QTRY_VERIFY(open.session().line().at() >= 3);
        QCOMPARE(open.session().line().given()[1].answer,
                 engine::Answer(base::Point{300'000, 405'000}));
        QTRY_VERIFY(open.story()->model()->rowCount() >= 2);
        QCOMPARE(open.story()->model()->index(1, 0).data().toString(),
                 QStringLiteral("Windbreak Camp (player 1) comes to rest at 30, 40 cm."));
    }

    void optionsSayWhatTheyDoAndWhyNot()
    {
        OpenTable open;
        open.begin();
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        QAbstractItemModelTester tester(open.options()->model());
        open.answerOnce();
        QTRY_COMPARE(open.session().line().at(), std::size_t{4});
        open.answerOnce();
        QTRY_VERIFY(open.options()->isVisible());
        const auto *model = open.options()->model();
        QCOMPARE(model->rowCount(), 2);
        QVERIFY(model->index(0, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("1 point, range 1")));
        // A number takes its option.
        QTest::keyClick(open.options(), Qt::Key_2);
        QTRY_COMPARE(open.question(), QStringLiteral("Where is Questing Warrior thrown?"));
    }

    void undoAndRedoGoFromAnswerToAnswer()
    {
        OpenTable open;
        open.begin(OpenTable::againstProgram());
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        QCOMPARE(open.page->ownSteps()->undo, QString());
        open.answerOnce();
        QTRY_VERIFY(open.session().line().at() > 4);
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        const auto later = open.session().line().at();
        QVERIFY(!open.page->ownSteps()->undo.isEmpty());
        open.page->takeOwnStep(pages::Page::StepWay::Back);
        QCOMPARE(open.session().line().at(), std::size_t{1});
        QCOMPARE(open.question(), QStringLiteral("Where is Windbreak Camp thrown?"));
        QVERIFY(open.action("table-continue")->isEnabled());
        open.page->takeOwnStep(pages::Page::StepWay::Forward);
        QCOMPARE(open.session().line().at(), later);
        QVERIFY(open.page->ownSteps()->redo.isEmpty());
    }

    void theStoryLeadsToItsMoments()
    {
        OpenTable open;
        open.begin(OpenTable::againstProgram());
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.answerOnce();
        QTRY_VERIFY(open.session().line().at() > 4);
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        const auto index = open.story()->model()->index(1, 0);
        QVERIFY(index.isValid());
        open.story()->setCurrentIndex(index);
        QTest::keyClick(open.story(), Qt::Key_Return);
        QCOMPARE(open.session().line().at(), std::size_t{3});
        QCOMPARE(open.session().waiting(), Waiting::Past);
        QTRY_VERIFY(open.seen<QPushButton>("step-table-continue"));
        open.action("table-back")->trigger();
        QCOMPARE(open.session().line().at(), std::size_t{2});
        open.action("table-end")->trigger();
        QVERIFY(open.session().line().isAtEnd());
        open.action("table-begin")->trigger();
        QCOMPARE(open.session().line().at(), std::size_t{0});
        open.action("table-play")->trigger();
        QTRY_VERIFY(open.session().line().isAtEnd());
        QVERIFY(!open.action("table-play")->isChecked());
    }

    void goingOnFromHereForgetsTheRest()
    {
        OpenTable open;
        open.begin(OpenTable::againstProgram());
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.answerOnce();
        QTRY_VERIFY(open.session().line().at() > 4);
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.action("table-begin")->trigger();
        open.action("table-continue")->trigger();
        QTRY_COMPARE(open.session().line().length(), std::size_t{1});
    }

    void aBookmarkIsAPlaceInTheStory()
    {
        OpenTable open;
        open.begin();
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.answerOnce();
        QTRY_COMPARE(open.session().line().at(), std::size_t{4});
        open.fixture.prompter.texts = {QStringLiteral("the first rest")};
        open.action("table-bookmark")->trigger();
        QCOMPARE(open.session().line().bookmarks(),
                 (std::vector<engine::Remark>{{4, "the first rest"}}));
    }

    void byHandTheRestIsTyped()
    {
        OpenTable open;
        open.begin(support::twoPeople(library::Throws::ByHand));
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        QCOMPARE(open.question(), QStringLiteral("Where does Windbreak Camp come to rest?"));
        auto *place = open.find<QWidget>("restPlace");
        QVERIFY(place->isVisible());
        place->findChild<QDoubleSpinBox *>(QStringLiteral("across"))->setValue(20);
        place->findChild<QDoubleSpinBox *>(QStringLiteral("up"))->setValue(70);
        QTest::mouseClick(open.find<QPushButton>("restDone"), Qt::LeftButton);
        QTRY_VERIFY(open.session().line().at() >= 3);
        engine::Rest rest;
        (void)rest.add({engine::Token{0}, {200'000, 700'000}});
        QCOMPARE(open.session().line().given()[2].answer, engine::Answer(rest));

        // The other's base knocks it, and goes out itself.
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        auto *others = open.find<QComboBox>("restOthers");
        QCOMPARE(others->count(), 2);
        others->setCurrentIndex(1);
        Q_EMIT others->activated(1);
        const auto places = open.page->findChildren<QDoubleSpinBox *>(QStringLiteral("across"));
        places.last()->setValue(25);
        open.find<QCheckBox>("restOut")->setChecked(true);
        QTest::mouseClick(open.find<QPushButton>("restDone"), Qt::LeftButton);
        QTRY_VERIFY(open.session().line().at() >= 6);
        const auto given = std::get<engine::Rest>(open.session().line().given()[5].answer);
        QCOMPARE(given.all().size(), std::size_t{2});
        QCOMPARE(given.all()[1].at, (base::Point{250'000, 700'000}));
        const auto said = open.story()->model();
        bool wentOut = false;
        for (int row = 0; row < said->rowCount(); ++row) {
            wentOut = wentOut
                || said->index(row, 0).data().toString().contains(QStringLiteral("goes out"));
        }
        QVERIFY(wentOut);
    }

    void aMatchIsKeptAndGoesOnLater()
    {
        OpenTable open;
        open.begin(OpenTable::againstProgram());
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.answerOnce();
        QTRY_VERIFY(open.session().line().at() > 4);
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        const auto digest = open.session().line().state().digest();
        open.page.reset(); // the window closes
        open.page = std::make_unique<pages::TablePage>(open.fixture.services());
        open.page->setGame(QStringLiteral("clout"));
        open.page->show();
        auto *resume = open.find<QPushButton>("empty-table-resume");
        QVERIFY(resume);
        QTest::mouseClick(resume, Qt::LeftButton);
        QVERIFY(open.session().isOpen());
        QCOMPARE(open.session().line().state().digest(), digest);
        QCOMPARE(open.session().waiting(), Waiting::Person);
    }

    void aLogIsSavedAndOpened()
    {
        OpenTable open;
        open.begin();
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.answerOnce();
        QTRY_COMPARE(open.session().line().at(), std::size_t{4});
        const QString path = open.fixture.folder() + QStringLiteral("/one.mlog");
        open.fixture.prompter.savePaths = {path};
        open.action("table-save")->trigger();
        const auto written = files::readFile(path.toStdString());
        QVERIFY(written);
        QVERIFY(written->find("comes to rest at") != std::string::npos);
        open.action("table-close")->trigger();
        QVERIFY(!open.session().isOpen());
        open.fixture.prompter.files = {{path}};
        open.action("table-open")->trigger();
        QVERIFY2(open.session().isOpen(), qPrintable(open.notice()));
        QCOMPARE(open.session().line().length(), std::size_t{4});
    }

    void aBrokenLogIsOneSentence()
    {
        OpenTable open;
        const QString path = open.fixture.folder() + QStringLiteral("/bad.mlog");
        QVERIFY(files::writeFile(path.toStdString(), "muster log 1\ngame: clout\nrules: x\n"));
        open.page->openLog(path);
        QVERIFY(!open.session().isOpen());
        QVERIFY2(open.notice().contains(QStringLiteral("bad.mlog:3")), qPrintable(open.notice()));
        open.page->openLog(open.fixture.folder() + QStringLiteral("/none.mlog"));
        QCOMPARE(open.notices.size(), 2);
    }

    void anOlderLogSaysWhereItDiffers()
    {
        OpenTable open;
        open.begin();
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
        open.answerOnce();
        QTRY_COMPARE(open.session().line().at(), std::size_t{4});
        auto log = *engine::parseLog(open.session().line().print(base::plainEnglish()), "old");
        log.answers[2] = engine::Pick{77};
        open.action("table-close")->trigger();
        const QString path = open.fixture.folder() + QStringLiteral("/old.mlog");
        QVERIFY(files::writeFile(path.toStdString(), engine::printLog(log)));
        open.page->openLog(path);
        QVERIFY(open.session().isOpen());
        QVERIFY2(open.notice().contains(QStringLiteral("for 2 of its answers")),
                 qPrintable(open.notice()));
        const auto *story = open.story()->model();
        const auto last = story->index(story->rowCount() - 1, 0);
        QVERIFY(last.data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("older version of the rules")));
        // Nothing of it is lost on disk.
        open.page.reset();
        QCOMPARE(*files::readFile(path.toStdString()), engine::printLog(log));
    }

    void theEndNamesTheWinner()
    {
        OpenTable open;
        open.begin({{"Green", "random", {}}, {"Brown", "random", {}}});
        QTRY_COMPARE(open.session().waiting(), Waiting::Nothing);
        QTRY_VERIFY(open.question().contains(QStringLiteral(" : ")));
        QTRY_VERIFY(open.seen<QPushButton>("step-table-again"));
    }

    void pagesOfBothLanguagesFitSmallWindows()
    {
        for (const auto &language : {QStringLiteral("en"), QStringLiteral("de")}) {
            OpenTable open(language);
            open.page->setCompact(true);
            open.page->resize(960, 620);
            open.begin();
            QTRY_COMPARE(open.session().waiting(), Waiting::Person);
            QVERIFY2(open.page->minimumSizeHint().width() <= 960,
                     qPrintable(QString::number(open.page->minimumSizeHint().width())));
            QVERIFY(open.page->minimumSizeHint().height() <= 620);
        }
    }
};

QTEST_MAIN(TablePageTest)
#include "table_page_test.moc"
