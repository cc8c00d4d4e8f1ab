#include "construction/sample.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace
{

constexpr const char *ChipSchema = R"({
 "game": "chips",
 "title": {"en": "Chips"},
 "nouns": {"piece": {"en": ["chip", "chips"]}, "roster": {"en": ["stack", "stacks"]}},
 "identity": ["name", "set"],
 "typed_by": "type",
 "attributes": [
  {"slug": "faction", "label": {"en": "Faction"}, "kind": "choice", "query": ["f"],
   "choices": [{"value": "Elves", "label": {"en": "Elves"}},
               {"value": "Goblins", "label": {"en": "Goblins"}},
               {"value": "Undead", "label": {"en": "Undead"}},
               {"value": "Neutral", "label": {"en": "Neutral"}}]},
  {"slug": "type", "label": {"en": "Type"}, "kind": "choice", "query": ["t"],
   "choices": [{"value": "troop", "label": {"en": "troop"}},
               {"value": "base", "label": {"en": "base"}, "plural": {"en": "bases"}}]},
  {"slug": "points", "label": {"en": "Points"}, "kind": "number", "query": ["pts"],
   "min": 0, "max": 99},
  {"slug": "set", "label": {"en": "Set"}, "kind": "text", "query": ["e"]},
  {"slug": "abilities", "label": {"en": "Abilities"}, "kind": "notation",
   "query": ["abilities"], "vocabulary": "abilities"}
 ],
 "vocabularies": {"abilities": {"immunities": true, "ignores": true, "modifiers": [], "items": [
   {"slug": "strike", "label": {"en": "Strike"}, "value": "required"},
   {"slug": "unique", "label": {"en": "Unique"}, "value": "none"}]}}
})";

constexpr const char *ArmySchema = R"({
 "game": "armies",
 "title": {"en": "Armies"},
 "nouns": {"piece": {"en": ["piece", "pieces"]}, "roster": {"en": ["army", "armies"]}},
 "identity": ["name", "rank", "kind"],
 "typed_by": "kind",
 "attributes": [
  {"slug": "kind", "label": {"en": "Kind"}, "kind": "choice", "query": ["kind"],
   "choices": [{"value": "unit", "label": {"en": "unit"}, "plural": {"en": "units"}},
               {"value": "command card", "label": {"en": "command card"}},
               {"value": "order", "label": {"en": "order"}}]},
  {"slug": "faction", "label": {"en": "Faction"}, "kind": "choice", "query": ["f"],
   "for": ["unit", "command card"],
   "choices": [{"value": "Algeroth", "label": {"en": "Algeroth"}, "side": "demon"},
               {"value": "Ilian", "label": {"en": "Ilian"}, "side": "demon"},
               {"value": "Bauhaus", "label": {"en": "Bauhaus"}, "side": "human"},
               {"value": "Capitol", "label": {"en": "Capitol"}, "side": "human"}]},
  {"slug": "rank", "label": {"en": "Rank"}, "kind": "choice", "query": ["rank"], "ordered": true,
   "choices": [{"value": "Bronze", "label": {"en": "Bronze"}},
               {"value": "Silver", "label": {"en": "Silver"}},
               {"value": "Gold", "label": {"en": "Gold"}}]},
  {"slug": "unique", "label": {"en": "Unique"}, "kind": "yes_no", "query": ["unique"],
   "for": ["unit"]},
  {"slug": "symbols", "label": {"en": "Symbols"}, "kind": "counts", "query": ["symbols"],
   "for": ["unit", "command card"]}
 ],
 "vocabularies": {}
})";

std::shared_ptr<const catalog::Schema> schemaOf(const char *text)
{
    const auto root = files::json::parse(text, "schema.json");
    if (!root) {
        qFatal("%s", base::english(root.error()).c_str());
    }
    auto schema = catalog::readSchema(*root, "schema.json");
    if (!schema) {
        qFatal("%s", base::english(schema.error()).c_str());
    }
    return std::make_shared<const catalog::Schema>(std::move(*schema));
}

std::string fileWith(const std::string &rules)
{
    return R"({"formats": [{"slug": "test", "title": "Test", "rules": [)" + rules + "]}]}";
}

} // namespace

Sample::Sample(std::shared_ptr<const catalog::Schema> schema, Cells usual)
    : m_schema(std::move(schema))
    , m_usual(std::move(usual))
{
    m_roster.game = m_schema->game;
}

std::shared_ptr<const catalog::Schema> Sample::chipSchema()
{
    static const auto schema = schemaOf(ChipSchema);
    return schema;
}

std::shared_ptr<const catalog::Schema> Sample::armySchema()
{
    static const auto schema = schemaOf(ArmySchema);
    return schema;
}

Sample Sample::chips()
{
    return Sample(chipSchema(),
                  {{"faction", "Elves"}, {"type", "troop"}, {"points", "1"}, {"abilities", "-"}});
}

Sample Sample::army()
{
    return Sample(armySchema(),
                  {{"kind", "unit"},
                   {"faction", "Algeroth"},
                   {"rank", "Bronze"},
                   {"unique", "no"},
                   {"symbols", "-"}});
}

catalog::PiecePointer Sample::piece(const std::string &name, const Cells &cells)
{
    catalog::Piece made;
    made.name = name;
    made.key = m_schema->game + '/' + name;
    made.values.resize(m_schema->attributes.size());
    made.notations.resize(1);
    for (const auto &given : {m_usual, cells}) {
        for (const auto &[slug, cell] : given) {
            const int attribute = m_schema->attributeIndex(slug);
            if (auto set = catalog::setValue(made, *m_schema, attribute, cell); !set) {
                qFatal("%s", base::english(set.error()).c_str());
            }
        }
    }
    for (const auto &[slug, cell] : cells) {
        made.key += '/' + slug + '=' + cell;
    }
    // What does not belong to an order or a card is none, also where it is usual.
    for (std::size_t i = 0; i < made.values.size(); ++i) {
        const auto &types = m_schema->attributes[i].appliesTo;
        const auto &type = catalog::valueOf(made, *m_schema, m_schema->typedBy);
        if (!types.empty() && type.isGiven()
            && std::find(types.begin(), types.end(), type.text) == types.end()) {
            made.values[i] = {catalog::ValueState::None, 0, {}};
        }
    }
    catalog::finishPiece(made, *m_schema);
    const auto known = std::find_if(m_pieces.begin(), m_pieces.end(), [&made](const auto &one) {
        return one->key == made.key;
    });
    if (known != m_pieces.end()) {
        return *known;
    }
    m_pieces.push_back(std::make_shared<const catalog::Piece>(std::move(made)));
    return m_pieces.back();
}

Sample &Sample::put(int count, const std::string &name, const Cells &cells)
{
    const auto made = piece(name, cells);
    rosters::Line line;
    line.count = count;
    line.key = made->key;
    line.name = name;
    m_roster.lines.push_back(std::move(line));
    m_pieceOfLine.push_back(made);
    return *this;
}

Sample &Sample::putUnresolved(int count, const std::string &name)
{
    rosters::Line line;
    line.count = count;
    line.name = name;
    m_roster.lines.push_back(std::move(line));
    m_pieceOfLine.push_back(nullptr);
    return *this;
}

Sample Sample::reordered(const std::vector<std::size_t> &order) const
{
    Sample result = *this;
    for (std::size_t i = 0; i < order.size(); ++i) {
        result.m_roster.lines[i] = m_roster.lines[order[i]];
        result.m_pieceOfLine[i] = m_pieceOfLine[order[i]];
    }
    return result;
}

catalog::Catalog Sample::catalog() const
{
    return {m_schema, std::make_shared<const std::vector<catalog::PieceSet>>(), m_pieces};
}

rosters::Resolved Sample::resolved() const
{
    rosters::Resolved result;
    for (std::size_t i = 0; i < m_roster.lines.size(); ++i) {
        rosters::ResolvedLine line;
        line.line = &m_roster.lines[i];
        line.piece = m_pieceOfLine[i];
        result.lines.push_back(std::move(line));
    }
    return result;
}

const construction::Format &Sample::format(const std::string &rules) const
{
    // Read once: the properties ask for the same rules thousands of times.
    static std::map<std::pair<std::string, std::string>, construction::Format> known;
    const auto found = known.find({m_schema->game, rules});
    if (found != known.end()) {
        return found->second;
    }
    const auto formats = construction::Formats::parse(fileWith(rules), "formats.json", m_schema);
    if (!formats) {
        qFatal("%s", base::english(formats.error()).c_str());
    }
    return known[{m_schema->game, rules}] = formats->all().front();
}

construction::Verdict Sample::check(const std::string &rules) const
{
    return construction::check(format(rules), m_roster, resolved(), catalog());
}

std::vector<construction::Violation> Sample::found(const std::string &rules) const
{
    return check(rules).violations;
}

std::vector<construction::Violation> Sample::whyNot(const std::string &rules,
                                                    const catalog::PiecePointer &piece) const
{
    return construction::whyNot(format(rules),
                                m_roster,
                                resolved(),
                                check(rules),
                                piece,
                                catalog());
}

construction::Verdict Sample::mended(const construction::Fix &fix, const std::string &rules) const
{
    Sample after = *this;
    after.m_roster = construction::applied(fix, m_roster, resolved());
    after.m_pieceOfLine.clear();
    for (const auto &line : after.m_roster.lines) {
        const auto known = std::find_if(m_pieces.begin(), m_pieces.end(), [&line](const auto &one) {
            return one->key == line.key;
        });
        after.m_pieceOfLine.push_back(known == m_pieces.end() ? nullptr : *known);
    }
    return after.check(rules);
}

QByteArray Sample::said(const std::string &rules) const
{
    return ::said(found(rules));
}

QByteArray said(const std::vector<construction::Violation> &violations)
{
    std::string result;
    for (const auto &violation : violations) {
        result += std::string(construction::slugOf(violation.severity)) + ": "
            + base::english(violation.message) + '\n';
    }
    return QByteArray::fromStdString(result);
}

QByteArray refusal(const std::shared_ptr<const catalog::Schema> &schema, const std::string &rules)
{
    return refusalOfFile(schema, fileWith(rules));
}

QByteArray refusalOfFile(const std::shared_ptr<const catalog::Schema> &schema,
                         const std::string &text)
{
    const auto formats = construction::Formats::parse(text, "formats.json", schema);
    return formats ? QByteArray() : QByteArray::fromStdString(base::english(formats.error()));
}

QByteArray titleOfRule(const std::shared_ptr<const catalog::Schema> &schema,
                       const std::string &rule)
{
    const auto formats = construction::Formats::parse(fileWith(rule), "formats.json", schema);
    if (!formats) {
        return QByteArray::fromStdString(base::english(formats.error()));
    }
    return QByteArray::fromStdString(base::english(formats->all().front().rules.front().title));
}
