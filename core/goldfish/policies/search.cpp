#include "goldfish/policies/search.h"

#include <algorithm>

namespace goldfish
{

using engine::Decision;
using engine::Domain;
using engine::View;

namespace
{

// A way should get about this many nodes before half of all are given up.
constexpr std::int64_t NodesOfWay = 8;
constexpr std::int64_t FewestPoints = 4;
constexpr std::int64_t MostPoints = 48;
constexpr std::uint64_t MostSamplesOfRound = 64;
// Ends of the game are noise where there are few of them.
constexpr std::int64_t FewestEnds = 16;
constexpr std::uint64_t MostEnds = 64;
// How far wrong the judgement after a turn is by itself, in thousandths of a point: ends of the
// game that are surer than that count for more than half.
constexpr std::int64_t ErrorOfJudgement = 700;
constexpr std::int64_t VarianceOfJudgement = ErrorOfJudgement * ErrorOfJudgement;

std::size_t roundsTo(std::size_t ways, std::size_t keep)
{
    std::size_t rounds = 0;
    for (; ways > keep; ways = std::max(keep, (ways + 1) / 2)) {
        ++rounds;
    }
    return rounds;
}

} // namespace

Search::Search(Knowledge knowledge, std::int64_t mostPoints)
    : m_imagination(std::move(knowledge))
    , m_mostPoints(mostPoints)
{
}

void Search::restart(const base::Rng &rng)
{
    m_rng = rng;
    m_planned.reset();
}

bool Search::begin(const View &view, const Decision &decision, std::int64_t nodes)
{
    m_ways.clear();
    m_found = 0;
    m_samples = 0;
    m_key = m_rng();
    m_imagination.imagine(view, m_key, 0);
    if (decision.domain == Domain::Options) {
        beginOptions(view, nodes);
    } else {
        beginPoints(view, nodes);
    }
    m_planned.reset();
    return !m_ways.empty();
}

void Search::beginOptions(const View &view, std::int64_t nodes)
{
    view.options(m_options);
    const auto options = static_cast<std::int64_t>(std::max<std::size_t>(m_options.size(), 1));
    const auto most = static_cast<std::size_t>(
        std::clamp<std::int64_t>(nodes / (NodesOfWay * options), 1, m_mostPoints));
    for (const auto &option : m_options.all()) {
        m_imagination.rewind();
        m_imagination.apply(engine::Pick{option.code});
        const auto next = m_imagination.line().pending();
        if (next && next->seat == view.seat() && next->domain == Domain::Region) {
            addPoints(option.code, most);
        } else {
            add(option.code, std::nullopt);
        }
    }
}

void Search::beginPoints(const View &view, std::int64_t nodes)
{
    if (const auto region = view.region(); m_planned && region && region->contains(*m_planned)) {
        add(std::nullopt, m_planned);
    }
    m_imagination.rewind();
    addPoints(std::nullopt,
              static_cast<std::size_t>(std::clamp(nodes / NodesOfWay, FewestPoints, MostPoints)));
}

void Search::addPoints(std::optional<std::uint64_t> code, std::size_t most)
{
    const auto &points = m_imagination.candidates(m_rng);
    for (std::size_t place = 0; place < std::min(points.size(), most); ++place) {
        add(code, points[place]);
    }
}

void Search::add(std::optional<std::uint64_t> code, std::optional<base::Point> point)
{
    m_ways.push_back({code, point, 0, 0, 0, m_found++});
}

void Search::forget()
{
    for (auto &way : m_ways) {
        way.sum = 0;
    }
    m_counted = 0;
    m_varies = false;
}

void Search::narrow(const View &view, std::int64_t nodes, std::size_t keep)
{
    forget();
    if (m_ways.size() < 2) {
        return;
    }
    const std::int64_t end = m_imagination.nodes() + nodes;
    for (auto rounds = std::max<std::size_t>(roundsTo(m_ways.size(), keep), 1); rounds > 0;
         --rounds) {
        const std::int64_t left = end - m_imagination.nodes();
        const std::int64_t share = m_imagination.nodes() + left / static_cast<std::int64_t>(rounds);
        const std::uint64_t most = m_counted + MostSamplesOfRound;
        do {
            sample(view, Depth::Turn);
        } while (m_imagination.nodes() < share && m_counted < most && (m_counted < 2 || m_varies));
        sort();
        // Nothing to learn from more of the same, or nothing left to pay it with.
        const bool isKnown = m_counted > 1 && !m_varies;
        const bool isSpent = m_imagination.nodes() >= end;
        const std::size_t half = std::max(keep, (m_ways.size() + 1) / 2);
        m_ways.resize(std::min(m_ways.size(), isKnown || isSpent ? keep : half));
        if (m_ways.size() <= keep) {
            break;
        }
    }
    for (auto &way : m_ways) {
        way.mean = way.sum / static_cast<std::int64_t>(m_counted);
    }
}

void Search::widen(int parts)
{
    const std::size_t known = m_ways.size();
    for (std::size_t place = 0; place < known; ++place) {
        if (m_ways[place].point) {
            addNeighbours(m_ways[place], parts);
        }
    }
}

void Search::addNeighbours(Way way, int parts)
{
    m_imagination.rewind();
    if (way.code) {
        m_imagination.apply(engine::Pick{*way.code});
    }
    const auto next = m_imagination.line().pending();
    if (!next || next->domain != Domain::Region) {
        return;
    }
    const auto region = m_imagination.line().region();
    const auto &[least, most] = region.area();
    const std::int32_t by = std::min(most.x - least.x, most.y - least.y) / parts;
    for (const auto &[x, y] : {std::pair{by, 0}, {-by, 0}, {0, by}, {0, -by}}) {
        const base::Point point{way.point->x + x, way.point->y + y};
        if (by > 0 && region.contains(point)) {
            add(way.code, point);
        }
    }
}

void Search::settle(const View &view, std::int64_t nodes)
{
    if (m_ways.size() < 2) {
        return;
    }
    const std::int64_t begin = m_imagination.nodes();
    forget();
    sample(view, Depth::Game);
    if ((m_imagination.nodes() - begin) * FewestEnds <= nodes) {
        weighEnds(view, begin + nodes);
    } else {
        narrow(view, begin + nodes - m_imagination.nodes(), 1);
    }
}

void Search::weighEnds(const View &view, std::int64_t end)
{
    std::int64_t squares = squaredDeviations();
    while (m_imagination.nodes() < end && m_counted < MostEnds) {
        sample(view, Depth::Game);
        squares += squaredDeviations();
    }
    const auto counted = static_cast<std::int64_t>(m_counted);
    const auto lines = static_cast<std::int64_t>(m_ways.size()) * counted;
    const std::int64_t variance = squares / lines / counted;
    for (auto &way : m_ways) {
        way.sum = (way.sum / counted * VarianceOfJudgement + way.mean * variance)
            / (VarianceOfJudgement + variance);
    }
    sort();
}

engine::Answer Search::best()
{
    const Way &way = m_ways.front();
    if (way.code) {
        m_planned = way.point;
        return engine::Pick{*way.code};
    }
    return *way.point;
}

void Search::sample(const View &view, Depth depth)
{
    m_imagination.imagine(view, m_key, m_samples++);
    for (auto &way : m_ways) {
        m_imagination.rewind();
        const std::int64_t worth = worthOf(way, depth);
        m_varies = m_varies || (m_counted > 0 && worth != way.last);
        way.last = worth;
        way.sum += worth;
    }
    ++m_counted;
}

std::int64_t Search::squaredDeviations() const
{
    std::int64_t sum = 0;
    for (const auto &way : m_ways) {
        sum += way.last;
    }
    const std::int64_t mean = sum / static_cast<std::int64_t>(m_ways.size());
    std::int64_t squares = 0;
    for (const auto &way : m_ways) {
        squares += (way.last - mean) * (way.last - mean);
    }
    return squares;
}

std::int64_t Search::worthOf(const Way &way, Depth depth)
{
    if (way.code) {
        m_imagination.apply(engine::Pick{*way.code});
    }
    if (way.point) {
        const auto next = m_imagination.line().pending();
        const bool isAsked = next && next->domain == Domain::Region;
        if (isAsked && m_imagination.line().region().contains(*way.point)) {
            m_imagination.apply(*way.point);
        }
    }
    if (depth == Depth::Turn) {
        m_imagination.finishTurn();
    } else {
        m_imagination.finishGame();
    }
    return m_imagination.value();
}

void Search::sort()
{
    std::sort(m_ways.begin(), m_ways.end(), [](const Way &one, const Way &other) {
        return one.sum != other.sum ? one.sum > other.sum : one.order < other.order;
    });
}

} // namespace goldfish
