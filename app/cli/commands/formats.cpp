// muster-cli formats: the formats of a game, their rules, and where the rule book has them.
#include "cli/commands/commands.h"

#include <algorithm>
#include <vector>

namespace cli
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

struct RuleWords {
    std::string slug;
    std::string title;
    std::string reference;
};

// The format that a pattern such as N/N/N gives with one number in place of each N.
construction::Format
filledIn(const construction::Format &format, const construction::Formats &formats, char number)
{
    std::string slug = format.slug;
    std::replace(slug.begin(), slug.end(), 'N', number);
    return formats.find(slug).value_or(format);
}

// The rules of a pattern are those of an example; where another has another title, the title says
// of which example it is.
std::vector<RuleWords> rulesOf(const construction::Format &format,
                               const construction::Formats &formats,
                               const Session &session)
{
    const auto example = format.isPattern ? filledIn(format, formats, '5') : format;
    const auto other = format.isPattern ? filledIn(format, formats, '7') : format;
    std::vector<RuleWords> result;
    for (std::size_t i = 0; i < example.rules.size(); ++i) {
        const auto &rule = example.rules[i];
        const bool isAlike = rule.title == other.rules[i].title;
        const auto title = isAlike
            ? rule.title
            : base::text("CommandLine", "With %1: %2").with(example.slug).with(rule.title);
        result.push_back(
            {rule.slug, session.words(title), rule.reference.in(session.wording().language())});
    }
    return result;
}

Node formatJson(const construction::Format &format,
                const std::vector<RuleWords> &rules,
                const Session &session)
{
    Array rows;
    for (const auto &rule : rules) {
        Node row{Object{}};
        row.set("rule", rule.slug).set("title", rule.title).set("reference", rule.reference);
        rows.push_back(std::move(row));
    }
    Node result{Object{}};
    result.set("game", format.game)
        .set("slug", format.slug)
        .set("title", format.title.in(session.wording().language()))
        .set("own", format.isOwn)
        .set("rules", std::move(rows));
    return result;
}

void printFormat(const construction::Format &format,
                 const std::vector<RuleWords> &rules,
                 const Session &session)
{
    session.print(format.game + ' ' + format.slug + "  "
                  + format.title.in(session.wording().language()));
    for (const auto &rule : rules) {
        session.print("    " + rule.slug + ": " + rule.title
                      + (rule.reference.empty() ? "" : "  [" + rule.reference + ']'));
    }
}

// False where a house format could not be read; its problem is said.
bool showFormats(const Session &session, const library::Game &game, Array &rows)
{
    for (const auto &format : game.formats.all()) {
        const auto rules = rulesOf(format, game.formats, session);
        rows.push_back(formatJson(format, rules, session));
        if (!session.json()) {
            printFormat(format, rules, session);
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
