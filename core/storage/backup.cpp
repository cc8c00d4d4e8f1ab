#include "storage/backup.h"

#include "files/file.h"
#include "storage/database.h"
#include "storage/database_problem.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <set>
#include <system_error>

namespace storage
{

namespace
{

constexpr std::int64_t Day = 24LL * 60 * 60 * 1000;
constexpr auto Stamp = "yyyyMMdd'T'hhmmsszzz'Z'";
constexpr auto Prefix = "muster-";
constexpr auto Suffix = ".sqlite";

QDateTime utc(std::int64_t time)
{
    return QDateTime::fromMSecsSinceEpoch(time, Qt::UTC);
}

std::string stamped(const char *prefix, std::int64_t time)
{
    return prefix + utc(time).toString(Stamp).toStdString() + Suffix;
}

// Nothing for the name of a file that is no backup.
std::optional<std::int64_t> timeOf(const std::filesystem::path &file)
{
    auto name = QString::fromStdString(file.filename().string());
    if (!name.startsWith(Prefix) || !name.endsWith(Suffix)) {
        return {};
    }
    name = name.mid(QString(Prefix).size()).chopped(QString(Suffix).size());
    auto time = QDateTime::fromString(name, Stamp);
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? std::optional<std::int64_t>(time.toMSecsSinceEpoch()) : std::nullopt;
}

base::Outcome isSound(Database &database)
{
    std::string answer;
    return database.eachSql("PRAGMA quick_check", {}, [&](const Row &row) { answer = row.text(0); })
        .and_then(
            [&] { return answer == "ok" ? base::Outcome() : damagedDatabase(database.file()); });
}

base::Result<std::int64_t> revisionOf(const std::filesystem::path &file)
{
    // A copy of an older schema is as good: it climbs when it is opened for work.
    return Database::open(file, Access::Read, 1)
        .and_then([](const std::unique_ptr<Database> &database) {
            return isSound(*database).and_then([&] { return database->number("revision/read"); });
        });
}

// Folds the side files into the database. Fails while any other window has it open.
base::Outcome takeAlone(const std::filesystem::path &file)
{
    const auto database = Database::open(file);
    if (!database) {
        // What is damaged is set aside as it is; what is in use or of a newer Muster stays.
        return isDamage(database.error()) ? base::Outcome() : tl::unexpected(database.error());
    }
    return (*database)->eachSql("PRAGMA journal_mode = DELETE", {}, [](const Row &) {});
}

base::Outcome setAside(const std::filesystem::path &current, const std::filesystem::path &aside)
{
    base::Outcome done;
    for (const auto *side : {"", "-wal", "-shm"}) {
        if (std::filesystem::exists(current.string() + side)) {
            done = done.and_then(
                [&] { return files::copyFile(current.string() + side, aside.string() + side); });
        }
    }
    return done;
}

} // namespace

Backups::Backups(const Profile &profile)
    : m_profile(profile)
{
}

base::Result<std::vector<Backup>> Backups::list() const
{
    std::vector<Backup> backups;
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(m_profile.backups(), error)) {
        if (const auto time = timeOf(entry.path())) {
            backups.push_back({entry.path(), *time, entry.file_size(error)});
        }
    }
    std::ranges::sort(backups, std::ranges::greater(), &Backup::time);
    return backups;
}

base::Result<std::optional<Backup>> Backups::make(Database &database, std::int64_t now) const
{
    const auto present = list();
    const auto revision = database.number("revision/read");
    if (!present || !revision) {
        return tl::unexpected(!present ? present.error() : revision.error());
    }
    if (!present->empty() && revisionOf(present->front().file).value_or(-1) == *revision) {
        return std::optional<Backup>();
    }
    const auto file = m_profile.backups() / stamped(Prefix, now);
    const auto part = file.string() + ".part";
    std::error_code error;
    std::filesystem::remove(part, error);
    return files::makeFolder(m_profile.backups())
        .and_then([&] { return database.writeSql("VACUUM INTO ?", {part}); })
        .and_then([&](const Effect &) { return revisionOf(part); })
        .and_then([&](std::int64_t) { return files::moveFile(part, file); })
        .map([&] {
            return std::optional(Backup{file, now, std::filesystem::file_size(file, error)});
        });
}

base::Result<std::vector<Backup>> Backups::thin(std::int64_t now) const
{
    return list().map([&](const std::vector<Backup> &backups) {
        auto removed = superfluous(backups, now);
        for (const auto &backup : removed) {
            std::error_code error;
            std::filesystem::remove(backup.file, error);
        }
        return removed;
    });
}

base::Result<std::filesystem::path> Backups::restore(const Backup &backup, std::int64_t now) const
{
    const auto current = m_profile.database();
    const auto part = current.string() + ".part";
    if (const auto sound = revisionOf(backup.file); !sound) {
        return tl::unexpected(sound.error());
    }
    auto aside = m_profile.backups() / stamped("before-restore-", now);
    if (!std::filesystem::exists(current) && !std::filesystem::exists(current.string() + "-wal")) {
        aside.clear();
    }
    return (aside.empty() ? base::Outcome() : takeAlone(current))
        .and_then([&] { return files::copyFile(backup.file, part); })
        .and_then([&] { return aside.empty() ? base::Outcome() : setAside(current, aside); })
        .and_then([&] {
            // A log of the old database must never be read into the new one.
            std::error_code error;
            std::filesystem::remove(current.string() + "-wal", error);
            std::filesystem::remove(current.string() + "-shm", error);
            return files::moveFile(part, current);
        })
        .map([&] { return aside; });
}

std::vector<Backup> superfluous(const std::vector<Backup> &backups, std::int64_t now)
{
    std::vector<Backup> removable;
    std::set<QString> kept; // a day, a week or a month that has its copy
    for (const auto &backup : backups) {
        const auto age = now - backup.time;
        const auto time = utc(backup.time);
        const auto span = age < 7 * Day ? time.toString("'day' yyyyMMdd")
            : age < 31 * Day            ? QString("week %1").arg(time.date().toJulianDay() / 7)
                                        : time.toString("'month' yyyyMM");
        const bool isNewest = &backup == &backups.front();
        const bool isFirstOfSpan = kept.insert(span).second;
        if (age >= Day && !isNewest && !isFirstOfSpan) {
            removable.push_back(backup);
        }
    }
    return removable;
}

} // namespace storage
