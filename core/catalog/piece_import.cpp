#include "base/fold.h"
#include "catalog/piece_match.h"
#include "catalog/piece_notes.h"
#include "catalog/piece_table.h"

#include <algorithm>
#include <map>
#include <utility>

namespace catalog
{

using base::text;

namespace
{

// Adds one more thing to a list in words: "Range, Defense".
void addTo(base::Text &list, base::Text more)
{
    list = list.empty() ? std::move(more)
                        : text("Catalog", "%1, %2").with(std::move(list)).with(std::move(more));
}

// Whether both would stand alike in a table, where line ends and tabs are blanks.
bool sameCell(const std::string &one, const std::string &other)
{
    return one == other || files::tsvLine({one}) == files::tsvLine({other});
}

class Planner
{
public:
    Planner(const Catalog &catalog, ExistingPieces existing)
        : m_catalog(catalog)
        , m_schema(catalog.schema())
        , m_existing(existing)
    {
    }

    PlannedRow plan(const PieceRow &row)
    {
        PlannedRow planned;
        planned.line = row.line;
        planned.text = row.text;
        const auto known = row.piece.key.empty() ? nullptr : m_catalog.find(row.piece.key);
        const auto candidates = known ? std::vector<PiecePointer>{known} : matching(row, m_catalog);
        if (candidates.empty()) {
            planNew(row, planned);
        } else if (candidates.size() > 1) {
            planned.fate = RowFate::Ambiguous;
            planned.reason = text("Catalog",
                                  "%1 pieces are called \"%2\"; give more columns to "
                                  "tell them apart.")
                                 .with(candidates.size())
                                 .with(row.piece.name);
        } else if (known && known->status != Status::Own && !hasName(*known, row.piece.name)) {
            refuse(planned,
                   text("Catalog", "The key “%1” belongs to “%2”.")
                       .with(known->key)
                       .with(known->name));
        } else if (isFirst(candidates.front()->key, row, planned)) {
            planExisting(row, *candidates.front(), planned);
        }
        if (isTaken(planned.fate)) {
            planned.notes = notesOn(row.piece, m_schema);
        }
        return planned;
    }

private:
    // Whether the piece stands as the row has it.
    static bool isTaken(RowFate fate)
    {
        return fate == RowFate::New || fate == RowFate::Updates || fate == RowFate::Amends
            || fate == RowFate::Same;
    }

    static void refuse(PlannedRow &planned, base::Text reason)
    {
        planned.fate = RowFate::Refused;
        planned.reason = std::move(reason);
    }

    // Two rows of one file that say the same piece: the second would silently win.
    bool isFirst(const std::string &identity, const PieceRow &row, PlannedRow &planned)
    {
        const auto [first, isNew] = m_seen.emplace(identity, row.line);
        if (!isNew) {
            refuse(
                planned,
                text("Catalog", "The same piece stands in line %1 already.").with(first->second));
        }
        return isNew;
    }

    void planNew(const PieceRow &row, PlannedRow &planned)
    {
        std::string identity = '\n' + base::fold(row.piece.name); // no key begins so
        for (const auto &slug : m_schema.identity) {
            const int attribute = m_schema.attributeIndex(slug);
            identity += attribute < 0 ? "" : '\n' + base::fold(written(row.piece.value(attribute)));
        }
        if (!isFirst(identity, row, planned)) {
            return;
        }
        planned.fate = RowFate::New;
        planned.piece = row.piece;
        planned.piece.key.clear();
        planned.piece.status = Status::Own;
    }

    void planExisting(const PieceRow &row, const Piece &piece, PlannedRow &planned) const
    {
        planned.key = piece.key;
        base::Text changes;
        Piece after = piece;
        for (const int attribute : row.given) {
            const std::string cell = written(row.piece.value(attribute));
            if (sameCell(cell, written(piece.value(attribute)))) {
                continue;
            }
            const auto &which = m_schema.attributes[static_cast<std::size_t>(attribute)];
            addTo(changes, base::Text::local(which.label));
            planned.amendments.push_back({piece.key, which.slug, cell, row.piece.source});
            // The cell has been read once for the row, so it can be set again.
            (void)setValue(after, m_schema, attribute, cell);
        }
        const bool isOwn = piece.status == Status::Own;
        if (isOwn) {
            takeNames(row, after, changes);
        }
        if (changes.empty()) {
            planned.fate = RowFate::Same;
            planned.amendments.clear();
            return;
        }
        if (m_existing == ExistingPieces::Keep) {
            planned.fate = RowFate::Kept;
            planned.amendments.clear();
            return;
        }
        planned.fate = isOwn ? RowFate::Updates : RowFate::Amends;
        planned.reason = text("Catalog", "Changes: %1.").with(changes);
        if (isOwn) {
            finishPiece(after, m_schema);
            planned.piece = std::move(after);
            planned.amendments.clear();
        }
    }

    // Names and source, which belong to the person as the piece does. A spelling is taken over only
    // where the key says which piece is meant; a name alone may be typed carelessly.
    static void takeNames(const PieceRow &row, Piece &after, base::Text &changes)
    {
        if (row.piece.key == after.key && !sameCell(row.piece.name, after.name)) {
            after.name = row.piece.name;
            addTo(changes, text("Catalog", "name"));
        }
        const auto names = printFurtherNames(row.piece.names);
        if (!names.empty() && !sameCell(names, printFurtherNames(after.names))) {
            after.names = row.piece.names;
            addTo(changes, text("Catalog", "further names"));
        }
        if (!row.piece.source.empty() && !sameCell(row.piece.source, after.source)) {
            after.source = row.piece.source;
            addTo(changes, text("Catalog", "source"));
        }
    }

    const Catalog &m_catalog;
    const Schema &m_schema;
    ExistingPieces m_existing;
    std::map<std::string, int> m_seen;
};

} // namespace

base::Result<ImportPlan> planImport(const files::Table &table,
                                    const Catalog &catalog,
                                    ExistingPieces existing,
                                    const std::string &file)
{
    auto rows = readPieceRows(table, catalog.schema(), file);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    ImportPlan plan;
    plan.unknownColumns = rows->unknownColumns;
    Planner planner(catalog, existing);
    for (const auto &row : rows->rows) {
        plan.rows.push_back(planner.plan(row));
    }
    for (const auto &row : rows->refused) {
        PlannedRow planned;
        planned.line = row.line;
        planned.text = row.text;
        planned.fate = RowFate::Refused;
        planned.reason = row.reason;
        plan.rows.push_back(std::move(planned));
    }
    std::stable_sort(
        plan.rows.begin(),
        plan.rows.end(),
        [](const PlannedRow &one, const PlannedRow &other) { return one.line < other.line; });
    return plan;
}

} // namespace catalog
