#include "storage/migrations.h"

#include "storage/database.h"
#include "storage/database_problem.h"
#include "storage/sql_library.h"

#include <set>

namespace storage
{

using base::text;

namespace
{

// "Mstr", written by the first step into the file's header.
constexpr std::int64_t ApplicationId = 0x4d737472;

base::Result<std::int64_t> single(Database &database, const char *sql)
{
    std::int64_t value = 0;
    return database.eachSql(sql, {}, [&](const Row &row) { value = row.number(0); }).map([&] {
        return value;
    });
}

base::Result<std::int64_t> stepOf(Database &database)
{
    return single(database, "PRAGMA user_version");
}

struct Standing {
    std::int64_t step = 0;
    std::int64_t application = 0;
    std::set<std::string> tables;
};

base::Outcome readStanding(Database &database, Standing &standing)
{
    const auto step = stepOf(database);
    const auto application = single(database, "PRAGMA application_id");
    if (!step || !application) {
        return tl::unexpected(!step ? step.error() : application.error());
    }
    standing.step = *step;
    standing.application = *application;
    return database.eachSql("SELECT name FROM sqlite_schema WHERE type = 'table'",
                            {},
                            [&](const Row &row) { standing.tables.insert(row.text(0)); });
}

// At one moment: another window may be climbing.
base::Result<Standing> standingOf(Database &database)
{
    if (auto begun = database.writeSql("BEGIN"); !begun) {
        return tl::unexpected(begun.error());
    }
    Standing standing;
    const auto read = readStanding(database, standing);
    const auto ended = database.writeSql("COMMIT");
    return read.and_then([&] { return ended; }).map([&](const Effect &) {
        return std::move(standing);
    });
}

// A step that is no step, or tables that are not those of the steps that were climbed.
bool isOutOfStep(const Standing &standing)
{
    if (standing.step < 0 || (standing.step == 0 && !standing.tables.empty())) {
        return true;
    }
    for (int step = 1; step <= latestStep(); ++step) {
        for (const auto &table : stepTables(step)) {
            if (standing.tables.contains(table) != (step <= standing.step)) {
                return true;
            }
        }
    }
    return false;
}

base::Outcome climbOne(Database &database, int step)
{
    auto transaction = Transaction::begin(database);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    // Another window may have climbed while this one waited for its turn.
    const auto current = stepOf(database);
    if (!current || *current >= step) {
        return current.map([](std::int64_t) {});
    }
    for (const auto &statement : stepStatements(step)) {
        if (auto done = database.writeSql(statement); !done) {
            return tl::unexpected(done.error());
        }
    }
    return database.writeSql("PRAGMA user_version = " + std::to_string(step))
        .and_then([&](const Effect &) { return transaction->commit(); });
}

} // namespace

base::Outcome refuseForeign(Database &database)
{
    const auto standing = standingOf(database);
    if (!standing) {
        return tl::unexpected(standing.error());
    }
    if (!standing->tables.empty() && standing->application != ApplicationId) {
        return base::problemAt(
            database.file().string(),
            0,
            text("Storage", "This database belongs to another program; it has been left as it is."),
            text("Storage", "Use another --profile, or move that file away."));
    }
    if (standing->step > latestStep()) {
        return base::problemAt(
            database.file().string(),
            0,
            text("Storage", "A newer Muster wrote this database (step %1; this one knows %2).")
                .with(standing->step)
                .with(latestStep()),
            text("Storage", "Use the newer Muster, or another --profile."));
    }
    return isOutOfStep(*standing) ? damagedDatabase(database.file()) : base::Outcome();
}

base::Outcome climbTo(Database &database, int step)
{
    const auto current = stepOf(database);
    if (!current) {
        return tl::unexpected(current.error());
    }
    if (*current < step && database.isReadOnly()) {
        return base::problemAt(
            database.file().string(),
            0,
            text("Storage", "The database is of an older Muster and can only be read here."),
            text("Storage", "Allow writing in its folder once, so that it can be brought up."));
    }
    for (auto next = static_cast<int>(*current) + 1; next <= step; ++next) {
        if (auto climbed = climbOne(database, next); !climbed) {
            return climbed;
        }
    }
    return {};
}

} // namespace storage
