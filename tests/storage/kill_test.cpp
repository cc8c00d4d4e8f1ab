// A program that is killed in the middle of its writing loses nothing that it had stored: the
// child says what is stored, is killed at various moments, and everything it said is there.
#include "storage/fresh_profile.h"
#include "storage/integrity.h"
#include "storage/roster_store.h"

#include <QProcess>

using support::must;
using support::OpenProfile;

class KillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStoredEditSurvives_data()
    {
        QTest::addColumn<int>("edits");
        for (const int edits : {1, 2, 7, 30}) {
            QTest::addRow("killed after %d", edits) << edits;
        }
    }

    void everyStoredEditSurvives()
    {
        QFETCH(int, edits);
        OpenProfile open;
        const auto id = must(storage::RosterStore(open.journal).add({rosters::Roster()})).front();
        open.database.reset();

        QProcess child;
        child.start(
            EDIT_FOREVER,
            {QString::fromStdString(open.profile().folder().string()), QString::fromStdString(id)});
        int said = 0;
        while (said < edits) {
            QVERIFY2(child.canReadLine() || child.waitForReadyRead(60'000),
                     child.readAllStandardError().constData());
            while (child.canReadLine()) {
                QCOMPARE(child.readLine().trimmed().toInt(), said);
                ++said;
            }
        }
        child.kill();
        QVERIFY(child.waitForFinished(60'000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        while (child.canReadLine()) {
            child.readLine();
            ++said;
        }

        open.database = open.open();
        open.reopen();
        storage::RosterStore store(open.journal);
        const auto lines = must(store.load(id)).lines;
        QVERIFY2(lines.size() >= static_cast<std::size_t>(said), "an edit that was said is lost");
        QVERIFY2(lines.size() <= static_cast<std::size_t>(said) + 1, "at most one was under way");
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE(lines[i].name, std::to_string(i));
        }
        QVERIFY(must(checkIntegrity(open.journal, open.profile())).findings.empty());
        VERIFY_DONE(open.journal.undo(storage::rosterSubject(id)));
        QCOMPARE(must(store.load(id)).lines.size(), lines.size() - 1);
    }
};

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
