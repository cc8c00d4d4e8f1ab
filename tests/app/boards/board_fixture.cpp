#include "app/boards/board_fixture.h"

#include "catalog/game_data.h"
#include "files/json.h"

#include <map>

namespace tests
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Node kindOf(const std::string &name)
{
    const auto catalog = shippedChips();
    const auto piece = catalog->named(name).at(0);
    const auto &schema = catalog->schema();
    Node kind{Object{}};
    kind.set("name", piece->name);
    for (const auto *const slug : {"type", "abilities"}) {
        const auto &value = catalog::valueOf(*piece, schema, slug);
        kind.set(slug, value.isGiven() ? value.text : std::string());
    }
    for (const auto *const slug : {"points", "range", "defense"}) {
        const auto &value = catalog::valueOf(*piece, schema, slug);
        if (value.isGiven()) {
            kind.set(slug, std::int64_t{value.number});
        }
    }
    return kind;
}

std::string idOf(int place)
{
    return "c" + std::to_string(place);
}

Node rowOf(const Lying &lying, int place)
{
    Node row{Object{}};
    row.set("id", idOf(place))
        .set("chip", lying.name)
        .set("owner", std::int64_t{lying.owner})
        .set("at", Array{Node{std::int64_t{lying.x}}, Node{std::int64_t{lying.y}}});
    if (lying.possessedBy >= 0) {
        row.set("possessed_by", Array{Node{idOf(lying.possessedBy)}});
    }
    if (lying.trappedBy >= 0) {
        row.set("trapped_by", Array{Node{idOf(lying.trappedBy)}});
    }
    return row;
}

const std::string InHand = "Volley from the Leaves";

} // namespace

std::shared_ptr<const catalog::Catalog> shippedChips()
{
    static const auto catalog = [] {
        const auto data = catalog::readGameData(MUSTER_SOURCE_DIR "/data/clout");
        if (!data) {
            qFatal("%s", base::english(data.error()).c_str());
        }
        return std::make_shared<const catalog::Catalog>(data->catalog());
    }();
    return catalog;
}

std::shared_ptr<games::clout::State> stateOf(const Arrangement &arrangement)
{
    Node chips{Object{}};
    Array table;
    chips.set(InHand, kindOf(InHand));
    for (const auto &lying : arrangement.lying) {
        chips.set(lying.name, kindOf(lying.name));
        table.push_back(rowOf(lying, static_cast<int>(table.size())));
    }
    Array stacks;
    for (int seat = 0; seat < arrangement.seats; ++seat) {
        stacks.push_back(Node{Array{Node{InHand}, Node{InHand}}});
    }
    Node surface{Object{}};
    surface.set("slug", arrangement.surface)
        .set("friction_per_mille", std::int64_t{300})
        .set("restitution_per_mille", std::int64_t{400});
    Node throwing{Object{}};
    throwing.set("surface", std::move(surface));
    Node setup{Object{}};
    setup.set("game", "clout")
        .set("area_mm",
             Array{Node{std::int64_t{arrangement.width}}, Node{std::int64_t{arrangement.depth}}})
        .set("chips", std::move(chips))
        .set("table", Node{std::move(table)})
        .set("stacks", Node{std::move(stacks)})
        .set("throwing", std::move(throwing));
    auto read = games::clout::readSetup(setup, "test");
    if (!read) {
        qFatal("%s", base::english(read.error()).c_str());
    }
    return std::make_shared<games::clout::State>(
        std::make_shared<const games::clout::Setup>(std::move(*read)));
}

std::shared_ptr<games::clout::State> aimingStateOf(const Arrangement &arrangement)
{
    auto state = stateOf(arrangement);
    engine::OptionBuffer options;
    state->options(options);
    state->apply(engine::Pick{options[0].code}, nullptr);
    return state;
}

engine::Rest KnownThrows::rest(const games::clout::ThrowScene &scene,
                               const games::clout::Throw &what,
                               base::Rng & /*rng*/,
                               games::clout::Track * /*track*/) const
{
    engine::Rest rest;
    (void)rest.add({what.token, what.aim});
    if (++m_throws % 2 == 0 && !scene.lying.empty()) {
        const auto &first = scene.lying.front();
        (void)rest.add({first.token, {first.at.x + 10'000, first.at.y}});
    }
    return rest;
}

BoardFixture::BoardFixture(const QString &language)
    : wording(language)
    , board(wording)
{
    board.setFaces({&cache, shippedChips(), language.toStdString()});
    board.resize(800, 800);
}

Arrangement midGame()
{
    return {{{"Whispering Grove", 0, 260, 300},
             {"Mossquill Archer", 0, 345, 330},
             {"Briar Keeper", 0, 420, 420},
             {"Mossquill Archer", 0, 180, 640},
             {"Stagcrown Queen", 0, 610, 505},
             {"Windmoth Cloud", 0, 760, 240},
             {"Hungering Crowd", 1, 445, 440},
             {"Bonecart Hauler", 1, 590, 700},
             {"Lantern Ghoul", 1, 655, 605, 4},
             {"Pale Mourner", 1, 700, 520, -1, 2},
             {"Cryptmoss Shambler", 1, 985, 800},
             {"Leaking Colossus", 1, 300, 860},
             {"Antler Horn", 0, 505, 395}}};
}

} // namespace tests
