#include "storage/connection.h"

#include "storage/database_problem.h"
#include "storage/sql_library.h"

#include <QSqlError>
#include <QUrl>
#include <QVariant>

#include <atomic>

namespace storage
{

namespace
{

QString uniqueName()
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
        // A text with a NUL would be cut there by some functions of SQL and not by others.
        return QString::fromStdString(*words).remove(QChar(u'\0'));
    }
    return {};
}

} // namespace

Connection::Connection(std::filesystem::path file)
    : m_file(std::move(file))
    , m_name(uniqueName())
    , m_handle(QSqlDatabase::addDatabase("QSQLITE", m_name))
{
}

Connection::~Connection()
{
    m_prepared.clear();
    m_handle.close();
    m_handle = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

base::Outcome Connection::open(Opening opening)
{
    auto name = QString::fromStdString(m_file.string());
    QString options = "QSQLITE_BUSY_TIMEOUT=5000";
    if (opening == Opening::Read || opening == Opening::ReadUnchanging) {
        options += ";QSQLITE_OPEN_READONLY";
    }
    if (opening == Opening::ReadUnchanging) {
        options += ";QSQLITE_OPEN_URI";
        name = "file:" + QString::fromLatin1(QUrl::toPercentEncoding(name, "/")) + "?immutable=1";
    }
    if (opening == Opening::InMemory) {
        name = ":memory:";
    }
    m_handle.setDatabaseName(name);
    m_handle.setConnectOptions(options);
    if (!m_handle.open()) {
        return databaseProblem(m_handle.lastError(), m_file);
    }
    return {};
}

base::Outcome Connection::prepare(Kind kind, const std::string &statement)
{
    return take(kind, statement).map([](const QSqlQuery &) {});
}

// A statement is taken out while it is used, so that one that is being read from is never
// restarted; it comes back when it is done.
base::Result<QSqlQuery> Connection::take(Kind kind, const std::string &statement)
{
    if (auto kept = m_prepared.extract(statement); !kept.empty()) {
        return std::move(kept.mapped());
    }
    QSqlQuery query(m_handle);
    query.setForwardOnly(true);
    const auto sql = kind == Kind::File ? statementText(statement) : statement;
    if (!query.prepare(QString::fromStdString(sql))) {
        return databaseProblem(query.lastError(), m_file);
    }
    return query;
}

base::Outcome Connection::execute(QSqlQuery &query, const Values &values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        query.bindValue(static_cast<int>(i), variantOf(values[i]));
    }
    m_constraintFailed = false;
    if (query.exec()) {
        return {};
    }
    m_constraintFailed = isConstraint(query.lastError());
    auto problem = databaseProblem(query.lastError(), m_file);
    query.finish();
    return problem;
}

base::Result<Effect>
Connection::write(Kind kind, const std::string &statement, const Values &values)
{
    auto query = take(kind, statement);
    if (!query) {
        return tl::unexpected(query.error());
    }
    if (auto done = execute(*query, values); !done) {
        return tl::unexpected(done.error());
    }
    const Effect effect{query->numRowsAffected(), query->lastInsertId().toLongLong()};
    query->finish();
    m_prepared.insert_or_assign(statement, std::move(*query));
    return effect;
}

base::Outcome Connection::each(Kind kind,
                               const std::string &statement,
                               const Values &values,
                               const std::function<void(const Row &)> &takeRow)
{
    auto query = take(kind, statement);
    if (!query) {
        return tl::unexpected(query.error());
    }
    if (auto done = execute(*query, values); !done) {
        return done;
    }
    while (query->next()) {
        takeRow(Row(*query));
    }
    if (query->lastError().isValid()) {
        return databaseProblem(query->lastError(), m_file);
    }
    // Without this the statement would go on holding its read lock.
    query->finish();
    m_prepared.insert_or_assign(statement, std::move(*query));
    return {};
}

} // namespace storage
