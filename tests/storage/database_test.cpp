// Opening a database in good and in bad order: new, kept, newer, foreign, damaged, read-only, full.
#include "storage/as_nobody.h"
#include "storage/database.h"
#include "storage/fresh_profile.h"
#include "storage/migrations.h"

#include <QFile>

#include <filesystem>
#include <fstream>

using storage::Access;
using storage::Database;
using storage::Row;
using support::AsNobody;
using support::forbidWriting;
using support::FreshProfile;
using support::must;

namespace
{

std::string bytesOf(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void setBytes(const std::filesystem::path &file, const std::string &bytes)
{
    std::ofstream(file, std::ios::binary) << bytes;
}

std::string textOf(Database &database, const std::string &sql)
{
    std::string result;
    static_cast<void>(database.eachSql(sql, {}, [&](const Row &row) { result = row.text(0); }));
    return result;
}

QString refusal(const std::filesystem::path &file, Access access = Access::ReadAndWrite)
{
    const auto opened = Database::open(file, access);
    return opened ? QString() : QString::fromStdString(base::english(opened.error()));
}

} // namespace

class DatabaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewOneIsSetUpAsTheHousePlanSays()
    {
        const FreshProfile fresh;
        const auto database = fresh.open();
        QCOMPARE(textOf(*database, "PRAGMA journal_mode"), std::string("wal"));
        QCOMPARE(textOf(*database, "PRAGMA foreign_keys"), std::string("1"));
        QCOMPARE(textOf(*database, "PRAGMA synchronous"), std::string("2"));
        QCOMPARE(textOf(*database, "PRAGMA busy_timeout"), std::string("5000"));
        QVERIFY(!database->isReadOnly());
    }

    void whatIsNotCommittedIsRolledBack()
    {
        const FreshProfile fresh;
        const auto database = fresh.open();
        {
            const auto transaction = must(storage::Transaction::begin(*database));
            VERIFY_DONE(database->run("revision/raise"));
        }
        QCOMPARE(must(database->number("revision/read")), 0);
        {
            auto transaction = must(storage::Transaction::begin(*database));
            VERIFY_DONE(database->run("revision/raise"));
            VERIFY_DONE(transaction.commit());
        }
        QCOMPARE(must(database->number("revision/read")), 1);
    }

    void changesOfAnotherWindowAreNoticed()
    {
        const FreshProfile fresh;
        const auto mine = fresh.open();
        const auto other = fresh.open();
        QVERIFY(!mine->changedElsewhere());
        VERIFY_DONE(mine->run("revision/raise"));
        QVERIFY(!mine->changedElsewhere());
        VERIFY_DONE(other->run("revision/raise"));
        QVERIFY(mine->changedElsewhere());
        QVERIFY(!mine->changedElsewhere());
    }

    void aNewerOneIsRefusedAndLeftAsItIs()
    {
        const FreshProfile fresh;
        must(fresh.open()->writeSql("PRAGMA user_version = 4711"));
        const auto before = bytesOf(fresh.profile().database());
        QVERIFY(refusal(fresh.profile().database()).contains("A newer Muster"));
        QCOMPARE(bytesOf(fresh.profile().database()), before);
    }

    void oneOfAnotherProgramIsRefused()
    {
        const FreshProfile fresh;
        {
            const auto database = fresh.open();
            must(database->writeSql("PRAGMA application_id = 7"));
        }
        const auto before = bytesOf(fresh.profile().database());
        QVERIFY(refusal(fresh.profile().database()).contains("another program"));
        QCOMPARE(bytesOf(fresh.profile().database()), before);
    }

    void aDamagedOneIsRefusedAndLeftAsItIs_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("length");
        QTest::newRow("the header") << 0 << 64;
        QTest::newRow("the schema") << 100 << 900;
    }

    void aDamagedOneIsRefusedAndLeftAsItIs()
    {
        QFETCH(int, from);
        QFETCH(int, length);
        const FreshProfile fresh;
        fresh.open().reset();
        const auto file = fresh.profile().database();
        auto bytes = bytesOf(file);
        bytes.replace(static_cast<std::size_t>(from),
                      static_cast<std::size_t>(length),
                      static_cast<std::size_t>(length),
                      '\xA5');
        setBytes(file, bytes);
        const auto sentence = refusal(file);
        QVERIFY2(sentence.contains("damaged"), qPrintable(sentence));
        QVERIFY2(sentence.contains("backups"), qPrintable(sentence));
        QCOMPARE(bytesOf(file), bytes);
    }

    void oneThatIsCutShortIsRefused()
    {
        const FreshProfile fresh;
        fresh.open().reset();
        const auto file = fresh.profile().database();
        setBytes(file, bytesOf(file).substr(0, 700));
        const auto sentence = refusal(file);
        QVERIFY2(sentence.contains("damaged"), qPrintable(sentence));
    }

    void copiesAreNamedOnlyWhereTheyAre()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().database();
        setBytes(file, std::string(5000, 'x'));
        QVERIFY2(refusal(file).contains("There is no copy"), qPrintable(refusal(file)));
        std::filesystem::create_directory(fresh.profile().backups());
        const auto copy = fresh.profile().backups() / "muster-20260101T120000000Z.sqlite";
        setBytes(copy, std::string(5000, 'x'));
        for (const auto &damaged : {file, copy}) {
            const auto sentence = refusal(damaged);
            QVERIFY2(sentence.contains("one of the copies in "
                                       + QString::fromStdString(fresh.profile().backups().string())
                                       + ','),
                     qPrintable(sentence));
        }
    }

    void theWindowIsNamedWhereTheDataIsChecked()
    {
        const FreshProfile fresh;
        const auto refused = fresh.open()->writeSql("SELECT nothing FROM nowhere");
        QVERIFY(!refused);
        QVERIFY(base::english(refused.error()).find("under Settings, Safety") != std::string::npos);
    }

    void oneThatIsGoneIsNotTakenAsNew_data()
    {
        QTest::addColumn<bool>("isEmpty");
        QTest::addColumn<QString>("left");
        for (const bool isEmpty : {false, true}) {
            for (const auto *left : {"backups/muster-20260101T120000000Z.sqlite", "-wal"}) {
                QTest::addRow("%s, but %s", isEmpty ? "empty" : "missing", left)
                    << isEmpty << QString(left);
            }
        }
    }

    void oneThatIsGoneIsNotTakenAsNew()
    {
        QFETCH(bool, isEmpty);
        QFETCH(QString, left);
        const FreshProfile fresh;
        const auto file = fresh.profile().database();
        std::filesystem::create_directory(fresh.profile().backups());
        if (isEmpty) {
            setBytes(file, "");
        }
        const std::filesystem::path rest = left.startsWith('-')
            ? file.string() + left.toStdString()
            : (fresh.profile().folder() / left.toStdString()).string();
        setBytes(rest, "stored once");
        const auto sentence = refusal(file);
        QVERIFY2(sentence.contains("missing or empty"), qPrintable(sentence));
        QVERIFY2(sentence.contains(left.section('/', 0, 0)), qPrintable(sentence));
        QCOMPARE(bytesOf(rest), std::string("stored once"));
        QCOMPARE(std::filesystem::exists(file), isEmpty);
    }

    void anEmptyFileThatNothingPointsToIsNew()
    {
        const FreshProfile fresh;
        setBytes(fresh.profile().database(), "");
        QCOMPARE(must(fresh.open()->number("revision/read")), 0);
    }

    void oneOpenedForReadingIsNotWritten()
    {
        const FreshProfile fresh;
        fresh.open().reset();
        const auto database = must(Database::open(fresh.profile().database(), Access::Read));
        QVERIFY(database->isReadOnly());
        const auto written = database->run("revision/raise");
        QVERIFY(!written);
        QVERIFY(base::english(written.error()).find("can only be read") != std::string::npos);
        QCOMPARE(must(database->number("revision/read")), 0);
    }

    void aFolderThatCanOnlyBeReadOpensForReading()
    {
        const FreshProfile fresh;
        {
            const auto database = fresh.open();
            VERIFY_DONE(database->run("revision/raise"));
        }
        forbidWriting(fresh.profile().folder());
        {
            const AsNobody nobody;
            if (!nobody.active()) {
                QSKIP("this user cannot become another");
            }
            const auto profile = must(storage::Profile::open(fresh.profile().folder()));
            QVERIFY(!profile.isWritable());
            const auto database = must(Database::open(profile.database()));
            QVERIFY(database->isReadOnly());
            QCOMPARE(must(database->number("revision/read")), 1);
            QVERIFY(!database->run("revision/raise"));
        }
        std::filesystem::permissions(fresh.profile().folder(), std::filesystem::perms::owner_all);
    }

    void aFullDiskLosesNothing()
    {
        const FreshProfile fresh;
        const auto database = fresh.open();
        must(database->writeSql("PRAGMA max_page_count = 40"));
        base::Outcome outcome;
        for (int i = 0; i < 1000 && outcome; ++i) {
            outcome = database
                          ->writeSql("INSERT INTO operation (subject, name, merge_key, changed) "
                                     "VALUES ('s', ?, '', 0)",
                                     {std::string(2000, 'x')})
                          .map([](const storage::Effect &) {});
        }
        QVERIFY(!outcome);
        QVERIFY(base::english(outcome.error()).find("disk is full") != std::string::npos);
        QCOMPARE(textOf(*database, "PRAGMA quick_check"), std::string("ok"));
    }

    void aWriterThatWaitsInVainIsTold()
    {
        const FreshProfile fresh;
        const auto mine = fresh.open();
        const auto other = fresh.open();
        must(mine->writeSql("PRAGMA busy_timeout = 1"));
        const auto transaction = must(storage::Transaction::begin(*other));
        const auto refused = storage::Transaction::begin(*mine);
        QVERIFY(!refused);
        QVERIFY(base::english(refused.error()).find("Another window") != std::string::npos);
    }

    void aProfileThatIsAFileIsRefused()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().folder() / "file";
        setBytes(file, "x");
        const auto opened = storage::Profile::open(file);
        QVERIFY(!opened);
        QVERIFY(base::english(opened.error()).find("This is a file") != std::string::npos);
        QVERIFY(!storage::Profile::open(file / "below"));
    }

    void aMissingProfileIsMade()
    {
        const FreshProfile fresh;
        const auto folder = fresh.profile().folder() / "a" / "b";
        VERIFY_DONE(storage::Profile::open(folder));
        QVERIFY(std::filesystem::is_directory(folder));
    }
};

QTEST_GUILESS_MAIN(DatabaseTest)
#include "database_test.moc"
