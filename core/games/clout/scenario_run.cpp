#include "games/clout/scenario_run.h"

#include "engine/event.h"

#include <algorithm>
#include <cmath>

namespace games::clout
{

using base::text;
using engine::Refusal;
using files::json::Node;

namespace
{

std::optional<std::int32_t> micrometres(const Node &node)
{
    const auto *const whole = node.integer();
    const double value = whole != nullptr ? static_cast<double>(*whole)
        : node.real() != nullptr          ? *node.real()
                                          : NAN;
    constexpr double Largest = 100'000;
    return std::isfinite(value) && std::abs(value) <= Largest
        ? std::optional(static_cast<std::int32_t>(std::lround(value * 1000)))
        : std::nullopt;
}

Refusal noSuchChip(const std::string &id)
{
    return text("Clout", "There is no chip “%1” on the table.").with(id);
}

} // namespace

std::optional<base::Point> pointOf(const Node &node)
{
    const auto *const pair = node.array();
    if (pair == nullptr || pair->size() != 2) {
        return std::nullopt;
    }
    const auto x = micrometres((*pair)[0]);
    const auto y = micrometres((*pair)[1]);
    return x && y ? std::optional(base::Point{*x, *y}) : std::nullopt;
}

bool isTrue(const Node &step, std::string_view key)
{
    const auto *const member = step.find(key);
    return member != nullptr && member->boolean() != nullptr && *member->boolean();
}

std::string wordOf(const Node &step, std::string_view key)
{
    const auto *const member = step.find(key);
    return member != nullptr && member->string() != nullptr ? *member->string() : std::string();
}

class ScenarioRun::Sink final : public engine::EventSink
{
public:
    explicit Sink(ScenarioRun &run)
        : m_run(run)
    {
    }

    void take(const engine::Event &event) override
    {
        m_run.m_turn.push_back(event);
        if (static_cast<Happening>(event.kind) == Happening::Raised) {
            // Back on the table it is another chip to the file.
            const auto chip = static_cast<ChipId>(event.token);
            const auto &kind = m_run.m_state.setup().kindOf(m_run.m_state.position().chips[chip]);
            m_run.m_ids.name(chip, kind.key, {}, true);
        }
        m_happened.push_back(event);
    }
    // The sentences read the position that they led to.
    void tell()
    {
        for (const auto &event : m_happened) {
            m_run.m_events.push_back(
                Node{base::render(m_run.m_state.sentence(event), m_run.m_wording)});
        }
    }

private:
    ScenarioRun &m_run;
    std::vector<engine::Event> m_happened;
};

ScenarioRun::ScenarioRun(std::shared_ptr<const Setup> setup, const base::Wording &wording)
    : m_state(setup)
    , m_ids(*setup)
    , m_wording(wording)
{
}

void ScenarioRun::become(const ScenarioRun &other)
{
    m_state = other.m_state;
    m_ids = other.m_ids;
    m_events = other.m_events;
    m_answers = other.m_answers;
    m_turn = other.m_turn;
    m_named = other.m_named;
}

bool ScenarioRun::isTurnOver() const
{
    return m_state.position().isOver || isAt(StepKind::Turn) || isAt(StepKind::Reveal);
}

PickList ScenarioRun::picks() const
{
    PickList list;
    addPicks(m_state.setup(), m_state.position(), list);
    return list;
}

bool ScenarioRun::offers(PickCode pick) const
{
    const auto list = picks();
    return std::ranges::find(list.all(), pick) != list.all().end();
}

std::optional<Ability> ScenarioRun::abilityAsked() const
{
    const Step &step = top();
    switch (step.kind) {
    case StepKind::UseContinuous:
    case StepKind::Avert:
    case StepKind::Precision:
    case StepKind::Choose:
    case StepKind::Where:
    case StepKind::Direction:
    case StepKind::Counter:
        return m_state.setup()
            .kindOf(m_state.position().chips[step.chip])
            .abilities[step.index]
            .ability;
    case StepKind::Victim:
    case StepKind::Raise:
        return Ability::Reanimate;
    default:
        return std::nullopt;
    }
}

Refusal ScenarioRun::give(const engine::Answer &answer)
{
    auto refusal = m_state.check(answer);
    if (refusal.empty()) {
        Sink sink(*this);
        m_state.apply(answer, &sink);
        m_answers.push_back(answer);
        sink.tell();
    }
    return refusal;
}

Refusal ScenarioRun::pick(PickCode pick)
{
    return give(engine::Pick{codeOf(pick)});
}

Refusal ScenarioRun::givePoint(const Node *point)
{
    const auto at = point != nullptr ? pointOf(*point) : std::nullopt;
    return at ? give(*at) : text("Clout", "The step says no place in millimetres.");
}

// Optional: declined. Forced with one option: that one. In an order the first: as printed, as they
// were named, or as they came on the table.
std::optional<PickCode> ScenarioRun::defaultPick() const
{
    const auto list = picks();
    const auto all = list.all();
    if (all.empty()) {
        return std::nullopt;
    }
    const StepKind kind = top().kind;
    if (kind == StepKind::Turn) {
        return std::nullopt;
    }
    if (all.size() == 1 || all.front().kind == PickKind::Decline || kind == StepKind::Order
        || kind == StepKind::SetOrder || kind == StepKind::RallyOrder) {
        return all.front();
    }
    if (kind == StepKind::StandIn && all.front().kind == PickKind::Throw) {
        return all.front();
    }
    if (kind == StepKind::ChipOrder) {
        for (const ChipId named : m_named) {
            if (const PickCode target{PickKind::Target, 0, named}; offers(target)) {
                return target;
            }
        }
    }
    return std::nullopt;
}

Refusal ScenarioRun::takeDefault()
{
    if (isAt(StepKind::Aim) || isAt(StepKind::Fly)) {
        return text("Clout", "It is not said where the thrown chip lands.");
    }
    if (const auto usual = defaultPick()) {
        return pick(*usual);
    }
    return text("Clout", "This is unanswered: %1").with(m_state.question());
}

Refusal ScenarioRun::untilTurn()
{
    while (!m_state.position().isOver && !isAt(StepKind::Turn)) {
        if (auto refusal = takeDefault(); !refusal.empty()) {
            return refusal;
        }
    }
    return m_state.position().isOver ? text("Clout", "The game is over.") : Refusal();
}

Refusal ScenarioRun::finish()
{
    while (!m_state.position().isOver && !isAt(StepKind::Turn)) {
        if (isAt(StepKind::Reveal) && picks().size() > 1) {
            return {}; // of the next turn
        }
        if (auto refusal = takeDefault(); !refusal.empty()) {
            return refusal;
        }
    }
    return {};
}

Refusal ScenarioRun::take(const Node &step)
{
    if (step.find("ask") != nullptr) {
        return ask(step);
    }
    if (step.find("answer") != nullptr) {
        return giveWritten(step);
    }
    if (step.find("set") != nullptr) {
        return set(step);
    }
    if (step.find("throw") != nullptr || step.find("place") != nullptr
        || step.find("replace") != nullptr) {
        return play(step);
    }
    if (step.find("discard") != nullptr) {
        return discard(step);
    }
    if (step.find("lands") != nullptr || step.find("out") != nullptr) {
        return lands(step);
    }
    if (isTrue(step, "end")) {
        return end();
    }
    return text("Clout",
                "This is no step: it throws, places, replaces, discards, lands, asks, sets "
                "by hand or ends.");
}

// {"answer":"pick 196608"}: to whatever is asked, as a log has it; how a match writes what was
// answered since its turn began.
Refusal ScenarioRun::giveWritten(const Node &step)
{
    const auto answer = engine::parseAnswer(wordOf(step, "answer"));
    if (!answer) {
        return answer.error().what;
    }
    const auto *const chosen = std::get_if<engine::Pick>(&*answer);
    if (auto refusal = m_state.position().isOver ? Refusal() : m_state.check(*answer);
        !refusal.empty()) {
        return refusal;
    }
    if (chosen != nullptr && isAt(StepKind::Turn)) {
        m_turn.clear();
        m_named.clear();
        const ChipId chip = pickOf(chosen->code).chip;
        m_ids.name(chip, m_state.setup().kindOf(m_state.position().chips[chip]).key, {});
    }
    return give(*answer);
}

std::optional<ChipId> ScenarioRun::ofStack(const std::string &key) const
{
    const auto &position = m_state.position();
    for (ChipId chip = 0; chip < position.chipCount; ++chip) {
        const auto &where = position.chips[chip];
        if (where.place == Place::Stack && where.owner == position.active
            && m_state.setup().kindOf(where).key == key) {
            return chip;
        }
    }
    return std::nullopt;
}

Refusal ScenarioRun::name(const Node &step, ChipId chip)
{
    const std::string as = wordOf(step, "as");
    if (m_ids.isTaken(as)) {
        return text("Clout", "The id “%1” was used before.").with(as);
    }
    m_ids.name(chip, m_state.setup().kindOf(m_state.position().chips[chip]).key, as);
    return {};
}

Refusal ScenarioRun::play(const Node &step)
{
    if (auto refusal = untilTurn(); !refusal.empty()) {
        return refusal;
    }
    m_turn.clear();
    m_named.clear();
    std::string_view how = "throw";
    for (const std::string_view each : {"place", "replace"}) {
        how = step.find(each) != nullptr ? each : how;
    }
    const std::string key = wordOf(step, how);
    const auto chip = ofStack(key);
    if (!chip) {
        return text("Clout", "The stack of seat %1 holds no “%2”.")
            .with(static_cast<int>(m_state.position().active))
            .with(key);
    }
    if (auto refusal = name(step, *chip); !refusal.empty()) {
        return refusal;
    }
    if (how == "place") {
        return place(step, *chip, step.find("at"));
    }
    if (how == "throw") {
        return throwChip(step, *chip);
    }
    const auto victim = m_ids.chipOf(wordOf(step, "target"));
    return victim ? pick({PickKind::Replace, *victim, *chip}) : noSuchChip(wordOf(step, "target"));
}

Refusal ScenarioRun::throwChip(const Node &step, ChipId chip)
{
    if (auto refusal = pick({PickKind::Throw, 0, chip}); !refusal.empty()) {
        return refusal;
    }
    return fly(step);
}

// Near whichever master allows it, where it needs one.
Refusal ScenarioRun::place(const Node & /*step*/, ChipId chip, const Node *at)
{
    Refusal refusal = text("Clout", "That chip cannot be placed.");
    const auto list = picks();
    for (const auto &each : list.all()) {
        if (each.kind != PickKind::Place || each.chip != chip) {
            continue;
        }
        const State before = m_state;
        const auto events = m_events;
        const auto answers = m_answers;
        if (refusal = pick(each); refusal.empty()) {
            if (refusal = givePoint(at); refusal.empty()) {
                return refusal;
            }
        }
        m_state = before;
        m_events = events;
        m_answers = answers;
    }
    return refusal;
}

// A step of its own after aversion, precision and in a rally pass.
Refusal ScenarioRun::lands(const Node &step)
{
    while (!isAt(StepKind::Aim)) {
        if (isTurnOver()) {
            return text("Clout", "No chip is to be thrown now.");
        }
        if (auto refusal = takeDefault(); !refusal.empty()) {
            return refusal;
        }
    }
    const ChipId chip = top().chip;
    if (step.find("as") != nullptr) {
        if (auto refusal = name(step, chip); !refusal.empty()) {
            return refusal;
        }
    }
    return fly(step);
}

Refusal ScenarioRun::fly(const Node &step)
{
    const auto *const lands = step.find("lands");
    auto at = lands != nullptr ? pointOf(*lands) : std::nullopt;
    if (isTrue(step, "out")) {
        if (at && !isOutside(m_state.setup(), *at)) {
            return text("Clout", "The chip is said to be out, but lands in the area.");
        }
        at = at ? at : base::Point{-1'000'000, -1'000'000};
    }
    if (!at) {
        return text("Clout", "It is not said where the thrown chip lands.");
    }
    const base::Point aim =
        allowsPoint(m_state.setup(), m_state.position(), *at) ? *at : setBack(m_state.setup(), *at);
    const auto chip = engine::Token{top().chip};
    if (auto refusal = give(aim); !refusal.empty()) {
        return refusal;
    }
    engine::Rest rest;
    (void)rest.add({chip, *at});
    if (auto refusal = addKnocks(step, rest); !refusal.empty()) {
        return refusal;
    }
    return give(rest);
}

Refusal ScenarioRun::addKnocks(const Node &step, engine::Rest &rest) const
{
    const auto *const knocks = step.find("knocks");
    if (knocks == nullptr) {
        return {};
    }
    if (knocks->array() == nullptr) {
        return text("Clout", "“knocks” is a list of id and to.");
    }
    for (const auto &knock : *knocks->array()) {
        const auto chip = m_ids.chipOf(wordOf(knock, "id"));
        const auto *const to = knock.find("to");
        const auto point = to != nullptr ? pointOf(*to) : std::nullopt;
        if (!chip || m_state.position().chips[*chip].place != Place::Table) {
            return noSuchChip(wordOf(knock, "id"));
        }
        if (!point || !rest.add({engine::Token{*chip}, *point})) {
            return text("Clout", "It is not said where “%1” is knocked to.")
                .with(wordOf(knock, "id"));
        }
    }
    return {};
}

Refusal ScenarioRun::discard(const Node &step)
{
    while (!isAt(StepKind::Reveal)) {
        if (isTurnOver()) {
            return text("Clout", "Nothing is discarded while a chip can be played.");
        }
        if (auto refusal = takeDefault(); !refusal.empty()) {
            return refusal;
        }
    }
    const auto list = picks();
    for (const auto &each : list.all()) {
        if (m_state.setup().kindOf(m_state.position().chips[each.chip]).key
            == wordOf(step, "discard")) {
            return pick(each);
        }
    }
    return text("Clout", "The stack of seat %1 holds no “%2”.")
        .with(static_cast<int>(m_state.position().active))
        .with(wordOf(step, "discard"));
}

Refusal ScenarioRun::end()
{
    if (auto refusal = finish(); !refusal.empty()) {
        return refusal;
    }
    if (!m_state.position().isOver) {
        m_state.endEarly();
    }
    return {};
}

} // namespace games::clout
