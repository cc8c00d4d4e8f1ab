// The ladder from an empty file, or any schema ever released, to the latest one. Each step is a
// file of sql/migrations and a transaction of its own, so a step that fails leaves the last good
// one. A step that changes a journalled table must also change the rows in `change`, or empty the
// journal.
#pragma once

#include "base/result.h"

namespace storage
{

class Database;

// Refuses, before anything is written, a file of another program or of a newer Muster, and one
// that has not the tables of its step.
base::Outcome refuseForeign(Database &database);

// Does nothing where the database stands there already. Fails where it stands lower and can only
// be read.
base::Outcome climbTo(Database &database, int step);

} // namespace storage
