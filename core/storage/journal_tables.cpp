#include "storage/journal_tables.h"

#include "storage/database.h"

#include <array>

namespace storage
{

namespace
{

// Everything a person can change. Not here: versions, which undo must never rewrite, kept copies
// of shipped pieces, and the journal itself.
constexpr std::array<const char *, 8> Watched{"roster",
                                              "roster_line",
                                              "roster_header",
                                              "roster_carried",
                                              "own_piece",
                                              "amendment",
                                              "piece_picture",
                                              "own_hand"};

// When a roster was last modified is kept by triggers of the schema, also while undoing.
bool looksAfterItself(const std::string &column)
{
    return column == "modified";
}

template<typename Render>
std::string
joined(const std::vector<std::string> &parts, const char *separator, const Render &render)
{
    std::string result;
    for (const auto &part : parts) {
        result += (result.empty() ? "" : separator) + render(part);
    }
    return result;
}

// QtSql counts every mark of a parameter, so each stands once, here.
constexpr auto Given = "WITH given (present, wanted) AS (SELECT ?, ?) ";

// json_extract(given.wanted, '$.name')
std::string taken(const char *row, const std::string &column)
{
    return std::string("json_extract(given.") + row + ", '$." + column + "')";
}

std::string rowAsJson(const JournalledTable &table, const std::string &row)
{
    return "json_object("
        + joined(
               table.columns,
               ", ",
               [&](const std::string &column) { return "'" + column + "', " + row + "." + column; })
        + ")";
}

std::string trigger(const JournalledTable &table,
                    const std::string &event,
                    const std::string &condition,
                    const std::string &before,
                    const std::string &after)
{
    const auto name = "journal_" + table.name + "_" + event.substr(0, 6);
    return "CREATE TEMP TRIGGER IF NOT EXISTS " + name + " AFTER " + event + " ON main."
        + table.name + " WHEN (SELECT operation FROM journal_state) IS NOT NULL" + condition
        + " BEGIN INSERT INTO change (operation, table_name, before, after) SELECT operation, '"
        + table.name + "', " + before + ", " + after + " FROM journal_state; END";
}

} // namespace

base::Result<std::vector<JournalledTable>> journalledTables(Database &database)
{
    std::vector<JournalledTable> tables;
    for (const auto *name : Watched) {
        JournalledTable table{name, {}, {}};
        const auto read = database.eachSql(std::string("PRAGMA table_info(") + name + ")",
                                           {},
                                           [&](const Row &row) {
                                               const auto column = row.text(1);
                                               if (!looksAfterItself(column)) {
                                                   table.columns.push_back(column);
                                               }
                                               if (row.number(5) > 0) {
                                                   table.key.push_back(column);
                                               }
                                           });
        if (!read) {
            return tl::unexpected(read.error());
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

std::vector<std::string> triggersFor(const JournalledTable &table)
{
    const auto columns =
        joined(table.columns, ", ", [](const std::string &column) { return column; });
    const auto differs = joined(table.columns, " OR ", [](const std::string &column) {
        return "OLD." + column + " IS NOT NEW." + column;
    });
    const auto before = rowAsJson(table, "OLD");
    const auto after = rowAsJson(table, "NEW");
    return {
        trigger(table, "INSERT", "", "NULL", after),
        trigger(table, "UPDATE OF " + columns, " AND (" + differs + ")", before, after),
        trigger(table, "DELETE", "", before, "NULL"),
    };
}

std::string sqlToInsert(const JournalledTable &table)
{
    const auto columns =
        joined(table.columns, ", ", [](const std::string &column) { return column; });
    const auto values = joined(table.columns, ", ", [](const std::string &column) {
        return taken("wanted", column);
    });
    return Given + ("INSERT OR IGNORE INTO " + table.name) + " (" + columns + ") SELECT " + values
        + " FROM given WHERE present IS NULL";
}

std::string sqlToUpdate(const JournalledTable &table)
{
    // Only columns that the step changed must be as it left them: another step may have changed
    // the others since.
    const auto set = joined(table.columns, ", ", [](const std::string &column) {
        return column + " = CASE WHEN " + taken("present", column) + " IS "
            + taken("wanted", column) + " THEN " + column + " ELSE " + taken("wanted", column)
            + " END";
    });
    const auto isRow = joined(table.key, " AND ", [](const std::string &column) {
        return column + " = " + taken("present", column);
    });
    const auto asLeft = joined(table.columns, " AND ", [](const std::string &column) {
        return "(" + taken("present", column) + " IS " + taken("wanted", column) + " OR " + column
            + " IS " + taken("present", column) + ")";
    });
    return Given + ("UPDATE " + table.name) + " SET " + set + " FROM given WHERE " + isRow + " AND "
        + asLeft;
}

std::string sqlToDelete(const JournalledTable &table)
{
    const auto asLeft = joined(table.columns, " AND ", [](const std::string &column) {
        return column + " IS (SELECT " + taken("present", column) + " FROM given)";
    });
    return Given + ("DELETE FROM " + table.name) + " WHERE " + asLeft
        + " AND (SELECT wanted FROM given) IS NULL";
}

} // namespace storage
