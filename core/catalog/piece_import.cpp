#include "base/fold.h"
#include "catalog/piece_table.h"

#include <algorithm>
#include <map>

namespace catalog
{

using base::text;

namespace
{

// Whether the piece is the one a row speaks of: same name, and equal in every identity attribute
// that the row gives.
bool fits(const PieceRow &row, const Piece &piece, const Schema &schema)
{
    return std::all_of(schema.identity.begin(),
                       schema.identity.end(),
                       [&](const std::string &slug) {
                           const int attribute = schema.attributeIndex(slug);
                           if (attribute < 0) {
                               return true; // the name, which was looked up
                           }
                           const auto &said = row.piece.value(attribute);
                           const auto &known = piece.value(attribute);
                           return !said.isGiven() || !known.isGiven()
                               || base::fold(said.text) == base::fold(known.text);
                       });
}

// Fewer candidates where some are equal also in what the piece leaves unknown.
std::vector<PiecePointer>
closest(std::vector<PiecePointer> candidates, const PieceRow &row, const Schema &schema)
{
    const auto agreements = [&](const PiecePointer &piece) {
        return std::count_if(schema.identity.begin(),
                             schema.identity.end(),
                             [&](const std::string &slug) {
                                 const int attribute = schema.attributeIndex(slug);
                                 return attribute >= 0
                                     && written(row.piece.value(attribute))
                                     == written(piece->value(attribute));
                             });
    };
    std::ptrdiff_t most = 0;
    for (const auto &candidate : candidates) {
        most = std::max(most, agreements(candidate));
    }
    candidates.erase(
        std::remove_if(candidates.begin(),
                       candidates.end(),
                       [&](const PiecePointer &piece) { return agreements(piece) < most; }),
        candidates.end());
    return candidates;
}

std::string listed(const std::vector<std::string> &words)
{
    std::string result;
    for (const auto &word : words) {
        result += (result.empty() ? "" : ", ") + word;
    }
    return result;
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
        auto candidates = candidatesFor(row);
        if (candidates.empty()) {
            planNew(row, planned);
        } else if (candidates.size() > 1) {
            planned.fate = RowFate::Ambiguous;
            planned.reason = text("Catalog",
                                  "%1 pieces are called \"%2\"; give more columns to "
                                  "tell them apart.")
                                 .with(candidates.size())
                                 .with(row.piece.name);
        } else {
            planExisting(row, *candidates.front(), planned);
        }
        return planned;
    }

private:
    std::vector<PiecePointer> candidatesFor(const PieceRow &row) const
    {
        if (!row.piece.key.empty()) {
            if (auto known = m_catalog.find(row.piece.key)) {
                return {known};
            }
        }
        std::vector<PiecePointer> result;
        for (auto &piece : m_catalog.named(row.piece.name)) {
            if (fits(row, *piece, m_schema)) {
                result.push_back(std::move(piece));
            }
        }
        return closest(std::move(result), row, m_schema);
    }

    // Two rows of one file that say the same piece: the second would silently win.
    void planNew(const PieceRow &row, PlannedRow &planned)
    {
        std::string identity = base::fold(row.piece.name);
        for (const auto &slug : m_schema.identity) {
            const int attribute = m_schema.attributeIndex(slug);
            identity += attribute < 0 ? "" : '\n' + base::fold(row.piece.value(attribute).text);
        }
        const auto [first, isNew] = m_seen.emplace(identity, row.line);
        if (!isNew) {
            planned.fate = RowFate::Refused;
            planned.reason =
                text("Catalog", "The same piece stands in line %1 already.").with(first->second);
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
        std::vector<std::string> changes;
        Piece after = piece;
        for (const int attribute : row.given) {
            const auto place = static_cast<std::size_t>(attribute);
            if (row.piece.value(attribute) == piece.value(attribute)) {
                continue;
            }
            const auto &slug = m_schema.attributes[place].slug;
            const std::string cell = written(row.piece.value(attribute));
            changes.push_back(slug);
            planned.amendments.push_back({piece.key, slug, cell, row.piece.source});
            // The cell has been read once for the row, so it can be set again.
            (void)setValue(after, m_schema, attribute, cell);
        }
        const bool isOwn = piece.status == Status::Own;
        if (isOwn && !row.piece.names.empty() && row.piece.names != piece.names) {
            after.names = row.piece.names;
            changes.emplace_back("names");
        }
        if (isOwn && !row.piece.source.empty() && row.piece.source != piece.source) {
            after.source = row.piece.source;
            changes.emplace_back("source");
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
        planned.reason = text("Catalog", "Changes: %1.").with(listed(changes));
        if (isOwn) {
            finishPiece(after, m_schema);
            planned.piece = std::move(after);
            planned.amendments.clear();
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
