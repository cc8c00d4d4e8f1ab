#include "storage/database_problem.h"

#include "storage/database_files.h"

#include <QSqlError>

#include <cerrno>

namespace storage
{

using base::text;

namespace
{

// The result codes of SQLite that a person can do something about (sqlite.org/rescode.html).
enum Code {
    Permission = 3,
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    DiskError = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Constraint = 19,
    NotADatabase = 26,
};

// SQLite calls only ENOSPC at a database's own file "full". A log or its index that cannot grow,
// a quota and a limit on the size of files come as failures of the disk.
enum ExtendedCode {
    LogNotTakenIn = ReadOnly | 1 << 8,
    IndexNotMade = ReadOnly | 5 << 8,
    WriteFailed = DiskError | 3 << 8,
    IndexNotOpened = DiskError | 18 << 8,
    IndexNotGrown = DiskError | 19 << 8,
};

// Extended codes carry the primary one in their low byte.
int primaryCode(const QSqlError &error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

// `systemError` is the errno that was left behind.
bool isForLackOfRoom(const QSqlError &error, const std::filesystem::path &file, int systemError)
{
    if (primaryCode(error) == ReadOnly) {
        // It was opened for reading because there was no room, see Database::open.
        return isDiskFull(file) && !forbiddenPart(file);
    }
    const int code = error.nativeErrorCode().toInt();
    if (code != WriteFailed && code != IndexNotOpened && code != IndexNotGrown) {
        return false;
    }
    return systemError == ENOSPC || systemError == EFBIG || systemError == EDQUOT
        || isDiskFull(file);
}

base::Problem
problemOf(const std::filesystem::path &file, base::Text what, base::Text remedy = base::Text())
{
    return base::Problem{file.string(), 0, std::move(what), std::move(remedy)};
}

// A Problem carries sentences and nothing else, so what must be told apart later is told by these.
base::Text beingWritten()
{
    return text("Storage", "Another window or program is writing to the database.");
}

base::Text onlyRead()
{
    return text("Storage", "The database can only be read, so nothing was stored.");
}

base::Text damaged()
{
    return text("Storage", "The database is damaged; it has been left as it is.");
}

base::Text lost()
{
    return text("Storage", "The database is missing or empty, though something was stored in it.");
}

base::Text fullDisk()
{
    return text("Storage", "The disk is full; the last change was not stored.");
}

// A log whose index is missing is only read by one who may write the index.
bool isForLogLeftOver(const QSqlError &error, const std::filesystem::path &file)
{
    const int code = error.nativeErrorCode().toInt();
    return code == LogNotTakenIn || code == IndexNotMade
        || (primaryCode(error) == CannotOpen && hasLog(file) && forbiddenPart(file));
}

base::Problem logLeftOver(const std::filesystem::path &file)
{
    return problemOf(
        file,
        text("Storage",
             "What was stored last lies beside the database, and only who may write there can take "
             "it in."),
        text("Storage", "Allow writing to %1 once, or use another --profile.")
            .with(forbiddenPart(file).value_or(file.parent_path()).string()));
}

base::Text remedyToRead(const std::filesystem::path &file)
{
    const auto forbidden = forbiddenPart(file);
    return forbidden && forbidden != file.parent_path()
        ? text("Storage", "Allow writing to %1, or use another --profile.")
              .with(forbidden->string())
        : text("Storage", "Allow writing in its folder, or use another --profile.");
}

} // namespace

tl::unexpected<base::Problem> damagedDatabase(const std::filesystem::path &file)
{
    auto remedy = hasCopies(file)
        ? text("Storage",
               "Muster's window can go back to one of the copies in %1, when it starts or under "
               "Settings, Safety.")
              .with(copiesOf(file).string())
        : text("Storage",
               "There is no copy of it in %1. Put one of your own in its place, or move it away to "
               "begin anew.")
              .with(copiesOf(file).string());
    return tl::unexpected(problemOf(file, damaged(), std::move(remedy)));
}

tl::unexpected<base::Problem> lostDatabase(const std::filesystem::path &file)
{
    auto remedy = hasCopies(file)
        ? text(
              "Storage",
              "When its window starts, Muster offers to go back to the newest copy in %1. To begin "
              "anew, move that folder away.")
              .with(copiesOf(file).string())
        : text("Storage",
               "Put the database back to which %1 belongs. To begin anew, move that file away.")
              .with(file.string() + "-wal");
    return tl::unexpected(problemOf(file, lost(), std::move(remedy)));
}

tl::unexpected<base::Problem> databaseProblem(const QSqlError &error,
                                              const std::filesystem::path &file)
{
    const int systemError = errno;
    int code = primaryCode(error);
    if (isForLackOfRoom(error, file, systemError)) {
        code = Full;
    }
    if (isForLogLeftOver(error, file)) {
        return tl::unexpected(logLeftOver(file));
    }
    switch (code) {
    case Busy:
    case Locked:
        return tl::unexpected(
            problemOf(file, beingWritten(), text("Storage", "Try again in a moment.")));
    case ReadOnly:
    case Permission:
        return tl::unexpected(problemOf(file, onlyRead(), remedyToRead(file)));
    case Full:
        return tl::unexpected(
            problemOf(file, fullDisk(), text("Storage", "Make room on the disk and do it again.")));
    case DiskError:
        return tl::unexpected(
            problemOf(file,
                      text("Storage", "The disk failed while the database was used (%1).")
                          .with(error.text().trimmed().toStdString()),
                      text("Storage", "Check the disk, then do it again.")));
    case Corrupt:
    case NotADatabase:
        return damagedDatabase(file);
    case CannotOpen:
        return tl::unexpected(problemOf(
            file,
            text("Storage", "The database cannot be opened."),
            text("Storage", "Allow reading it and its folder, or use another --profile.")));
    default:
        return tl::unexpected(
            problemOf(file,
                      text("Storage", "The database refused a step (%1).")
                          .with(error.text().trimmed().toStdString()),
                      text("Storage",
                           "Nothing of this step was stored. Check the stored data in Muster's "
                           "window, under Settings, Safety.")));
    }
}

bool isDamage(const base::Problem &problem)
{
    return problem.what == damaged() || problem.what == lost();
}

bool isPassing(const base::Problem &problem)
{
    return isBeingWritten(problem) || isFullDisk(problem) || problem.what == onlyRead();
}

bool isBeingWritten(const base::Problem &problem)
{
    return problem.what == beingWritten();
}

bool isFullDisk(const base::Problem &problem)
{
    return problem.what == fullDisk();
}

bool isConstraint(const QSqlError &error)
{
    return primaryCode(error) == Constraint;
}

} // namespace storage
