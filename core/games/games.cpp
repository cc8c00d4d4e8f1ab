#include "games/games.h"

#include <algorithm>
#include <array>

namespace games
{

namespace
{

constexpr std::array<Row, 0> Rows{};

} // namespace

std::span<const Row> rows()
{
    return Rows;
}

const Row *row(std::string_view slug)
{
    const auto *const found = std::find_if(Rows.begin(), Rows.end(), [slug](const Row &each) {
        return each.slug == slug;
    });
    return found == Rows.end() ? nullptr : &*found;
}

} // namespace games
