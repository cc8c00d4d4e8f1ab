// The QtSql side of a Database: one named connection and its prepared statements. No other file
// sees QtSql; use database.h.
#pragma once

#include "storage/database.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <unordered_map>

namespace storage
{

enum class Opening {
    ReadAndWrite,
    Read,
    // SQLite cannot read a database that has a log without its two side files, unless it is told
    // that nobody writes. With a log left over that would hide what was committed.
    ReadUnchanging,
    InMemory, // an empty one of which nothing is kept
};

class Connection
{
public:
    explicit Connection(std::filesystem::path file);
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    Connection(Connection &&) = delete;
    Connection &operator=(Connection &&) = delete;
    ~Connection();

    base::Outcome open(Opening opening);

    // What a statement is called: the name of its file, or its own text.
    enum class Kind { File, Sql };
    base::Outcome prepare(Kind kind, const std::string &statement);
    base::Result<Effect> write(Kind kind, const std::string &statement, const Values &values);
    base::Outcome each(Kind kind,
                       const std::string &statement,
                       const Values &values,
                       const std::function<void(const Row &)> &takeRow);
    bool lastFailureWasConstraint() const { return m_constraintFailed; }

private:
    base::Result<QSqlQuery> take(Kind kind, const std::string &statement);
    base::Outcome execute(QSqlQuery &query, const Values &values);

    std::filesystem::path m_file;
    QString m_name;
    QSqlDatabase m_handle;
    std::unordered_map<std::string, QSqlQuery> m_prepared;
    bool m_constraintFailed = false;
};

} // namespace storage
