#include "goldfish/seating.h"

#include "goldfish/seat_policy.h"

namespace goldfish
{

using base::text;
using engine::placeOf;

namespace
{

base::Text nameOf(engine::Seat seat)
{
    return seat == engine::Nature ? text("Goldfish", "chance")
                                  : text("Goldfish", "seat %1").with(placeOf(seat) + 1);
}

base::Problem failed(std::uint64_t number, const Playout &playout)
{
    const auto who = nameOf(playout.seat);
    if (playout.end == Playout::End::Silent) {
        return base::problem(text("Goldfish", "Game %1: no answer came from %2.")
                                 .with(static_cast<std::int64_t>(number) + 1)
                                 .with(who))
            .value();
    }
    return base::problem(text("Goldfish", "Game %1: the answer “%2” of %3 is not allowed: %4")
                             .with(static_cast<std::int64_t>(number) + 1)
                             .with(playout.refused)
                             .with(who)
                             .with(playout.refusal))
        .value();
}

} // namespace

base::Result<std::unique_ptr<Seating>> Seating::make(const Plan &plan, std::size_t pairing)
{
    std::unique_ptr<Seating> result(new Seating(plan));
    if (auto done = result->seat(plan.pairings[pairing]); !done) {
        return tl::unexpected(done.error());
    }
    return result;
}

Seating::Seating(const Plan &plan)
    : m_plan(plan)
{
}

base::Outcome Seating::seat(const Pairing &pairing)
{
    const auto &row = *m_plan.row;
    // Nobody is there who could make one.
    const auto *const byHand = pairing.setup.find("by_hand");
    if (byHand != nullptr && byHand->boolean() != nullptr && *byHand->boolean()) {
        return base::problem(
            base::text("Goldfish", "No match of a batch is played with changes by hand."));
    }
    auto start = row.game->start(pairing.setup);
    if (!start) {
        return tl::unexpected(start.error());
    }
    auto nature = row.nature(pairing.setup, m_plan.data, base::Rng());
    if (!nature) {
        return tl::unexpected(nature.error());
    }
    if (row.tally != nullptr) {
        auto tally = row.tally(pairing.setup);
        if (!tally) {
            return tl::unexpected(tally.error());
        }
        m_tally = std::move(*tally);
    }
    for (std::size_t place = 0; place < pairing.seats.size(); ++place) {
        if (pairing.seats[place].isEmpty) {
            continue;
        }
        auto decider = makePolicy(pairing.seats[place].policy, row, pairing.setup, m_plan.data);
        if (!decider) {
            return tl::unexpected(decider.error());
        }
        m_seats[place] = std::move(*decider);
    }
    m_start = std::move(*start);
    m_state = m_start->clone();
    m_nature = std::move(*nature);
    return {};
}

base::Result<std::optional<MatchRecord>>
Seating::play(std::uint64_t number, const Gate *gate, engine::Log *log)
{
    restart(m_plan.lotsOf(number));
    m_state->copyFrom(*m_start);
    if (m_tally != nullptr) {
        m_tally->begin(*m_state);
    }
    Players players;
    players.nature = m_nature.get();
    for (std::size_t place = 0; place < m_seats.size(); ++place) {
        players.seats[place] = m_seats[place].get();
    }
    const auto playout =
        playOut(*m_state, players, {m_plan.mostAnswers, gate}, {m_tally.get(), log}, m_options);
    switch (playout.end) {
    case Playout::End::Cancelled:
        return std::optional<MatchRecord>();
    case Playout::End::Silent:
    case Playout::End::Refused:
        return tl::unexpected(failed(number, playout));
    case Playout::End::Over:
    case Playout::End::Cap:
        break;
    }
    return recorded(playout);
}

void Seating::restart(std::uint64_t lots)
{
    m_nature->restart(streamOf(m_plan.seed, lots, engine::Nature));
    for (std::size_t place = 0; place < m_seats.size(); ++place) {
        if (m_seats[place] != nullptr) {
            const engine::Seat seat{static_cast<std::uint8_t>(place)};
            m_seats[place]->restart(streamOf(m_plan.seed, lots, seat));
        }
    }
}

MatchRecord Seating::recorded(const Playout &playout) const
{
    MatchRecord record;
    record.digest = m_state->digest();
    record.answers = playout.answers;
    if (m_tally != nullptr) {
        record.turns = static_cast<std::uint16_t>(m_tally->counts().scores.size());
    }
    const auto ending = m_state->ending();
    record.isUnfinished = !ending;
    if (ending) {
        record.scores = ending->scores;
        record.winner = ending->winner.value_or(engine::Nature);
    }
    return record;
}

} // namespace goldfish
