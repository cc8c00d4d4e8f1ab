#include "catalog/query_cursor.h"

#include <algorithm>

namespace catalog
{

using base::text;

QueryCursor::QueryCursor(std::string_view text, MistakeList &mistakes)
    : m_text(text)
    , m_mistakes(mistakes)
{
}

char QueryCursor::peek(std::size_t ahead) const
{
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

bool QueryCursor::standsBefore(std::string_view letters) const
{
    return atEnd() || letters.find(m_text[m_at]) != std::string_view::npos;
}

std::size_t QueryCursor::quote() const
{
    const std::string_view rest = m_text.substr(m_at);
    if (rest.substr(0, 1) == "\"") {
        return 1;
    }
    for (const std::string_view curly : {"“", "”", "„"}) {
        if (rest.substr(0, curly.size()) == curly) {
            return curly.size();
        }
    }
    return 0;
}

bool QueryCursor::comparison() const
{
    const std::string_view rest = m_text.substr(m_at);
    return rest.substr(0, 2) == "!="
        || (!rest.empty() && std::string_view{":=<>"}.find(rest.front()) != std::string_view::npos);
}

std::size_t QueryCursor::aloneOr() const
{
    const std::string_view word = m_text.substr(m_at, 2);
    const std::string_view next = m_text.substr(std::min(m_at + 2, m_text.size()), 1);
    const bool isAlone = next.empty() || WordEnds.find(next.front()) != std::string_view::npos;
    return (word == "or" || word == "OR") && isAlone ? word.size() : 0;
}

void QueryCursor::skipBlanks()
{
    while (!atEnd() && standsBefore(Blanks)) {
        ++m_at;
    }
}

Comparison QueryCursor::readComparison()
{
    const char first = peek();
    ++m_at;
    if (first == '!') {
        ++m_at;
        return Comparison::Unequal;
    }
    if (first == ':') {
        // `pts:>=2` is how other programs have it.
        return comparison() && peek() != ':' ? readComparison() : Comparison::Contains;
    }
    const bool isDoubled = peek() == '=';
    m_at += isDoubled ? 1 : 0;
    if (first == '=') {
        return Comparison::Equal;
    }
    if (first == '<') {
        return isDoubled ? Comparison::AtMost : Comparison::Less;
    }
    return isDoubled ? Comparison::AtLeast : Comparison::Greater;
}

TermValue QueryCursor::readWord(std::string_view ends)
{
    if (const std::size_t opening = quote()) {
        return readQuoted(opening);
    }
    if (peek() == '/') {
        return readPattern();
    }
    const std::size_t begin = m_at;
    while (!standsBefore(ends) && quote() == 0) {
        ++m_at;
    }
    return {TermValue::Form::Bare, std::string{since(begin)}, spanSince(begin)};
}

TermValue QueryCursor::readQuoted(std::size_t opening)
{
    TermValue value{TermValue::Form::Quoted, {}, {m_at, 0}};
    m_at += opening;
    while (!atEnd()) {
        const std::size_t closing = quote();
        // A straight mark is closed by a straight one, a curly one by whatever the keyboard gives.
        if (closing > 0 && (opening > 1 || closing == 1)) {
            m_at += closing;
            value.span = spanSince(value.span.at);
            return value;
        }
        value.text += m_text[m_at++];
    }
    value.span = spanSince(value.span.at);
    m_mistakes.add(value.span,
                   text("Query", "This quotation is never closed; a \" is missing."),
                   std::string{since(value.span.at)} + '"');
    return value;
}

TermValue QueryCursor::readPattern()
{
    TermValue value{TermValue::Form::Slashed, {}, {m_at, 0}};
    for (++m_at; !atEnd(); ++m_at) {
        if (peek() == '/') {
            ++m_at;
            value.span = spanSince(value.span.at);
            return value;
        }
        if (peek() == '\\' && m_at + 1 < m_text.size()) {
            // A slash within a pattern is written \/; every other escape is the pattern's own.
            value.text += peek(1) == '/' ? "" : "\\";
            ++m_at;
        }
        value.text += peek();
    }
    value.span = spanSince(value.span.at);
    m_mistakes.add(value.span,
                   text("Query", "This pattern is never closed; a / is missing at its end."),
                   std::string{since(value.span.at)} + '/');
    return value;
}

} // namespace catalog
