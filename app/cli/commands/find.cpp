// muster-cli find: the pieces that match a query.
#include "catalog/query.h"
#include "cli/commands/commands.h"
#include "cli/output.h"
#include "cli/piece_order.h"
#include "cli/piece_words.h"

#include <algorithm>
#include <charconv>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;

namespace
{

// What --sort says, else the words of the query, else the catalogue's own order.
base::Result<PieceOrder> orderOf(const Arguments &arguments,
                                 const catalog::QueryDisplay &display,
                                 const catalog::Schema &schema)
{
    if (const auto word = arguments.value("sort")) {
        return pieceOrder(*word, schema);
    }
    return pieceOrder(display.order, schema).map([&display](PieceOrder order) {
        order.direction = display.direction.value_or(order.direction);
        return order;
    });
}

base::Result<std::size_t> limitOf(const Arguments &arguments, const catalog::QueryDisplay &display)
{
    const auto word = arguments.value("limit");
    if (!word) {
        return display.limit.value_or(SIZE_MAX);
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
    const std::string language = session.wording().language();
    std::string line = piece.nameIn(language);
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const auto &value = piece.values[i];
        if (!value.isGiven() || attribute.kind == catalog::AttributeKind::LongText) {
            continue;
        }
        const std::string words = valueWords(value, attribute, session);
        const bool needsLabel = attribute.kind == catalog::AttributeKind::Number;
        if (!words.empty()) {
            line +=
                " · " + (needsLabel ? attribute.label.in(language) + ' ' : std::string()) + words;
        }
    }
    session.print(line + " [" + statusWord(piece.status, session) + ']');
}

void print(const Session &session,
           const std::vector<catalog::PiecePointer> &pieces,
           const catalog::Schema &schema)
{
    if (session.json()) {
        Array rows;
        for (const auto &piece : pieces) {
            rows.push_back(pieceJson(*piece, schema));
        }
        session.printJson(Node{std::move(rows)});
        return;
    }
    for (const auto &piece : pieces) {
        printPiece(session, *piece, schema);
    }
    if (pieces.empty()) {
        session.remark(session.words(text("CommandLine", "No piece matches.")));
    }
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
    const auto limit = limitOf(arguments, query.display());
    if (!limit) {
        return session.fail(limit.error(), Exit::WrongUse);
    }
    const auto order = orderOf(arguments, query.display(), catalog.schema());
    if (!order) {
        return session.fail(order.error(), Exit::WrongUse);
    }
    std::vector<catalog::PiecePointer> found;
    for (const auto &piece : catalog.pieces()) {
        if (query.matches(*piece)) {
            found.push_back(piece);
        }
    }
    sortPieces(found, catalog.schema(), *order);
    found.resize(std::min(found.size(), *limit));
    print(session, found, catalog.schema());
    return Exit::Done;
}

} // namespace cli
