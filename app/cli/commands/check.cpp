// muster-cli check: whether rosters are legal, and exactly why not.
#include "cli/commands/commands.h"
#include "cli/output.h"
#include "cli/verify.h"
#include "library/judgement.h"

#include <algorithm>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

std::string legalityWords(const construction::Verdict &verdict, const Session &session)
{
    switch (verdict.legality) {
    case construction::Legality::Legal:
        return session.words(text("CommandLine", "legal"));
    case construction::Legality::Illegal:
        return session.words(text("CommandLine", "not legal"));
    case construction::Legality::CannotTell:
        return session.words(text("CommandLine", "cannot tell"));
    }
    return {};
}

void printViolation(const construction::Violation &violation,
                    const rosters::Roster &roster,
                    const Session &session)
{
    base::Text message = violation.message;
    const int fileLine = violation.rule == construction::UnresolvedLineRule
        ? roster.lines[violation.lines.front()].fileLine
        : 0;
    if (fileLine > 0) {
        message = text("CommandLine", "Line %1: %2").with(fileLine).with(std::move(message));
    }
    std::string words = "  " + std::string(construction::slugOf(violation.severity)) + ' '
        + violation.rule + ": " + session.words(message);
    if (const auto reference = violation.reference.in(session.wording().language());
        !reference.empty()) {
        words += " (" + reference + ')';
    }
    if (violation.fix) {
        words += " → " + session.words(violation.fix->label);
    }
    session.print(words);
}

base::Text cellWords(const std::string &cell)
{
    return cell.empty() ? text("CommandLine", "unknown") : base::Text::verbatim('"' + cell + '"');
}

base::Text labelOf(const rosters::CarriedDifference &difference, const catalog::Schema &schema)
{
    const auto *attribute = schema.attribute(difference.attribute);
    return attribute != nullptr ? base::Text::local(attribute->label)
                                : base::Text::verbatim(difference.attribute);
}

// Whose values the verdict rests on, where pieces travelled with the file.
void printCarried(const rosters::Resolved &resolved,
                  const catalog::Schema &schema,
                  const Session &session)
{
    for (const auto &name : takenFromFile(resolved)) {
        session.print("  "
                      + session.words(text("CommandLine",
                                           "%1: not in the catalogue; the values came with the "
                                           "file.")
                                          .with(name)));
    }
    for (const auto &difference : resolved.differences) {
        session.print("  "
                      + session.words(text("CommandLine",
                                           "%1: %2 is %3 here and %4 in the file; the value here "
                                           "was used.")
                                          .with(difference.name)
                                          .with(labelOf(difference, schema))
                                          .with(cellWords(difference.here))
                                          .with(cellWords(difference.inFile))));
    }
    for (const auto &difference : resolved.taken) {
        session.print("  "
                      + session.words(text("CommandLine",
                                           "%1: %2 is unknown here and %3 in the file; the value "
                                           "in the file was used.")
                                          .with(difference.name)
                                          .with(labelOf(difference, schema))
                                          .with(cellWords(difference.inFile))));
    }
}

void printVerdict(const NamedRoster &named,
                  const library::Judgement &judgement,
                  const catalog::Schema &schema,
                  const Session &session)
{
    const auto &roster = named.roster;
    const auto &verdict = judgement.verdict;
    std::string totals;
    for (const auto &[name, sum] : verdict.totals) {
        totals += (totals.empty() ? "" : ", ") + name + ' '
            + construction::writtenTotal(verdict, name, sum, session.wording());
    }
    session.print((roster.name.empty() ? named.file : roster.name) + " (" + roster.game + ", "
                  + judgement.format.slug + "): " + legalityWords(verdict, session) + "  [" + totals
                  + "]  " + judgement.fingerprint);
    for (const auto &note : verdict.notes) {
        session.print("  " + session.words(note));
    }
    for (const auto &violation : verdict.violations) {
        printViolation(violation, roster, session);
    }
    printCarried(judgement.resolved, schema, session);
}

// Judges, and gives a problem the name of the file it lies in.
base::Result<library::Judgement> judge(Session &session, const NamedRoster &named)
{
    auto library = session.library();
    if (!library) {
        return tl::unexpected(library.error());
    }
    auto judgement = library::judge(**library, named.roster);
    if (!judgement && judgement.error().file.empty()) {
        judgement.error().file = named.file;
    }
    return judgement;
}

struct Checked {
    Array rows; // a verdict each, or a problem
    bool isAllLegal = true;
    bool isAllRead = true;
    bool isSingle = true; // one file with one roster
};

// The other files are checked all the same.
void refuse(const Session &session,
            const std::string &file,
            const base::Problem &problem,
            Checked &checked)
{
    checked.isAllRead = false;
    session.fail(problem, Exit::Unreadable);
    Node row{Object{}};
    row.set("file", file).set("problem", base::render(problem, session.wording()));
    checked.rows.push_back(std::move(row));
}

void checkOne(Session &session, NamedRoster &named, Checked &checked)
{
    const auto judgement = judge(session, named);
    if (!judgement) {
        refuse(session, named.file, judgement.error(), checked);
        return;
    }
    const auto &verdict = judgement->verdict;
    checked.isAllLegal = checked.isAllLegal && verdict.legality == construction::Legality::Legal;
    named.roster.format = judgement->format.slug;
    checked.rows.push_back(verdictJson(verdict,
                                       named.roster,
                                       judgement->resolved,
                                       judgement->fingerprint,
                                       session.wording()));
    checked.rows.back().set("file", named.file);
    if (!session.json()) {
        // It was judged, so its game is known.
        printVerdict(named, *judgement, *(*session.game(named.roster.game))->data.schema, session);
    }
}

// Fails only where the whole call is wrong.
base::Outcome
checkFile(Session &session, const Arguments &arguments, const std::string &file, Checked &checked)
{
    auto read =
        session.rosters(file, arguments.valueOr("game", ""), arguments.valueOr("format", ""));
    if (!read) {
        refuse(session, file, read.error(), checked);
        return {};
    }
    if (const auto fits = formatFits(session, *read, arguments); !fits) {
        return tl::unexpected(fits.error());
    }
    checked.isSingle = checked.isSingle && read->size() == 1;
    for (auto &named : *read) {
        checkOne(session, named, checked);
    }
    return {};
}

} // namespace

Exit runCheck(Session &session, const Arguments &arguments)
{
    if (arguments.words().empty()) {
        return session.fail(usage(command("check")->synopsis), Exit::WrongUse);
    }
    Checked checked;
    checked.isSingle = arguments.words().size() == 1;
    for (const auto &file : arguments.words()) {
        if (const auto done = checkFile(session, arguments, file, checked); !done) {
            return session.fail(done.error(), Exit::WrongUse);
        }
    }
    if (session.json()) {
        session.printJson(checked.isSingle ? checked.rows.front() : Node{std::move(checked.rows)});
    }
    if (!checked.isAllRead) {
        return Exit::Unreadable;
    }
    return checked.isAllLegal ? Exit::Done : Exit::Negative;
}

} // namespace cli
