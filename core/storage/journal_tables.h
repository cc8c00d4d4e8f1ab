// Which tables the journal watches, and the SQL that is generated from their columns: triggers
// that note each changed row before and after, and the statements that take a change back. Used by
// journal.cpp alone.
#pragma once

#include "base/result.h"

#include <string>
#include <vector>

namespace storage
{

class Database;

struct JournalledTable {
    std::string name;
    std::vector<std::string> columns; // without those that look after themselves
    std::vector<std::string> key;     // columns of the primary key
};

base::Result<std::vector<JournalledTable>> journalledTables(Database &database);

// Triggers of this connection only, never of the file: they always fit the schema at hand.
std::vector<std::string> triggersFor(const JournalledTable &table);

// Statements with two parameters, the row as it should stand now and as it shall stand, as JSON or
// null. Each writes exactly one row, or none where the row is not as it should be.
std::string sqlToInsert(const JournalledTable &table);
std::string sqlToUpdate(const JournalledTable &table);
std::string sqlToDelete(const JournalledTable &table);

} // namespace storage
