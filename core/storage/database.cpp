#include "storage/database.h"

#include "storage/database_problem.h"
#include "storage/migrations.h"
#include "storage/profile.h"
#include "storage/sql_library.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QVariant>

#include <atomic>
#include <optional>
#include <system_error>
#include <unordered_map>
#include <utility>

namespace storage
{

namespace
{

QString uniqueConnectionName()
{
    static std::atomic<int> counter{0};
    return QString("muster-%1").arg(++counter);
}

QVariant variantOf(const Value &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value)) {
        return QVariant::fromValue(static_cast<qlonglong>(*number));
    }
    if (const auto *words = std::get_if<std::string>(&value)) {
        return QString::fromStdString(*words);
    }
    return {};
}

// SQLite cannot read a WAL database where it may not make its two side files, unless it is told
// that nobody writes. With a WAL left over that would hide what was committed, so not then.
bool mustBeTakenAsUnchanging(const std::filesystem::path &file)
{
    std::error_code error;
    const auto pending = std::filesystem::file_size(file.string() + "-wal", error);
    return !mayWriteIn(file.parent_path()) && (error || pending == 0);
}

bool mayBeWritten(const std::filesystem::path &file)
{
    std::error_code error;
    if (!mayWriteIn(file.parent_path().empty() ? "." : file.parent_path())) {
        return false;
    }
    const auto status = std::filesystem::status(file, error);
    return !std::filesystem::exists(status) || mayWriteTo(file);
}

} // namespace

struct Database::Connection {
    QSqlDatabase handle;
    QString name = uniqueConnectionName();
    std::unordered_map<std::string, QSqlQuery> prepared; // by name, or by SQL made at run time
    bool constraintFailed = false;

    // A statement is taken out while it is used, so that one that is already being read from is
    // never restarted; it comes back when it is done.
    base::Result<QSqlQuery>
    take(const std::string &key, bool isName, const std::filesystem::path &file)
    {
        if (auto kept = prepared.extract(key); !kept.empty()) {
            return std::move(kept.mapped());
        }
        QSqlQuery query(handle);
        query.setForwardOnly(true);
        if (!query.prepare(QString::fromStdString(isName ? statementText(key) : key))) {
            return databaseProblem(query.lastError(), file);
        }
        return query;
    }

    base::Outcome execute(QSqlQuery &query, const Values &values, const std::filesystem::path &file)
    {
        for (std::size_t i = 0; i < values.size(); ++i) {
            query.bindValue(static_cast<int>(i), variantOf(values[i]));
        }
        constraintFailed = false;
        if (!query.exec()) {
            constraintFailed = isConstraint(query.lastError());
            const auto problem = databaseProblem(query.lastError(), file);
            query.finish();
            return problem;
        }
        return {};
    }

    base::Result<Effect>
    write(const std::string &key, bool isName, const Values &values, const Database &database)
    {
        auto query = take(key, isName, database.file());
        if (!query) {
            return tl::unexpected(query.error());
        }
        if (auto done = execute(*query, values, database.file()); !done) {
            return tl::unexpected(done.error());
        }
        const Effect effect{query->numRowsAffected(), query->lastInsertId().toLongLong()};
        query->finish();
        prepared.insert_or_assign(key, std::move(*query));
        return effect;
    }

    base::Outcome each(const std::string &key,
                       bool isName,
                       const Values &values,
                       const std::function<void(const Row &)> &takeRow,
                       const Database &database)
    {
        auto query = take(key, isName, database.file());
        if (!query) {
            return tl::unexpected(query.error());
        }
        if (auto done = execute(*query, values, database.file()); !done) {
            return done;
        }
        while (query->next()) {
            takeRow(Row(*query));
        }
        if (query->lastError().isValid()) {
            return databaseProblem(query->lastError(), database.file());
        }
        // Without this the statement would go on holding its read lock.
        query->finish();
        prepared.insert_or_assign(key, std::move(*query));
        return {};
    }
};

std::string Row::text(int column) const
{
    const auto value = m_query.value(column);
    return value.typeId() == QMetaType::QByteArray ? value.toByteArray().toStdString()
                                                   : value.toString().toStdString();
}

std::int64_t Row::number(int column) const
{
    return m_query.value(column).toLongLong();
}

bool Row::isNull(int column) const
{
    return m_query.isNull(column);
}

Database::Database(std::filesystem::path file, bool readOnly)
    : m_file(std::move(file))
    , m_readOnly(readOnly)
    , m_connection(std::make_unique<Connection>())
{
}

Database::~Database()
{
    const auto name = m_connection->name;
    m_connection->prepared.clear();
    m_connection->handle.close();
    m_connection.reset();
    QSqlDatabase::removeDatabase(name);
}

base::Result<std::unique_ptr<Database>>
Database::open(const std::filesystem::path &file, Access access, std::optional<int> step)
{
    const bool readOnly = access == Access::Read || !mayBeWritten(file);
    std::unique_ptr<Database> database(new Database(file, readOnly));
    return database->connect()
        .and_then([&] { return refuseForeign(*database); })
        .and_then([&] { return database->setUp(); })
        .and_then([&] { return climbTo(*database, step.value_or(latestStep())); })
        .map([&] {
            database->changedElsewhere();
            return std::move(database);
        });
}

base::Outcome Database::connect()
{
    auto &handle = m_connection->handle;
    handle = QSqlDatabase::addDatabase("QSQLITE", m_connection->name);
    auto name = QString::fromStdString(m_file.string());
    QString options = "QSQLITE_BUSY_TIMEOUT=5000";
    if (m_readOnly) {
        options += ";QSQLITE_OPEN_READONLY";
        if (mustBeTakenAsUnchanging(m_file)) {
            options += ";QSQLITE_OPEN_URI";
            name =
                "file:" + QString::fromLatin1(QUrl::toPercentEncoding(name, "/")) + "?immutable=1";
        }
    }
    handle.setDatabaseName(name);
    handle.setConnectOptions(options);
    if (!handle.open()) {
        return databaseProblem(handle.lastError(), m_file);
    }
    // The first statement reads the file's first page, the second its schema: damage shows here,
    // before anything is written.
    for (const auto *sql : {"PRAGMA user_version", "SELECT count(*) FROM sqlite_schema"}) {
        if (auto read = eachSql(sql, {}, [](const Row &) {}); !read) {
            return read;
        }
    }
    return {};
}

base::Outcome Database::setUp()
{
    std::vector<std::string> settings{"PRAGMA foreign_keys = ON", "PRAGMA temp_store = MEMORY"};
    if (!m_readOnly) {
        settings.emplace_back("PRAGMA journal_mode = WAL");
        settings.emplace_back("PRAGMA synchronous = FULL");
    }
    for (const auto &sql : settings) {
        if (auto set = eachSql(sql, {}, [](const Row &) {}); !set) {
            return set;
        }
    }
    return {};
}

base::Outcome Database::prepare(std::string_view name)
{
    return m_connection->take(std::string(name), true, m_file).map([](const QSqlQuery &) {});
}

base::Outcome Database::run(std::string_view name, const Values &values)
{
    return write(name, values).map([](const Effect &) {});
}

base::Result<Effect> Database::write(std::string_view name, const Values &values)
{
    return m_connection->write(std::string(name), true, values, *this);
}

base::Outcome Database::each(std::string_view name,
                             const Values &values,
                             const std::function<void(const Row &)> &take)
{
    return m_connection->each(std::string(name), true, values, take, *this);
}

base::Result<std::int64_t>
Database::number(std::string_view name, const Values &values, std::int64_t otherwise)
{
    std::optional<std::int64_t> first;
    return each(name,
                values,
                [&](const Row &row) {
                    if (!first) {
                        first = row.number(0);
                    }
                })
        .map([&] { return first.value_or(otherwise); });
}

base::Result<Effect> Database::writeSql(const std::string &sql, const Values &values)
{
    return m_connection->write(sql, false, values, *this);
}

base::Outcome Database::eachSql(const std::string &sql,
                                const Values &values,
                                const std::function<void(const Row &)> &take)
{
    return m_connection->each(sql, false, values, take, *this);
}

bool Database::lastFailureWasConstraint() const
{
    return m_connection->constraintFailed;
}

bool Database::changedElsewhere()
{
    const auto before = m_dataVersion;
    const auto read = eachSql("PRAGMA data_version", {}, [this](const Row &row) {
        m_dataVersion = row.number(0);
    });
    return read && m_dataVersion != before;
}

base::Result<Transaction> Transaction::begin(Database &database)
{
    return database.writeSql("BEGIN IMMEDIATE").map([&](const Effect &) {
        return Transaction(database);
    });
}

Transaction::Transaction(Transaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{
}

Transaction::~Transaction()
{
    if (m_database) {
        // A full disk makes SQLite roll back by itself; then this has nothing left to do.
        static_cast<void>(m_database->writeSql("ROLLBACK"));
    }
}

base::Outcome Transaction::commit()
{
    auto committed = m_database->writeSql("COMMIT");
    if (!committed) {
        return tl::unexpected(committed.error());
    }
    m_database = nullptr;
    return {};
}

} // namespace storage
