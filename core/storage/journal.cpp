#include "storage/journal.h"

#include "storage/text_json.h"

#include <algorithm>
#include <chrono>

namespace storage
{

using base::text;

namespace
{

constexpr std::int64_t KeptOperations = 1000;
constexpr std::int64_t MergeWithin = 2000; // milliseconds

base::Outcome clearState(Database &database)
{
    return database.writeSql("UPDATE journal_state SET operation = NULL").map([](const Effect &) {
    });
}

// While a step is recorded the triggers note its changes under its number; afterwards never.
class Recording
{
public:
    Recording(Database &database, std::int64_t operation)
        : m_database(database)
        , m_begun(database.writeSql("UPDATE journal_state SET operation = ?", {operation})
                      .map([](const Effect &) {}))
    {
    }
    Recording(const Recording &) = delete;
    Recording &operator=(const Recording &) = delete;
    Recording(Recording &&) = delete;
    Recording &operator=(Recording &&) = delete;
    ~Recording() { static_cast<void>(clearState(m_database)); }

    const base::Outcome &begun() const { return m_begun; }

private:
    Database &m_database;
    base::Outcome m_begun;
};

base::Problem changedSince(const base::Text &name, bool undoing)
{
    base::Problem problem;
    problem.what = undoing
        ? text("Storage", "“%1” cannot be undone: what it changed has been changed since.")
              .with(name)
        : text("Storage", "“%1” cannot be redone: what it changed has been changed since.")
              .with(name);
    problem.remedy = text("Storage", "Change it by hand, or bring back an earlier version.");
    return problem;
}

} // namespace

std::int64_t systemTime()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

Journal::Journal(Database &database, Clock clock, std::vector<JournalledTable> tables)
    : m_database(&database)
    , m_clock(std::move(clock))
    , m_tables(std::move(tables))
{
}

base::Result<Journal> Journal::open(Database &database, Clock clock)
{
    auto tables = journalledTables(database);
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    std::vector<std::string> setUp;
    if (!database.isReadOnly()) {
        setUp = {"CREATE TEMP TABLE IF NOT EXISTS journal_state (operation INTEGER)",
                 "DELETE FROM journal_state",
                 "INSERT INTO journal_state VALUES (NULL)"};
        for (const auto &table : *tables) {
            std::ranges::copy(triggersFor(table), std::back_inserter(setUp));
        }
    }
    for (const auto &sql : setUp) {
        if (auto done = database.writeSql(sql); !done) {
            return tl::unexpected(done.error());
        }
    }
    return Journal(database, std::move(clock), std::move(*tables));
}

base::Outcome Journal::transactUnrecorded(const std::function<base::Outcome()> &work)
{
    auto transaction = Transaction::begin(*m_database);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    return work().and_then([&] { return m_database->run("revision/raise"); }).and_then([&] {
        return transaction->commit();
    });
}

base::Outcome Journal::transact(const Operation &operation,
                                const std::function<base::Outcome()> &work)
{
    std::optional<std::string> noted;
    return transactUnrecorded([&] {
               const auto changed = wasChangedElsewhere(operation.subject);
               return record(operation, work).and_then([&]() -> base::Outcome {
                   if (!changed.value_or(true) && m_noted.contains(operation.subject)) {
                       noted = stateOf(operation.subject).value_or("");
                   }
                   return {};
               });
           })
        .map([&] {
            if (noted) {
                m_noted[operation.subject] = *noted;
            }
        });
}

base::Outcome Journal::record(const Operation &operation,
                              const std::function<base::Outcome()> &work)
{
    const auto id = beginOperation(operation);
    if (!id) {
        return tl::unexpected(id.error());
    }
    m_recorded = *id;
    const auto done = [&] {
        const Recording recording(*m_database, *id);
        return recording.begun().and_then(work);
    }();
    m_recorded = 0;
    return done.and_then([&] { return endOperation(operation, *id); });
}

base::Result<std::int64_t> Journal::beginOperation(const Operation &operation)
{
    if (!operation.mergeKey.empty()) {
        const auto same =
            m_database->number("operation/find_to_merge",
                               {operation.subject, operation.mergeKey, now() - MergeWithin});
        if (!same || *same > 0) {
            return same;
        }
    }
    return m_database
        ->write("operation/add",
                {operation.subject, writeText(operation.name), operation.mergeKey, now()})
        .map([](const Effect &effect) { return effect.lastId; });
}

base::Outcome Journal::endOperation(const Operation &operation, std::int64_t id)
{
    const auto changes = m_database->number("change/exists", {id});
    if (!changes) {
        return tl::unexpected(changes.error());
    }
    if (*changes == 0) {
        return m_database->run("operation/remove", {id});
    }
    return m_database->run("operation/remove_undone", {operation.subject})
        .and_then([&] {
            return m_database->run("operation/rename", {writeText(operation.name), now(), id});
        })
        .and_then([&] { return m_database->run("operation/trim", {KeptOperations}); });
}

base::Result<std::optional<Journal::Stored>> Journal::next(const std::string &subject,
                                                           Direction direction) const
{
    std::optional<Stored> found;
    const auto *name =
        direction == Direction::Undo ? "operation/last_done" : "operation/first_undone";
    return m_database
        ->each(name,
               {subject},
               [&](const Row &row) {
                   found = Stored{row.number(0), readText(row.text(1)).value_or(base::Text())};
               })
        .map([&] { return found; });
}

base::Result<std::optional<base::Text>> Journal::undoName(const std::string &subject) const
{
    return next(subject, Direction::Undo).map([](const std::optional<Stored> &stored) {
        return stored ? std::optional(stored->name) : std::nullopt;
    });
}

base::Result<std::optional<base::Text>> Journal::redoName(const std::string &subject) const
{
    return next(subject, Direction::Redo).map([](const std::optional<Stored> &stored) {
        return stored ? std::optional(stored->name) : std::nullopt;
    });
}

base::Outcome Journal::undo(const std::string &subject)
{
    return transactUnrecorded([&] { return apply(subject, Direction::Undo); });
}

base::Outcome Journal::redo(const std::string &subject)
{
    return transactUnrecorded([&] { return apply(subject, Direction::Redo); });
}

base::Outcome Journal::apply(const std::string &subject, Direction direction)
{
    const bool undoing = direction == Direction::Undo;
    const auto operation = next(subject, direction);
    if (!operation) {
        return tl::unexpected(operation.error());
    }
    if (!*operation) {
        return base::problem(undoing ? text("Storage", "There is nothing to undo.")
                                     : text("Storage", "There is nothing to redo."));
    }
    return applyChanges(**operation, direction).and_then([&] {
        return m_database->run("operation/mark", {std::int64_t{undoing}, (*operation)->id});
    });
}

base::Outcome Journal::applyChanges(const Stored &operation, Direction direction)
{
    struct Change {
        std::string table;
        Value before;
        Value after;
    };
    const bool undoing = direction == Direction::Undo;
    std::vector<Change> changes;
    const auto valueOf = [](const Row &row, int column) {
        return row.isNull(column) ? Value() : Value(row.text(column));
    };
    const auto read = m_database->each("change/list", {operation.id}, [&](const Row &row) {
        changes.push_back({row.text(0), valueOf(row, 1), valueOf(row, 2)});
    });
    if (!read) {
        return read;
    }
    if (undoing) {
        std::ranges::reverse(changes);
    }
    for (const auto &change : changes) {
        const auto applied = undoing ? applyOne(change.table, change.after, change.before)
                                     : applyOne(change.table, change.before, change.after);
        if (!applied) {
            const bool refused =
                applied.error().what.empty() || m_database->lastFailureWasConstraint();
            return tl::unexpected(refused ? changedSince(operation.name, undoing)
                                          : applied.error());
        }
    }
    return {};
}

// A Problem without words says that the row is not as it should be.
base::Outcome Journal::applyOne(const std::string &table, const Value &from, const Value &to)
{
    const auto known = std::ranges::find(m_tables, table, &JournalledTable::name);
    if (known == m_tables.end()) {
        return tl::unexpected(base::Problem());
    }
    const auto sql = std::holds_alternative<std::monostate>(from) ? sqlToInsert(*known)
        : std::holds_alternative<std::monostate>(to)              ? sqlToDelete(*known)
                                                                  : sqlToUpdate(*known);
    return m_database->writeSql(sql, {from, to}).and_then([](const Effect &effect) {
        return effect.rows == 1 ? base::Outcome() : tl::unexpected(base::Problem());
    });
}

base::Result<std::int64_t> Journal::revision() const
{
    return m_database->number("revision/read");
}

} // namespace storage
