#include "support/sample_catalog.h"

#include <cstdint>
#include <cstdlib>

using catalog::ExistingPieces;
using catalog::RowFate;

namespace
{

constexpr std::string_view Known = "key\tname\tnames\tstatus\ttype\trank\tset\trange\n"
                                   "s/ann\tAnn\tde:Anna\tofficial\ttroop\tGold\tDemo\t1\n"
                                   "s/ann-2\tAnn\t\tofficial\ttroop\tBronze\t\t1\n"
                                   "own/1\tBob\t\town\taction\t\t\t\n";

// Values that were read can be written and read again, and then change nothing.
void checkRoundTrip(const catalog::PieceRows &rows, const catalog::Schema &schema)
{
    std::vector<catalog::PiecePointer> pieces;
    for (const auto &row : rows.rows) {
        pieces.push_back(std::make_shared<const catalog::Piece>(row.piece));
    }
    const auto written = catalog::writePieceTable(pieces, schema);
    const auto table = files::readTsv(written, "again.tsv");
    const auto again = table.and_then([&schema](const files::Table &cells) {
        return catalog::readPieceRows(cells, schema, "again.tsv");
    });
    if (!again || !again->refused.empty() || again->rows.size() != pieces.size()) {
        std::abort();
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (!(again->rows[i].piece.notations == pieces[i]->notations)) {
            std::abort();
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto known = support::catalogFrom(Known);
    const auto table = files::readTsv({reinterpret_cast<const char *>(data), size}, "fuzz.tsv");
    if (!table) {
        return 0;
    }
    const auto rows = catalog::readPieceRows(*table, known.schema(), "fuzz.tsv");
    const auto plan = catalog::planImport(*table, known, ExistingPieces::Update, "fuzz.tsv");
    const auto kept = catalog::planImport(*table, known, ExistingPieces::Keep, "fuzz.tsv");
    if (rows.has_value() != plan.has_value() || plan.has_value() != kept.has_value()) {
        std::abort();
    }
    if (!rows) {
        return 0;
    }
    checkRoundTrip(*rows, known.schema());
    for (const auto &row : plan->rows) {
        const bool needsReason = row.fate == RowFate::Refused || row.fate == RowFate::Ambiguous
            || row.fate == RowFate::Amends || row.fate == RowFate::Updates;
        if (needsReason && base::english(row.reason).empty()) {
            std::abort();
        }
    }
    return 0;
}
