#include "catalog/query.h"

#include "catalog/query_condition.h"
#include "catalog/query_parser.h"

namespace catalog
{

namespace
{

// Far more than anyone types; whoever pastes more is told.
constexpr std::size_t MaximumLength = 4000;

} // namespace

Query Query::parse(std::string_view text,
                   std::shared_ptr<const Schema> schema,
                   const std::vector<PieceSet> &sets)
{
    Query query;
    query.m_schema = std::move(schema);
    const std::string_view read = text.substr(0, MaximumLength);
    MistakeList mistakes(read);
    if (text.size() > MaximumLength) {
        mistakes.add({MaximumLength, text.size() - MaximumLength},
                     base::text("Query", "Only the first %1 letters of a search are read.")
                         .with(MaximumLength));
    }
    TermReader terms(*query.m_schema, sets, mistakes, query.m_display);
    query.m_root = QueryParser(read, terms, mistakes).parse();
    query.m_mistakes = mistakes.take();
    return query;
}

bool Query::matches(const Piece &piece) const
{
    return !m_root || m_root->holds(piece);
}

std::vector<std::size_t> Query::matching(std::span<const PiecePointer> pieces) const
{
    ReadAhead ahead;
    if (m_root) {
        m_root->addReadings(ahead);
    }
    std::vector<std::size_t> result;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
        ahead.fetchFor(pieces, place);
        if (matches(*pieces[place])) {
            result.push_back(place);
        }
    }
    return result;
}

} // namespace catalog
