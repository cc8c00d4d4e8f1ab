// Breaks a database in each way that the check knows, checks, repairs, and checks again.
#include "storage/backup.h"
#include "storage/integrity.h"
#include "storage/pictures.h"
#include "storage/piece_store.h"
#include "storage/roster_store.h"
#include "storage/sample_game.h"

#include <algorithm>
#include <filesystem>

using storage::FindingKind;
using support::must;
using support::OpenProfile;

namespace
{

struct Stored : OpenProfile {
    storage::RosterStore rosters{journal};
    std::string id = must(rosters.add({support::sampleRoster("Green wall")})).front();

    storage::IntegrityReport check() { return must(checkIntegrity(journal, profile())); }
    void breakBy(const std::string &sql)
    {
        must(database->writeSql("PRAGMA foreign_keys = OFF"));
        must(database->writeSql(sql));
        must(database->writeSql("PRAGMA foreign_keys = ON"));
    }
};

} // namespace

class IntegrityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsInOrderHasNoFindings()
    {
        Stored stored;
        QVERIFY(stored.check().findings.empty());
        QVERIFY(must(repair(stored.journal, stored.profile())).findings.empty());
    }

    void eachBreakIsFoundAndMended_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const char *sql, FindingKind kind) {
            QTest::newRow(name) << QString(sql) << static_cast<int>(kind);
        };
        row("roster gone", "DELETE FROM roster", FindingKind::PartsWithoutRoster);
        row("count", "UPDATE roster_line SET count = -3", FindingKind::CountOutOfRange);
        row("tags", "UPDATE roster SET tags = '[\"a'", FindingKind::UnreadableTags);
        row("tags of another shape", "UPDATE roster SET tags = '{}'", FindingKind::UnreadableTags);
        row("own piece",
            "INSERT INTO own_piece VALUES ('own/1', 'sample', 'P', '', 'me', '{\"points\":')",
            FindingKind::UnreadablePiece);
        row("own piece with a number",
            "INSERT INTO own_piece VALUES ('own/1', 'sample', 'P', '', 'me', '{\"points\":3}')",
            FindingKind::UnreadablePiece);
        row("carried", "UPDATE roster_carried SET cells = 'x'", FindingKind::UnreadableCarried);
        row("kept",
            "INSERT INTO kept_piece VALUES ('sample/x', 'sample', 'P', '', 'demo', '', 'x')",
            FindingKind::UnreadableKept);
        row("version",
            "INSERT INTO roster_version (roster_id, created, reason, name, content) "
            "SELECT id, 1, 'closed', '', '{' FROM roster",
            FindingKind::UnreadableVersion);
        row("change", "UPDATE change SET after = '{'", FindingKind::UnreadableStep);
        row("change without a step", "DELETE FROM operation", FindingKind::UnreadableStep);
        row("step without changes", "DELETE FROM change", FindingKind::StepWithoutChanges);
        row("picture",
            "INSERT INTO piece_picture VALUES ('sample/ape', 'sample', 'abc')",
            FindingKind::MissingPicture);
    }

    void eachBreakIsFoundAndMended()
    {
        QFETCH(QString, sql);
        QFETCH(int, kind);
        Stored stored;
        stored.breakBy(sql.toStdString());
        const auto found = stored.check();
        QVERIFY(!found.isSound());
        const auto finding = std::ranges::find(found.findings,
                                               static_cast<FindingKind>(kind),
                                               &storage::Finding::kind);
        QVERIFY(finding != found.findings.end());
        QVERIFY(finding->count > 0);
        QVERIFY(!base::english(finding->sentence).empty());
        QVERIFY(must(repair(stored.journal, stored.profile())).findings.empty());
        QVERIFY(stored.check().findings.empty());
        QCOMPARE(must(storage::Backups(stored.profile()).list()).size(), std::size_t{1});
    }

    void linesWithoutARosterGetOneAgain()
    {
        Stored stored;
        const auto lines = must(stored.rosters.load(stored.id)).lines;
        stored.breakBy("DELETE FROM roster");
        must(repair(stored.journal, stored.profile()));
        const auto roster = must(stored.rosters.load(stored.id));
        QVERIFY(roster.lines == lines);
        QCOMPARE(roster.game, std::string("sample"));
        QCOMPARE(roster.name, std::string("Recovered roster"));
    }

    void whatWasUnreadableStaysWithThePiece()
    {
        Stored stored;
        stored.breakBy(
            "INSERT INTO own_piece VALUES ('own/1', 'sample', 'P', '', 'me', '{\"points\":3')");
        must(repair(stored.journal, stored.profile()));
        const auto own =
            must(storage::PieceStore(stored.journal).ownPieces(*support::sampleSchema()));
        QCOMPARE(own.pieces[0]->source, std::string("me [{\"points\":3]"));
    }

    void anIndexOutOfStepIsMadeAnew()
    {
        Stored stored;
        stored.breakBy("CREATE TABLE saved AS SELECT * FROM sqlite_schema "
                       "WHERE name = 'roster_line_by_piece'");
        must(stored.database->writeSql("PRAGMA writable_schema = ON"));
        must(stored.database->writeSql(
            "DELETE FROM sqlite_schema WHERE name = 'roster_line_by_piece'"));
        stored.reopen();
        must(stored.database->writeSql(
            "INSERT INTO roster_line (roster_id, position, count, piece_key, name, qualifier, "
            "note) SELECT id, 9, 1, 'k', 'K', '', '' FROM roster"));
        must(stored.database->writeSql("PRAGMA writable_schema = ON"));
        must(stored.database->writeSql("INSERT INTO sqlite_schema SELECT * FROM saved"));
        stored.reopen();
        const auto found = stored.check();
        QVERIFY(std::ranges::any_of(found.findings, [](const storage::Finding &finding) {
            return finding.kind == FindingKind::Damage;
        }));
        QVERIFY(must(repair(stored.journal, stored.profile())).findings.empty());
    }

    void picturesAreKeptWhileAnythingNamesThem()
    {
        Stored stored;
        storage::PieceStore pieces(stored.journal);
        storage::Pictures pictures(stored.profile());
        const auto name = must(pictures.add("picture"));
        QCOMPARE(must(pictures.add("picture")), name);
        VERIFY_DONE(pieces.setPicture("sample", "sample/ape", "Ape", name));
        VERIFY_DONE(pieces.setPicture("sample", "sample/ape", "Ape", ""));
        QVERIFY2(stored.check().findings.empty(), "undo may bring it back");
        must(storage::Backups(stored.profile()).make(*stored.database, stored.time));
        must(stored.database->writeSql("DELETE FROM operation"));
        QVERIFY2(stored.check().findings.empty(), "a backup names it in its undo history");
        std::filesystem::remove_all(stored.profile().backups());
        const auto found = stored.check();
        QCOMPARE(found.findings.size(), std::size_t{1});
        QCOMPARE(found.findings[0].kind, FindingKind::UnusedPicture);
        QVERIFY(found.isSound());
        must(repair(stored.journal, stored.profile()));
        QVERIFY(!pictures.exists(name));
    }

    void versionsGoOnlyWhenTheirRosterCannotComeBack()
    {
        Stored stored;
        stored.breakBy("INSERT INTO roster_version (roster_id, created, reason, name, content) "
                       "SELECT id, 1, 'closed', '', '{}' FROM roster");
        VERIFY_DONE(stored.rosters.remove({stored.id}));
        QVERIFY2(stored.check().findings.empty(), "undo may bring the roster back");
        must(stored.database->writeSql("DELETE FROM operation"));
        const auto found = stored.check();
        QCOMPARE(found.findings.size(), std::size_t{1});
        QCOMPARE(found.findings[0].kind, FindingKind::LeftVersion);
        QVERIFY(found.isSound());
    }
};

QTEST_GUILESS_MAIN(IntegrityTest)
#include "integrity_test.moc"
