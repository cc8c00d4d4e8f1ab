#include "catalog/query_parser.h"

#include <algorithm>

namespace catalog
{

using base::text;

namespace
{

constexpr int MaximumDepth = 50;

} // namespace

QueryParser::QueryParser(std::string_view text, TermReader &terms, MistakeList &mistakes)
    : m_cursor(text, mistakes)
    , m_terms(terms)
    , m_mistakes(mistakes)
{
}

void QueryParser::refuse(QuerySpan span, base::Text what, std::string_view replacement)
{
    m_mistakes.add(span, std::move(what), replacement);
}

ConditionPointer QueryParser::parse()
{
    std::vector<ConditionPointer> parts;
    for (;;) {
        parts.push_back(parseOr(0));
        if (m_cursor.atEnd() || m_isGivenUp) {
            return allOf(std::move(parts));
        }
        refuse({m_cursor.place(), 1},
               text("Query", "This bracket closes none; no \"(\" is open."),
               "");
        m_cursor.advance();
    }
}

ConditionPointer QueryParser::parseOr(int depth)
{
    std::vector<ConditionPointer> parts;
    int before = m_termsRead;
    parts.push_back(parseAnd(depth));
    while (const std::size_t length = m_isGivenUp ? 0 : m_cursor.aloneOr()) {
        const QuerySpan span{m_cursor.place(), length};
        const bool lacksLeft = m_termsRead == before;
        m_cursor.advance(length);
        before = m_termsRead;
        parts.push_back(parseAnd(depth));
        if (lacksLeft) {
            refuse(span, text("Query", "Nothing stands before this \"or\"."), "");
        } else if (m_termsRead == before) {
            refuse(span, text("Query", "Nothing follows this \"or\"."), "");
            before = -1;
        }
    }
    return anyOf(std::move(parts));
}

ConditionPointer QueryParser::parseAnd(int depth)
{
    std::vector<ConditionPointer> parts;
    for (m_cursor.skipBlanks();
         !m_cursor.atEnd() && !m_isGivenUp && m_cursor.peek() != ')' && m_cursor.aloneOr() == 0;
         m_cursor.skipBlanks()) {
        parts.push_back(parseTerm(depth));
        ++m_termsRead;
    }
    return allOf(std::move(parts));
}

ConditionPointer QueryParser::parseTerm(int depth)
{
    const std::size_t begin = m_cursor.place();
    while (m_cursor.peek() == '-') {
        m_cursor.advance();
    }
    const bool isNegated = m_cursor.since(begin).size() % 2 == 1;
    if (m_cursor.place() > begin && m_cursor.standsBefore(" \t\r\n)")) {
        refuse(m_cursor.spanSince(begin),
               text("Query", "Nothing follows this minus sign; -word leaves out what fits word."),
               "");
        return nullptr;
    }
    ConditionPointer condition;
    if (m_cursor.peek() == '(') {
        condition = parseGroup(depth);
    } else if (m_cursor.peek() == '!' && m_cursor.peek(1) != '=') {
        condition = parseExactName();
    } else {
        condition = parseWord();
    }
    return isNegated ? noneOf(std::move(condition)) : std::move(condition);
}

ConditionPointer QueryParser::parseGroup(int depth)
{
    const std::size_t open = m_cursor.place();
    m_cursor.advance();
    if (depth == MaximumDepth) {
        m_mistakes.add({open, m_cursor.whole().size() - open},
                       text("Query",
                            "There are more than %1 brackets within each other; what "
                            "follows is not searched for.")
                           .with(MaximumDepth));
        m_isGivenUp = true;
        return nullptr;
    }
    const int before = m_termsRead;
    auto condition = parseOr(depth + 1);
    if (m_isGivenUp) {
        return condition;
    }
    if (m_cursor.atEnd()) {
        // Mended at the end of the query, where the missing bracket is most often meant.
        refuse({open, m_cursor.whole().size() - open},
               text("Query", "This bracket is never closed; a \")\" is missing."),
               std::string{m_cursor.whole().substr(open)} + ')');
        return condition;
    }
    m_cursor.advance();
    if (m_termsRead == before) {
        refuse(m_cursor.spanSince(open),
               text("Query", "Nothing stands between these brackets."),
               "");
    }
    return condition;
}

ConditionPointer QueryParser::parseExactName()
{
    const std::size_t begin = m_cursor.place();
    m_cursor.advance();
    if (m_cursor.standsBefore(QueryCursor::WordEnds)) {
        refuse({begin, 1},
               text("Query", "A name belongs behind the !, such as !\"two words\"."),
               "");
        return nullptr;
    }
    return m_terms.readExactName(m_cursor.readWord(QueryCursor::WordEnds));
}

ConditionPointer QueryParser::parseWord()
{
    const std::size_t begin = m_cursor.place();
    if (m_cursor.quote() > 0 || m_cursor.peek() == '/') {
        return m_terms.readName(m_cursor.readWord(QueryCursor::WordEnds));
    }
    while (!m_cursor.standsBefore(QueryCursor::WordEnds) && m_cursor.quote() == 0) {
        if (m_cursor.comparison()) {
            return parseField(begin);
        }
        m_cursor.advance();
    }
    return m_terms.readName(
        {TermValue::Form::Bare, std::string{m_cursor.since(begin)}, m_cursor.spanSince(begin)});
}

ConditionPointer QueryParser::parseField(std::size_t begin)
{
    Term term;
    term.fieldSpan = m_cursor.spanSince(begin);
    term.field = m_cursor.since(begin);
    const std::size_t sign = m_cursor.place();
    term.comparison = m_cursor.readComparison();
    const std::string_view written = m_cursor.since(sign);
    if (term.field.empty()) {
        refuseMissingField(sign, written);
        parseValues(term);
        return nullptr;
    }
    if (!parseValues(term)) {
        refuseMissingValue(m_cursor.spanSince(begin));
        return nullptr;
    }
    term.span = m_cursor.spanSince(begin);
    return m_terms.read(term);
}

// Where words stand on both sides, only the blanks between are wrong: `pts <= 2`.
void QueryParser::refuseMissingField(std::size_t sign, std::string_view written)
{
    auto what = text("Query",
                     "Before \"%1\" the name of a field is missing; it stands there without a "
                     "blank, such as name%1word.")
                    .with(written);
    const auto before = m_cursor.whole().substr(0, sign).find_last_not_of(QueryCursor::Blanks);
    const auto after = m_cursor.whole().find_first_not_of(QueryCursor::Blanks, m_cursor.place());
    if (before == std::string_view::npos || before + 1 == sign || after == std::string_view::npos) {
        m_mistakes.add({sign, written.size()}, std::move(what));
        return;
    }
    refuse({before + 1, after - before - 1}, std::move(what), written);
}

void QueryParser::refuseMissingValue(QuerySpan span)
{
    const auto written = m_cursor.whole().substr(span.at, span.length);
    auto what = text("Query", "A value is missing directly behind \"%1\".").with(written);
    const auto after = m_cursor.whole().find_first_not_of(QueryCursor::Blanks, m_cursor.place());
    if (after == std::string_view::npos || after == m_cursor.place()) {
        m_mistakes.add(span, std::move(what));
        return;
    }
    refuse({span.at, after - span.at}, std::move(what), written);
}

bool QueryParser::parseValues(Term &term)
{
    for (;;) {
        const std::size_t begin = m_cursor.place();
        TermValue value = m_cursor.readWord(QueryCursor::ValueEnds);
        if (m_cursor.place() == begin) {
            return false;
        }
        term.values.push_back(std::move(value));
        if (m_cursor.peek() != '|') {
            return true;
        }
        m_cursor.advance();
    }
}

} // namespace catalog
