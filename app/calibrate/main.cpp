// muster-calibrate: makes the landing tables of the slide model out of throws in three dimensions.
//   muster-calibrate [SURFACE…] [--each N] [--seed N] [--into FOLDER]
// Without a surface all of data/clout/throwing.json. Of N throws one becomes a row. Equal seeds
// give equal tables on machines with an equal Bullet.
#include "calibrate/bounce_fitting.h"
#include "calibrate/table_making.h"
#include "files/file.h"
#include "games/clout/throwing.h"

#include <charconv>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace
{

constexpr int UsageError = 2;

struct Order {
    std::vector<std::string> surfaces;
    std::int64_t each = calibrate::TableSize().thrownForEach;
    std::int64_t seed = 1;
    std::string folder = MUSTER_SOURCE_DIR "/data/clout/landings";
};

int complain(const base::Problem &problem)
{
    std::fprintf(stderr, "%s\n", base::english(problem).c_str());
    return 1;
}

bool readNumber(std::string_view word, std::int64_t &into)
{
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), into);
    return error == std::errc() && end == word.data() + word.size() && into > 0;
}

std::optional<Order> orderOf(const std::vector<std::string> &words)
{
    Order order;
    for (std::size_t place = 0; place < words.size(); ++place) {
        const std::string &word = words[place];
        if (word.substr(0, 2) != "--") {
            order.surfaces.push_back(word);
            continue;
        }
        if (++place == words.size()) {
            return std::nullopt;
        }
        const bool isRead = word == "--each" ? readNumber(words[place], order.each)
            : word == "--seed"               ? readNumber(words[place], order.seed)
                                             : word == "--into";
        if (!isRead) {
            return std::nullopt;
        }
        if (word == "--into") {
            order.folder = words[place];
        }
    }
    return order;
}

base::Outcome make(const games::clout::Surface &surface, const Order &order)
{
    calibrate::TableSize size;
    size.thrownForEach = static_cast<int>(order.each);
    const auto seed = static_cast<std::uint64_t>(order.seed);
    auto table = calibrate::makeTable(surface, size, seed);
    table.bouncePerMille = calibrate::bounceOf(calibrate::seenKnocks(surface, seed), surface);
    table.notes = {"Made by muster-calibrate with seed " + std::to_string(order.seed)
                       + ", one row of " + std::to_string(order.each)
                       + " throws in three dimensions.",
                   "Licence: CC0-1.0."};
    const std::string file = order.folder + "/" + surface.slug + ".tsv";
    std::printf("%s: bounce %lld per mille\n",
                surface.slug.c_str(),
                static_cast<long long>(table.bouncePerMille));
    return files::writeFile(file, games::clout::printLandingTable(table));
}

int run(Order order)
{
    const auto data =
        games::clout::ThrowingData::read(MUSTER_SOURCE_DIR "/data/clout/throwing.json");
    if (!data) {
        return complain(data.error());
    }
    if (order.surfaces.empty()) {
        for (const auto &shipped : data->surfaces()) {
            order.surfaces.push_back(shipped.surface.slug);
        }
    }
    for (const auto &slug : order.surfaces) {
        const auto made = data->surface(slug).and_then(
            [&](const games::clout::Surface &surface) { return make(surface, order); });
        if (!made) {
            return complain(made.error());
        }
    }
    return 0;
}

} // namespace

int main(int count, char **words)
{
    auto order = orderOf(std::vector<std::string>(words + 1, words + count));
    if (!order) {
        std::fprintf(stderr,
                     "muster-calibrate [SURFACE...] [--each N] [--seed N] [--into FOLDER]\n");
        return UsageError;
    }
    return run(std::move(*order));
}
