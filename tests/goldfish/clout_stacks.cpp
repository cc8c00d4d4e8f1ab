#include "goldfish/clout_stacks.h"

#include "catalog/game_data.h"
#include "files/file.h"
#include "rosters/codec.h"

#include <algorithm>

namespace tests
{

base::Result<CloutStacks> cloutStacks()
{
    const std::filesystem::path folder = MUSTER_SOURCE_DIR "/data/clout";
    auto data = catalog::readGameData(folder);
    if (!data) {
        return tl::unexpected(data.error());
    }
    CloutStacks stacks{data->catalog(), folder, {}};
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder / "rosters")) {
        files.push_back(entry.path());
    }
    std::ranges::sort(files);
    const std::vector<const catalog::Catalog *> catalogs = {&stacks.catalog};
    for (const auto &file : files) {
        const auto bytes = files::readFile(file);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        auto read = rosters::readRosters(*bytes, file.string(), {catalogs, "clout"});
        if (!read) {
            return tl::unexpected(read.error());
        }
        std::ranges::move(*read, std::back_inserter(stacks.rosters));
    }
    return stacks;
}

base::Result<goldfish::Plan>
duel(const CloutStacks &stacks, const Side &one, const Side &other, std::uint64_t seed)
{
    goldfish::Order order;
    order.subject = {&stacks.rosters[one.stack], "club", one.policy};
    order.opponents = {{&stacks.rosters[other.stack], "club", other.policy}};
    order.data = stacks.data;
    order.seed = seed;
    return goldfish::planOf(order, *games::row("clout"), stacks.catalog);
}

base::Result<goldfish::Plan> contest(const CloutStacks &stacks,
                                     const goldfish::PolicyChoice &one,
                                     const goldfish::PolicyChoice &other,
                                     std::uint64_t seed)
{
    std::optional<goldfish::Plan> all;
    for (std::size_t stack = 0; stack < stacks.rosters.size(); ++stack) {
        auto plan = duel(stacks, {stack, one}, {stack, other}, seed);
        if (!plan) {
            return plan;
        }
        if (!all) {
            all = std::move(*plan);
        } else {
            std::ranges::move(plan->pairings, std::back_inserter(all->pairings));
        }
    }
    return *all;
}

goldfish::WinRate resultOf(const goldfish::Plan &plan,
                           std::span<const goldfish::MatchRecord> matches)
{
    goldfish::WinRate result;
    for (std::size_t match = 0; match < matches.size(); ++match) {
        const auto &seats = plan.pairings[match % plan.pairings.size()].seats;
        const auto winner = matches[match].winner;
        if (matches[match].isUnfinished) {
            continue;
        }
        if (winner == engine::Nature) {
            ++result.draws;
        } else if (seats[engine::placeOf(winner)].side == 0) {
            ++result.wins;
        } else {
            ++result.losses;
        }
    }
    return result;
}

} // namespace tests
