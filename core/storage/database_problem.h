// What SQLite answers, as a sentence for people: what happened to which file, and what to do.
#pragma once

#include "base/result.h"

#include <filesystem>

class QSqlError;

namespace storage
{

tl::unexpected<base::Problem> databaseProblem(const QSqlError &error,
                                              const std::filesystem::path &file);
// The same for a file that was found to be damaged by a look at it.
tl::unexpected<base::Problem> damagedDatabase(const std::filesystem::path &file);
// The same where the file is missing or empty, though its copies or its log are there.
tl::unexpected<base::Problem> lostDatabase(const std::filesystem::path &file);

// Whether the database itself is lost or damaged, so that going back to a copy of it helps.
bool isDamage(const base::Problem &problem);
// Whether nothing is wrong with the stored data: another program writes, the disk is full, or
// writing is forbidden. What is there can be read.
bool isPassing(const base::Problem &problem);
bool isFullDisk(const base::Problem &problem);
bool isBeingWritten(const base::Problem &problem);

// Whether that error says that a rule of the schema (a key, a reference) forbids the change.
bool isConstraint(const QSqlError &error);

} // namespace storage
