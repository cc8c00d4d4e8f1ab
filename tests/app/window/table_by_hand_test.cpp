// Setting things by hand on the table page: from the page's menu, from a chip's, with the place
// asked on the board; undone, kept in the log and said beside the result. And the photograph of a
// real table under the chips.
#include "dialogs/photograph_corners.h"
#include "dialogs/set_by_hand.h"
#include "files/file.h"
#include "pages/table_page.h"
#include "support/small_match.h"
#include "support/window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

namespace
{

using Waiting = library::MatchSession::Waiting;

struct OpenTable {
    OpenTable()
    {
        fixture.company = support::companyOf(resting);
        fixture.services().settings.setText(QStringLiteral("table-speed"), QStringLiteral("0"));
        page = std::make_unique<pages::TablePage>(fixture.services());
        page->resize(1080, 740);
        page->setGame(QStringLiteral("clout"));
        page->show();
        page->beginMatch(support::smallSetup(), support::twoPeople());
    }

    library::MatchSession &session() { return page->session(); }
    template<typename Widget>
    Widget *find(const char *name)
    {
        return page->findChild<Widget *>(QLatin1String(name));
    }
    void aim() { QTest::mouseClick(find<QPushButton>("givePoint"), Qt::LeftButton); }
    dialogs::SetByHand *openDialog()
    {
        find<QAction>("table-by-hand")->trigger();
        return find<dialogs::SetByHand>("setByHand");
    }
    // Both bases lie there, and the first player is asked what is played.
    bool hasBegun()
    {
        if (!QTest::qWaitFor([this] { return session().waiting() == Waiting::Person; })) {
            return false;
        }
        aim();
        const bool isFirst = QTest::qWaitFor([this] {
            return session().line().at() == 4 && session().waiting() == Waiting::Person;
        });
        aim();
        return isFirst && QTest::qWaitFor([this] {
                   return session().line().at() == 6 && session().waiting() == Waiting::Person;
               });
    }

    QTemporaryDir folder;
    support::Resting resting;
    support::WindowFixture fixture{QStringLiteral("en")};
    std::unique_ptr<pages::TablePage> page;
};

} // namespace

class TableByHandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsAreSetAndUndone()
    {
        OpenTable open;
        QVERIFY(!open.find<QAction>("table-by-hand")->isEnabled()); // nothing lies there
        QVERIFY(open.hasBegun());
        const auto before = open.session().line().state().digest();
        auto *dialog = open.openDialog();
        QVERIFY(dialog);
        auto *what = dialog->findChild<QComboBox *>(QStringLiteral("handChange"));
        what->setCurrentIndex(what->findText(QStringLiteral("Set Its Points…")));
        auto *points = dialog->findChild<QSpinBox *>(QStringLiteral("handPoints"));
        QVERIFY(points->isVisible());
        points->setValue(7);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("handSet")),
                          Qt::LeftButton);
        QTRY_COMPARE(open.session().line().at(), std::size_t{7});
        QVERIFY(engine::isByHand(open.session().line().given()[6].answer));
        QCOMPARE(open.page->board()->sides()[0].score, std::optional<int>(7));
        QVERIFY(open.page->board()->sides()[0].scoreInWords.contains(QStringLiteral("by hand 7")));
        QCOMPARE(open.session().line().changesByHand(), std::size_t{1});
        QCOMPARE(open.session().undoTarget(), std::optional<std::size_t>(6));
        open.page->takeOwnStep(pages::Page::StepWay::Back);
        QCOMPARE(open.session().line().state().digest(), before);
    }

    void whatIsNotPossibleSaysWhy()
    {
        OpenTable open;
        QVERIFY(open.hasBegun());
        auto *dialog = open.openDialog();
        auto *what = dialog->findChild<QComboBox *>(QStringLiteral("handChange"));
        what->setCurrentIndex(
            what->findText(QStringLiteral("Skip the Ability That Is Asked About")));
        auto *reason = dialog->findChild<QLabel *>(QStringLiteral("handReason"));
        QVERIFY(reason->isVisible());
        QVERIFY(!reason->text().isEmpty());
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("handSet"))->isEnabled());
    }

    void aPlaceIsAskedOnTheBoard()
    {
        OpenTable open;
        QVERIFY(open.hasBegun());
        Q_EMIT open.page->board()->menuRequested(engine::Token{0}, QPoint(10, 10));
        auto *menu = open.find<QMenu>("handMenu");
        QVERIFY(menu);
        const auto steps = menu->actions();
        const auto move = std::find_if(steps.begin(), steps.end(), [](const auto *each) {
            return each->text() == QStringLiteral("Move It…");
        });
        QVERIFY(move != steps.end());
        (*move)->trigger();
        QVERIFY(open.find<QPushButton>("leavePoint")->isVisible());
        QCOMPARE(open.find<QLabel>("question")->text(),
                 QStringLiteral("Where does Windbreak Camp lie?"));
        // Left as it was, then done.
        QTest::mouseClick(open.find<QPushButton>("leavePoint"), Qt::LeftButton);
        QCOMPARE(open.session().line().at(), std::size_t{6});
        (*move)->trigger();
        Q_EMIT open.page->board()->pointChosen({640'000, 360'000});
        QTRY_COMPARE(open.session().line().at(), std::size_t{7});
        QCOMPARE(open.page->board()->placeOf(engine::Token{0}),
                 std::optional(base::Point{640'000, 360'000}));
        QTRY_COMPARE(open.session().waiting(), Waiting::Person);
    }

    void theResultSaysSo()
    {
        OpenTable open;
        QVERIFY(open.hasBegun());
        open.openDialog()->reject();
        engine::Correction change;
        change.kind = 5;
        change.token = engine::Token{0};
        change.amount = 9;
        QVERIFY(open.session().answer(change).empty());
        for (int answers = 0; open.session().line().state().pending() && answers < 200; ++answers) {
            if (open.session().waiting() == Waiting::Person) {
                const auto decision = *open.session().line().state().pending();
                if (decision.domain == engine::Domain::Options) {
                    engine::OptionBuffer options;
                    open.session().line().state().options(options);
                    QVERIFY(open.session().answer(engine::Pick{options[0].code}).empty());
                } else {
                    QVERIFY(open.session().answer(base::Point{500'000, 500'000}).empty());
                }
            }
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!open.session().line().state().pending());
        QTRY_VERIFY(open.find<QLabel>("questionMessage")->text().startsWith(QStringLiteral("1 ")));
        QVERIFY(
            open.find<QLabel>("questionMessage")->text().endsWith(QStringLiteral("set by hand.")));
    }

    void aMomentIsSavedAsAScenario()
    {
        OpenTable open;
        QVERIFY(open.hasBegun());
        const QString path = open.folder.filePath(QStringLiteral("moment.json"));
        open.fixture.prompter.savePaths = {path};
        open.find<QAction>("table-save-scenario")->trigger();
        const auto bytes = files::readFile(path.toStdString());
        QVERIFY(bytes);
        const auto root = files::json::parse(*bytes, "moment");
        QVERIFY(root);
        const auto *const row = games::row("clout");
        const auto outcome = row->scenario(*root, "moment", base::plainEnglish());
        QVERIFY(outcome);
        QVERIFY2(!outcome->isRefused, files::json::write(outcome->output).c_str());
        QCOMPARE(outcome->output.find("table")->array()->size(), std::size_t{2});
    }

    void aPhotographLiesUnderTheChips()
    {
        OpenTable open;
        QVERIFY(open.hasBegun());
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(Qt::red);
        const QString path = open.folder.filePath(QStringLiteral("table.png"));
        QVERIFY(picture.save(path));
        const QImage before = open.page->board()->grab().toImage();
        open.fixture.prompter.files = {{path}};
        open.find<QAction>("table-photograph")->trigger();
        auto *dialog = open.find<dialogs::PhotographCorners>("photographCorners");
        QVERIFY(dialog);
        auto *take = dialog->findChild<QPushButton *>(QStringLiteral("takePhotograph"));
        auto *field = dialog->findChild<dialogs::CornerField *>(QStringLiteral("cornerField"));
        QVERIFY(!take->isEnabled());
        const auto first = field->corners()[0];
        QTest::keyClick(field, Qt::Key_Right);
        QCOMPARE(field->corners()[0], first + QPointF(10, 0));
        for (int corner = 0; corner < 4; ++corner) {
            QTest::keyClick(field, Qt::Key_Return);
        }
        QVERIFY(take->isEnabled());
        // Corners that cross each other are no area.
        QTest::keyClick(field, Qt::Key_Space);
        for (int step = 0; step < 60; ++step) {
            QTest::keyClick(field, Qt::Key_Left);
        }
        QVERIFY(!take->isEnabled());
        for (int step = 0; step < 34; ++step) {
            QTest::keyClick(field, Qt::Key_Right);
        }
        QVERIFY(take->isEnabled());
        QTest::mouseClick(take, Qt::LeftButton);
        const QImage after = open.page->board()->grab().toImage();
        QVERIFY(before != after);
        open.find<QAction>("table-no-photograph")->trigger();
        QCOMPARE(open.page->board()->grab().toImage(), before);
    }
};

QTEST_MAIN(TableByHandTest)
#include "table_by_hand_test.moc"
