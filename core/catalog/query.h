// The search: `strike>=3 -immune:fly f:elves pts<=2 (t:base or t:relic) "two words"`. A query is
// parsed once and matched against many pieces; parsing never throws, and a mistake is given with
// its place and, where possible, what may be meant. The grammar is on the help page and in
// exchange-formats C7; fields come from the game's schema.
#pragma once

#include "base/text.h"
#include "catalog/piece.h"
#include "catalog/schema.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

struct QueryMistake {
    std::size_t at = 0; // byte in the query
    std::size_t length = 0;
    base::Text what;
    std::string suggestion; // the whole query, mended; empty where nothing can be suggested
};

class Query
{
public:
    struct Node; // defined in query.cpp

    // The part that was understood is still matched where there are mistakes.
    static Query parse(std::string_view text,
                       std::shared_ptr<const Schema> schema,
                       const std::vector<PieceSet> &sets = {});

    Query(); // matches everything
    bool matches(const Piece &piece) const;
    const std::vector<QueryMistake> &mistakes() const { return m_mistakes; }
    bool isEmpty() const { return m_root == nullptr; }

private:
    std::shared_ptr<const Schema> m_schema;
    std::shared_ptr<const Node> m_root;
    std::vector<QueryMistake> m_mistakes;
};

// The words that the search knows for a schema, with an example each; for help and completion.
struct QueryField {
    std::string name;                      // "pts"
    std::vector<std::string> alternatives; // "points"
    base::Text what;
    std::string example; // "pts<=2"
};
std::vector<QueryField> queryFields(const Schema &schema);

} // namespace catalog
