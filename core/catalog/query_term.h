// One term of a search, `field comparison value`, and what becomes of it: a condition, or a mistake
// with its place. The parser cuts a query into terms; this gives them their meaning.
#pragma once

#include "catalog/query.h"
#include "catalog/query_condition.h"
#include "catalog/query_fields.h"
#include "catalog/spellings.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace catalog
{

// A stretch of the query, in bytes.
struct QuerySpan {
    std::size_t at = 0;
    std::size_t length = 0;
};

struct TermValue {
    enum class Form { Bare, Quoted, Slashed };
    Form form = Form::Bare;
    std::string text;
    QuerySpan span;
};

struct Term {
    QuerySpan span;
    QuerySpan fieldSpan;
    std::string field;
    Comparison comparison = Comparison::Contains;
    std::vector<TermValue> values; // parted by |; never empty
};

// Gathers what is wrong with a query. Only the first mistakes are kept: who pastes a book into the
// search field does not read a hundred sentences.
class MistakeList
{
public:
    explicit MistakeList(std::string_view query)
        : m_query(query)
    {
    }
    void add(QuerySpan span, base::Text what);
    // `replacement` takes the place of the stretch in the mended query.
    void add(QuerySpan span, base::Text what, std::string_view replacement);
    std::string written(QuerySpan span) const;
    std::vector<QueryMistake> take() { return std::move(m_mistakes); }

private:
    std::string_view m_query;
    std::vector<QueryMistake> m_mistakes;
};

class TermReader
{
public:
    TermReader(const Schema &schema,
               const std::vector<PieceSet> &sets,
               MistakeList &mistakes,
               QueryDisplay &display);

    // Null where the term could not be understood, or asks for nothing of a piece.
    ConditionPointer read(const Term &term);
    // A word, a quoted text or a pattern that stands alone.
    ConditionPointer readName(const TermValue &value);
    ConditionPointer readExactName(const TermValue &value);

private:
    using Kind = SearchField::Kind;

    // Fields that every game has (query_term.cpp).
    ConditionPointer readValue(const SearchField &field, const Term &term, const TermValue &value);
    ConditionPointer readPieceField(Kind kind, const Term &term, const TermValue &value);
    ConditionPointer readStatus(const TermValue &value);
    ConditionPointer readIs(const TermValue &value);
    std::nullptr_t readDisplay(Kind kind, const TermValue &value);
    std::nullptr_t refuseField(const Term &term, const std::string &name);

    // Attributes, by their kind (query_term_values.cpp).
    ConditionPointer readAttribute(int attribute, const Term &term, const TermValue &value);
    ConditionPointer readNumber(NumberSource source, const Term &term, const TermValue &value);
    ConditionPointer readChoice(int attribute, const Term &term, const TermValue &value);
    ConditionPointer readYesNo(int attribute, const Term &term, const TermValue &value);
    ConditionPointer readCounts(int attribute, const Term &term, const TermValue &value);
    ConditionPointer readText(TextPlace place, const Term &term, const TermValue &value);
    ConditionPointer readSet(int attribute, const Term &term, const TermValue &value);
    std::optional<NumberSource> numberOf(const TermValue &value) const;
    std::optional<std::string> countedWord(const Attribute &attribute, std::string_view word) const;

    // Abilities and keywords, and what is there at all (query_term_abilities.cpp).
    ConditionPointer
    readAbility(const SearchField &field, const Term &term, const TermValue &value);
    ConditionPointer readNotation(int attribute, const Term &term, const TermValue &value);
    ConditionPointer readHas(const TermValue &value);
    ConditionPointer readKnown(Kind kind, const TermValue &value);
    ConditionPointer readAbilityName(Kind kind, const TermValue &value);
    ConditionPointer readModifier(const TermValue &value);
    std::vector<SearchField> items() const;
    // The pattern of an ability written as `strike 3 {all} [fly]`; nothing after a mistake.
    std::optional<AbilityPattern>
    patternOf(const SearchField &field, std::string_view written, const TermValue &value);

    const Attribute &attributeAt(int attribute) const;
    const Vocabulary &vocabularyAt(int attribute) const;
    const VocabularyItem &itemOf(const SearchField &field) const;
    PatternPointer compiled(const TermValue &value);
    // Notes a mistake, with the nearest word as its mending where there is one.
    std::nullptr_t refuse(const TermValue &value, base::Text what, std::string_view nearest = {});
    std::nullptr_t refuseOrder(const Term &term, const TermValue &value);

    const Schema &m_schema;
    const std::vector<PieceSet> &m_sets;
    MistakeList &m_mistakes;
    QueryDisplay &m_display;
    SearchFields m_fields;
};

} // namespace catalog
