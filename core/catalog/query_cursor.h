// A place in the text of a search that moves on word by word: blanks, comparisons, quoted texts and
// patterns. The parser on top of it knows the grammar; this knows the letters.
#pragma once

#include "catalog/query_term.h"

#include <string_view>

namespace catalog
{

class QueryCursor
{
public:
    static constexpr std::string_view Blanks = " \t\r\n";
    static constexpr std::string_view WordEnds = " \t\r\n()";
    static constexpr std::string_view ValueEnds = " \t\r\n()|";

    QueryCursor(std::string_view text, MistakeList &mistakes);

    std::size_t place() const { return m_at; }
    std::string_view whole() const { return m_text; }
    std::string_view since(std::size_t begin) const { return m_text.substr(begin, m_at - begin); }
    QuerySpan spanSince(std::size_t begin) const { return {begin, m_at - begin}; }
    bool atEnd() const { return m_at >= m_text.size(); }
    char peek(std::size_t ahead = 0) const;            // NUL behind the end
    bool standsBefore(std::string_view letters) const; // one of them; also at the end
    // How many bytes the quotation mark that stands here has, straight or curly; 0: none does.
    std::size_t quote() const;
    bool comparison() const;
    std::size_t aloneOr() const; // length of an `or` that stands here by itself, or 0

    void advance(std::size_t bytes = 1) { m_at += bytes; }
    void skipBlanks();
    Comparison readComparison();
    // What stands here up to one of the letters in `ends`, or a quoted text or a pattern.
    TermValue readWord(std::string_view ends);

private:
    TermValue readQuoted(std::size_t opening);
    TermValue readPattern();

    std::string_view m_text;
    MistakeList &m_mistakes;
    std::size_t m_at = 0;
};

} // namespace catalog
