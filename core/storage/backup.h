// Copies of the database in the profile's folder `backups`: made when something changed since the
// last one, checked, thinned to one a day, a week and a month as they age, and restored with the
// present database set aside first. Make them on a worker with a connection of its own.
#pragma once

#include "base/result.h"
#include "storage/profile.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace storage
{

class Database;

struct Backup {
    std::filesystem::path file;
    std::int64_t time = 0; // milliseconds since 1970, UTC
    std::uintmax_t size = 0;

    bool operator==(const Backup &) const = default;
};

class Backups
{
public:
    explicit Backups(const Profile &profile);

    base::Result<std::vector<Backup>> list() const; // newest first
    // Nothing where the newest copy already holds everything. A copy counts only once it has been
    // checked and is safely on the disk.
    base::Result<std::optional<Backup>> make(Database &database, std::int64_t now) const;
    // Removes what superfluous() names; gives back what was removed.
    base::Result<std::vector<Backup>> thin(std::int64_t now) const;
    // With every window closed. What stood before is put beside the copies, under the name that is
    // given back; an empty name says that there was nothing.
    base::Result<std::filesystem::path> restore(const Backup &backup, std::int64_t now) const;

private:
    Profile m_profile;
};

// All of the last day, the newest of each day for a week, of each week for a month, of each month
// for ever. `backups` is newest first; the newest is never superfluous.
std::vector<Backup> superfluous(const std::vector<Backup> &backups, std::int64_t now);

} // namespace storage
