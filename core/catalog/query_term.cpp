// Terms: finding the field, and those fields that every game has.
#include "catalog/query_term.h"

#include "base/fold.h"

#include <array>
#include <charconv>

namespace catalog
{

using base::text;

namespace
{

constexpr std::size_t MaximumMistakes = 20;

// As words to be looked for; a quotation mark among them would end the quotation.
std::string quoted(std::string words)
{
    std::erase(words, '"');
    return '"' + words + '"';
}

} // namespace

void MistakeList::add(QuerySpan span, base::Text what)
{
    if (m_mistakes.size() < MaximumMistakes) {
        m_mistakes.push_back({span.at, span.length, std::move(what), {}});
    }
}

void MistakeList::add(QuerySpan span, base::Text what, std::string_view replacement)
{
    if (m_mistakes.size() < MaximumMistakes) {
        std::string mended(m_query);
        mended.replace(span.at, span.length, replacement);
        m_mistakes.push_back(
            {span.at, span.length, std::move(what), std::string{base::trimmed(mended)}});
    }
}

std::string MistakeList::written(QuerySpan span) const
{
    return std::string{m_query.substr(span.at, span.length)};
}

TermReader::TermReader(const Schema &schema,
                       const std::vector<PieceSet> &sets,
                       MistakeList &mistakes,
                       QueryDisplay &display)
    : m_schema(schema)
    , m_sets(sets)
    , m_mistakes(mistakes)
    , m_display(display)
    , m_fields(schema)
{
}

std::nullptr_t TermReader::refuse(const TermValue &value, base::Text what, std::string_view nearest)
{
    if (nearest.empty()) {
        m_mistakes.add(value.span, std::move(what));
    } else {
        m_mistakes.add(value.span, std::move(what), quotedWhereNeeded(nearest));
    }
    return nullptr;
}

std::nullptr_t TermReader::refuseOrder(const Term &term, const TermValue &value)
{
    const std::string mended = term.field + ':' + quotedWhereNeeded(value.text);
    m_mistakes.add(term.span,
                   text("Query", "\"%1\" has no order, so nothing is less or more; write %2.")
                       .with(term.field)
                       .with(mended),
                   mended);
    return nullptr;
}

PatternPointer TermReader::compiled(const TermValue &value)
{
    auto pattern = Pattern::compile(value.text);
    if (!pattern) {
        m_mistakes.add(value.span,
                       text("Query", "The pattern /%1/ cannot be used: %2.")
                           .with(value.text)
                           .with(pattern.error().what),
                       quoted(value.text));
        return nullptr;
    }
    return *pattern;
}

const Attribute &TermReader::attributeAt(int attribute) const
{
    return m_schema.attributes[static_cast<std::size_t>(attribute)];
}

ConditionPointer TermReader::read(const Term &term)
{
    // `strike{all}>=3` narrows an ability down; the braces are no part of its name.
    const std::string name = term.field.substr(0, term.field.find_first_of("{["));
    const SearchField *field = m_fields.find(name);
    if (!field || (name.size() < term.field.size() && field->kind != Kind::Ability)) {
        return refuseField(term, name);
    }
    std::vector<ConditionPointer> parts;
    for (const auto &value : term.values) {
        parts.push_back(readValue(*field, term, value));
    }
    // `f!=elves|undead` is neither.
    return term.comparison == Comparison::Unequal ? allOf(std::move(parts))
                                                  : anyOf(std::move(parts));
}

std::nullptr_t TermReader::refuseField(const Term &term, const std::string &name)
{
    const std::string near = m_fields.nearest(name);
    if (near.empty()) {
        m_mistakes.add(term.span,
                       text("Query",
                            "There is no field \"%1\". Words that hold a colon or a comparison "
                            "are written in quotes.")
                           .with(term.field),
                       quoted(m_mistakes.written(term.span)));
    } else {
        m_mistakes.add(
            term.fieldSpan,
            text("Query", "There is no field \"%1\"; is %2 meant?").with(term.field).with(near),
            near);
    }
    return nullptr;
}

ConditionPointer
TermReader::readValue(const SearchField &field, const Term &term, const TermValue &value)
{
    switch (field.kind) {
    case Kind::Attribute:
        return readAttribute(field.attribute, term, value);
    case Kind::Ability:
        return readAbility(field, term, value);
    case Kind::Key:
        return readText({TextPlace::Kind::Key}, term, value);
    case Kind::Source:
        return readText({TextPlace::Kind::Source}, term, value);
    default:
        break;
    }
    if (isOrdering(term.comparison)) {
        return refuseOrder(term, value);
    }
    if (value.form == TermValue::Form::Slashed && field.kind != Kind::Name) {
        return refuse(value,
                      text("Query", "A pattern between slashes fits names and texts, not \"%1\".")
                          .with(term.field));
    }
    auto condition = readPieceField(field.kind, term, value);
    const bool isTurned = (term.comparison == Comparison::Unequal) != (field.kind == Kind::IsNot);
    return isTurned ? noneOf(std::move(condition)) : std::move(condition);
}

ConditionPointer TermReader::readPieceField(Kind kind, const Term &term, const TermValue &value)
{
    switch (kind) {
    case Kind::Name:
        return term.comparison == Comparison::Contains ? readName(value) : readExactName(value);
    case Kind::Status:
        return readStatus(value);
    case Kind::Is:
    case Kind::IsNot:
        return readIs(value);
    case Kind::Has:
        return readHas(value);
    case Kind::Known:
    case Kind::Unknown:
        return readKnown(kind, value);
    case Kind::Immune:
    case Kind::Ignores:
        return readAbilityName(kind, value);
    case Kind::Modifier:
        return readModifier(value);
    default:
        return readDisplay(kind, value);
    }
}

ConditionPointer TermReader::readName(const TermValue &value)
{
    if (value.form == TermValue::Form::Slashed) {
        auto pattern = compiled(value);
        return pattern ? nameFits(std::move(pattern)) : nullptr;
    }
    std::string folded = base::fold(value.text);
    if (folded.empty()) {
        return refuse(value, text("Query", "There are no words to look for here."));
    }
    return nameContains(std::move(folded));
}

ConditionPointer TermReader::readExactName(const TermValue &value)
{
    std::string folded = base::fold(value.text);
    if (value.form == TermValue::Form::Slashed || folded.empty()) {
        return readName(value);
    }
    return nameIs(std::move(folded));
}

ConditionPointer TermReader::readStatus(const TermValue &value)
{
    const Spellings statuses = statusSpellings();
    if (const auto status = statuses.find(value.text)) {
        return statusWithin(bitOf(static_cast<Status>(*status)));
    }
    return refuse(value,
                  text("Query", "\"%1\" is no status. There are: %2.")
                      .with(value.text)
                      .with(statuses.listed()),
                  statuses.nearest(value.text));
}

std::nullptr_t TermReader::readDisplay(Kind kind, const TermValue &value)
{
    if (kind == Kind::Direction) {
        Spellings directions;
        directions.add("asc", 0);
        directions.add("ascending", 0);
        directions.add("desc", 1);
        directions.add("descending", 1);
        const auto found = directions.find(value.text);
        if (!found) {
            return refuse(value, text("Query", "A direction is asc or desc."), "asc");
        }
        m_display.direction = *found == 0 ? SortDirection::Ascending : SortDirection::Descending;
        return nullptr;
    }
    if (kind == Kind::Limit) {
        std::size_t limit = 0;
        const char *end = value.text.data() + value.text.size();
        const auto read = std::from_chars(value.text.data(), end, limit);
        if (read.ec != std::errc{} || read.ptr != end || limit == 0) {
            return refuse(value, text("Query", "A limit is a whole number from 1."));
        }
        m_display.limit = limit;
        return nullptr;
    }
    Spellings orders = attributeSpellings(m_schema);
    int entry = static_cast<int>(m_schema.attributes.size());
    const std::array<std::string, 3> pieceColumns{"name", "key", "status"};
    for (const auto &column : pieceColumns) {
        orders.add(column, entry++);
    }
    const auto found = orders.find(value.text);
    if (!found) {
        return refuse(value,
                      text("Query", "Pieces cannot be sorted by \"%1\".").with(value.text),
                      orders.nearest(value.text));
    }
    const auto place = static_cast<std::size_t>(*found);
    const std::size_t count = m_schema.attributes.size();
    m_display.order = place < count ? m_schema.attributes[place].slug : pieceColumns[place - count];
    return nullptr;
}

} // namespace catalog
