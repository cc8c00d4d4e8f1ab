#include "catalog/query.h"

#include "catalog/query_condition.h"
#include "catalog/query_parser.h"

#include <algorithm>
#include <future>
#include <thread>

namespace catalog
{

namespace
{

// Fewer pieces than this are searched before a thread has begun.
constexpr std::size_t WorthAWorker = 20'000;
constexpr unsigned MostWorkers = 8;

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

std::vector<std::size_t>
Query::matchingWithin(std::span<const PiecePointer> pieces, std::size_t from, std::size_t to) const
{
    ReadAhead ahead;
    if (m_root) {
        m_root->addReadings(ahead);
    }
    std::vector<std::size_t> result;
    for (std::size_t place = from; place < to; ++place) {
        ahead.fetchFor(pieces, place);
        if (matches(*pieces[place])) {
            result.push_back(place);
        }
    }
    return result;
}

std::vector<std::size_t> Query::matching(std::span<const PiecePointer> pieces) const
{
    const std::size_t most = std::clamp(std::thread::hardware_concurrency(), 1U, MostWorkers);
    const std::size_t workers = std::min(most, pieces.size() / WorthAWorker + 1);
    std::vector<std::future<std::vector<std::size_t>>> parts;
    for (std::size_t worker = 1; worker < workers; ++worker) {
        parts.push_back(std::async(std::launch::async, [this, pieces, worker, workers] {
            return matchingWithin(pieces,
                                  pieces.size() * worker / workers,
                                  pieces.size() * (worker + 1) / workers);
        }));
    }
    auto result = matchingWithin(pieces, 0, pieces.size() / workers);
    for (auto &part : parts) {
        const auto found = part.get();
        result.insert(result.end(), found.begin(), found.end());
    }
    return result;
}

} // namespace catalog
