#include "games/games.h"

#include "games/clout/advice.h"
#include "games/clout/clout.h"
#include "games/clout/house.h"
#include "games/clout/scenario.h"
#include "games/clout/setup_rosters.h"

#include <algorithm>
#include <array>

namespace games
{

namespace
{

std::vector<HouseRule> cloutHouse()
{
    std::vector<HouseRule> rules;
    for (const auto &row : clout::houseTable()) {
        rules.push_back({row.key, row.title, "false", {"false", "true"}, row.reference});
    }
    return rules;
}

base::Result<files::json::Node> cloutSetup(const Table &table, const catalog::Catalog &catalog)
{
    clout::SetupWish wish;
    for (const auto &seat : table.seats) {
        wish.stacks.push_back(seat.roster);
    }
    wish.house = table.house;
    wish.begins = table.begins;
    wish.area = table.area;
    wish.increments = table.increments;
    wish.throwing = table.throwing;
    return clout::setupOf(wish, catalog);
}

const std::array<Row, 1> &table()
{
    static const std::array<Row, 1> rows = [] {
        Row clout;
        clout.slug = "clout";
        clout.game = &clout::game();
        clout.advice = &clout::advice();
        clout.scenario = clout::runScenario;
        clout.house = cloutHouse;
        clout.setup = cloutSetup;
        return std::array<Row, 1>{clout};
    }();
    return rows;
}

} // namespace

std::span<const Row> rows()
{
    return table();
}

const Row *row(std::string_view slug)
{
    const auto *const found =
        std::ranges::find_if(table(), [slug](const Row &each) { return each.slug == slug; });
    return found == table().end() ? nullptr : found;
}

} // namespace games
