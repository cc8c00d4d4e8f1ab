#include "games/games.h"

#include "games/clout/clout.h"
#include "games/clout/scenario.h"

#include <algorithm>
#include <array>

namespace games
{

namespace
{

const std::array<Row, 1> &table()
{
    static const std::array<Row, 1> rows = [] {
        Row clout;
        clout.slug = "clout";
        clout.game = &clout::game();
        clout.scenario = clout::runScenario;
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
