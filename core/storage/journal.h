// The one door for writing: a step with a name and a subject, its changes noted row by row, so
// that it can be undone and redone, also after a restart. Subjects are "roster:<id>", "rosters"
// (the list of them), "catalog:<game>" and "hands:<game>"; each has its own undo. The last 1,000
// steps are kept.
#pragma once

#include "storage/database.h"
#include "storage/journal_tables.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace storage
{

struct Operation {
    std::string subject;
    base::Text name; // "Add Treant Watcher", as the undo menu shows it
    // Where not empty: steps that follow within two seconds with the same key are undone as one,
    // such as three clicks on the same plus.
    std::string mergeKey = {};
};

using Clock = std::function<std::int64_t()>; // milliseconds since 1970, UTC
std::int64_t systemTime();

class Journal
{
public:
    // The database must outlive the journal. One that can only be read takes no steps.
    static base::Result<Journal> open(Database &database, Clock clock = systemTime);

    Database &database() const { return *m_database; }
    std::int64_t now() const { return m_clock(); }

    // Runs `work` in a transaction; where it fails nothing at all is stored. A step that changed
    // nothing leaves no trace. Steps are never nested.
    base::Outcome transact(const Operation &operation, const std::function<base::Outcome()> &work);
    // The same for what is no step of a person: versions, kept copies, repairs.
    base::Outcome transactUnrecorded(const std::function<base::Outcome()> &work);

    // For what is planned on data that was read before: notes how a subject stands now, and says
    // whether another window or program has taken, undone or redone a step on it since. Steps of
    // this journal's own are noted along with it.
    base::Outcome noteState(const std::string &subject);
    base::Result<bool> wasChangedElsewhere(const std::string &subject) const;

    // What would be undone or redone next; nothing where there is no such step.
    base::Result<std::optional<base::Text>> undoName(const std::string &subject) const;
    base::Result<std::optional<base::Text>> redoName(const std::string &subject) const;
    // Refuses, changing nothing, where something is no longer as the step left it.
    base::Outcome undo(const std::string &subject);
    base::Outcome redo(const std::string &subject);

    // Grows with every transaction that was committed, by whatever window.
    base::Result<std::int64_t> revision() const;

private:
    enum class Direction { Undo, Redo };
    struct Stored {
        std::int64_t id = 0;
        base::Text name;
    };
    Journal(Database &database, Clock clock, std::vector<JournalledTable> tables);

    base::Outcome record(const Operation &operation, const std::function<base::Outcome()> &work);
    base::Result<std::int64_t> beginOperation(const Operation &operation);
    base::Outcome endOperation(const Operation &operation, std::int64_t id);
    base::Result<std::optional<Stored>> next(const std::string &subject, Direction direction) const;
    base::Outcome apply(const std::string &subject, Direction direction);
    base::Outcome applyChanges(const Stored &operation, Direction direction);
    base::Outcome applyOne(const std::string &table, const Value &from, const Value &to);

    base::Result<std::string> stateOf(const std::string &subject) const;

    Database *m_database;
    Clock m_clock;
    std::vector<JournalledTable> m_tables;
    std::int64_t m_recorded = 0;                // the operation whose work is running, else 0
    std::map<std::string, std::string> m_noted; // by subject
};

} // namespace storage
