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

void printRemarks(const Array &rows, const std::string &file, const Session &session)
{
    for (const auto &row : rows) {
        const base::Problem problem{file,
                                    static_cast<int>(*row.find("line")->integer()),
                                    base::Text::verbatim(*row.find("reason")->string()),
                                    {}};
        session.print(base::render(problem, session.wording()));
    }
}

void printTally(const Tally &tally, const Arguments &arguments, const Session &session)
{
    const auto words = arguments.has("dry-run")
        ? text("CommandLine", "%1 would be added, %2 updated, %3 unchanged, %4 kept, %5 refused.")
        : text("CommandLine", "%1 added, %2 updated, %3 unchanged, %4 kept, %5 refused.");
    session.print(session.words(base::Text(words)
                                    .with(tally.added)
                                    .with(tally.updated)
                                    .with(tally.same)
                                    .with(tally.kept)
                                    .with(tally.refused.size())));
    printRemarks(tally.refused, arguments.words().front(), session);
    printRemarks(tally.notes, arguments.words().front(), session);
}

// A table of which nothing could be taken is no table of pieces.
Exit exitOf(const Tally &tally)
{
    const bool isAnyTaken = tally.added + tally.updated + tally.kept + tally.same > 0;
    return isAnyTaken || tally.refused.empty() ? Exit::Done : Exit::Unreadable;
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
        printTally(tally, arguments, session);
        return exitOf(tally);
    }
    const Exit exit = exitOf(tally);
    Node result{Object{}};
    result.set("added", tally.added)
        .set("updated", tally.updated)
        .set("unchanged", tally.same)
        .set("kept", tally.kept)
        .set("refused", std::move(tally.refused))
        .set("notes", std::move(tally.notes));
    session.printJson(result);
    return exit;
}

} // namespace cli
