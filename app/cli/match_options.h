// The options that play and goldfish share: who plays what, how well they throw, and by which
// rules.
#pragma once

#include "cli/arguments.h"
#include "cli/session.h"
#include "goldfish/plan.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace cli
{

// Stacks, army lists or drafts of one game that can be played.
struct Contest {
    const games::Row *row = nullptr;
    const catalog::Catalog *catalog = nullptr;
    std::filesystem::path data;
    std::vector<NamedRoster> rosters; // in the order of the files
};

base::Result<Contest>
contestOf(Session &session, const std::vector<std::string> &files, const std::string &game);

// "bomb_on_throw=true,all_keeps_type=true"; those that stay as ruled are left out.
base::Result<std::vector<std::pair<std::string, std::string>>> houseOf(const Arguments &arguments,
                                                                       const games::Row &row);
// "greedy,random": the place-th, or the last where there are fewer.
base::Result<goldfish::PolicyChoice> policyOf(const Arguments &arguments, std::size_t place);
// The hands of so many seats, as a table of the game takes them; empty: the game's default. "@name"
// is a hand of one's own, and becomes its figures.
base::Result<std::vector<std::string>>
handsOf(Session &session, const Arguments &arguments, const games::Row &row, std::size_t seats);

std::vector<Option> matchOptions();

} // namespace cli
