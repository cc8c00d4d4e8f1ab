// muster-cli sheet: the registration sheet, its form chosen by the ending of the file.
#include "sheets/sheet.h"

#include "cli/commands/commands.h"
#include "cli/verify.h"
#include "library/judgement.h"
#include "sheets/sheet_writers.h"

#include <filesystem>

namespace cli
{

using base::text;
using files::json::Node;
using files::json::Object;

namespace
{

sheets::SheetFields fieldsOf(const Arguments &arguments)
{
    sheets::SheetFields fields;
    fields.player = arguments.valueOr("player", "");
    fields.id = arguments.valueOr("id", "");
    fields.event = arguments.valueOr("event", "");
    fields.date = arguments.valueOr("date", "");
    fields.place = arguments.valueOr("place", "");
    return fields;
}

std::string extensionOf(const std::string &file)
{
    const std::string extension = std::filesystem::path(file).extension().string();
    return extension.empty() ? extension : extension.substr(1);
}

Node legalityJson(construction::Legality legality)
{
    return legality == construction::Legality::CannotTell
        ? Node{}
        : Node{legality == construction::Legality::Legal};
}

base::Problem noSuchPaper(const std::string &wanted)
{
    return {{},
            0,
            text("CommandLine", "There is no paper \"%1\" for a sheet.").with(wanted),
            text("CommandLine", "There are: %1.").with("a4, letter")};
}

// The ending is what says the form, so `--out sheet` and `--out -` say none.
base::Problem noEnding(const std::string &file)
{
    std::string known;
    for (const auto &writer : sheets::writers()) {
        known += (known.empty() ? "." : ", .") + std::string(writer.extension);
    }
    return {file,
            0,
            text("CommandLine", "The name has no ending to say the form of the sheet."),
            text("CommandLine", "End it in one of: %1.").with(known)};
}

} // namespace

Exit runSheet(Session &session, const Arguments &arguments)
{
    const auto out = arguments.value("out");
    const auto paper = sheets::paperOf(arguments.valueOr("paper", "a4"));
    if (arguments.words().size() != 1 || !out) {
        return session.fail(usage(command("sheet")->synopsis), Exit::WrongUse);
    }
    if (!paper) {
        return session.fail(noSuchPaper(*arguments.value("paper")), Exit::WrongUse);
    }
    if (extensionOf(*out).empty()) {
        return session.fail(noEnding(*out), Exit::WrongUse);
    }
    auto read = session.rosters(arguments.words().front(),
                                arguments.valueOr("game", ""),
                                arguments.valueOr("format", ""));
    if (!read) {
        return session.fail(read.error(), Exit::Unreadable);
    }
    if (auto fits = formatFits(session, *read, arguments); !fits) {
        return session.fail(fits.error(), Exit::WrongUse);
    }
    if (read->size() != 1) {
        return session.fail({arguments.words().front(),
                             0,
                             text("CommandLine", "The file holds %1 rosters; a sheet is for one.")
                                 .with(read->size()),
                             {}},
                            Exit::WrongUse);
    }
    const auto &roster = read->front().roster;
    auto library = session.library();
    auto judgement = library::judge(**library, roster);
    if (!judgement) {
        auto &file = judgement.error().file;
        file = file.empty() ? read->front().file : file;
        return session.fail(judgement.error(), Exit::Unreadable);
    }
    const auto &catalog = *(*library)->game(roster.game)->catalog;
    const auto sheet = sheets::makeSheet(
        {roster, judgement->resolved, judgement->verdict, judgement->format, catalog},
        fieldsOf(arguments),
        session.wording());
    auto bytes = sheets::writeSheet(sheet, extensionOf(*out), *paper);
    if (!bytes) {
        return session.fail(bytes.error(), Exit::WrongUse);
    }
    if (auto done = session.deliver(*bytes, out); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    if (session.json()) {
        Node result{Object{}};
        result.set("file", *out).set("legal", legalityJson(judgement->verdict.legality));
        session.printJson(result);
    }
    return Exit::Done;
}

} // namespace cli
