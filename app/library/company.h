// Who can sit at a table besides people, and what throws there: programs that answer, made on
// demand by functions that the program is put together with, so that a session knows none of them.
#pragma once

#include "games/games.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace library
{

// What a model of chance knows of its last answer beyond the answer, for the eye alone: how a chip
// flew. A board knows what is in it.
class Flight
{
public:
    Flight() = default;
    Flight(const Flight &) = delete;
    Flight &operator=(const Flight &) = delete;
    Flight(Flight &&) = delete;
    Flight &operator=(Flight &&) = delete;
    virtual ~Flight() = default;
};

// Chance at a table; asked in a worker. `flight` may be empty, and may give null.
struct Thrower {
    std::shared_ptr<engine::Decider> decider; // null: this game has none; a person enters it
    std::function<std::shared_ptr<const Flight>()> flight;
};

struct Company {
    struct Policy {
        std::string slug;
        base::Text title;
        base::Text summary; // one sentence
    };

    // Those that can play that game, from the weakest to the strongest; never empty.
    std::function<std::vector<Policy>(const games::Row &row)> policies;
    // The slug may say a strength, "greedy:800". The Problem says why it cannot play that setup.
    std::function<base::Result<std::shared_ptr<engine::Decider>>(const games::Row &row,
                                                                 const files::json::Node &setup,
                                                                 const std::string &policy,
                                                                 const base::Rng &rng)>
        makePolicy;
    std::function<base::Result<Thrower>(const games::Row &row,
                                        const files::json::Node &setup,
                                        const base::Rng &rng)>
        makeThrower;
    // Whether makeThrower gives that game a thrower.
    std::function<bool(const games::Row &row)> canThrow;
    // Whoever answers at once, for those who will not wait.
    std::function<std::string(const games::Row &row)> quickest;
};

// The policies of playtests, and the chance that comes with a game's rules. `data` holds a folder
// for each game.
Company playtestCompany(const std::filesystem::path &data);

// A middling one, for a first match.
std::string usualOpponent(const Company &company, const games::Row &row);

} // namespace library
