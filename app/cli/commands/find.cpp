// muster-cli find: the pieces that match a query.
#include "base/fold.h"
#include "catalog/query.h"
#include "cli/commands/commands.h"
#include "cli/output.h"

#include <algorithm>
#include <charconv>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;

namespace
{

// -1, 0 or 1: unknown and none behind everything that is given.
int compareValues(const catalog::Value &one,
                  const catalog::Value &other,
                  const catalog::Attribute &attribute)
{
    if (one.isGiven() != other.isGiven()) {
        return one.isGiven() ? -1 : 1;
    }
    const bool isNumeric = attribute.kind == catalog::AttributeKind::Number
        || attribute.kind == catalog::AttributeKind::Choice;
    if (isNumeric && one.number != other.number) {
        return one.number < other.number ? -1 : 1;
    }
    return isNumeric ? 0 : base::fold(one.text).compare(base::fold(other.text));
}

base::Outcome sortBy(std::vector<catalog::PiecePointer> &pieces,
                     const catalog::Schema &schema,
                     const std::string &word)
{
    if (word.empty() || word == "name") {
        return {}; // the catalogue's own order
    }
    const bool isDescending = word.front() == '-';
    const std::string key = base::fold(isDescending ? word.substr(1) : word);
    const auto found =
        std::find_if(schema.attributes.begin(),
                     schema.attributes.end(),
                     [&key](const auto &attribute) {
                         const auto &names = attribute.queryNames;
                         return attribute.slug == key
                             || std::find(names.begin(), names.end(), key) != names.end();
                     });
    if (found == schema.attributes.end()) {
        return base::problem(
            text("CommandLine", "The game has no attribute \"%1\" to sort by.").with(key));
    }
    const int place = static_cast<int>(found - schema.attributes.begin());
    std::stable_sort(pieces.begin(), pieces.end(), [&](const auto &one, const auto &other) {
        const int order = compareValues(one->value(place), other->value(place), *found);
        return isDescending ? order > 0 : order < 0;
    });
    return {};
}

base::Result<std::size_t> limitOf(const Arguments &arguments)
{
    const auto word = arguments.value("limit");
    if (!word) {
        return SIZE_MAX;
    }
    std::size_t limit = 0;
    const auto read = std::from_chars(word->data(), word->data() + word->size(), limit);
    if (read.ec != std::errc{} || read.ptr != word->data() + word->size()) {
        return base::problem(
            text("CommandLine", "--limit needs a whole number, not \"%1\".").with(*word));
    }
    return limit;
}

void printPiece(const Session &session, const catalog::Piece &piece, const catalog::Schema &schema)
{
    std::string line = piece.name;
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const auto &value = piece.values[i];
        if (value.isGiven() && attribute.kind != catalog::AttributeKind::LongText) {
            line += " · "
                + (attribute.kind == catalog::AttributeKind::Number
                       ? attribute.label.in(session.wording().language()) + ' ' + value.text
                       : value.text);
        }
    }
    session.print(line + " [" + std::string(catalog::slugOf(piece.status)) + ']');
}

// Each with its place underlined and what to type instead.
void remarkMistakes(const Session &session,
                    const std::string &words,
                    const std::vector<catalog::QueryMistake> &mistakes)
{
    for (const auto &mistake : mistakes) {
        session.remark(words);
        session.remark(std::string(mistake.at, ' ')
                       + std::string(std::max<std::size_t>(mistake.length, 1), '^'));
        session.remark(session.words(mistake.what)
                       + (mistake.suggestion.empty() ? "" : " → " + mistake.suggestion));
    }
}

} // namespace

// What the search knows in a game, where one is named.
void helpFind(Session &session, const Arguments &arguments)
{
    const auto game = session.game(arguments.valueOr("game", ""));
    if (!game) {
        return;
    }
    const auto &catalog = *(*game)->catalog;
    session.print("");
    for (const auto &syntax : catalog::querySyntax(catalog.schema())) {
        session.print("  " + syntax.example + "\n      " + session.words(syntax.what));
    }
    for (const auto &field : catalog::queryFields(catalog.schema(), catalog.sets())) {
        session.print("  " + field.example + "\n      " + session.words(field.what));
    }
}

Exit runFind(Session &session, const Arguments &arguments)
{
    auto game = session.game(arguments.valueOr("game", ""));
    if (!game) {
        return session.fail(game.error(), Exit::WrongUse);
    }
    const auto limit = limitOf(arguments);
    if (!limit) {
        return session.fail(limit.error(), Exit::WrongUse);
    }
    std::string words;
    for (const auto &word : arguments.words()) {
        words += (words.empty() ? "" : " ") + word;
    }
    const auto &catalog = *(*game)->catalog;
    const auto query = catalog::Query::parse(words, catalog.schemaPointer(), catalog.sets());
    if (!query.mistakes().empty()) {
        remarkMistakes(session, words, query.mistakes());
        return Exit::WrongUse;
    }
    std::vector<catalog::PiecePointer> found;
    for (const auto &piece : catalog.pieces()) {
        if (query.matches(*piece)) {
            found.push_back(piece);
        }
    }
    if (auto sorted = sortBy(found, catalog.schema(), arguments.valueOr("sort", "")); !sorted) {
        return session.fail(sorted.error(), Exit::WrongUse);
    }
    found.resize(std::min(found.size(), *limit));
    Array rows;
    for (const auto &piece : found) {
        if (session.json()) {
            rows.push_back(pieceJson(*piece, catalog.schema()));
        } else {
            printPiece(session, *piece, catalog.schema());
        }
    }
    if (session.json()) {
        session.printJson(Node{std::move(rows)});
    }
    return Exit::Done;
}

} // namespace cli
