#include "storage/database.h"

#include "storage/connection.h"
#include "storage/database_files.h"
#include "storage/database_problem.h"
#include "storage/migrations.h"
#include "storage/profile.h"
#include "storage/sql_library.h"

#include <QVariant>

#include <chrono>
#include <csignal>
#include <thread>
#include <utility>

namespace storage
{

namespace
{

Opening openingOf(const std::filesystem::path &file, Access access)
{
    if (access == Access::ReadAndWrite) {
        removeForbiddenSides(file);
        if (!forbiddenPart(file)) {
            return Opening::ReadAndWrite;
        }
        if (isMissingOrEmpty(file)) {
            return Opening::InMemory;
        }
    }
    // Side files that were made beside a file that can only be read could only be read as well.
    const bool makesSides = mayWriteIn(file.parent_path()) && mayWriteTo(file);
    return makesSides || hasLog(file) ? Opening::Read : Opening::ReadUnchanging;
}

} // namespace

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

Database::Database(std::filesystem::path file, Opening opening)
    : m_file(std::move(file))
    , m_readOnly(opening == Opening::Read || opening == Opening::ReadUnchanging)
    , m_connection(std::make_unique<Connection>(m_file))
{
}

Database::~Database() = default;

base::Result<std::unique_ptr<Database>>
Database::open(const std::filesystem::path &file, Access access, std::optional<int> step)
{
    // Where files may not grow (ulimit -f) that is an error as on a full disk, and not the end.
    std::signal(SIGXFSZ, SIG_IGN);
    // SQLite would make a new one, and throw the log away.
    if (isMissingOrEmpty(file) && (hasLog(file) || hasCopies(file))) {
        return lostDatabase(file);
    }
    auto database = open(file, openingOf(file, access), step.value_or(latestStep()));
    if (!database && isFullDisk(database.error()) && !hasLog(file)) {
        // There is no room for the side files; what is stored can be read and rescued without.
        if (auto reading = open(file, Opening::ReadUnchanging, step.value_or(latestStep()))) {
            return reading;
        }
    }
    return database;
}

base::Result<std::unique_ptr<Database>>
Database::open(const std::filesystem::path &file, Opening opening, int step)
{
    std::unique_ptr<Database> database(new Database(file, opening));
    return database->connect(opening)
        .and_then([&] { return refuseForeign(*database); })
        .and_then([&] { return database->setUp(); })
        .and_then([&] { return climbTo(*database, step); })
        .and_then([&] {
            return opening == Opening::InMemory ? database->forbidWriting() : base::Outcome();
        })
        .map([&] {
            database->changedElsewhere();
            return std::move(database);
        });
}

base::Outcome Database::connect(Opening opening)
{
    if (auto opened = m_connection->open(opening); !opened) {
        return opened;
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
    for (const auto *sql : {"PRAGMA foreign_keys = ON", "PRAGMA temp_store = MEMORY"}) {
        if (auto set = eachSql(sql, {}, [](const Row &) {}); !set) {
            return set;
        }
    }
    return m_readOnly ? base::Outcome() : switchLogOn().and_then([&] {
        return eachSql("PRAGMA synchronous = FULL", {}, [](const Row &) {});
    });
}

// SQLite gives up at once where another connection writes meanwhile, as at two first starts at the
// same time; everything else waits as long by itself.
base::Outcome Database::switchLogOn()
{
    const auto giveUp = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    auto switched = eachSql("PRAGMA journal_mode = WAL", {}, [](const Row &) {});
    while (!switched && isBeingWritten(switched.error())
           && std::chrono::steady_clock::now() < giveUp) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        switched = eachSql("PRAGMA journal_mode = WAL", {}, [](const Row &) {});
    }
    return switched;
}

// What was written into memory would be gone without a word.
base::Outcome Database::forbidWriting()
{
    m_readOnly = true;
    return eachSql("PRAGMA query_only = ON", {}, [](const Row &) {});
}

base::Outcome Database::prepare(std::string_view name)
{
    return m_connection->prepare(Connection::Kind::File, std::string(name));
}

base::Outcome Database::run(std::string_view name, const Values &values)
{
    return write(name, values).map([](const Effect &) {});
}

base::Result<Effect> Database::write(std::string_view name, const Values &values)
{
    return m_connection->write(Connection::Kind::File, std::string(name), values);
}

base::Outcome Database::each(std::string_view name,
                             const Values &values,
                             const std::function<void(const Row &)> &take)
{
    return m_connection->each(Connection::Kind::File, std::string(name), values, take);
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
    return m_connection->write(Connection::Kind::Sql, sql, values);
}

base::Outcome Database::eachSql(const std::string &sql,
                                const Values &values,
                                const std::function<void(const Row &)> &take)
{
    return m_connection->each(Connection::Kind::Sql, sql, values, take);
}

bool Database::lastFailureWasConstraint() const
{
    return m_connection->lastFailureWasConstraint();
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
