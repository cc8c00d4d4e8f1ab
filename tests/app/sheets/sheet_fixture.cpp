#include "app/sheets/sheet_fixture.h"

#include <stdexcept>

namespace sheets::testing
{

namespace
{

// Read once for all the cases of a test.
const catalog::Catalog &catalogOf(const std::string &game)
{
    static std::map<std::string, catalog::Catalog> read;
    if (const auto known = read.find(game); known != read.end()) {
        return known->second;
    }
    const auto data = catalog::readGameData(std::string(MUSTER_SOURCE_DIR) + "/data/" + game);
    if (!data) {
        throw std::runtime_error(base::english(data.error()));
    }
    return read.emplace(game, data->catalog()).first->second;
}

base::LocalText english(const std::string &words)
{
    return base::LocalText{{{"en", words}}};
}

} // namespace

std::string GermanWording::translate(const std::string & /*context*/,
                                     const std::string &source,
                                     std::int64_t /*count*/) const
{
    const auto found = m_words.find(source);
    return found == m_words.end() ? source : found->second;
}

std::string GermanWording::number(std::int64_t value) const
{
    std::string digits = std::to_string(value);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, ".");
    }
    return digits;
}

Case::Case(const std::string &game)
    : m_catalog(catalogOf(game))
{
    roster.game = game;
    format.game = game;
}

Case &Case::line(int count, const std::string &name)
{
    rosters::Line line;
    line.count = count;
    line.name = name;
    const auto found = m_catalog.named(name);
    if (!found.empty()) {
        line.key = found.front()->key;
    }
    roster.lines.push_back(line);
    m_pieces.push_back(found.empty() ? nullptr : found.front());
    return *this;
}

Case &Case::rule(const std::string &slug, const std::string &title)
{
    construction::Rule rule;
    rule.slug = slug;
    rule.title = base::Text::verbatim(title);
    rule.reference = english("Rulebook, Creating a Playing Stack");
    format.rules.push_back(rule);
    return *this;
}

Case &Case::total(const std::string &slug, std::int64_t value)
{
    verdict.totals.emplace_back(slug, value);
    return *this;
}

Case &Case::violation(const std::string &rule,
                      const std::string &message,
                      construction::Severity severity)
{
    construction::Violation violation;
    violation.rule = rule;
    violation.severity = severity;
    violation.message = base::Text::verbatim(message);
    violation.reference = english("Rulebook, Creating a Playing Stack");
    verdict.violations.push_back(violation);
    return *this;
}

Case &Case::legality(construction::Legality legality)
{
    verdict.legality = legality;
    return *this;
}

Case &Case::manyLines(std::size_t lines)
{
    std::size_t added = 0;
    for (const auto &piece : m_catalog.pieces()) {
        if (added == lines) {
            break;
        }
        line(1 + static_cast<int>(added % 3), piece->name);
        ++added;
    }
    return *this;
}

Case &Case::piece(const std::string &name,
                  catalog::Status status,
                  const std::vector<std::pair<std::string, std::string>> &cells,
                  int count)
{
    const auto &schema = m_catalog.schema();
    auto made = std::make_shared<catalog::Piece>();
    made->key = "own/" + name;
    made->name = name;
    made->status = status;
    made->values.resize(schema.attributes.size());
    made->notations.resize(schema.attributes.size());
    for (const auto &[slug, cell] : cells) {
        const auto done = catalog::setValue(*made, schema, schema.attributeIndex(slug), cell);
        if (!done) {
            throw std::runtime_error(base::english(done.error()));
        }
    }
    catalog::finishPiece(*made, schema);
    rosters::Line line;
    line.count = count;
    line.name = name;
    line.key = made->key;
    roster.lines.push_back(line);
    m_pieces.push_back(made);
    return *this;
}

rosters::Resolved Case::resolved() const
{
    rosters::Resolved resolved;
    for (std::size_t i = 0; i < roster.lines.size(); ++i) {
        rosters::ResolvedLine line;
        line.line = &roster.lines[i];
        line.piece = m_pieces[i];
        if (!line.piece) {
            line.reason = base::Text::verbatim("No piece has this name.");
        }
        resolved.lines.push_back(line);
    }
    resolved.differences = differences;
    resolved.taken = taken;
    return resolved;
}

Sheet Case::sheet(const base::Wording &wording) const
{
    const auto looked = resolved();
    return makeSheet({roster, looked, verdict, format, m_catalog}, fields, wording);
}

Case legalStack()
{
    Case made("clout");
    made.fields = {"Anna Müller", "4711-0815", "Midwinter Clout Open", "2026-11-30", "Leipzig"};
    made.roster.name = "Minefield";
    made.roster.format = made.format.slug = "constructed";
    made.format.title = {{{"en", "Constructed"}, {"de", "Konstruiert"}}};
    made.line(2, "Fusebiter")
        .line(3, "Kegroller")
        .line(2, "Squib Rider")
        .line(2, "Lumpfist Bouncer")
        .line(2, "Mudpit Bruiser")
        .line(1, "King Under the Bucket")
        .line(1, "Angry Beehive")
        .line(1, "Powder Cellar")
        .line(1, "Tunnel Maw");
    made.rule("size-exactly", "Exactly 15 chips")
        .rule("copies-at-most", "At most 3 copies of a chip")
        .rule("unique-once", "At most 1 copy of a unique chip")
        .rule("one-faction", "One faction only, neutral chips aside")
        .rule("neutral-at-most", "At most 2 neutral chips")
        .rule("points-at-most", "At most 25 Clout points")
        .rule("bases-exactly", "Exactly 2 bases");
    made.total("size", 15).total("points", 25);
    return made;
}

Case illegalStack()
{
    Case made = legalStack();
    made.roster.name = "Everything at once, and a little more of it";
    made.line(4, "Treant Watcher").line(2, "A Chip Nobody Ever Heard Of");
    made.verdict.totals = {{"size", 21}, {"points", 31}};
    made.legality(construction::Legality::Illegal);
    made.violation("size-exactly", "The stack has 21 chips, 6 more than the 15 that it must have.")
        .violation("copies-at-most", "Treant Watcher is there 4 times; at most 3 are allowed.")
        .violation("one-faction", "Chips of two factions are mixed: 13 Goblins and 4 Elves.")
        .violation("neutral-at-most", "There are 3 neutral chips; at most 2 are allowed.")
        .violation("points-at-most", "The stack costs 31 points, 6 more than the 25 allowed.")
        .violation("bases-exactly", "There are 3 bases, 1 more than the 2 that must be there.")
        .violation("unique-once", "King Under the Bucket is unique and is there twice.")
        .violation("unique-once", "Tunnel Maw is unique and is there twice.")
        .violation("copies-at-most", "Kegroller is there 5 times; at most 3 are allowed.")
        .violation("unresolved-line",
                   "Line 11, “A Chip Nobody Ever Heard Of”, names no known chip.")
        .violation("points-at-most",
                   "The points of Treant Watcher are not known, so the sum cannot be told.",
                   construction::Severity::Unknown)
        .violation("size-exactly",
                   "A stack of more than 20 chips does not fit the tube that it is carried in.",
                   construction::Severity::Warning);
    return made;
}

} // namespace sheets::testing
