// One whole match by keys alone, by somebody who sees nothing: what is chosen is chosen from what
// the program tells a screen reader.
#include "all_pages.h"
#include "main_window.h"
#include "pages/table_page.h"
#include "roster_actions.h"
#include "support/small_match.h"
#include "support/window_fixture.h"

#include <QAccessible>
#include <QApplication>
#include <QtTest>

namespace
{

// Everything that is told of what is seen, depth first.
void gather(QAccessibleInterface *from, QList<QAccessibleInterface *> &into)
{
    if (from == nullptr || from->state().invisible) {
        return;
    }
    into.append(from);
    for (int child = 0; child < from->childCount(); ++child) {
        gather(from->child(child), into);
    }
}

class Listener
{
public:
    explicit Listener(QWidget &window)
        : m_window(window)
    {
    }

    QAccessibleInterface *named(const QString &name, QAccessible::Role role) const
    {
        for (auto *each : everything()) {
            if (each->role() == role && each->text(QAccessible::Name) == name
                && !each->state().disabled) {
                return each;
            }
        }
        return nullptr;
    }
    QString heard() const
    {
        QStringList words;
        for (auto *each : everything()) {
            words.append(each->text(QAccessible::Name));
        }
        return words.join(QLatin1Char('\n'));
    }
    static QString focusedName()
    {
        auto *widget = QApplication::focusWidget();
        auto *told = QAccessible::queryAccessibleInterface(widget);
        return told != nullptr ? told->text(QAccessible::Name) : QString();
    }
    static void press(int key)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
    }
    // With Tab alone. False: it cannot be reached.
    bool reach(const QString &name) const
    {
        constexpr int MostStops = 120;
        for (int stop = 0; stop < MostStops; ++stop) {
            if (focusedName() == name) {
                return true;
            }
            QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget()
                                                                   : &m_window,
                            Qt::Key_Tab);
        }
        return false;
    }

private:
    QList<QAccessibleInterface *> everything() const
    {
        QList<QAccessibleInterface *> all;
        gather(QAccessible::queryAccessibleInterface(&m_window), all);
        return all;
    }

    QWidget &m_window;
};

// The last option that is not said to be impossible.
int optionToTake(QAccessibleInterface *options)
{
    int found = -1;
    for (int row = 0; row < options->childCount(); ++row) {
        const QString name = options->child(row)->text(QAccessible::Name);
        if (!name.contains(QStringLiteral("not possible"))) {
            found = row;
        }
    }
    return found;
}

} // namespace

class TableByEarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeMatchByEar()
    {
        support::Resting resting;
        support::WindowFixture fixture;
        fixture.company = support::companyOf(resting);
        fixture.services().settings.setText(QStringLiteral("table-speed"), QStringLiteral("0"));
        MainWindow window(fixture.services());
        RosterActions rosterActions(fixture.services(), &window);
        for (auto *page : pages::allPages(window.services(), rosterActions)) {
            window.addPage(page);
        }
        window.begin();
        window.showGame(QStringLiteral("clout"));
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *table = qobject_cast<pages::TablePage *>(window.page(QStringLiteral("table")));
        table->beginMatch(support::smallSetup(), {{"Green", {}, {}}, {"Brown", "random", {}}});

        const Listener listener(window);
        int options = 0;
        int throws = 0;
        for (int answer = 0; answer < 60; ++answer) {
            // Somebody is asked, or it is over.
            QTRY_VERIFY2(listener.named(QStringLiteral("Options"), QAccessible::List)
                             || listener.named(QStringLiteral("Throw"), QAccessible::Button)
                             || listener.named(QStringLiteral("Put It There"), QAccessible::Button)
                             || listener.heard().contains(QStringLiteral("The match is over")),
                         qPrintable(listener.heard()));
            if (listener.heard().contains(QStringLiteral("The match is over"))) {
                break;
            }
            if (auto *list = listener.named(QStringLiteral("Options"), QAccessible::List)) {
                const int row = optionToTake(list);
                QVERIFY2(row >= 0, qPrintable(listener.heard()));
                QVERIFY(listener.reach(QStringLiteral("Options")));
                listener.press(Qt::Key_Home);
                for (int step = 0; step < row; ++step) {
                    listener.press(Qt::Key_Down);
                }
                listener.press(Qt::Key_Return);
                ++options;
            } else {
                const bool isThrow = listener.named(QStringLiteral("Throw"), QAccessible::Button);
                QVERIFY(listener.reach(isThrow ? QStringLiteral("Throw")
                                               : QStringLiteral("Put It There")));
                listener.press(Qt::Key_Space);
                throws += isThrow ? 1 : 0;
            }
            QCoreApplication::processEvents();
        }
        QVERIFY(listener.heard().contains(QStringLiteral("The match is over")));
        QVERIFY(listener.heard().contains(QStringLiteral(" : "))); // the score
        QVERIFY(table->session().line().state().ending());
        QVERIFY(options > 0);
        QCOMPARE(throws, 3);
    }
};

QTEST_MAIN(TableByEarTest)
#include "table_by_ear_test.moc"
