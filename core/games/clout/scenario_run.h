// Goes through the steps of a scenario's “do”. A refusal is a sentence; an empty one: done.
#pragma once

#include "engine/options.h"
#include "games/clout/choice.h"
#include "games/clout/scenario_ids.h"

namespace games::clout
{

class ScenarioRun
{
public:
    ScenarioRun(std::shared_ptr<const Setup> setup, const base::Wording &wording);

    // Back to where another run stands.
    void become(const ScenarioRun &other);

    engine::Refusal take(const files::json::Node &step);
    // What is left of the running turn, with defaults.
    engine::Refusal finish();
    // Whether the pending decision is the one that this step answers, so that it may come before a
    // reanimate that is carried out later (§9.1).
    bool isAnsweredBy(const files::json::Node &step) const;
    bool isReanimateDue() const;

    const State &state() const { return m_state; }
    const ScenarioIds &ids() const { return m_ids; }
    const files::json::Array &events() const { return m_events; }
    std::span<const engine::Answer> answers() const { return m_answers; } // given so far

private:
    class Sink;

    const Step &top() const { return m_state.position().agenda.top(); }
    bool isAt(StepKind kind) const { return !m_state.position().isOver && top().kind == kind; }
    bool isTurnOver() const;
    PickList picks() const;
    bool offers(PickCode pick) const;
    std::optional<Ability> abilityAsked() const;
    std::optional<PickCode> defaultPick() const;

    engine::Refusal give(const engine::Answer &answer);
    engine::Refusal pick(PickCode pick);
    engine::Refusal givePoint(const files::json::Node *point);
    engine::Refusal takeDefault();
    engine::Refusal untilTurn();

    engine::Refusal play(const files::json::Node &step);
    engine::Refusal throwChip(const files::json::Node &step, ChipId chip);
    engine::Refusal place(const files::json::Node &step, ChipId chip, const files::json::Node *at);
    engine::Refusal lands(const files::json::Node &step);
    engine::Refusal fly(const files::json::Node &step);
    engine::Refusal addKnocks(const files::json::Node &step, engine::Rest &rest) const;
    engine::Refusal discard(const files::json::Node &step);
    engine::Refusal end();
    engine::Refusal set(const files::json::Node &step); // scenario_set.cpp
    engine::Refusal giveWritten(const files::json::Node &step);
    engine::Refusal name(const files::json::Node &step, ChipId chip);
    std::optional<ChipId> ofStack(const std::string &key) const;

    engine::Refusal ask(const files::json::Node &step);
    engine::Refusal answer(const files::json::Node &step);
    engine::Refusal answerChoice(const files::json::Node &step);
    engine::Refusal chooseTargets(const files::json::Node &step);
    engine::Refusal answerMoves(const files::json::Node &step, ChipId asking);
    engine::Refusal answerStandIn(const files::json::Node &step);
    engine::Refusal answerConflict(const files::json::Node &step);
    engine::Refusal answerOrder(const files::json::Node &step);
    engine::Refusal answerReanimate(const files::json::Node &step);
    engine::Refusal answerEdge(const files::json::Node &step) const;
    bool mayStateOrder(const files::json::Node &step) const;
    bool matches(const files::json::Node &step) const;

    std::optional<std::vector<ChipId>> targetsOf(const files::json::Node &step) const;

    State m_state;
    ScenarioIds m_ids;
    const base::Wording &m_wording;
    files::json::Array m_events;
    std::vector<engine::Answer> m_answers;
    std::vector<engine::Event> m_turn; // what happened since the last throw from a stack
    std::vector<ChipId> m_named;       // targets of the last ask, in its order
};

std::optional<base::Point> pointOf(const files::json::Node &node); // [x, y] in mm
bool isTrue(const files::json::Node &step, std::string_view key);
std::string wordOf(const files::json::Node &step, std::string_view key); // empty where it is none

} // namespace games::clout
