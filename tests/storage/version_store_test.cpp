// Versions are kept, compared, brought back, and never rewritten.
#include "storage/sample_game.h"
#include "storage/version_store.h"

using storage::RosterStore;
using storage::rosterSubject;
using storage::VersionReason;
using storage::VersionStore;
using support::must;
using support::OpenProfile;
using support::sampleRoster;

namespace
{

struct Stored : OpenProfile {
    RosterStore rosters{journal};
    VersionStore versions{rosters};
    std::string id = must(rosters.add({sampleRoster("Green wall")})).front();
};

} // namespace

class VersionStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVersionHoldsTheWholeRoster()
    {
        Stored stored;
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Closed));
        const auto list = must(stored.versions.list(stored.id));
        QCOMPARE(list.size(), std::size_t{1});
        QCOMPARE(list[0].created, stored.time);
        QCOMPARE(list[0].reason, VersionReason::Closed);
        QVERIFY(must(stored.versions.load(stored.id, list[0].id))
                == must(stored.rosters.load(stored.id)));
    }

    void theSameIsNotKeptTwice()
    {
        Stored stored;
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Closed));
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Quiet));
        QCOMPARE(must(stored.versions.list(stored.id)).size(), std::size_t{1});
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Named, "Before the fair"));
        const auto list = must(stored.versions.list(stored.id));
        QCOMPARE(list.size(), std::size_t{1});
        QCOMPARE(list[0].name, std::string("Before the fair"));
        VERIFY_DONE(stored.rosters.rename(stored.id, "Other"));
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Quiet));
        QCOMPARE(must(stored.versions.list(stored.id)).size(), std::size_t{2});
    }

    void revertingIsAStepThatKeepsWhatWasThere()
    {
        Stored stored;
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Named, "Good"));
        const auto good = must(stored.versions.list(stored.id))[0].id;
        const auto line = must(stored.rosters.load(stored.id)).lines[0];
        VERIFY_DONE(stored.rosters.setCount(stored.id, line, 0));
        VERIFY_DONE(stored.rosters.setFolder({stored.id}, "Elsewhere"));
        const auto worse = must(stored.rosters.load(stored.id));

        VERIFY_DONE(stored.versions.revert(stored.id, good));
        auto expected = sampleRoster("Green wall");
        expected.id = stored.id;
        expected.folder = "Elsewhere";
        QVERIFY(must(stored.rosters.load(stored.id)) == expected);
        const auto list = must(stored.versions.list(stored.id));
        QCOMPARE(list.size(), std::size_t{2});
        QCOMPARE(list[0].reason, VersionReason::BeforeRevert);
        QVERIFY(must(stored.versions.load(stored.id, list[0].id)) == worse);

        VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
        QVERIFY(must(stored.rosters.load(stored.id)) == worse);
        QCOMPARE(must(stored.versions.list(stored.id)).size(), std::size_t{2});
    }

    void undoRewritesNoVersion()
    {
        Stored stored;
        VERIFY_DONE(stored.rosters.rename(stored.id, "Second"));
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Closed));
        const auto version = must(stored.versions.list(stored.id))[0].id;
        VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
        QCOMPARE(must(stored.versions.load(stored.id, version)).name, std::string("Second"));
    }

    void versionsOutliveTheRoster()
    {
        Stored stored;
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Closed));
        VERIFY_DONE(stored.rosters.remove({stored.id}));
        QCOMPARE(must(stored.versions.list(stored.id)).size(), std::size_t{1});
        VERIFY_DONE(stored.journal.undo(storage::RosterListSubject));
        QCOMPARE(must(stored.versions.list(stored.id)).size(), std::size_t{1});
    }

    void whatIsNotThereIsSaid()
    {
        Stored stored;
        QVERIFY(!stored.versions.keep("nowhere", VersionReason::Closed));
        const auto missing = stored.versions.load(stored.id, 77);
        QVERIFY(!missing);
        QVERIFY(base::english(missing.error()).find("no version 77") != std::string::npos);
        QVERIFY(!stored.versions.revert(stored.id, 77));
        VERIFY_DONE(stored.versions.keep(stored.id, VersionReason::Closed));
        const auto version = must(stored.versions.list(stored.id))[0].id;
        must(stored.database->writeSql("UPDATE roster_version SET content = '{\"muster\"'"));
        QVERIFY(!stored.versions.load(stored.id, version));
    }
};

QTEST_GUILESS_MAIN(VersionStoreTest)
#include "version_store_test.moc"
