// muster-cli formats: the formats of a game, their rules, and where the rule book has them.
#include "cli/commands/commands.h"

namespace cli
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Node formatJson(const construction::Format &format, const Session &session)
{
    const std::string language = session.wording().language();
    Array rules;
    for (const auto &rule : format.rules) {
        Node row{Object{}};
        row.set("rule", rule.slug)
            .set("title", session.words(rule.title))
            .set("reference", rule.reference.in(language));
        rules.push_back(std::move(row));
    }
    Node result{Object{}};
    result.set("game", format.game)
        .set("slug", format.slug)
        .set("title", format.title.in(language))
        .set("own", format.isOwn)
        .set("rules", std::move(rules));
    return result;
}

void printFormat(const construction::Format &format, const Session &session)
{
    session.print(format.game + ' ' + format.slug + "  "
                  + format.title.in(session.wording().language()));
    for (const auto &rule : format.rules) {
        const std::string reference = rule.reference.in(session.wording().language());
        session.print("    " + rule.slug + ": " + session.words(rule.title)
                      + (reference.empty() ? "" : "  [" + reference + ']'));
    }
}

// False where a house format could not be read; its problem is said.
bool showFormats(const Session &session, const library::Game &game, Array &rows)
{
    for (const auto &format : game.formats.all()) {
        rows.push_back(formatJson(format, session));
        if (!session.json()) {
            printFormat(format, session);
        }
    }
    for (const auto &problem : game.formats.problems()) {
        session.remark(base::render(problem, session.wording()));
    }
    return game.formats.problems().empty();
}

} // namespace

Exit runFormats(Session &session, const Arguments &arguments)
{
    auto library = session.library();
    if (!library) {
        return session.fail(library.error(), Exit::Unreadable);
    }
    const auto wanted = arguments.value("game");
    if (wanted) {
        if (auto known = session.game(*wanted); !known) {
            return session.fail(known.error(), Exit::WrongUse);
        }
    }
    Array rows;
    bool isBroken = false;
    for (const auto &game : (*library)->games()) {
        if (!wanted || game->slug() == *wanted) {
            isBroken = !showFormats(session, *game, rows) || isBroken;
        }
    }
    if (session.json()) {
        session.printJson(Node{std::move(rows)});
    }
    return isBroken ? Exit::Unreadable : Exit::Done;
}

} // namespace cli
