// Backups: made when something changed, thinned as they age, and restored.
#include "storage/backup.h"
#include "storage/roster_store.h"
#include "storage/sample_game.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

using storage::Backup;
using storage::Backups;
using support::must;
using support::OpenProfile;

namespace
{

constexpr std::int64_t Hour = 3'600'000;
constexpr std::int64_t Now = 1'800'000'000'000;

struct Stored : OpenProfile {
    storage::RosterStore rosters{journal};
    Backups backups{profile()};

    void addRoster(const std::string &name) { must(rosters.add({support::sampleRoster(name)})); }
    std::vector<std::string> names()
    {
        std::vector<std::string> names;
        for (const auto &summary : must(rosters.list())) {
            names.push_back(summary.name);
        }
        std::ranges::sort(names);
        return names;
    }
};

} // namespace

class BackupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatChangedIsCopied()
    {
        Stored stored;
        stored.addRoster("A");
        QVERIFY(must(stored.backups.make(*stored.database, Now)));
        QVERIFY(!must(stored.backups.make(*stored.database, Now + Hour)));
        stored.addRoster("B");
        QVERIFY(must(stored.backups.make(*stored.database, Now + 2 * Hour)));
        VERIFY_DONE(stored.journal.undo(storage::RosterListSubject));
        QVERIFY(must(stored.backups.make(*stored.database, Now + 3 * Hour)));
        const auto list = must(stored.backups.list());
        QCOMPARE(list.size(), std::size_t{3});
        QCOMPARE(list[0].time, Now + 3 * Hour);
        QVERIFY(list[0].size > 0);
    }

    void aBackupIsRestoredAndTheRestSetAside()
    {
        Stored stored;
        stored.addRoster("A");
        const auto backup = must(stored.backups.make(*stored.database, Now)).value();
        stored.addRoster("B");
        const auto refused = stored.backups.restore(backup, Now + Hour);
        QVERIFY2(!refused, "a window is open");
        QCOMPARE(stored.names(), (std::vector<std::string>{"A", "B"}));
        stored.database.reset();
        const auto aside = must(stored.backups.restore(backup, Now + Hour));
        stored.database = stored.open();
        stored.reopen();
        QCOMPARE(stored.names(), std::vector<std::string>{"A"});
        QCOMPARE(must(stored.backups.list()).size(), std::size_t{1});
        stored.database.reset();
        must(stored.backups.restore({aside, 0, 0}, Now + 2 * Hour));
        stored.database = stored.open();
        stored.reopen();
        QCOMPARE(stored.names(), (std::vector<std::string>{"A", "B"}));
    }

    void aDamagedDatabaseIsReplacedAndSetAside()
    {
        Stored stored;
        stored.addRoster("A");
        const auto backup = must(stored.backups.make(*stored.database, Now)).value();
        stored.database.reset();
        std::ofstream(stored.profile().database(), std::ios::binary) << std::string(5000, 'x');
        const auto aside = must(stored.backups.restore(backup, Now + Hour));
        QCOMPARE(std::filesystem::file_size(aside), std::uintmax_t{5000});
        stored.database = stored.open();
        stored.reopen();
        QCOMPARE(stored.names(), std::vector<std::string>{"A"});
    }

    void theLogOfADatabaseThatIsGoneIsSetAside()
    {
        Stored stored;
        stored.addRoster("A");
        const auto backup = must(stored.backups.make(*stored.database, Now)).value();
        stored.database.reset();
        const auto file = stored.profile().database();
        std::filesystem::remove(file);
        std::ofstream(file.string() + "-wal") << "stored last";
        const auto aside = must(stored.backups.restore(backup, Now + Hour));
        QVERIFY(!aside.empty());
        QVERIFY(std::filesystem::exists(aside.string() + "-wal"));
        stored.database = stored.open();
        stored.reopen();
        QCOMPARE(stored.names(), std::vector<std::string>{"A"});
    }

    void aDatabaseOfANewerMusterIsNotReplaced()
    {
        Stored stored;
        stored.addRoster("A");
        const auto backup = must(stored.backups.make(*stored.database, Now)).value();
        must(stored.database->writeSql("PRAGMA user_version = 4711"));
        stored.database.reset();
        const auto restored = stored.backups.restore(backup, Now + Hour);
        QVERIFY(!restored);
        QVERIFY(base::english(restored.error()).find("A newer Muster") != std::string::npos);
        QVERIFY(!storage::Database::open(stored.profile().database()));
    }

    void aDamagedBackupIsNotRestored()
    {
        Stored stored;
        stored.addRoster("A");
        const auto backup = must(stored.backups.make(*stored.database, Now)).value();
        std::ofstream(backup.file, std::ios::binary) << std::string(5000, 'x');
        stored.database.reset();
        QVERIFY(!stored.backups.restore(backup, Now + Hour));
        stored.database = stored.open();
        stored.reopen();
        QCOMPARE(stored.names(), std::vector<std::string>{"A"});
        QVERIFY2(must(stored.backups.make(*stored.database, Now + Hour)),
                 "a damaged copy is no reason to make none");
    }

    void theyAreThinnedByDayWeekAndMonth()
    {
        std::vector<Backup> backups;
        for (std::int64_t age = 0; age < 24 * 400; age += 6) {
            backups.push_back({std::to_string(age), Now - age * Hour, 1});
        }
        const auto removed = superfluous(backups, Now);
        std::vector<Backup> left;
        std::ranges::copy_if(backups, std::back_inserter(left), [&](const Backup &backup) {
            return std::ranges::find(removed, backup) == removed.end();
        });
        const auto younger = [&](std::int64_t days) {
            return std::ranges::count_if(left, [&](const Backup &backup) {
                return Now - backup.time < days * 24 * Hour;
            });
        };
        QCOMPARE(left.front(), backups.front());
        QCOMPARE(younger(1), 4);
        QVERIFY2(younger(7) >= 10 && younger(7) <= 11, "one a day besides");
        QVERIFY2(younger(31) - younger(7) >= 3 && younger(31) - younger(7) <= 5, "one a week");
        QVERIFY2(younger(400) - younger(31) >= 12 && younger(400) - younger(31) <= 14,
                 "one a month");
        QVERIFY2(superfluous(left, Now).empty(), "thinning again removes nothing");
    }

    void theOnlyOneIsKeptHoweverOld()
    {
        const std::vector<Backup> one{{"a", 0, 1}};
        QVERIFY(superfluous(one, Now).empty());
        QVERIFY(storage::superfluous({}, Now).empty());
    }

    void thinningRemovesFilesAndLeavesOthersAlone()
    {
        Stored stored;
        for (int hour = 0; hour < 3; ++hour) {
            stored.addRoster("A");
            must(stored.backups.make(*stored.database, Now + hour * Hour));
        }
        const auto note = stored.profile().backups() / "muster-note.sqlite";
        std::ofstream(note) << "mine";
        const auto later = Now + 3 * 24 * Hour;
        QVERIFY(!must(stored.backups.thin(later)).empty());
        QVERIFY(!must(stored.backups.list()).empty());
        QVERIFY(std::filesystem::exists(note));
    }
};

QTEST_GUILESS_MAIN(BackupTest)
#include "backup_test.moc"
