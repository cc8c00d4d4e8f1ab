// Does what was answered and goes on to the next question: the turn sequence T1 to T11 of rulings
// 3.1. Each step is a small function; a step of several parts puts them on the agenda and ends.
// What is legal stands in choice.h; an answer given here has been looked at there.
#pragma once

#include "engine/answer.h"
#include "games/clout/by_hand.h"
#include "games/clout/choice.h"
#include "games/clout/happening.h"

namespace games::clout
{

class Play
{
public:
    Play(const Setup &setup, Position &position, engine::EventSink *events)
        : m_setup(setup)
        , m_position(position)
        , m_events(events)
    {
    }

    // From a position as a setup has it to the first question.
    void begin();
    void pick(PickCode pick);
    void point(base::Point point);
    void rest(const engine::Rest &rest);
    void correct(const engine::Correction &correction); // by_hand.cpp

private:
    void run();
    void push(Step step);
    void happen(Happening what,
                ChipId token,
                ChipId other = NoChip,
                int amount = 0,
                base::Point from = {},
                base::Point to = {});
    const KindAbility &abilityAt(ChipId chip, std::uint8_t index) const;
    void settleNow();

    // turn.cpp: T1, T10, T11
    void beginTurn();
    void askTurn();
    void play(PickCode pick);
    void reveal(PickCode pick);
    void standIn(PickCode pick);
    void beginThrow(ChipId chip);
    void replace(ChipId chip, ChipId victim);
    void putDown(const Step &step, base::Point at);
    void endTurn();
    void noteRemove(ChipId chip, std::uint8_t index);
    void noteStandIn(ChipId chip, Ability ability);

    // landing.cpp: T2
    void layDown(ChipId chip, base::Point at);
    void pickUp(ChipId chip, ChipId by);
    void knock(const engine::Resting &resting);
    void land(Step step);
    bool askContinuous(const Step &step);
    bool askAversion(const Step &step);
    bool askPrecision();
    void useContinuous(const Step &step, PickCode pick);
    void avert(const Step &step, PickCode pick);
    void precision(const Step &step, PickCode pick);

    // movement.cpp: T3
    void movement(Step step);
    void addMovement(const Step &step, const ChipList &targets);
    void where(const Step &step, base::Point to);
    void carry();
    bool askConflict();
    bool askOrder();
    void carryOut(std::uint8_t place);
    void carryEach(std::uint8_t place);
    bool carryOne(const Movement &movement, const Shift &shift);
    void shift(ChipId chip, base::Point to, std::uint8_t index);
    void chipOrder(const Step &step, PickCode pick);
    void direction(const Step &step, base::Point through);

    // standard.cpp: T4 to T8, and the choices of every ability
    void standard(Step step);
    bool activates(ChipId chip, std::uint8_t index) const;
    bool hasTargets(ChipId chip, std::uint8_t index) const;
    bool isTriggered(ChipId chip, std::uint8_t index) const;
    bool askResting(Step &step);
    bool askOthers(Step &step, SeatId seat);
    void ask(const Step &next, ChipId chip, std::uint8_t index);
    void choose(Step step, PickCode pick);
    void chosenAll(const Step &step);
    void act(const Step &step);
    void attack(ChipId attacker, std::uint8_t index, ChipId target);
    void condemn(ChipId chip, ChipId by, Ability ability);
    void counter(const Step &step, PickCode pick);
    void remove(ChipId chip);
    void resolve();

    // rally.cpp: T9
    void announce(const Step &step, const ChipList &targets);
    void rally(Step step);
    void beginItem(std::uint8_t place);
    void beginRallyPass(ChipId chip, SeatId thrower, bool isCommanded);
    bool askRallyOrder(std::uint8_t index);
    void victim(const Step &step, PickCode pick);
    void raise(PickCode pick);

    // by_hand.cpp
    void change(ByHand kind, ChipId chip, const engine::Correction &correction);
    void putBack(ChipId chip);
    void repeat(ChipId chip);
    void skip();
    void readText(const Step &step, PickCode pick);
    void leaveTable(ChipId chip);
    void mend();

    const Setup &m_setup;
    Position &m_position;
    engine::EventSink *m_events;
};

// The game ends where it stands: what was not thrown is put away unscored (CLI.md, "end").
void endEarly(Position &position);

} // namespace games::clout
