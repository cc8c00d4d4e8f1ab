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

void printWhoseValues(const rosters::Resolved &resolved, const Session &session)
{
    for (const auto &difference : resolved.differences) {
        session.print(
            "  "
            + session.words(text("CommandLine",
                                 "%1: %2 is \"%3\" here and \"%4\" in the file; the value "
                                 "here was used.")
                                .with(difference.name)
                                .with(difference.attribute)
                                .with(difference.here)
                                .with(difference.inFile)));
    }
    for (const auto &difference : resolved.taken) {
        session.print("  "
                      + session.words(text("CommandLine",
                                           "%1: %2 is unknown here and \"%3\" in the file; the "
                                           "value in the file was used.")
                                          .with(difference.name)
                                          .with(difference.attribute)
                                          .with(difference.inFile)));
    }
}

void printVerdict(const NamedRoster &named,
                  const library::Judgement &judgement,
                  const Session &session)
{
    const auto &roster = named.roster;
    const auto &verdict = judgement.verdict;
    std::string totals;
    for (const auto &[name, sum] : verdict.totals) {
        totals += (totals.empty() ? "" : ", ") + name + ' ' + std::to_string(sum);
    }
    session.print((roster.name.empty() ? named.file : roster.name) + " (" + roster.game + ", "
                  + judgement.format.slug + "): " + legalityWords(verdict, session) + "  [" + totals
                  + "]  " + judgement.fingerprint);
    for (const auto &note : verdict.notes) {
        session.print("  " + session.words(note));
    }
    for (const auto &violation : verdict.violations) {
        std::string line = "  " + std::string(construction::slugOf(violation.severity)) + ' '
            + violation.rule + ": " + session.words(violation.message);
        if (violation.fix) {
            line += " → " + session.words(violation.fix->label);
        }
        session.print(line);
    }
    printWhoseValues(judgement.resolved, session);
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
    Array rows; // a verdict each
    bool isAllLegal = true;
};

base::Outcome checkOne(Session &session, NamedRoster &named, Checked &checked)
{
    const auto judgement = judge(session, named);
    if (!judgement) {
        return tl::unexpected(judgement.error());
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
        printVerdict(named, *judgement, session);
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
    bool isSingle = arguments.words().size() == 1;
    for (const auto &file : arguments.words()) {
        auto read =
            session.rosters(file, arguments.valueOr("game", ""), arguments.valueOr("format", ""));
        if (!read) {
            return session.fail(read.error(), Exit::Unreadable);
        }
        if (const auto fits = formatFits(session, *read, arguments); !fits) {
            return session.fail(fits.error(), Exit::WrongUse);
        }
        isSingle = isSingle && read->size() == 1;
        for (auto &named : *read) {
            if (const auto done = checkOne(session, named, checked); !done) {
                return session.fail(done.error(), Exit::Unreadable);
            }
        }
    }
    if (session.json()) {
        session.printJson(isSingle ? checked.rows.front() : Node{std::move(checked.rows)});
    }
    return checked.isAllLegal ? Exit::Done : Exit::Negative;
}

} // namespace cli
