// Steps that set something by hand, whatever is asked: {"set":"move","chip":"w1","to":[300,500]}.
#include "games/clout/by_hand.h"
#include "games/clout/scenario_run.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using engine::Refusal;
using files::json::Node;

namespace
{

// In the order of ByHand.
constexpr std::array<std::string_view, ByHandKinds>
    Words{"move", "remove", "return", "put back", "owner", "score", "repeat", "skip"};

std::int32_t amountOf(const Node &step, std::string_view key)
{
    const auto *const member = step.find(key);
    const auto *const number = member != nullptr ? member->integer() : nullptr;
    constexpr std::int64_t Most = 1000;
    return number != nullptr ? static_cast<std::int32_t>(std::clamp(*number, -Most, Most)) : -1;
}

} // namespace

Refusal ScenarioRun::set(const Node &step)
{
    const std::string word = wordOf(step, "set");
    const auto *const found = std::ranges::find(Words, word);
    if (found == Words.end()) {
        return text("Clout", "“%1” is no change by hand.").with(word);
    }
    const auto kind = static_cast<ByHand>(found - Words.begin());
    const std::string id = wordOf(step, "chip");
    const bool isAsking = kind == ByHand::Skip && id.empty() && !m_state.position().isOver;
    const auto chip = isAsking ? std::optional(top().chip) : m_ids.chipOf(id);
    if (!chip) {
        return text("Clout", "There is no chip “%1” on the table.").with(id);
    }
    engine::Correction correction;
    correction.kind = static_cast<std::uint16_t>(kind);
    correction.token = engine::Token{*chip};
    if (kind == ByHand::Owner || kind == ByHand::Score) {
        correction.amount = amountOf(step, kind == ByHand::Owner ? "seat" : "points");
    }
    if (kind == ByHand::Move || kind == ByHand::Return) {
        const auto *const to = step.find("to");
        const auto at = to != nullptr ? pointOf(*to) : std::nullopt;
        if (!at) {
            return text("Clout", "The step says no place in millimetres.");
        }
        correction.at = *at;
    }
    return give(correction);
}

} // namespace games::clout
