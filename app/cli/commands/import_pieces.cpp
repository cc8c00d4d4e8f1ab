// muster-cli import-pieces: pieces of one's own from a table, each row with its fate.
#include "catalog/piece_table.h"
#include "cli/commands/commands.h"
#include "files/file.h"
#include "files/table.h"

#include <algorithm>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

struct Tally {
    std::int64_t added = 0;
    std::int64_t updated = 0;
    std::int64_t kept = 0;
    std::int64_t same = 0;
    Array refused;
    Array notes; // on rows that were taken
};

Node remark(const catalog::PlannedRow &row, const base::Text &reason, const Session &session)
{
    Node result{Object{}};
    result.set("line", row.line).set("text", row.text).set("reason", session.words(reason));
    return result;
}

void count(const catalog::PlannedRow &row, const Session &session, Tally &tally)
{
    switch (row.fate) {
    case catalog::RowFate::New:
        ++tally.added;
        break;
    case catalog::RowFate::Updates:
    case catalog::RowFate::Amends:
        ++tally.updated;
        break;
    case catalog::RowFate::Kept:
        ++tally.kept;
        break;
    case catalog::RowFate::Same:
        ++tally.same;
        break;
    case catalog::RowFate::Ambiguous:
    case catalog::RowFate::Refused:
        tally.refused.push_back(remark(row, row.reason, session));
        break;
    }
    for (const auto &note : row.notes) {
        tally.notes.push_back(remark(row, note, session));
    }
}

void printRemarks(const Array &rows, const Session &session)
{
    for (const auto &row : rows) {
        session.print(session.words(text("CommandLine", "Line %1: %2")
                                        .with(*row.find("line")->integer())
                                        .with(*row.find("reason")->string())));
    }
}

void printTally(const Tally &tally, const Session &session)
{
    session.print(session.words(text("CommandLine",
                                     "%1 added, %2 updated, %3 unchanged, %4 kept, "
                                     "%5 refused.")
                                    .with(tally.added)
                                    .with(tally.updated)
                                    .with(tally.same)
                                    .with(tally.kept)
                                    .with(tally.refused.size())));
    printRemarks(tally.refused, session);
    printRemarks(tally.notes, session);
}

base::Result<catalog::ImportPlan>
plan(const std::string &file, const Arguments &arguments, const library::Game &game)
{
    return files::readFile(file)
        .and_then([&file](const std::string &bytes) { return files::readTsv(bytes, file); })
        .and_then([&](const files::Table &table) {
            return catalog::planImport(table,
                                       *game.catalog,
                                       arguments.has("keep") ? catalog::ExistingPieces::Keep
                                                             : catalog::ExistingPieces::Update,
                                       file);
        });
}

} // namespace

Exit runImportPieces(Session &session, const Arguments &arguments)
{
    if (arguments.words().size() != 1) {
        return session.fail(usage(command("import-pieces")->synopsis), Exit::WrongUse);
    }
    auto game = session.game(arguments.valueOr("game", ""));
    if (!game) {
        return session.fail(game.error(), Exit::WrongUse);
    }
    auto planned = plan(arguments.words().front(), arguments, **game);
    if (!planned) {
        return session.fail(planned.error(), Exit::Unreadable);
    }
    for (const auto &column : planned->unknownColumns) {
        session.remark(
            session.words(text("CommandLine", "The column \"%1\" is not known and was passed over.")
                              .with(column)));
    }
    Tally tally;
    for (const auto &row : planned->rows) {
        count(row, session, tally);
    }
    if (!arguments.has("dry-run")) {
        auto &pieces = (*session.workspace())->pieces();
        if (auto done = pieces.applyImport(*planned, *(*game)->data.schema); !done) {
            return session.fail(done.error(), Exit::Unreadable);
        }
    }
    if (!session.json()) {
        printTally(tally, session);
        return Exit::Done;
    }
    Node result{Object{}};
    result.set("added", tally.added)
        .set("updated", tally.updated)
        .set("unchanged", tally.same)
        .set("kept", tally.kept)
        .set("refused", std::move(tally.refused))
        .set("notes", std::move(tally.notes));
    session.printJson(result);
    return Exit::Done;
}

} // namespace cli
