// The names that a scenario gives to chips: an id for each that is or was on the table, a key for
// each kind. An id is never used twice.
#pragma once

#include "games/clout/state.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace games::clout
{

class ScenarioIds
{
public:
    explicit ScenarioIds(const Setup &setup);

    // The chip of that id; also one that has left the table.
    std::optional<ChipId> chipOf(const std::string &id) const;
    const std::string &idOf(ChipId chip) const { return m_ids[chip]; }
    bool isTaken(const std::string &id) const { return m_chips.count(id) > 0; }
    // Without `as`: KEY#1, KEY#2…, given up again where the chip is named before anybody saw it.
    void
    name(ChipId chip, const std::string &key, const std::string &as, bool isProvisional = false);

private:
    std::array<std::string, MostChips> m_ids;
    std::array<bool, MostChips> m_isProvisional{};
    std::map<std::string, ChipId> m_chips;
};

} // namespace games::clout
