// The settings page: what keeps the data safe is made, listed, checked and asked back from here.
#include "pages/settings_page.h"
#include "storage/database.h"
#include "storage/roster_store.h"
#include "support/window_fixture.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using support::WindowFixture;

class SettingsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_page = std::make_unique<pages::SettingsPage>(m_fixture->services());
        m_page->resize(1280, 800);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void cleanup()
    {
        m_page.reset();
        m_fixture.reset();
    }

    void aCopyIsMadeAndAskedBack()
    {
        addRoster();
        QVERIFY(!button(QStringLiteral("backupRestore"))->isEnabled());
        button(QStringLiteral("backupNow"))->click();
        QTRY_VERIFY(copies()->item(0)->flags() != Qt::NoItemFlags);
        QCOMPARE(copies()->count(), 1);
        copies()->setCurrentRow(0);
        QSignalSpy requests(&m_fixture->navigation, &Navigation::restoreRequested);
        m_fixture->prompter.confirmations = {false, true};
        button(QStringLiteral("backupRestore"))->click();
        QCOMPARE(requests.size(), 0);
        button(QStringLiteral("backupRestore"))->click();
        QCOMPARE(requests.size(), 1);
        QVERIFY(QFile::exists(requests.first().first().toString()));
    }

    void soundDataIsSaidToBe()
    {
        addRoster();
        button(QStringLiteral("checkData"))->click();
        QTRY_COMPARE(result(), QStringLiteral("The stored data is in order."));
        QVERIFY(button(QStringLiteral("mendData"))->isHidden());
    }

    void brokenDataIsMended()
    {
        addRoster();
        QVERIFY(m_fixture->workspace().database().writeSql("UPDATE roster_line SET count = -3"));
        button(QStringLiteral("checkData"))->click();
        QTRY_VERIFY(button(QStringLiteral("mendData"))->isVisible());
        QVERIFY2(result().contains(QStringLiteral("impossible count")), qPrintable(result()));
        QSignalSpy changes(&m_fixture->navigation, &Navigation::storedDataChanged);
        button(QStringLiteral("mendData"))->click();
        QTRY_COMPARE(result(), QStringLiteral("The stored data is in order again."));
        QCOMPARE(changes.size(), 1);
    }

private:
    void addRoster()
    {
        rosters::Roster roster;
        roster.game = "clout";
        roster.format = "casual";
        roster.name = "Mine";
        rosters::Line line;
        line.count = 2;
        line.name = "Fernshade Lookout";
        roster.lines = {line};
        QVERIFY(m_fixture->workspace().rosters().add({roster}));
    }
    QPushButton *button(const QString &name) const
    {
        return m_page->findChild<QPushButton *>(name);
    }
    QListWidget *copies() const
    {
        return m_page->findChild<QListWidget *>(QStringLiteral("backups"));
    }
    QString result() const
    {
        return m_page->findChild<QLabel *>(QStringLiteral("checkResult"))->text();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<pages::SettingsPage> m_page;
};

QTEST_MAIN(SettingsPageTest)
#include "settings_page_test.moc"
