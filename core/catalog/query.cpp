#include "catalog/query.h"

#include "catalog/query_parser.h"

namespace catalog
{

namespace
{

// Far more than anyone types; whoever pastes more is told.
constexpr std::size_t MaximumLength = 4000;

// Where a piece lies, then where its values lie, is asked of memory this many pieces before it is
// needed: the pieces of a large catalogue are spread over far more memory than caches hold.
constexpr std::size_t ReadAhead = 16;

void readAhead(const void *place)
{
#if defined(__GNUC__)
    __builtin_prefetch(place);
#else
    (void)place;
#endif
}

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
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (i + 2 * ReadAhead < pieces.size()) {
            readAhead(pieces[i + 2 * ReadAhead].get());
        }
        if (i + ReadAhead < pieces.size()) {
            const Piece &coming = *pieces[i + ReadAhead];
            readAhead(coming.values.data());
            readAhead(coming.foldedNames.data());
        }
        if (matches(*pieces[i])) {
            result.push_back(i);
        }
    }
    return result;
}

} // namespace catalog
