// Databases that are sound but hindered: by a full disk, by what is forbidden, by others who write.
#include "storage/as_nobody.h"
#include "storage/database.h"
#include "storage/fresh_profile.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <sys/resource.h>

using storage::Database;
using storage::Row;
using support::AsNobody;
using support::forbidWriting;
using support::FreshProfile;
using support::must;

namespace
{

// To whoever writes, a limit on the size of files is much like a full disk.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        set({bytes, m_before.rlim_max});
    }
    SmallFiles(const SmallFiles &) = delete;
    SmallFiles &operator=(const SmallFiles &) = delete;
    SmallFiles(SmallFiles &&) = delete;
    SmallFiles &operator=(SmallFiles &&) = delete;
    ~SmallFiles() { set(m_before); }

private:
    static void set(const rlimit &limit)
    {
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) {
            qFatal("the size of files cannot be limited");
        }
    }
    rlimit m_before{};
};

using std::filesystem::perms;

constexpr perms ReadByAll = perms::owner_read | perms::group_read | perms::others_read;

void allow(const std::filesystem::path &file, perms permissions)
{
    std::filesystem::permissions(file, permissions);
}

} // namespace

class HindranceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLimitOnFilesIsAnErrorAndNotTheEnd()
    {
        const FreshProfile fresh;
        const auto database = fresh.open();
        const SmallFiles small(4096);
        const auto written = database->writeSql("CREATE TABLE much AS SELECT randomblob(99999)");
        QVERIFY(!written);
    }

    void aFullDiskIsNamed()
    {
        const FreshProfile fresh;
        const auto database = fresh.open();
        const SmallFiles small(4096);
        const auto written = database->writeSql("CREATE TABLE much AS SELECT randomblob(99999)");
        QVERIFY(!written);
        const auto sentence = QString::fromStdString(base::english(written.error()));
        QVERIFY2(sentence.contains("disk is full"), qPrintable(sentence));
    }

    void whatIsStoredIsReadOnAFullDisk()
    {
        const FreshProfile fresh;
        VERIFY_DONE(fresh.open()->run("revision/raise"));
        const SmallFiles small(4096);
        const auto database = must(Database::open(fresh.profile().database()));
        QVERIFY(database->isReadOnly());
        QCOMPARE(must(database->number("revision/read")), 1);
    }

    void aNewOneOnAFullDiskIsRefusedWithThatReason()
    {
        const FreshProfile fresh;
        const SmallFiles small(4096);
        const auto opened = Database::open(fresh.profile().database());
        QVERIFY(!opened);
        const auto sentence = QString::fromStdString(base::english(opened.error()));
        QVERIFY2(sentence.contains("disk is full"), qPrintable(sentence));
    }

    void readingAForbiddenFileDoesNotLockIt()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().database();
        VERIFY_DONE(fresh.open()->run("revision/raise"));
        allow(fresh.profile().folder(), perms::all);
        allow(file, ReadByAll);
        const AsNobody nobody;
        if (!nobody.active()) {
            QSKIP("this user cannot become another");
        }
        {
            const auto database = must(Database::open(file));
            QVERIFY(database->isReadOnly());
            QCOMPARE(must(database->number("revision/read")), 1);
            const auto written = database->run("revision/raise");
            QVERIFY(!written);
            const auto sentence = QString::fromStdString(base::english(written.error()));
            QVERIFY2(sentence.contains("writing to " + QString::fromStdString(file.string())),
                     qPrintable(sentence));
        }
        QVERIFY(!std::filesystem::exists(file.string() + "-wal"));
        QVERIFY(!std::filesystem::exists(file.string() + "-shm"));
    }

    void emptySideFilesThatAreForbiddenGo()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().database();
        VERIFY_DONE(fresh.open()->run("revision/raise"));
        allow(fresh.profile().folder(), perms::all);
        allow(file, perms::all);
        for (const auto *side : {"-wal", "-shm"}) {
            std::ofstream(file.string() + side).flush();
            allow(file.string() + side, ReadByAll);
        }
        const AsNobody nobody;
        if (!nobody.active()) {
            QSKIP("this user cannot become another");
        }
        const auto database = must(Database::open(file));
        QVERIFY(!database->isReadOnly());
        VERIFY_DONE(database->run("revision/raise"));
        QCOMPARE(must(database->number("revision/read")), 2);
    }

    void aForbiddenLogIsKeptAndNamed()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().database();
        const auto open = fresh.open();
        VERIFY_DONE(open->run("revision/raise"));
        allow(fresh.profile().folder(), perms::all);
        allow(file, perms::all);
        allow(file.string() + "-shm", perms::all);
        allow(file.string() + "-wal", ReadByAll);
        const AsNobody nobody;
        if (!nobody.active()) {
            QSKIP("this user cannot become another");
        }
        const auto database = must(Database::open(file));
        QVERIFY(database->isReadOnly());
        QCOMPARE(must(database->number("revision/read")), 1);
        const auto written = database->run("revision/raise");
        QVERIFY(!written);
        const auto sentence = QString::fromStdString(base::english(written.error()));
        QVERIFY2(sentence.contains("muster.sqlite-wal, or"), qPrintable(sentence));
    }

    void aForbiddenFolderWithoutADatabaseReadsAsAnEmptyOne()
    {
        const FreshProfile fresh;
        forbidWriting(fresh.profile().folder());
        {
            const AsNobody nobody;
            if (!nobody.active()) {
                QSKIP("this user cannot become another");
            }
            const auto database = must(Database::open(fresh.profile().database()));
            QVERIFY(database->isReadOnly());
            const auto journal = must(storage::Journal::open(*database));
            QCOMPARE(must(journal.revision()), 0);
            const auto written = database->run("revision/raise");
            QVERIFY(!written);
            const auto sentence = QString::fromStdString(base::english(written.error()));
            QVERIFY2(sentence.contains("can only be read"), qPrintable(sentence));
            QVERIFY2(sentence.contains("in its folder"), qPrintable(sentence));
        }
        allow(fresh.profile().folder(), perms::owner_all);
        QVERIFY(!std::filesystem::exists(fresh.profile().database()));
    }

    void aLogThatCannotBeTakenInIsNamed()
    {
        const FreshProfile fresh;
        const FreshProfile copy;
        {
            const auto database = fresh.open();
            VERIFY_DONE(database->run("revision/raise"));
            for (const auto *part : {"", "-wal"}) {
                std::filesystem::copy_file(fresh.profile().database().string() + part,
                                           copy.profile().database().string() + part);
            }
        }
        forbidWriting(copy.profile().folder());
        {
            const AsNobody nobody;
            if (!nobody.active()) {
                QSKIP("this user cannot become another");
            }
            const auto opened = Database::open(copy.profile().database());
            QVERIFY(!opened);
            const auto sentence = QString::fromStdString(base::english(opened.error()));
            QVERIFY2(sentence.contains("What was stored last"), qPrintable(sentence));
            QVERIFY2(sentence.contains("once"), qPrintable(sentence));
        }
        allow(copy.profile().folder(), perms::owner_all);
    }

    // As at two first starts at once, of which one is making the database.
    void aWriterIsWaitedForWhereTheLogIsSwitchedOn()
    {
        const FreshProfile fresh;
        const auto writer = fresh.open();
        VERIFY_DONE(writer->eachSql("PRAGMA journal_mode = DELETE", {}, [](const Row &) {}));
        std::future<std::string> start;
        {
            const auto writing = must(storage::Transaction::begin(*writer));
            start = std::async(std::launch::async, [&] {
                const auto database = Database::open(fresh.profile().database());
                return database ? std::string() : base::english(database.error());
            });
            QCOMPARE(start.wait_for(std::chrono::milliseconds(100)), std::future_status::timeout);
        }
        QCOMPARE(start.get(), std::string());
    }
};

QTEST_GUILESS_MAIN(HindranceTest)
#include "hindrance_test.moc"
