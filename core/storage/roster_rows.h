// A roster as rows of the database and back. Writing compares with what is stored and touches only
// the rows that differ, so that a click on plus is one changed row, on disk and in the journal.
// Control characters are left out. Used by roster_store.cpp alone, within its transactions.
#pragma once

#include "rosters/roster.h"
#include "storage/database.h"

namespace storage
{

// Fails with a sentence where there is no such roster.
base::Result<rosters::Roster> loadRoster(Database &database, const std::string &id);
base::Outcome addRoster(Database &database, const rosters::Roster &roster, std::int64_t now);
base::Outcome writeRoster(Database &database, const rosters::Roster &roster);
base::Outcome removeRoster(Database &database, const std::string &id);

std::vector<std::string> readTags(const std::string &json);

} // namespace storage
