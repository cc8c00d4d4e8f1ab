// Lines of play that are only imagined: the hidden parts of a position drawn anew from what a seat
// knows, answers applied to a copy, chance and everybody's further decisions filled in by a cheap
// rule, and the end judged by the game's advice. Nothing is allocated once warm.
#pragma once

#include "goldfish/policy.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace goldfish
{

class Imagination
{
public:
    explicit Imagination(Knowledge knowledge);

    // From here on lines begin at what `view` may be, the hidden drawn for that sample of that key.
    // All lines of a sample have the same lots, so they differ by their answers alone.
    void imagine(const engine::View &view, std::uint64_t key, std::uint64_t sample);
    // A new line of the sample.
    void rewind();
    void apply(const engine::Answer &answer);
    const engine::State &line() const { return *m_line; }

    // Goes on until the seat's turn is over: until a seat is asked something that no ability asks
    // for, the seat's own aiming aside.
    void finishTurn();
    void finishGame();
    // How good the line ended for the seat, in thousandths of a point.
    std::int64_t value() const;

    // The points worth trying for the seat's pending region decision, at least one where there is
    // room; valid until the next call.
    const std::vector<base::Point> &candidates(base::Rng &rng);

    // All answers applied so far: what thinking costs.
    std::int64_t nodes() const { return m_nodes; }

private:
    bool endsTurn(const engine::Decision &decision) const;
    void beginTurn();
    bool step(const engine::Decision &decision);
    std::optional<engine::Answer> reply(const engine::Decision &decision);
    std::optional<engine::Answer> pick(const engine::Decision &decision);
    engine::Pick bestAtOnce(engine::Seat seat);

    Knowledge m_knowledge;
    engine::Seat m_seat = engine::Nature;
    std::uint64_t m_key = 0;
    std::uint64_t m_sample = 0;
    base::Rng m_rng; // of the cheap rule
    std::unique_ptr<engine::State> m_root;
    std::unique_ptr<engine::State> m_line;
    std::unique_ptr<engine::State> m_trial;
    engine::OptionBuffer m_options;
    std::vector<base::Point> m_points;
    std::uint64_t m_turns = 0; // that have begun on this line
    std::int64_t m_nodes = 0;
};

} // namespace goldfish
