// The program from start to end: a profile that cannot be opened gets a sentence, and where a copy
// is there, a way back to it that loses nothing.
#include "application.h"
#include "library/workspace.h"
#include "main_window.h"
#include "navigation.h"
#include "settings.h"
#include "storage/backup.h"
#include "storage/database.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <unistd.h>

namespace
{

MainWindow *shownWindow()
{
    for (auto *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window->isVisible()) {
            return window;
        }
    }
    return nullptr;
}

// Answers the next message with the button of that role and keeps what it said.
class Answer : public QObject
{
public:
    explicit Answer(QMessageBox::ButtonRole role)
    {
        m_timer.callOnTimeout(this, [this, role] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box) {
                return;
            }
            m_timer.stop();
            words = box->text();
            for (auto *button : box->buttons()) {
                if (box->buttonRole(button) == role) {
                    button->click();
                    return;
                }
            }
            box->reject();
        });
        m_timer.start(0);
    }
    QString words;

private:
    QTimer m_timer;
};

} // namespace

class ApplicationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWhatTheCommandLineNames()
    {
        const QTemporaryDir folder;
        Application application({folder.filePath(QStringLiteral("p")),
                                 QStringLiteral("rules"),
                                 QStringLiteral("mutant"),
                                 {}});
        QVERIFY(application.start());
        QVERIFY(shownWindow());
        QCOMPARE(shownWindow()->currentPage()->slug(), QStringLiteral("rules"));
        QCOMPARE(shownWindow()->services().settings.game(), QStringLiteral("mutant"));
    }

    void aDamagedDatabaseIsNamedAndLeftAsItIs()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("muster.sqlite"));
        write(file, "this was a database once");
        Application application({folder.path(), {}, {}, {}});
        const Answer answer(QMessageBox::RejectRole);
        QVERIFY(!application.start());
        QVERIFY2(answer.words.contains(file), qPrintable(answer.words));
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("this was a database once"));
    }

    void aFolderThatCanOnlyBeReadIsSaid()
    {
        if (::geteuid() == 0) {
            QSKIP("Nothing is forbidden to root.");
        }
        const QTemporaryDir folder;
        storeAndCopy(folder.path());
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        QFile::setPermissions(folder.filePath(QStringLiteral("muster.sqlite")), QFile::ReadOwner);
        Application application({folder.path(), {}, {}, {}});
        QVERIFY(application.start());
        const auto *notice = shownWindow()->findChild<QLabel *>(QStringLiteral("noticeWords"));
        QVERIFY(notice);
        QVERIFY2(notice->text().contains(folder.path()), qPrintable(notice->text()));
        QVERIFY(QFile::setPermissions(folder.path(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void theNewestCopyIsTheWayBack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("muster.sqlite"));
        storeAndCopy(folder.path());
        write(file, "this was a database once");
        Application application({folder.path(), {}, {}, {}});
        const Answer answer(QMessageBox::AcceptRole);
        QVERIFY(application.start());
        QVERIFY(answer.words.contains(file));
        const auto rosters = shownWindow()->services().rosters.list();
        QVERIFY(rosters);
        QCOMPARE(rosters->size(), 1U);
        QCOMPARE(rosters->front().name, std::string("Years of work"));
    }

    void aDatabaseThatIsGoneIsBroughtBack()
    {
        const QTemporaryDir folder;
        storeAndCopy(folder.path());
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("muster.sqlite"))));
        Application application({folder.path(), {}, {}, {}});
        const Answer answer(QMessageBox::AcceptRole);
        QVERIFY(application.start());
        QCOMPARE(shownWindow()->services().rosters.list()->size(), 1U);
    }

    void noWayBackIsOfferedFromASoundDatabase()
    {
        const QTemporaryDir folder;
        storeAndCopy(folder.path());
        const auto file = folder.filePath(QStringLiteral("muster.sqlite")).toStdString();
        {
            const auto database = storage::Database::open(file);
            QVERIFY(database);
            QVERIFY((*database)->writeSql("PRAGMA user_version = 4711")); // of a newer Muster
        }
        Application application({folder.path(), {}, {}, {}});
        const Answer answer(QMessageBox::AcceptRole);
        QVERIFY(!application.start());
        QVERIFY(answer.words.contains(QString::fromStdString(file)));
        QVERIFY(!storage::Database::open(file));
    }

    void goesBackWhileItRuns()
    {
        const QTemporaryDir folder;
        storeAndCopy(folder.path());
        Application application({folder.path(), {}, {}, {}});
        QVERIFY(application.start());
        const auto id = shownWindow()->services().rosters.list()->front().id;
        QVERIFY(shownWindow()->services().rosters.remove({id}));
        const auto copies = storage::Backups(shownWindow()->services().profile).list();
        QVERIFY(copies);
        QCOMPARE(copies->size(), 1U);
        Q_EMIT shownWindow()->services().navigation.restoreRequested(
            QString::fromStdString(copies->front().file.string()));
        QTRY_VERIFY(shownWindow() && shownWindow()->services().rosters.list()->size() == 1U);
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }

    static void storeAndCopy(const QString &folder)
    {
        const auto workspace = library::Workspace::open(folder.toStdString());
        QVERIFY(workspace);
        rosters::Roster roster;
        roster.game = "clout";
        roster.format = "casual";
        roster.name = "Years of work";
        QVERIFY((*workspace)->rosters().add({roster}));
        QVERIFY(storage::Backups((*workspace)->profile())
                    .make((*workspace)->database(), 1'800'000'000'000));
    }
};

QTEST_MAIN(ApplicationTest)
#include "application_test.moc"
