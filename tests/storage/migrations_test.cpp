// The ladder of the schema and the SQL files: each is used, each prepares, each kept database of
// an older schema opens.
#include "storage/fresh_profile.h"
#include "storage/migrations.h"
#include "storage/sql_library.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using storage::Row;
using support::FreshProfile;
using support::must;

namespace
{

QString sourcesOfStorage()
{
    QString all;
    QDirIterator files(QString(MUSTER_SOURCE_DIR) + "/core/storage", {"*.cpp", "*.h"}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            all += QString::fromUtf8(file.readAll());
        }
    }
    return all;
}

std::string schemaOf(storage::Database &database)
{
    std::string schema;
    static_cast<void>(
        database.eachSql("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name",
                         {},
                         [&](const Row &row) { schema += row.text(0) + '\n'; }));
    return schema;
}

} // namespace

class MigrationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreNumberedWithoutGaps()
    {
        const auto names = QDir(QString(MUSTER_SOURCE_DIR) + "/core/storage/sql/migrations")
                               .entryList({"*.sql"}, QDir::Files, QDir::Name);
        QCOMPARE(names.size(), storage::latestStep());
        for (qsizetype i = 0; i < names.size(); ++i) {
            QVERIFY2(names[i].startsWith(QString("%1_").arg(i + 1, 4, 10, QChar('0'))),
                     qPrintable(names[i]));
        }
    }

    void everyStatementIsUsedByItsName()
    {
        const auto sources = sourcesOfStorage();
        for (const auto &name : storage::statementNames()) {
            QVERIFY2(sources.contains('"' + QString::fromStdString(name) + '"'), name.c_str());
        }
    }

    void everyNameInTheSourcesHasItsFile()
    {
        static const QRegularExpression use("\"([a-z_]+/[a-z_]+)\"");
        const auto names = storage::statementNames();
        auto found = use.globalMatch(sourcesOfStorage());
        while (found.hasNext()) {
            const auto name = found.next().captured(1).toStdString();
            QVERIFY2(std::ranges::count(names, name) == 1, name.c_str());
        }
    }

    void everyStatementPrepares()
    {
        const FreshProfile fresh;
        const auto database = fresh.open();
        for (const auto &name : storage::statementNames()) {
            VERIFY_DONE(database->prepare(name));
        }
    }

    // The triggers of the journal do not see a row that is replaced, and undo would miss it.
    void noStatementReplacesRows()
    {
        for (const auto &name : storage::statementNames()) {
            const auto sql = QString::fromStdString(storage::statementText(name));
            QVERIFY2(!sql.contains("REPLACE INTO", Qt::CaseInsensitive)
                         && !sql.contains("OR REPLACE", Qt::CaseInsensitive),
                     name.c_str());
        }
    }

    void tablesOutOfStepAreDamage_data()
    {
        QTest::addColumn<QString>("sql");
        for (const auto *sql : {"PRAGMA user_version = -1",
                                "PRAGMA user_version = 0",
                                "PRAGMA user_version = 1",
                                "DROP TABLE piece_picture"}) {
            QTest::newRow(sql) << sql;
        }
    }

    void tablesOutOfStepAreDamage()
    {
        QFETCH(QString, sql);
        const FreshProfile fresh;
        must(fresh.open()->writeSql(sql.toStdString()));
        const auto opened = storage::Database::open(fresh.profile().database());
        QVERIFY(!opened);
        const auto sentence = QString::fromStdString(base::english(opened.error()));
        QVERIFY2(sentence.contains("damaged"), qPrintable(sentence));
    }

    void aDatabaseOfAnyStepClimbsToTheSameSchema_data()
    {
        QTest::addColumn<int>("step");
        for (int step = 1; step <= storage::latestStep(); ++step) {
            QTest::addRow("step %d", step) << step;
        }
    }

    void aDatabaseOfAnyStepClimbsToTheSameSchema()
    {
        QFETCH(int, step);
        const FreshProfile reference;
        const auto expected = schemaOf(*reference.open());
        const FreshProfile fresh;
        must(storage::Database::open(fresh.profile().database(),
                                     storage::Access::ReadAndWrite,
                                     step))
            .reset();
        const auto database = fresh.open();
        QCOMPARE(schemaOf(*database), expected);
    }
};

QTEST_GUILESS_MAIN(MigrationsTest)
#include "migrations_test.moc"
