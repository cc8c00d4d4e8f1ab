// Steps that answer a decision by the name of its ability.
#include "games/clout/scenario_run.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using engine::Refusal;
using files::json::Node;

namespace
{

Refusal noSuchTarget(const std::string &ability)
{
    return text("Clout", "That is no legal target of %1.").with(ability);
}

// One target, or a list.
std::vector<std::string> namesIn(const Node &step)
{
    std::vector<std::string> names;
    for (const std::string_view key : {"target", "targets"}) {
        const auto *const member = step.find(key);
        if (member == nullptr) {
            continue;
        }
        if (member->string() != nullptr) {
            names.push_back(*member->string());
        } else if (member->array() != nullptr) {
            for (const auto &each : *member->array()) {
                names.push_back(each.string() != nullptr ? *each.string() : std::string());
            }
        }
    }
    return names;
}

bool isDeclined(const Node &step)
{
    const auto *const use = step.find("use");
    return use != nullptr && use->boolean() != nullptr && !*use->boolean();
}

} // namespace

std::optional<std::vector<ChipId>> ScenarioRun::targetsOf(const Node &step) const
{
    std::vector<ChipId> chips;
    for (const auto &name : namesIn(step)) {
        const auto chip = m_ids.chipOf(name);
        if (!chip) {
            return std::nullopt;
        }
        chips.push_back(*chip);
    }
    return chips;
}

bool ScenarioRun::matches(const Node &step) const
{
    const std::string ability = wordOf(step, "ask");
    const StepKind kind = top().kind;
    if (ability == "conflict") {
        return kind == StepKind::Conflict;
    }
    if (ability == "order") {
        return kind == StepKind::Order || kind == StepKind::ChipOrder || kind == StepKind::SetOrder
            || kind == StepKind::RallyOrder;
    }
    if (ability == "text") {
        return kind == StepKind::ReadText;
    }
    if (kind == StepKind::StandIn) {
        const auto list = picks();
        return std::ranges::any_of(list.all(), [&](PickCode pick) {
            return (ability == "replace" && pick.kind == PickKind::Replace)
                || ((ability == "place" || ability == "call") && pick.kind == PickKind::Place);
        });
    }
    const auto asked = abilityAsked();
    if (!asked || row(*asked).slug != ability) {
        return false;
    }
    const std::string chip = wordOf(step, "chip");
    return chip.empty() || kind == StepKind::Victim || kind == StepKind::Raise
        || m_ids.idOf(top().chip) == chip;
}

bool ScenarioRun::isAnsweredBy(const Node &step) const
{
    return !isTurnOver() && step.find("ask") != nullptr && matches(step);
}

bool ScenarioRun::isReanimateDue() const
{
    return isTurnOver() || isAt(StepKind::Victim) || isAt(StepKind::Raise);
}

Refusal ScenarioRun::ask(const Node &step)
{
    if (wordOf(step, "ask") == "edge") {
        return answerEdge(step);
    }
    while (!isTurnOver() && !matches(step)) {
        if (wordOf(step, "ask") == "order" && mayStateOrder(step)) {
            return {};
        }
        if (auto refusal = takeDefault(); !refusal.empty()) {
            return refusal;
        }
    }
    if (isTurnOver()) {
        return mayStateOrder(step)
            ? Refusal()
            : text("Clout", "No decision of %1 is pending.").with(wordOf(step, "ask"));
    }
    return answer(step);
}

// Where order changes nothing, nothing is asked, but stating it is accepted.
bool ScenarioRun::mayStateOrder(const Node &step) const
{
    const auto chips = targetsOf(step);
    if (wordOf(step, "ask") != "order" || !chips || chips->empty()) {
        return false;
    }
    return std::ranges::all_of(*chips, [this](ChipId chip) {
        return std::ranges::any_of(m_turn, [chip](const engine::Event &event) {
            const auto kind = static_cast<Happening>(event.kind);
            return event.token == engine::Token{chip}
            && (kind == Happening::Moved || kind == Happening::Commanded);
        });
    });
}

Refusal ScenarioRun::answer(const Node &step)
{
    switch (top().kind) {
    case StepKind::Conflict:
        return answerConflict(step);
    case StepKind::Order:
    case StepKind::ChipOrder:
    case StepKind::SetOrder:
    case StepKind::RallyOrder:
        return answerOrder(step);
    case StepKind::ReadText:
        return pick({isDeclined(step) ? PickKind::Decline : PickKind::Use, 0, 0});
    case StepKind::StandIn:
        return answerStandIn(step);
    case StepKind::Victim:
    case StepKind::Raise:
        return answerReanimate(step);
    case StepKind::Direction:
        return givePoint(step.find("to"));
    default:
        return answerChoice(step);
    }
}

// Yes or no, and then whom and where.
Refusal ScenarioRun::answerChoice(const Node &step)
{
    const ChipId asking = top().chip;
    if (isDeclined(step)) {
        return offers({PickKind::Decline, 0, 0})
            ? pick({PickKind::Decline, 0, 0})
            : text("Clout", "%1 is forced here and cannot be declined.").with(wordOf(step, "ask"));
    }
    if (top().kind != StepKind::Where) {
        if (auto refusal = chooseTargets(step); !refusal.empty()) {
            return refusal;
        }
    }
    return answerMoves(step, asking);
}

Refusal ScenarioRun::chooseTargets(const Node &step)
{
    const auto named = targetsOf(step);
    const std::string ability = wordOf(step, "ask");
    if (!named) {
        return noSuchTarget(ability);
    }
    const Step asked = top();
    m_named = *named;
    std::vector<ChipId> left = *named;
    const auto isSame = [&] {
        return !m_state.position().isOver && top().kind == asked.kind && top().chip == asked.chip
            && top().index == asked.index;
    };
    for (std::size_t round = 0; isSame(); ++round) {
        const bool isOver = left.empty() && round > 0;
        if (isOver && offers({PickKind::Decline, 0, 0})) {
            return pick({PickKind::Decline, 0, 0}); // no more
        }
        if (offers({PickKind::Use, 0, 0})) {
            if (!isWholeChoice(m_state.setup(), m_state.position(), left)) {
                return noSuchTarget(ability);
            }
            return pick({PickKind::Use, 0, 0});
        }
        const auto next = std::ranges::find_if(left, [this](ChipId chip) {
            return offers({PickKind::Target, 0, chip});
        });
        if (next != left.end()) {
            const ChipId chip = *next;
            left.erase(next);
            const auto sure = takenAnyway(m_state.setup(), m_state.position());
            std::erase_if(left, [&](ChipId each) {
                return std::ranges::find(sure.all(), each) != sure.all().end();
            });
            if (auto refusal = pick({PickKind::Target, 0, chip}); !refusal.empty()) {
                return refusal;
            }
            continue;
        }
        if (!left.empty()) {
            return noSuchTarget(ability);
        }
        const auto list = picks();
        std::vector<PickCode> targets;
        std::ranges::copy_if(list.all(), std::back_inserter(targets), [](PickCode each) {
            return each.kind == PickKind::Target;
        });
        if (targets.size() != 1) {
            return text("Clout", "This is unanswered: %1").with(m_state.question());
        }
        if (auto refusal = pick(targets.front()); !refusal.empty()) {
            return refusal;
        }
    }
    return left.empty() ? Refusal() : noSuchTarget(ability);
}

// "to" is one place, or a list of places in the order of the targets.
Refusal ScenarioRun::answerMoves(const Node &step, ChipId asking)
{
    const auto *const to = step.find("to");
    std::size_t number = 0;
    const auto isPending = [&] { return isAt(StepKind::Where) && top().chip == asking; };
    while (isPending()) {
        const auto *const list = to != nullptr ? to->array() : nullptr;
        const bool isList = list != nullptr && !list->empty() && list->front().array() != nullptr;
        const Node *point = to;
        if (isList) {
            const auto found = std::ranges::find(m_named, top().other);
            const auto place =
                found != m_named.end() ? static_cast<std::size_t>(found - m_named.begin()) : number;
            point = place < list->size() ? &(*list)[place] : nullptr;
        }
        if (auto refusal = givePoint(point); !refusal.empty()) {
            return refusal;
        }
        ++number;
    }
    return {};
}

Refusal ScenarioRun::answerStandIn(const Node &step)
{
    const ChipId chip = top().chip;
    if (isDeclined(step)) {
        for (const PickCode usual :
             {PickCode{PickKind::Decline, 0, 0}, PickCode{PickKind::Throw, 0, chip}}) {
            if (offers(usual)) {
                return pick(usual);
            }
        }
        return text("Clout", "%1 is forced here and cannot be declined.").with(wordOf(step, "ask"));
    }
    if (step.find("as") != nullptr) {
        if (auto refusal = name(step, chip); !refusal.empty()) {
            return refusal;
        }
    }
    if (wordOf(step, "ask") != "replace") {
        return place(step, chip, step.find("to"));
    }
    const auto victim = m_ids.chipOf(wordOf(step, "target"));
    return victim ? pick({PickKind::Replace, *victim, chip}) : noSuchTarget("replace");
}

// What is kept is named by its ability or by the chip whose ability it is.
Refusal ScenarioRun::answerConflict(const Node &step)
{
    const std::string keep = wordOf(step, "keep");
    const ChipId resting = m_state.position().pass.chip;
    const auto &abilities = m_state.setup().kindOf(m_state.position().chips[resting]).abilities;
    const auto list = picks();
    for (const auto &each : list.all()) {
        if (row(abilities[each.chip].ability).slug == keep || m_ids.idOf(resting) == keep) {
            return pick(each);
        }
    }
    return text("Clout", "“%1” is none of what is in conflict.").with(keep);
}

Refusal ScenarioRun::answerOrder(const Node &step)
{
    const auto names = namesIn(step);
    std::size_t answered = 0;
    for (const auto &name : names) {
        if (isTurnOver()
            || (!isAt(StepKind::Order) && !isAt(StepKind::ChipOrder) && !isAt(StepKind::SetOrder)
                && !isAt(StepKind::RallyOrder))) {
            break; // the last of them follows by itself, or a pass begins
        }
        const ChipId resting = m_state.position().pass.chip;
        const auto &abilities = m_state.setup().kindOf(m_state.position().chips[resting]).abilities;
        const auto chip = m_ids.chipOf(name);
        const auto list = picks();
        const auto all = list.all();
        const auto found = std::ranges::find_if(all, [&](PickCode each) {
            return each.kind == PickKind::Target
                ? chip && each.chip == *chip
                : each.chip < abilities.size() && row(abilities[each.chip].ability).slug == name;
        });
        if (found == all.end()) {
            return text("Clout", "“%1” is none of what is to be ordered.").with(name);
        }
        if (auto refusal = pick(*found); !refusal.empty()) {
            return refusal;
        }
        ++answered;
    }
    return answered > 0 ? Refusal() : text("Clout", "The order names nothing.");
}

Refusal ScenarioRun::answerReanimate(const Node &step)
{
    if (isDeclined(step)) {
        return text("Clout", "%1 is forced here and cannot be declined.").with("reanimate");
    }
    if (isAt(StepKind::Victim)) {
        const std::string target = wordOf(step, "target");
        const auto victim = m_ids.chipOf(target);
        const auto usual = defaultPick();
        const auto code = victim ? std::optional(PickCode{PickKind::Target, 0, *victim})
            : target.empty()     ? usual
                                 : std::nullopt;
        if (!code || !offers(*code)) {
            return noSuchTarget("reanimate");
        }
        if (auto refusal = pick(*code); !refusal.empty()) {
            return refusal;
        }
    }
    const std::string key = wordOf(step, "pick");
    if (!isAt(StepKind::Raise)) {
        return key.empty() ? Refusal() : noSuchTarget("reanimate");
    }
    const auto list = picks();
    for (const auto &each : list.all()) {
        const bool isNamed = m_state.setup().kindOf(m_state.position().chips[each.chip]).key == key;
        if (isNamed || (key.empty() && list.size() == 1)) {
            return pick(each);
        }
    }
    return noSuchTarget("reanimate");
}

// Past an edge a chip comes in there and nowhere else (G13); stating that edge is accepted.
Refusal ScenarioRun::answerEdge(const Node &step) const
{
    const std::string edge = wordOf(step, "pick");
    const auto &area = m_state.setup().area;
    const bool isPast = std::ranges::any_of(m_turn, [&](const engine::Event &event) {
        return static_cast<Happening>(event.kind) == Happening::SetBack
            && ((edge == "left" && event.from.x < area.least.x)
                || (edge == "right" && event.from.x > area.most.x)
                || ((edge == "top" || edge == "bottom")
                    && (event.from.y < area.least.y || event.from.y > area.most.y)));
    });
    return isPast ? Refusal() : text("Clout", "No chip is set back at that edge.");
}

} // namespace games::clout
