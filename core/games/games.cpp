#include "games/games.h"

#include "games/clout/advice.h"
#include "games/clout/clout.h"
#include "games/clout/house.h"
#include "games/clout/nature.h"
#include "games/clout/scenario.h"
#include "games/clout/setup_rosters.h"
#include "games/clout/setup_throwing.h"
#include "games/clout/slide.h"
#include "games/clout/tally.h"

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

base::Result<files::json::Node> cloutThrowing(const Table &table)
{
    const auto data = clout::ThrowingData::read(table.data / "throwing.json");
    if (!data) {
        return tl::unexpected(data.error());
    }
    std::vector<std::string> hands;
    for (const auto &seat : table.seats) {
        hands.push_back(seat.hand);
    }
    return clout::throwingOf(*data, hands, table.surface);
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
    if (wish.throwing.isNull()) {
        auto throwing = cloutThrowing(table);
        if (!throwing) {
            return throwing;
        }
        wish.throwing = std::move(*throwing);
    }
    return clout::setupOf(wish, catalog);
}

// The slide model, with the landings that were measured on the setup's surface.
base::Result<std::unique_ptr<engine::Decider>>
cloutNature(const files::json::Node &setup, const std::filesystem::path &data, base::Rng rng)
{
    const auto read = clout::readSetup(setup, {});
    if (!read) {
        return tl::unexpected(read.error());
    }
    auto table =
        clout::readLandingTable(data / "landings" / (read->throwing.surface.slug + ".tsv"));
    if (!table) {
        return tl::unexpected(table.error());
    }
    auto model = std::make_shared<const clout::SlideModel>(
        std::make_shared<const clout::LandingTable>(std::move(*table)));
    return std::make_unique<clout::Nature>(std::move(model), rng);
}

base::Result<std::vector<Choice>> cloutHands(const std::filesystem::path &data)
{
    return clout::ThrowingData::read(data / "throwing.json").map([](const auto &read) {
        std::vector<Choice> choices;
        for (const auto &shipped : read.hands()) {
            choices.push_back({shipped.slug, shipped.title, shipped.slug == read.defaultHand()});
        }
        return choices;
    });
}

base::Result<std::vector<Choice>> cloutSurfaces(const std::filesystem::path &data)
{
    return clout::ThrowingData::read(data / "throwing.json").map([](const auto &read) {
        std::vector<Choice> choices;
        for (const auto &shipped : read.surfaces()) {
            choices.push_back({shipped.surface.slug,
                               shipped.title,
                               shipped.surface.slug == read.defaultSurface()});
        }
        return choices;
    });
}

base::Result<std::unique_ptr<engine::Tally>> cloutTally(const files::json::Node &setup)
{
    const auto read = clout::readSetup(setup, {});
    if (!read) {
        return tl::unexpected(read.error());
    }
    return clout::makeTally(*read);
}

std::vector<base::Text> cloutUnplayed(const files::json::Node &setup)
{
    std::vector<base::Text> sentences;
    if (const auto read = clout::readSetup(setup, {})) {
        for (const auto &kind : read->kinds) {
            if (!kind.textOnly.empty()) {
                sentences.push_back(
                    base::text("Clout", "“%2” of %1 is not played: only its text is known.")
                        .with(kind.name)
                        .with(kind.textOnly));
            }
        }
    }
    return sentences;
}

const std::array<Row, 1> &table()
{
    static const std::array<Row, 1> rows = [] {
        Row clout;
        clout.slug = "clout";
        clout.game = &clout::game();
        clout.advice = &clout::advice();
        clout.scenario = clout::runScenario;
        clout.scenarioLog = clout::logOfScenario;
        clout.scenarioOf = clout::scenarioOf;
        clout.house = cloutHouse;
        clout.setup = cloutSetup;
        clout.nature = cloutNature;
        clout.tally = cloutTally;
        clout.hands = cloutHands;
        clout.surfaces = cloutSurfaces;
        clout.unplayed = cloutUnplayed;
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
