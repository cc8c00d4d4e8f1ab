// muster-cli show: one piece, all that is known of it.
#include "catalog/piece_notes.h"
#include "cli/commands/commands.h"
#include "cli/output.h"
#include "cli/piece_words.h"

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

// "Necromutant (Set 1)" gives name and qualifier; a name may hold brackets itself.
std::vector<catalog::PiecePointer> piecesCalled(const catalog::Catalog &catalog,
                                                const std::string &words)
{
    auto found = rosters::lookUp(catalog, words, {});
    const auto open = words.rfind(" (");
    if (found.empty() && open != std::string::npos && words.back() == ')') {
        found = rosters::lookUp(catalog,
                                words.substr(0, open),
                                words.substr(open + 2, words.size() - open - 3));
    }
    if (found.empty()) {
        if (auto byKey = catalog.find(words)) {
            found.push_back(std::move(byKey));
        }
    }
    return found;
}

// The sentences of our own on every ability that the piece has.
Array abilityTexts(const catalog::Piece &piece, const library::Game &game, const Session &session)
{
    const std::string language = session.wording().language();
    Array rows;
    for (const auto &notation : piece.notations) {
        for (const auto &ability : notation.abilities) {
            const auto *entry = game.data.text("ability", ability.name);
            entry = entry ? entry : game.data.text("keyword", ability.name);
            if (entry) {
                Node row{Object{}};
                row.set("name", ability.name)
                    .set("text", entry->text.in(language))
                    .set("reference", entry->reference.in(language));
                rows.push_back(std::move(row));
            }
        }
    }
    return rows;
}

Node detailedJson(const catalog::Piece &piece, const library::Game &game, const Session &session)
{
    const auto &schema = *game.data.schema;
    Node result = pieceJson(piece, schema);
    std::vector<std::string> unknown;
    for (const int attribute : catalog::unknownAttributes(piece, schema)) {
        unknown.push_back(schema.attributes[static_cast<std::size_t>(attribute)].slug);
    }
    Array amended;
    for (const auto &value : piece.amended) {
        Node row{Object{}};
        row.set("attribute", schema.attributes[static_cast<std::size_t>(value.attribute)].slug)
            .set("shipped", catalog::written(value.shipped));
        amended.push_back(std::move(row));
    }
    Array notes;
    for (const auto &note : catalog::notesOn(piece, schema)) {
        notes.emplace_back(session.words(note));
    }
    result.set("unknown", stringsJson(unknown))
        .set("notes", std::move(notes))
        .set("amended", std::move(amended))
        .set("rules", abilityTexts(piece, game, session));
    return result;
}

std::string
shown(const catalog::Value &value, const catalog::Attribute &attribute, const Session &session)
{
    if (value.isUnknown()) {
        return session.words(text("CommandLine", "unknown"));
    }
    if (value.isGiven() && attribute.kind == catalog::AttributeKind::YesNo) {
        return session.words(value.number != 0 ? text("CommandLine", "yes")
                                               : text("CommandLine", "no"));
    }
    return valueWords(value, attribute, session);
}

void printPiece(const catalog::Piece &piece, const library::Game &game, const Session &session)
{
    const std::string language = session.wording().language();
    const auto &schema = *game.data.schema;
    session.print(piece.nameIn(language) + "  [" + statusWord(piece.status, session) + "]  "
                  + piece.key);
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &value = piece.values[i];
        if (value.state != catalog::ValueState::None) {
            session.print("  " + schema.attributes[i].label.in(language) + ": "
                          + shown(value, schema.attributes[i], session));
        }
    }
    for (const auto &name : piece.names) {
        session.print("  " + name.language + ": " + name.name
                      + (name.source.empty() ? "" : " [" + name.source + ']'));
    }
    for (const auto &value : piece.amended) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(value.attribute)];
        const base::Text words = value.shipped.isUnknown()
            ? text("CommandLine", "%1: shipped as unknown.").with(attribute.label)
            : text("CommandLine", "%1: shipped says “%2”.")
                  .with(attribute.label)
                  .with(shown(value.shipped, attribute, session));
        session.print("  " + session.words(words));
    }
    for (const auto &note : catalog::notesOn(piece, schema)) {
        session.print("  " + session.words(note));
    }
    for (const auto &row : abilityTexts(piece, game, session)) {
        session.print("  · " + *row.find("name")->string() + ": " + *row.find("text")->string());
    }
    if (!piece.source.empty()) {
        session.print("  (" + piece.source + ')');
    }
}

base::Problem noSuchPiece(const catalog::Catalog &catalog, const std::string &words)
{
    const std::string near = catalog.nearestName(words);
    return {{},
            0,
            text("CommandLine", "Nothing is called \"%1\".").with(words),
            near.empty() ? base::Text{} : text("CommandLine", "Is \"%1\" meant?").with(near)};
}

} // namespace

Exit runShow(Session &session, const Arguments &arguments)
{
    auto game = session.game(arguments.valueOr("game", ""));
    if (!game || arguments.words().empty()) {
        return session.fail(game ? usage(command("show")->synopsis) : game.error(), Exit::WrongUse);
    }
    std::string words;
    for (const auto &word : arguments.words()) {
        words += (words.empty() ? "" : " ") + word;
    }
    const auto found = piecesCalled(*(*game)->catalog, words);
    if (found.empty()) {
        return session.fail(noSuchPiece(*(*game)->catalog, words), Exit::Unreadable);
    }
    Array rows;
    for (const auto &piece : found) {
        if (session.json()) {
            rows.push_back(detailedJson(*piece, **game, session));
        } else {
            printPiece(*piece, **game, session);
        }
    }
    if (session.json()) {
        session.printJson(rows.size() == 1 ? rows.front() : Node{std::move(rows)});
    }
    return Exit::Done;
}

} // namespace cli
