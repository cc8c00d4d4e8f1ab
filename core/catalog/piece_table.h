// Pieces as rows of a tab-separated table: how shipped pieces are stored, how people type theirs
// in bulk, and how pieces travel. Columns: key, name, names, status, every attribute by its slug,
// source; all but `name` may be left out.
#pragma once

#include "catalog/catalog.h"
#include "files/table.h"

#include <string>
#include <vector>

namespace catalog
{

struct PieceRow {
    int line = 0;
    std::string text; // the row as written, cells joined by tabs
    Piece piece;      // its key is empty where the row gives none; unfinished columns are unknown
    std::vector<int> given; // attributes whose cell is not blank
};

struct RefusedRow {
    int line = 0;
    std::string text;
    base::Text reason;
};

struct PieceRows {
    std::vector<PieceRow> rows;
    std::vector<RefusedRow> refused;
    std::vector<std::string> unknownColumns; // read past, and said
};

// Fails only where the table has no column `name`, or one column twice.
base::Result<PieceRows>
readPieceRows(const files::Table &table, const Schema &schema, const std::string &file);

std::string writePieceTable(const std::vector<PiecePointer> &pieces, const Schema &schema);

// What an import would do, row by row, before anything is done.
enum class RowFate {
    New,       // becomes a piece of one's own
    Updates,   // changes a piece of one's own
    Amends,    // differs from a shipped piece: becomes amendments
    Same,      // nothing to do
    Kept,      // exists already and is to be kept (--keep)
    Ambiguous, // several pieces fit what the row gives
    Refused,
};

struct PlannedRow {
    int line = 0;
    std::string text;
    RowFate fate = RowFate::New;
    base::Text reason; // of Ambiguous and Refused; for the others what changes, or empty
    std::vector<base::Text> notes; // what was taken as it is and should be said; see piece_notes.h
    std::string key;               // of the piece concerned; empty for New until it is stored
    Piece piece;                   // as it would stand afterwards (New, Updates)
    std::vector<Amendment> amendments; // of Amends
};

struct ImportPlan {
    std::vector<PlannedRow> rows; // in the order of the file
    std::vector<std::string> unknownColumns;
};

enum class ExistingPieces { Update, Keep };

base::Result<ImportPlan> planImport(const files::Table &table,
                                    const Catalog &catalog,
                                    ExistingPieces existing,
                                    const std::string &file);

} // namespace catalog
