// Databases that are sound but hindered: by a full disk, by what is forbidden, by others who write.
#include "storage/as_nobody.h"
#include "storage/database.h"
#include "storage/fresh_profile.h"

#include <filesystem>
#include <sys/resource.h>

using storage::Database;
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
};

QTEST_GUILESS_MAIN(HindranceTest)
#include "hindrance_test.moc"
