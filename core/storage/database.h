// One connection to the SQLite file of a profile: opened, checked, brought up to the latest schema.
// Statements are named after their file (sql/roster/list.sql is "roster/list"); what goes wrong
// comes back as a Problem. A connection belongs to the thread that opened it; a worker opens its
// own. Writing goes through journal.h.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

class QSqlQuery;

namespace storage
{

class Connection;
enum class Opening;

using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Values = std::vector<Value>;

// A row of a result, valid only while it is handed over.
class Row
{
public:
    explicit Row(const QSqlQuery &query)
        : m_query(query)
    {
    }
    std::string text(int column) const; // of a BLOB: its bytes
    std::int64_t number(int column) const;
    bool isNull(int column) const;

private:
    const QSqlQuery &m_query;
};

struct Effect {
    std::int64_t rows = 0;   // how many were written
    std::int64_t lastId = 0; // of the last row inserted
};

enum class Access { ReadAndWrite, Read };

class Database
{
public:
    // Where the file or its folder can only be read, or the disk is full, the connection can only
    // read too: see isReadOnly(). Where there is none yet and none can be made, an empty one can be
    // read.
    // A database that is damaged, of a newer version or not ours is refused and left untouched; so
    // is an empty place where once there was one.
    // A `step` stops below the latest schema, for tests of the ladder.
    static base::Result<std::unique_ptr<Database>> open(const std::filesystem::path &file,
                                                        Access access = Access::ReadAndWrite,
                                                        std::optional<int> step = {});
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;
    Database(Database &&) = delete;
    Database &operator=(Database &&) = delete;
    ~Database();

    const std::filesystem::path &file() const { return m_file; }
    bool isReadOnly() const { return m_readOnly; }

    base::Outcome run(std::string_view name, const Values &values = {});
    base::Result<Effect> write(std::string_view name, const Values &values = {});
    base::Outcome
    each(std::string_view name, const Values &values, const std::function<void(const Row &)> &take);
    // The first column of the first row; `otherwise` where there is no row.
    base::Result<std::int64_t>
    number(std::string_view name, const Values &values = {}, std::int64_t otherwise = 0);

    // Whether SQLite understands it; for the test of all statements.
    base::Outcome prepare(std::string_view name);

    // For statements that are made at run time, such as the triggers of the journal.
    base::Result<Effect> writeSql(const std::string &sql, const Values &values = {});
    base::Outcome eachSql(const std::string &sql,
                          const Values &values,
                          const std::function<void(const Row &)> &take);

    // Whether the last statement failed because a key or a reference forbids it.
    bool lastFailureWasConstraint() const;

    // Whether another window or program has written since this was last asked.
    bool changedElsewhere();

private:
    Database(std::filesystem::path file, Opening opening);
    static base::Result<std::unique_ptr<Database>>
    open(const std::filesystem::path &file, Opening opening, int step);
    base::Outcome connect(Opening opening);
    base::Outcome setUp();
    base::Outcome switchLogOn();
    base::Outcome forbidWriting();

    std::filesystem::path m_file;
    bool m_readOnly = false;
    std::unique_ptr<Connection> m_connection;
    std::int64_t m_dataVersion = 0;
};

// Begins at once as a writer (BEGIN IMMEDIATE), waiting up to five seconds for other writers.
// Whatever is not committed is rolled back.
class Transaction
{
public:
    static base::Result<Transaction> begin(Database &database);
    Transaction(Transaction &&other) noexcept;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    base::Outcome commit();

private:
    explicit Transaction(Database &database)
        : m_database(&database)
    {
    }
    Database *m_database;
};

} // namespace storage
