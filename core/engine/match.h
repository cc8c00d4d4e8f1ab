// One play-through: the only loop that asks deciders and applies their answers. What is refused is
// never applied; a decision that leaves no choice is answered here; everything is logged. Steps are
// taken back by replaying from the nearest position that was kept, so games write no undo.
#pragma once

#include "engine/decider.h"
#include "engine/game.h"
#include "engine/log.h"

#include <memory>
#include <vector>

namespace engine
{

struct Progress {
    enum class Stop {
        Over,
        Waiting, // a decider said “not yet”, or nobody sits there
        Refused, // its answer was not allowed; the position is as before
    };
    Stop stop = Stop::Over;
    Refusal refusal;
};

class Match
{
public:
    // The Problem says why the setup cannot be played.
    static base::Result<Match> begin(const Game &game, files::json::Node setup);

    // Who answers for that seat; null: nobody yet. Deciders outlive the match.
    void seat(Seat seat, Decider *decider);

    // Goes on until the game is over or an answer is lacking.
    Progress advance(EventSink *events = nullptr);
    // One answer of whoever is asked, so that each can be told. Nothing: it was given.
    std::optional<Progress> step(EventSink *events = nullptr);
    // One answer from outside to the pending decision, as from a person at the window.
    Refusal give(const Answer &answer, EventSink *events = nullptr);

    const State &state() const { return *m_state; }
    const Log &log() const { return m_log; }
    // How many answers have been given.
    std::size_t length() const { return m_log.answers.size(); }
    // Back to the position after that many answers; those behind it are forgotten.
    void rewindTo(std::size_t answers);

private:
    struct Kept {
        std::size_t answers = 0;
        std::unique_ptr<State> state;
    };

    Match(const Game &game, files::json::Node setup, std::unique_ptr<State> start);
    Decider *deciderOf(Seat seat) const;
    std::optional<Answer> onlyAnswer(const Decision &decision);
    void take(const Answer &answer, EventSink *events);

    std::unique_ptr<State> m_state;
    std::vector<Kept> m_kept; // the first is the beginning
    std::array<Decider *, MostSeats> m_deciders{};
    Decider *m_nature = nullptr;
    Log m_log;
    OptionBuffer m_options;
};

} // namespace engine
