// The search: `strike>=3 -immune:fly f:elves pts<=2 (t:base or t:relic) "two words"`. A query is
// parsed once and matched against many pieces; parsing never throws, and a mistake is given with
// its place and, where possible, what may be meant. The grammar is on the help page and in
// exchange-formats C7; fields come from the game's schema.
#pragma once

#include "base/text.h"
#include "catalog/piece.h"
#include "catalog/schema.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

class Condition; // query_condition.h

struct QueryMistake {
    std::size_t at = 0; // byte in the query
    std::size_t length = 0;
    base::Text what;
    std::string suggestion; // the whole query, mended; empty where nothing can be suggested
};

enum class SortDirection { Ascending, Descending };

// What the words `order:`, `direction:` and `limit:` ask for; showing it is the caller's business.
struct QueryDisplay {
    std::string order; // "name", "key", "status" or the slug of an attribute; empty: not said
    std::optional<SortDirection> direction;
    std::optional<std::size_t> limit;

    bool operator==(const QueryDisplay &) const = default;
};

class Query
{
public:
    // The part that was understood is still matched where there are mistakes.
    static Query parse(std::string_view text,
                       std::shared_ptr<const Schema> schema,
                       const std::vector<PieceSet> &sets = {});

    bool matches(const Piece &piece) const;
    // The places of the pieces that match, ascending. Over a whole catalogue this is several times
    // as fast as asking one piece after the other: memory is read ahead, and a large catalogue is
    // searched in parts side by side.
    std::vector<std::size_t> matching(std::span<const PiecePointer> pieces) const;

    const std::vector<QueryMistake> &mistakes() const { return m_mistakes; }
    const QueryDisplay &display() const { return m_display; }
    // True where every piece matches because nothing was asked for (or understood).
    bool isEmpty() const { return m_root == nullptr; }

private:
    std::vector<std::size_t>
    matchingWithin(std::span<const PiecePointer> pieces, std::size_t from, std::size_t to) const;

    std::shared_ptr<const Schema> m_schema;
    std::shared_ptr<const Condition> m_root;
    std::vector<QueryMistake> m_mistakes;
    QueryDisplay m_display;
};

enum class QueryFieldGroup { Attribute, Piece, Ability, Display };

// The words that the search knows for a schema, with an example each; for help and completion.
struct QueryField {
    std::string name;                      // "pts"
    std::vector<std::string> alternatives; // "points"
    QueryFieldGroup group = QueryFieldGroup::Attribute;
    base::Text what;
    std::string example; // "pts<=2", a query that runs
};
std::vector<QueryField> queryFields(const Schema &schema, const std::vector<PieceSet> &sets = {});

// How terms are written and put together, with examples that run.
struct QueryExample {
    std::string example;
    base::Text what;
};
std::vector<QueryExample> querySyntax(const Schema &schema);

} // namespace catalog
