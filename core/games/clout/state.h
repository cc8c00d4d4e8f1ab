// Clout Fantasy as the kernel sees a game: the setup, which all states of a match share and none
// changes, and the position, which is a plain value. Copying one copies its bytes.
#pragma once

#include "engine/game.h"
#include "games/clout/happening.h"
#include "games/clout/setup.h"

#include <memory>

namespace games::clout
{

class State final : public engine::State
{
public:
    // At the first question.
    explicit State(std::shared_ptr<const Setup> setup);

    const Setup &setup() const { return *m_setup; }
    const Position &position() const { return m_position; }
    // Ends the match where it is: for scenarios, not a move of the game.
    void endEarly();

    std::size_t seats() const override { return m_position.seats; }
    std::optional<engine::Decision> pending() const override;
    std::optional<engine::Ending> ending() const override;
    base::Text question() const override;
    void options(engine::OptionBuffer &into) const override;
    base::Text label(std::uint64_t code) const override;
    engine::Region region() const override;
    engine::Refusal check(const engine::Answer &answer) const override;
    void apply(const engine::Answer &answer, engine::EventSink *events) override;
    base::Text sentence(const engine::Event &event) const override;
    std::uint64_t digest() const override;
    std::uint64_t digestSeenBy(engine::Seat seat) const override;
    files::json::Node picture(engine::Seat seat) const override;
    void imagineInto(engine::State &into, engine::Seat seat, base::Rng &rng) const override;
    std::unique_ptr<engine::State> clone() const override;
    void copyFrom(const engine::State &other) override;
    base::Outcome verify() const override;

private:
    engine::Refusal checkRest(const engine::Rest &rest) const;

    std::shared_ptr<const Setup> m_setup;
    Position m_position;
};

} // namespace games::clout
