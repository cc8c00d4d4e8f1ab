// "Show me": every ability has its lesson, both examples of the rule book come first, and each is
// stepped through by keys, forth and back, with a caption in both languages.
#include "boards/clout_board.h"
#include "dialogs/choose_lesson.h"
#include "files/file.h"
#include "games/clout/abilities.h"
#include "library/data_folder.h"
#include "library/lesson.h"
#include "pages/rules_page.h"
#include "pages/table_page.h"
#include "support/window_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace
{

struct OpenTable {
    OpenTable()
    {
        fixture.services().settings.setText(QStringLiteral("table-speed"), QStringLiteral("0"));
        page = std::make_unique<pages::TablePage>(fixture.services());
        page->resize(1080, 740);
        page->setGame(QStringLiteral("clout"));
        page->show();
    }

    template<typename Widget>
    Widget *find(const char *name)
    {
        return page->findChild<Widget *>(QLatin1String(name));
    }
    QString caption() { return find<QLabel>("question")->text(); }

    support::WindowFixture fixture{QStringLiteral("en")};
    std::unique_ptr<pages::TablePage> page;
};

std::vector<library::Lesson> cloutLessons()
{
    const auto lessons = library::readLessons(*games::row("clout"), library::dataFolder());
    return lessons ? *lessons : std::vector<library::Lesson>();
}

} // namespace

class TableLessonsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAbilityHasOne()
    {
        const auto read = library::readLessons(*games::row("clout"), library::dataFolder());
        QVERIFY2(read, read ? "" : base::english(read.error()).c_str());
        QCOMPARE(read->size(), std::size_t{36});
        QVERIFY((*read)[0].ability.empty());
        QVERIFY((*read)[1].ability.empty());
        for (const auto &row : games::clout::abilityTable()) {
            const bool isThere = std::ranges::any_of(*read, [&row](const auto &lesson) {
                return lesson.ability == row.slug;
            });
            QVERIFY2(isThere == (row.coverage == games::clout::Coverage::Full),
                     std::string(row.slug).c_str());
        }
        for (const auto &lesson : *read) {
            for (const auto &caption : lesson.captions) {
                QVERIFY(!caption.in("en").empty());
                QVERIFY(caption.in("de") != caption.in("en"));
            }
            QVERIFY(lesson.captions.size() >= 2);
        }
    }

    void oneIsSteppedThroughByKeys()
    {
        OpenTable open;
        const auto lessons = cloutLessons();
        open.find<QAction>("table-show-me")->trigger();
        auto *dialog = open.find<dialogs::ChooseLesson>("chooseLesson");
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("lessonSearch")),
                         QStringLiteral("example 1"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(open.page->session().isOpen());
        const auto &lesson = lessons.front();
        for (std::size_t step = 0; step < lesson.captions.size(); ++step) {
            QTRY_COMPARE(open.page->session().line().at(), lesson.moments[step]);
            QCOMPARE(open.caption(), QString::fromStdString(lesson.captions[step].in("en")));
            open.find<QAction>("table-next-caption")->trigger();
        }
        QVERIFY(!open.find<QAction>("table-next-caption")->isEnabled());
        open.find<QAction>("table-last-caption")->trigger();
        QCOMPARE(open.caption(),
                 QString::fromStdString(lesson.captions[lesson.captions.size() - 2].in("en")));
        open.find<QAction>("table-next-lesson")->trigger();
        QCOMPARE(open.caption(), QString::fromStdString(lessons[1].captions[0].in("en")));
        // A lesson is no match that would be gone on with.
        QVERIFY(!QFile::exists(QString::fromStdString(
            (open.fixture.services().profile.folder() / "matches" / "clout.mlog").string())));
    }

    // Not even at a moment that was one of aiming.
    void asksNothing()
    {
        OpenTable open;
        open.page->showLesson(QStringLiteral("attract"));
        const auto &session = open.page->session();
        const auto isAimed = [&session] {
            const auto pending = session.line().state().pending();
            return pending && pending->domain == engine::Domain::Region;
        };
        while (!isAimed() && session.line().at() < session.line().length()) {
            open.find<QAction>("table-forward")->trigger();
        }
        QVERIFY(isAimed());
        QVERIFY(!open.find<boards::CloutBoard>("board")->scene().question().region);
    }

    void theRulesLeadToIt()
    {
        support::WindowFixture fixture{QStringLiteral("en")};
        pages::RulesPage rules(fixture.services());
        rules.setGame(QStringLiteral("clout"));
        rules.resize(900, 600);
        rules.show();
        rules.showRule(QStringLiteral("ability"), QStringLiteral("attract"));
        auto *button = rules.findChild<QPushButton *>(QStringLiteral("ruleLesson"));
        QVERIFY(button->isVisible());
        QSignalSpy asked(&fixture.navigation, &Navigation::lessonRequested);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][1].toString(), QStringLiteral("attract"));
    }
};

QTEST_MAIN(TableLessonsTest)
#include "table_lessons_test.moc"
