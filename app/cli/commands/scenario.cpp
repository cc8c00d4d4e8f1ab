// muster-cli scenario: plays positions that are written down, and compares what follows.
#include "cli/commands/commands.h"
#include "files/file.h"
#include "games/games.h"

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

base::Result<engine::ScenarioOutcome> play(const Session &session, const std::string &file)
{
    const auto bytes = files::readFile(file);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    const auto root = files::json::parse(*bytes, file);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const auto *const game = root->find("game");
    if (game == nullptr || game->string() == nullptr) {
        return base::problemAt(
            file,
            root->line(),
            text("CommandLine", "The scenario does not say which game it is of."),
            text("CommandLine", "Write \"game\": \"clout\" into it."));
    }
    const auto *const row = games::row(*game->string());
    if (row == nullptr || row->scenario == nullptr) {
        return base::problemAt(
            file,
            game->line(),
            text("CommandLine", "Scenarios of “%1” cannot be played.").with(*game->string()));
    }
    return row->scenario(*root, file, session.wording());
}

void printWords(const Session &session,
                const std::string &file,
                const engine::ScenarioOutcome &outcome)
{
    const auto &output = outcome.output;
    for (const auto &event : *output.find("events")->array()) {
        session.print("  " + *event.string());
    }
    if (const auto *const refused = output.find("refused")) {
        session.print("  "
                      + session.words(text("CommandLine", "Step %1 is refused: %2")
                                          .with(*refused->find("step")->integer())
                                          .with(*refused->find("reason")->string())));
    }
    if (const auto *const differs = output.find("differs")) {
        for (const auto &sentence : *differs->array()) {
            session.print("  " + *sentence.string());
        }
    }
    const auto verdict = outcome.differs ? text("CommandLine", "differs from what is expected")
        : outcome.isRefused              ? text("CommandLine", "refused")
                                         : text("CommandLine", "played");
    session.print(file + ": " + session.words(verdict));
}

} // namespace

Exit runScenario(Session &session, const Arguments &arguments)
{
    if (arguments.words().empty()) {
        return session.fail(usage(command("scenario")->synopsis), Exit::WrongUse);
    }
    Array rows;
    Exit worst = Exit::Done;
    for (const auto &file : arguments.words()) {
        auto outcome = play(session, file);
        if (!outcome) {
            session.fail(outcome.error(), Exit::Unreadable);
            worst = Exit::Unreadable;
            Node row{Object{}};
            row.set("file", file).set("problem", base::render(outcome.error(), session.wording()));
            rows.push_back(std::move(row));
            continue;
        }
        if ((outcome->isRefused || outcome->differs) && worst == Exit::Done) {
            worst = Exit::Negative;
        }
        if (!session.json()) {
            printWords(session, file, *outcome);
        }
        rows.push_back(std::move(outcome->output));
    }
    if (session.json() && !(rows.size() == 1 && worst == Exit::Unreadable)) {
        session.printJson(arguments.words().size() == 1 ? rows.front() : Node{std::move(rows)});
    }
    return worst;
}

} // namespace cli
