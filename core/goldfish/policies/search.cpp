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
constexpr std::int64_t MostPointsOfOption = 6;
constexpr std::uint64_t MostSamplesOfRound = 64;

std::size_t roundsTo(std::size_t ways, std::size_t keep)
{
    std::size_t rounds = 0;
    for (; ways > keep; ways = std::max(keep, (ways + 1) / 2)) {
        ++rounds;
    }
    return rounds;
}

} // namespace

Search::Search(Knowledge knowledge)
    : m_imagination(std::move(knowledge))
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
        std::clamp<std::int64_t>(nodes / (NodesOfWay * options), 1, MostPointsOfOption));
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
    m_ways.push_back({code, point, 0, 0, static_cast<std::uint32_t>(m_ways.size())});
}

void Search::narrow(const View &view, Depth depth, std::int64_t nodes, std::size_t keep)
{
    for (auto &way : m_ways) {
        way.sum = 0;
    }
    m_varies = false;
    const std::int64_t end = m_imagination.nodes() + nodes;
    std::uint64_t samples = 0;
    for (auto rounds = roundsTo(m_ways.size(), keep); rounds > 0; --rounds) {
        const std::int64_t left = end - m_imagination.nodes();
        const std::int64_t share = m_imagination.nodes() + left / static_cast<std::int64_t>(rounds);
        const std::uint64_t most = samples + MostSamplesOfRound;
        do {
            sample(view, depth, samples++);
        } while (m_imagination.nodes() < share && samples < most && (samples < 2 || m_varies));
        sort();
        // Nothing to learn from more of the same, or nothing left to pay it with.
        const bool isKnown = samples > 1 && !m_varies;
        const bool isSpent = m_imagination.nodes() >= end;
        m_ways.resize(isKnown || isSpent ? keep : std::max(keep, (m_ways.size() + 1) / 2));
        if (m_ways.size() == keep) {
            return;
        }
    }
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

void Search::sample(const View &view, Depth depth, std::uint64_t number)
{
    m_imagination.imagine(view, m_key, number);
    for (auto &way : m_ways) {
        m_imagination.rewind();
        const std::int64_t worth = worthOf(way, depth);
        m_varies = m_varies || (number > 0 && worth != way.last);
        way.last = worth;
        way.sum += worth;
    }
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
