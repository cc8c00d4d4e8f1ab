// The table of games, one row a game: everything that the command line, the batch and the window
// need to play any of them without a word of it. `game` is null until its rules exist.
#pragma once

#include "base/rng.h"
#include "catalog/catalog.h"
#include "engine/advice.h"
#include "engine/decider.h"
#include "engine/game.h"
#include "engine/log.h"
#include "engine/scenario.h"
#include "engine/tally.h"
#include "rosters/roster.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace games
{

// What a match is set up from.
struct Table {
    struct Seat {
        const rosters::Roster *roster = nullptr; // null: nobody; the seat has nothing to play
        std::string hand;                        // how well it throws; empty: the game's default
    };
    std::vector<Seat> seats;      // in turn order
    std::string surface;          // empty: the game's default
    files::json::Node area;       // in the game's own terms; null: its standard
    files::json::Node increments; // likewise, one a seat
    files::json::Node throwing;   // likewise: where and how well each seat throws
    std::vector<std::pair<std::string, std::string>> house; // key and value of each changed rule
    std::size_t begins = 0;                                 // the seat of the first turn
    std::filesystem::path data;                             // the game's folder of shipped data
};

// A switch of a rule that the rule text leaves open.
struct HouseRule {
    std::string_view key;
    base::Text title;
    std::string_view asRuled;             // the value that our ruling takes
    std::vector<std::string_view> values; // all that it may have
    std::string_view reference;
};

// What a person chooses by its title: how well somebody throws, what is thrown on.
struct Choice {
    std::string slug; // as a Table has it
    base::LocalText title;
    bool isUsual = false; // what a Table that says nothing gets
};

struct Row {
    std::string_view slug;
    const engine::Game *game = nullptr;
    const engine::Advice *advice = nullptr;
    engine::RunScenario scenario = nullptr;
    // A scenario as the log of a match with a bookmark after each step, and a match as a scenario;
    // null: it has none.
    base::Result<engine::Log> (*scenarioLog)(const files::json::Node &root,
                                             const std::string &file) = nullptr;
    base::Result<files::json::Node> (*scenarioOf)(const files::json::Node &setup,
                                                  std::span<const engine::Answer> answers) =
        nullptr;
    std::vector<HouseRule> (*house)() = nullptr;
    // The setup in full, as a log keeps it. The Problem names pieces whose numbers are unknown.
    base::Result<files::json::Node> (*setup)(const Table &table,
                                             const catalog::Catalog &catalog) = nullptr;
    // Chance for a match of that setup, fast enough for batches; `data` as in Table.
    base::Result<std::unique_ptr<engine::Decider>> (*nature)(const files::json::Node &setup,
                                                             const std::filesystem::path &data,
                                                             base::Rng rng) = nullptr;
    // What a report on many matches of that setup counts; null: results alone.
    base::Result<std::unique_ptr<engine::Tally>> (*tally)(const files::json::Node &setup) = nullptr;
    // A sentence for each thing of that setup that play leaves out, for batches to flag; null: it
    // plays everything.
    std::vector<base::Text> (*unplayed)(const files::json::Node &setup) = nullptr;
    // What a Table's hands and surface may be, by the game's folder of shipped data; null: nobody
    // is asked for any.
    base::Result<std::vector<Choice>> (*hands)(const std::filesystem::path &data) = nullptr;
    base::Result<std::vector<Choice>> (*surfaces)(const std::filesystem::path &data) = nullptr;
};

std::span<const Row> rows();
const Row *row(std::string_view slug); // null where there is none

} // namespace games
