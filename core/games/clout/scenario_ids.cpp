#include "games/clout/scenario_ids.h"

namespace games::clout
{

ScenarioIds::ScenarioIds(const Setup &setup)
{
    for (std::size_t chip = 0; chip < setup.ids.size(); ++chip) {
        m_ids[chip] = setup.ids[chip];
        m_chips[setup.ids[chip]] = static_cast<ChipId>(chip);
    }
}

std::optional<ChipId> ScenarioIds::chipOf(const std::string &id) const
{
    const auto found = m_chips.find(id);
    // An id whose chip has come back under another is of the past.
    return found == m_chips.end() || m_ids[found->second] != id ? std::nullopt
                                                                : std::optional(found->second);
}

void ScenarioIds::name(ChipId chip,
                       const std::string &key,
                       const std::string &as,
                       bool isProvisional)
{
    if (m_isProvisional[chip]) {
        m_chips.erase(m_ids[chip]);
    }
    m_isProvisional[chip] = isProvisional;
    std::string id = as;
    for (int number = 1; id.empty() || (as.empty() && isTaken(id)); ++number) {
        id = key + '#' + std::to_string(number);
    }
    m_ids[chip] = id;
    m_chips[id] = chip;
}

} // namespace games::clout
