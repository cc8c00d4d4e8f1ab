// Which matches a batch plays: who sits where in each of them, written out as setups, and the seed
// that all lots come from. Match number n is the same whenever and wherever it is played.
#pragma once

#include "catalog/catalog.h"
#include "games/games.h"
#include "goldfish/policy.h"
#include "rosters/roster.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace goldfish
{

// A roster with whoever plays it.
struct Entrant {
    const rosters::Roster *roster = nullptr; // null: nobody
    std::string hand;                        // empty: the game's default
    PolicyChoice policy;
};

// What a person asks for.
struct Order {
    Entrant subject;
    std::vector<Entrant> opponents; // none: the subject plays alone
    std::string surface;            // empty: the game's default
    std::vector<std::pair<std::string, std::string>> house;
    std::filesystem::path data; // the game's folder of shipped data
    std::uint64_t seed = 1;     // up to 2^63 − 1, so that JSON can hold it
};

struct Sitter {
    std::size_t side = 0; // 0: the roster that the pairing is about
    PolicyChoice policy;
    bool isEmpty = false; // nobody sits here
};

struct Pairing {
    files::json::Node setup;
    std::vector<Sitter> seats; // in turn order
    std::size_t opponent = 0;  // its place in the order
    std::size_t arm = 0;       // of a comparison: whose games they are
};

// A game that runs on for ever must not: this many answers are a hundred long games of Clout.
constexpr std::uint32_t MostAnswers = 50'000;

struct Plan {
    const games::Row *row = nullptr;
    std::filesystem::path data;    // as the order has it
    std::vector<Pairing> pairings; // match n plays the pairing n modulo their number
    std::uint64_t seed = 1;
    // Whether all matches of a round, one of each pairing, draw the same lots: then they differ by
    // who plays alone, and are to be compared with each other. Else each has lots of its own.
    bool sharesLots = false;
    bool isDuel = false; // of a comparison: the two play each other
    std::uint32_t mostAnswers = MostAnswers;

    std::uint64_t lotsOf(std::uint64_t match) const
    {
        return sharesLots ? match / pairings.size() : match;
    }
    // Of the setups, rules and policies, that is of all the results depend on beside the seed.
    std::string digest() const;
};

// The subject against each opponent, from the first seat and from the second by turns. The Problem
// names what cannot be played.
base::Result<Plan>
planOf(const Order &order, const games::Row &row, const catalog::Catalog &catalog);

// The subject and the reference against the same opponents from the same seats with the same lots;
// without opponents against each other, first one and then the other beginning. Arm 0 is the
// subject's, and side 0 in each pairing whose arm it is.
base::Result<Plan> comparisonPlan(const Order &order,
                                  const Entrant &reference,
                                  const games::Row &row,
                                  const catalog::Catalog &catalog);

} // namespace goldfish
