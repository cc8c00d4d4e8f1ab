#include "support/random_sim.h"

#include "engine/decider.h"
#include "engine/replay.h"

namespace support
{

using engine::Answer;
using engine::Domain;
using engine::Pick;
using engine::Seat;
using engine::State;

namespace
{

constexpr std::uint64_t PlayUse = 1;
constexpr std::uint64_t ImagineUse = 2;

class Simulation
{
public:
    Simulation(const engine::Game &game,
               const files::json::Node &setup,
               const SimOptions &options,
               std::uint64_t number)
        : m_game(game)
        , m_options(options)
        , m_number(number)
        , m_rng(base::stream(options.seed, number, PlayUse))
        , m_imagining(base::stream(options.seed, number, ImagineUse))
    {
        m_log.game = game.slug();
        m_log.rulesVersion = game.rulesVersion();
        m_log.setup = setup;
    }

    std::string run()
    {
        auto started = m_game.start(m_log.setup);
        if (!started) {
            return base::english(started.error());
        }
        m_state = std::move(*started);
        m_other = m_state->clone();
        while (m_state->pending()) {
            if (m_log.answers.size() == m_options.mostAnswers) {
                return failed("the game does not end");
            }
            if (auto wrong = step(); !wrong.empty()) {
                return failed(wrong);
            }
        }
        return failed(atEnd());
    }

private:
    std::string failed(const std::string &what) const
    {
        return what.empty() ? what
                            : what + " (seed " + std::to_string(m_options.seed) + ", game "
                + std::to_string(m_number) + ")\n" + engine::printLog(m_log);
    }

    std::string step()
    {
        const auto decision = *m_state->pending();
        if (const auto sound = m_state->verify(); !sound) {
            return base::english(sound.error());
        }
        if (m_state->ending()) {
            return "there is an ending and a pending decision";
        }
        auto answer = m_options.besides ? m_options.besides(*m_state, m_rng) : std::nullopt;
        answer = answer ? answer : anyAnswer(decision);
        if (!answer) {
            return "nothing can be answered";
        }
        for (auto wrong : {views(), refusals(decision)}) {
            if (!wrong.empty()) {
                return wrong;
            }
        }
        if (const auto refusal = m_state->check(*answer); !refusal.empty()) {
            return "an offered answer is refused: " + engine::printAnswer(*answer);
        }
        return applied(*answer);
    }

    std::optional<Answer> anyAnswer(const engine::Decision &decision)
    {
        switch (decision.domain) {
        case Domain::Options: {
            m_state->options(m_buffer);
            if (m_buffer.empty()) {
                return std::nullopt;
            }
            for (const auto &option : m_buffer.all()) {
                if (!m_state->check(Pick{option.code}).empty()) {
                    return Pick{option.code}; // is found out by step()
                }
            }
            if (decision.seat == engine::Nature) {
                return Pick{*engine::drawn(m_buffer.all(), m_rng)};
            }
            const auto last = static_cast<std::int64_t>(m_buffer.size()) - 1;
            return Pick{m_buffer[static_cast<std::size_t>(base::between(m_rng, 0, last))].code};
        }
        case Domain::Region: {
            const auto point = m_state->region().sample(m_rng);
            return point ? std::optional<Answer>(*point) : std::nullopt;
        }
        case Domain::Rest:
            break;
        }
        return m_options.rest ? std::optional<Answer>(m_options.rest(*m_state, m_rng))
                              : std::nullopt;
    }

    // What is hidden from a seat may be otherwise without its noticing.
    std::string views()
    {
        for (std::size_t each = 0; each < m_state->seats(); ++each) {
            const Seat seat{static_cast<std::uint8_t>(each)};
            const engine::View view(*m_state, seat);
            view.imagineInto(*m_other, m_imagining);
            const engine::View imagined(*m_other, seat);
            if (imagined.digest() != view.digest() || imagined.pending() != view.pending()
                || !(imagined.picture() == view.picture())) {
                return "seat " + std::to_string(each) + " can tell an imagined state from the true";
            }
            engine::OptionBuffer mine;
            view.options(m_buffer);
            imagined.options(mine);
            if (!std::ranges::equal(mine.all(), m_buffer.all())) {
                return "what seat " + std::to_string(each) + " may pick tells what is hidden";
            }
            if (const auto sound = m_other->verify(); !sound) {
                return "an imagined state is not sound: " + base::english(sound.error());
            }
        }
        return {};
    }

    // What is not offered is refused, whatever it is.
    std::string refusals(const engine::Decision &decision)
    {
        m_state->options(m_buffer);
        const std::uint64_t absent = 0xFFFF'FFFF'FFFF'FFF0ULL;
        if (!m_buffer.holds(absent) && m_state->check(Pick{absent}).empty()) {
            return "a code that is not offered is accepted";
        }
        const base::Point far{base::LargestCoordinate, base::LargestCoordinate};
        if ((decision.domain != Domain::Region || !m_state->region().contains(far))
            && m_state->check(far).empty()) {
            return "a point that is not offered is accepted";
        }
        return m_state->check(engine::Rest()).empty() ? "a throw that moved nothing is accepted"
                                                      : std::string();
    }

    std::string applied(const Answer &answer)
    {
        const auto twin = m_state->clone();
        if (twin->digest() != m_state->digest()) {
            return "a clone has another digest";
        }
        m_other->copyFrom(*m_state);
        twin->apply(answer, nullptr);
        m_state->apply(answer, nullptr);
        m_other->apply(answer, nullptr);
        m_log.answers.push_back(answer);
        m_log.checkpoints.push_back({m_log.answers.size(), m_state->digest()});
        return twin->digest() == m_state->digest() && m_other->digest() == m_state->digest()
            ? std::string()
            : "the same answer leads to different positions";
    }

    std::string atEnd()
    {
        if (!m_state->ending()) {
            return "nothing is asked, but there is no ending";
        }
        const std::string written = engine::printLog(m_log);
        const auto read = engine::parseLog(written, "log");
        if (!read) {
            return base::english(read.error());
        }
        if (engine::printLog(*read) != written) {
            return "a log is written otherwise than it was read";
        }
        const auto again = engine::replay(m_game, *read);
        if (!again) {
            return base::english(again.error());
        }
        if (again->difference) {
            return "a log does not replay after answer "
                + std::to_string(again->difference->answers);
        }
        return again->state->digest() == m_state->digest() ? std::string()
                                                           : "a replay ends elsewhere";
    }

    const engine::Game &m_game;
    const SimOptions &m_options;
    std::uint64_t m_number;
    base::Rng m_rng;
    base::Rng m_imagining;
    std::unique_ptr<State> m_state;
    std::unique_ptr<State> m_other;
    engine::OptionBuffer m_buffer;
    engine::Log m_log;
};

} // namespace

std::string
simulate(const engine::Game &game, const files::json::Node &setup, const SimOptions &options)
{
    for (int number = 0; number < options.games; ++number) {
        auto wrong = Simulation(game, setup, options, static_cast<std::uint64_t>(number)).run();
        if (!wrong.empty()) {
            return wrong;
        }
    }
    return {};
}

} // namespace support
