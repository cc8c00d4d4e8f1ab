// The rules that the rule book leaves open and a table may agree on otherwise: each has a name, is
// written into the setup and the log, and stands beside every result. All false is “as ruled”.
#pragma once

#include "base/text.h"

#include <array>
#include <string_view>

namespace games::clout
{

struct House {
    bool bombOnThrow = false;        // rulings 6.4
    bool poisonOnThrow = false;      // 6.16
    bool allKeepsType = false;       // M1
    bool ownMasterOnly = false;      // M5
    bool possessRevives = false;     // 6.17
    bool commandLiteral = false;     // 6.6
    bool lastThrownLiteral = false;  // P8
    bool clampBeforeBase = false;    // P9
    bool trappedNoBasePoint = false; // P12
    bool reanimateStrict = false;    // 6.23
    bool rethrowEndsTrap = false;    // 6.32
    bool callAsPlace = false;        // 6.35

    bool operator==(const House &) const = default;
};

struct HouseRow {
    std::string_view key; // as the setup and --house have it
    bool House::*flag = nullptr;
    base::Text title;
    std::string_view reference; // of our rulings
};

constexpr std::size_t HouseRuleCount = 12;
const std::array<HouseRow, HouseRuleCount> &houseTable();

} // namespace games::clout
