#include "games/clout/state.h"

#include "games/clout/by_hand.h"
#include "games/clout/choice.h"
#include "games/clout/play.h"
#include "games/clout/score.h"
#include "games/clout/seen.h"
#include "games/clout/wording.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using engine::Domain;

namespace
{

// Farther than anything flies; also what the text form of an answer can say.
constexpr std::int32_t FarthestRest = 100'000'000;

engine::Refusal wrongShape(Domain domain)
{
    switch (domain) {
    case Domain::Options:
        return text("Clout", "One of the options is to be picked here.");
    case Domain::Region:
        return text("Clout", "A point of the area is to be given here.");
    case Domain::Rest:
        break;
    }
    return text("Clout", "Where the thrown chip came to rest is to be given here.");
}

Domain domainOf(StepKind kind)
{
    if (kind == StepKind::Fly) {
        return Domain::Rest;
    }
    return asksForPoint(kind) ? Domain::Region : Domain::Options;
}

} // namespace

State::State(std::shared_ptr<const Setup> setup)
    : m_setup(std::move(setup))
    , m_position(m_setup->start)
{
    Play(*m_setup, m_position, nullptr).begin();
}

void State::endEarly()
{
    clout::endEarly(m_position);
}

std::optional<engine::Decision> State::pending() const
{
    if (m_position.isOver) {
        return std::nullopt;
    }
    const Step &step = m_position.agenda.top();
    engine::Decision decision;
    decision.domain = domainOf(step.kind);
    decision.kind = static_cast<std::uint16_t>(step.kind);
    decision.seat =
        step.kind == StepKind::Fly ? engine::Nature : engine::Seat{seatAsked(m_position, step)};
    if (step.chip != NoChip) {
        decision.asking = engine::Token{step.chip};
    }
    return decision;
}

std::optional<engine::Ending> State::ending() const
{
    if (!m_position.isOver) {
        return std::nullopt;
    }
    engine::Ending ending;
    ending.scores = scores(*m_setup, m_position);
    const std::span<const std::int32_t> sums{ending.scores.data(), m_position.seats};
    const auto best = std::ranges::max_element(sums);
    if (std::ranges::count(sums, *best) == 1) { // a tie is a draw (P15)
        ending.winner = engine::Seat{static_cast<std::uint8_t>(best - sums.begin())};
    }
    return ending;
}

base::Text State::question() const
{
    return m_position.isOver ? base::Text() : questionOf(*m_setup, m_position);
}

void State::options(engine::OptionBuffer &into) const
{
    into.clear();
    if (m_position.isOver || domainOf(m_position.agenda.top().kind) != Domain::Options) {
        return;
    }
    PickList picks;
    addPicks(*m_setup, m_position, picks);
    for (const auto &pick : picks.all()) {
        into.add(codeOf(pick));
    }
}

base::Text State::label(std::uint64_t code) const
{
    return m_position.isOver ? base::Text() : labelOf(*m_setup, m_position, pickOf(code));
}

engine::Region State::region() const
{
    return regionOf(*m_setup, m_position);
}

engine::Refusal State::check(const engine::Answer &answer) const
{
    if (m_position.isOver) {
        return text("Clout", "The game is over.");
    }
    if (const auto *const correction = std::get_if<engine::Correction>(&answer)) {
        return whyNotByHand(*m_setup, m_position, *correction);
    }
    const Domain domain = domainOf(m_position.agenda.top().kind);
    if (static_cast<std::size_t>(domain) != answer.index()) {
        return wrongShape(domain);
    }
    if (const auto *const pick = std::get_if<engine::Pick>(&answer)) {
        PickList picks;
        addPicks(*m_setup, m_position, picks);
        return std::ranges::any_of(picks.all(),
                                   [pick](PickCode each) { return codeOf(each) == pick->code; })
            ? engine::Refusal()
            : text("Clout", "That is not among what may be picked here.");
    }
    if (const auto *const point = std::get_if<base::Point>(&answer)) {
        return allowsPoint(*m_setup, m_position, *point)
            ? engine::Refusal()
            : whyNotThere(*m_setup, m_position, *point);
    }
    return checkRest(std::get<engine::Rest>(answer));
}

// The thrown chip, then others that lie on the table, each once, all at places that exist.
engine::Refusal State::checkRest(const engine::Rest &rest) const
{
    const auto moved = rest.all();
    if (moved.empty() || moved.front().token != engine::Token{m_position.pass.chip}) {
        return text("Clout", "The chip that was thrown comes first.");
    }
    ChipSet seen;
    for (const auto &[token, at] : moved) {
        if (std::abs(at.x) > FarthestRest || std::abs(at.y) > FarthestRest) {
            return text("Clout", "A chip comes to rest within 100 m.");
        }
        const auto number = static_cast<std::size_t>(token);
        const bool isThrown = token == moved.front().token;
        if (number >= m_position.chipCount || seen.holds(static_cast<ChipId>(number))
            || (!isThrown && m_position.chips[number].place != Place::Table)) {
            return text("Clout", "Only chips on the table are knocked, and each is named once.");
        }
        seen.add(static_cast<ChipId>(number));
    }
    return {};
}

void State::apply(const engine::Answer &answer, engine::EventSink *events)
{
    Play play(*m_setup, m_position, events);
    if (const auto *const pick = std::get_if<engine::Pick>(&answer)) {
        play.pick(pickOf(pick->code));
    } else if (const auto *const point = std::get_if<base::Point>(&answer)) {
        play.point(*point);
    } else if (const auto *const correction = std::get_if<engine::Correction>(&answer)) {
        play.correct(*correction);
    } else {
        play.rest(std::get<engine::Rest>(answer));
    }
}

base::Text State::sentence(const engine::Event &event) const
{
    return sentenceOf(*m_setup, m_position, event);
}

std::uint64_t State::digest() const
{
    return digestOf(m_position, std::nullopt);
}

std::uint64_t State::digestSeenBy(engine::Seat seat) const
{
    return digestOf(m_position, static_cast<SeatId>(seat));
}

files::json::Node State::picture(engine::Seat seat) const
{
    return pictureOf(*m_setup, m_position, static_cast<SeatId>(seat));
}

void State::imagineInto(engine::State &into, engine::Seat seat, base::Rng &rng) const
{
    auto &other = static_cast<State &>(into);
    other.copyFrom(*this);
    imagine(*m_setup, other.m_position, static_cast<SeatId>(seat), rng);
}

std::unique_ptr<engine::State> State::clone() const
{
    return std::make_unique<State>(*this);
}

void State::copyFrom(const engine::State &other)
{
    const auto &from = static_cast<const State &>(other);
    if (m_setup != from.m_setup) {
        m_setup = from.m_setup;
    }
    m_position = from.m_position;
}

base::Outcome State::verify() const
{
    return verifyPosition(*m_setup, m_position);
}

} // namespace games::clout
