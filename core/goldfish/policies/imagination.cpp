#include "goldfish/policies/imagination.h"

#include <limits>

namespace goldfish
{

using engine::Answer;
using engine::Decision;
using engine::Domain;
using engine::Pick;
using engine::View;

namespace
{

enum Use : std::uint64_t { HiddenUse, NatureUse, ReplyUse, Uses };

// Lines that come to no end: a turn of so many answers is judged as it stands then, and a game.
constexpr int MostAnswersOfTurn = 200;
constexpr int MostAnswersOfGame = 5000;
// Of many options the cheap rule looks at so many, evenly spread.
constexpr std::size_t MostLookedAt = 24;
// What winning is worth beside its margin, in thousandths of a point.
constexpr std::int64_t WorthOfWinning = 2000;

} // namespace

Imagination::Imagination(Knowledge knowledge)
    : m_knowledge(std::move(knowledge))
{
}

void Imagination::imagine(const View &view, std::uint64_t key, std::uint64_t sample)
{
    base::Rng hidden = base::stream(key, sample, HiddenUse);
    if (!m_root) {
        m_root = view.blank(hidden);
        m_line = m_root->clone();
        m_trial = m_root->clone();
        hidden = base::stream(key, sample, HiddenUse);
    }
    m_seat = view.seat();
    m_key = key;
    m_sample = sample;
    view.imagineInto(*m_root, hidden);
    rewind();
}

void Imagination::rewind()
{
    m_line->copyFrom(*m_root);
    m_turns = 0;
    m_knowledge.nature->restart(base::stream(m_key, m_sample, NatureUse));
    m_rng = base::stream(m_key, m_sample, ReplyUse);
}

void Imagination::apply(const Answer &answer)
{
    m_line->apply(answer, nullptr);
    ++m_nodes;
}

void Imagination::finishTurn()
{
    for (int answers = 0; answers < MostAnswersOfTurn; ++answers) {
        const auto decision = m_line->pending();
        if (!decision || endsTurn(*decision) || !step(*decision)) {
            return;
        }
    }
}

void Imagination::finishGame()
{
    for (int answers = 0; answers < MostAnswersOfGame; ++answers) {
        const auto decision = m_line->pending();
        if (decision && endsTurn(*decision)) {
            beginTurn();
        }
        if (!decision || !step(*decision)) {
            return;
        }
    }
}

// Each later turn has lots of its own, so that two lines that differ in this turn go alike in the
// next ones as far as they can.
void Imagination::beginTurn()
{
    ++m_turns;
    m_knowledge.nature->restart(base::stream(m_key, m_sample, m_turns * Uses + NatureUse));
    m_rng = base::stream(m_key, m_sample, m_turns * Uses + ReplyUse);
}

std::int64_t Imagination::value() const
{
    std::int64_t worth = m_knowledge.advice->evaluate(View(*m_line, m_seat));
    const auto ending = m_line->ending();
    if (ending && ending->winner) {
        worth += *ending->winner == m_seat ? WorthOfWinning : -WorthOfWinning;
    }
    return worth;
}

const std::vector<base::Point> &Imagination::candidates(base::Rng &rng)
{
    const auto decision = m_line->pending();
    const auto region = m_line->region();
    m_knowledge.advice->candidates(View(*m_line, decision->seat), region, rng, m_points);
    if (m_points.empty()) {
        if (const auto anywhere = region.sample(rng)) {
            m_points.push_back(*anywhere);
        }
    }
    return m_points;
}

bool Imagination::endsTurn(const Decision &decision) const
{
    const bool isAim = decision.seat == m_seat && decision.domain == Domain::Region;
    return decision.seat != engine::Nature && decision.asking == engine::NoToken && !isAim;
}

bool Imagination::step(const Decision &decision)
{
    const auto answer = reply(decision);
    if (answer) {
        apply(*answer);
    }
    return answer.has_value();
}

std::optional<Answer> Imagination::reply(const Decision &decision)
{
    if (decision.domain == Domain::Options) {
        return pick(decision);
    }
    if (decision.seat == engine::Nature) {
        return m_knowledge.nature->answer(View(*m_line, engine::Nature), decision);
    }
    const auto &points = candidates(m_rng);
    return points.empty() ? std::nullopt : std::optional<Answer>(points.front());
}

std::optional<Answer> Imagination::pick(const Decision &decision)
{
    m_line->options(m_options);
    if (m_options.size() <= 1) {
        return m_options.empty() ? std::nullopt : std::optional<Answer>(Pick{m_options[0].code});
    }
    if (decision.seat == engine::Nature) {
        return m_knowledge.nature->answer(View(*m_line, engine::Nature), decision);
    }
    if (decision.asking != engine::NoToken) {
        return bestAtOnce(decision.seat);
    }
    // What to begin a turn with says little before it has been aimed.
    const auto last = static_cast<std::int64_t>(m_options.size()) - 1;
    return Pick{m_options[static_cast<std::size_t>(base::between(m_rng, 0, last))].code};
}

Pick Imagination::bestAtOnce(engine::Seat seat)
{
    const std::size_t stride = (m_options.size() + MostLookedAt - 1) / MostLookedAt;
    Pick best{m_options[0].code};
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (std::size_t place = 0; place < m_options.size(); place += stride) {
        const Pick option{m_options[place].code};
        m_trial->copyFrom(*m_line);
        m_trial->apply(option, nullptr);
        ++m_nodes;
        const auto worth = m_knowledge.advice->evaluate(View(*m_trial, seat));
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

} // namespace goldfish
