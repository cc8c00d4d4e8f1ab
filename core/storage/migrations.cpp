#include "storage/migrations.h"

#include "storage/database.h"
#include "storage/sql_library.h"

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
    const auto step = stepOf(database);
    const auto application = single(database, "PRAGMA application_id");
    const auto tables = single(database, "SELECT count(*) FROM sqlite_schema");
    if (!step || !application || !tables) {
        return tl::unexpected((!step ? step : !application ? application : tables).error());
    }
    if (*tables > 0 && *application != ApplicationId) {
        return base::problemAt(
            database.file().string(),
            0,
            text("Storage", "This database belongs to another program; it has been left as it is."),
            text("Storage", "Use another --profile, or move that file away."));
    }
    if (*step > latestStep()) {
        return base::problemAt(
            database.file().string(),
            0,
            text("Storage", "A newer Muster wrote this database (step %1; this one knows %2).")
                .with(*step)
                .with(latestStep()),
            text("Storage", "Use the newer Muster, or another --profile."));
    }
    return {};
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
