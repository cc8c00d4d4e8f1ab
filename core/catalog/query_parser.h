// The grammar of the search (exchange-formats C7): cuts a query into brackets, `or`, negations and
// terms. What cannot be understood becomes a mistake and is left out; the rest still searches.
//   or   := and { ("or" | "OR") and }        and  := { term }
//   term := { "-" } ( "(" or ")" | "!" word | field comparison values | word )
//   word := letters | '"' text '"' | "/" regex "/"        values := word { "|" word }
#pragma once

#include "catalog/query_cursor.h"
#include "catalog/query_term.h"

#include <string_view>

namespace catalog
{

class QueryParser
{
public:
    QueryParser(std::string_view text, TermReader &terms, MistakeList &mistakes);

    ConditionPointer parse(); // null: everything matches

private:
    ConditionPointer parseOr(int depth);
    ConditionPointer parseAnd(int depth);
    ConditionPointer parseTerm(int depth);
    ConditionPointer parseGroup(int depth);
    ConditionPointer parseExactName();
    ConditionPointer parseWord();
    ConditionPointer parseField(std::size_t begin);
    bool parseValues(Term &term);
    void refuseMissingField(std::size_t sign, std::string_view written);
    void refuseMissingValue(QuerySpan span);
    void refuse(QuerySpan span, base::Text what, std::string_view replacement);

    QueryCursor m_cursor;
    TermReader &m_terms;
    MistakeList &m_mistakes;
    int m_termsRead = 0;
    bool m_isGivenUp = false; // nested too deep: nothing more is read
};

} // namespace catalog
