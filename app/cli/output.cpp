#include "cli/output.h"

#include "rosters/line_text.h"

#include <algorithm>

namespace cli
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

// The pieces that lines lead to, as written where to none; each once.
std::vector<std::string> namesOf(const std::vector<std::size_t> &lines,
                                 const rosters::Roster &roster,
                                 const rosters::Resolved &resolved)
{
    std::vector<std::string> names;
    for (const auto line : lines) {
        const auto &piece = resolved.lines[line].piece;
        const auto &name = piece ? piece->name : roster.lines[line].name;
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(name);
        }
    }
    return names;
}

Node violationJson(const construction::Violation &violation,
                   const rosters::Roster &roster,
                   const rosters::Resolved &resolved,
                   const base::Wording &wording)
{
    Node result{Object{}};
    result.set("rule", violation.rule)
        .set("severity", construction::slugOf(violation.severity))
        .set("message", base::render(violation.message, wording))
        .set("pieces", stringsJson(namesOf(violation.lines, roster, resolved)))
        .set("reference", violation.reference.in(wording.language()))
        .set("excess", violation.excess)
        .set("fix", violation.fix ? Node{base::render(violation.fix->label, wording)} : Node{});
    return result;
}

Node legalityJson(construction::Legality legality)
{
    switch (legality) {
    case construction::Legality::Legal:
        return Node{true};
    case construction::Legality::Illegal:
        return Node{false};
    case construction::Legality::CannotTell:
        return Node{};
    }
    return Node{};
}

Node differingRow(const rosters::CarriedDifference &difference, const char *used)
{
    Node row{Object{}};
    row.set("name", difference.name)
        .set("attribute", difference.attribute)
        .set("here", difference.here)
        .set("in_file", difference.inFile)
        .set("used", used);
    return row;
}

// Whose values a verdict rests on, where pieces travelled with the file.
void addCarried(Node &result, const rosters::Resolved &resolved)
{
    if (const auto taken = takenFromFile(resolved); !taken.empty()) {
        result.set("taken_from_file", stringsJson(taken));
    }
    Array differing;
    for (const auto &difference : resolved.differences) {
        differing.push_back(differingRow(difference, "here"));
    }
    for (const auto &difference : resolved.taken) {
        differing.push_back(differingRow(difference, "file"));
    }
    if (!differing.empty()) {
        result.set("differing_values", std::move(differing));
    }
}

} // namespace

std::vector<std::string> takenFromFile(const rosters::Resolved &resolved)
{
    std::vector<std::string> taken;
    for (const auto &line : resolved.lines) {
        if (line.fromFile && line.piece) {
            taken.push_back(line.piece->name);
        }
    }
    return taken;
}

Node stringsJson(const std::vector<std::string> &words)
{
    Array result;
    for (const auto &word : words) {
        result.emplace_back(word);
    }
    return Node{std::move(result)};
}

Node valueJson(const catalog::Value &value, catalog::AttributeKind kind)
{
    if (value.isUnknown()) {
        return Node{};
    }
    if (value.isGiven() && kind == catalog::AttributeKind::Number) {
        return Node{std::int64_t{value.number}};
    }
    return Node{catalog::written(value)};
}

Node pieceJson(const catalog::Piece &piece, const catalog::Schema &schema)
{
    Node result{Object{}};
    result.set("id", piece.key).set("name", piece.name);
    const auto &type = catalog::valueOf(piece, schema, schema.typedBy);
    result.set("type", valueJson(type, catalog::AttributeKind::Choice));
    if (schema.attribute("faction")) {
        result.set(
            "faction",
            valueJson(catalog::valueOf(piece, schema, "faction"), catalog::AttributeKind::Choice));
    }
    result.set("status", catalog::slugOf(piece.status));
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        if (!result.find(attribute.slug)) {
            result.set(attribute.slug, valueJson(piece.values[i], attribute.kind));
        }
    }
    Array names;
    for (const auto &further : piece.names) {
        Node name{Object{}};
        name.set("name", further.name).set("language", further.language);
        if (!further.source.empty()) {
            name.set("source", further.source);
        }
        names.push_back(std::move(name));
    }
    result.set("names", std::move(names)).set("source", piece.source);
    return result;
}

Node verdictJson(const construction::Verdict &verdict,
                 const rosters::Roster &roster,
                 const rosters::Resolved &resolved,
                 const std::string &fingerprint,
                 const base::Wording &wording)
{
    Node about{Object{}};
    about.set("name", roster.name)
        .set("game", roster.game)
        .set("format", roster.format)
        .set("fingerprint", fingerprint);
    Node totals{Object{}};
    for (const auto &[name, sum] : verdict.totals) {
        totals.set(name, sum);
    }
    Array violations;
    for (const auto &violation : verdict.violations) {
        violations.push_back(violationJson(violation, roster, resolved, wording));
    }
    Array notes;
    for (const auto &note : verdict.notes) {
        notes.emplace_back(base::render(note, wording));
    }
    Array unresolved;
    for (const auto &line : verdict.unresolved) {
        const auto &written = roster.lines[line.line];
        Node row{Object{}};
        row.set("line", written.fileLine)
            .set("text", rosters::printLine(written))
            .set("reason", base::render(line.reason, wording));
        unresolved.push_back(std::move(row));
    }
    Node result{Object{}};
    result.set("roster", std::move(about))
        .set("legal", legalityJson(verdict.legality))
        .set("totals", std::move(totals))
        .set("notes", std::move(notes))
        .set("violations", std::move(violations))
        .set("unresolved", std::move(unresolved));
    addCarried(result, resolved);
    return result;
}

} // namespace cli
