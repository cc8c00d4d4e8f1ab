// The programs that can sit at any table: what each is called, how strong it is by default, and how
// it is made. A policy knows a game only through its advice and through chance for the lines that
// it imagines; a new one is a file in policies/ and a row in policies.cpp.
#pragma once

#include "base/result.h"
#include "engine/advice.h"
#include "engine/decider.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace goldfish
{

struct Knowledge {
    const engine::Advice *advice = nullptr;  // null: the game gives none
    std::unique_ptr<engine::Decider> nature; // answers for chance in imagined lines
};

struct PolicyRow {
    std::string_view slug;
    base::Text title;
    base::Text summary; // one sentence
    bool needsAdvice = false;
    // How many answers it imagines for one decision, by default; 0: it imagines nothing. Strength
    // is bought with these, never with time, so that a game is the same on every machine.
    std::int64_t nodes = 0;
    std::unique_ptr<engine::Decider> (*make)(Knowledge knowledge, std::int64_t nodes) = nullptr;
};

// From the weakest to the strongest.
const std::vector<PolicyRow> &policies();
const PolicyRow *policy(std::string_view slug); // null where there is none

// Which one, and how strong: "greedy", "greedy:800".
struct PolicyChoice {
    std::string slug = "greedy";
    std::int64_t nodes = 0; // 0: what is usual for it

    bool operator==(const PolicyChoice &) const = default;
};

base::Result<PolicyChoice> readPolicy(std::string_view words);
std::string printPolicy(const PolicyChoice &choice); // its strength always said

} // namespace goldfish
