#include "goldfish/stones_play.h"

#include "engine/view_access.h"

#include <algorithm>

namespace tests
{

using base::text;
using engine::Seat;

namespace
{

const Stones TheStones;

const StonesState &stonesOf(const engine::State &state)
{
    return static_cast<const StonesState &>(state);
}

int worthOf(const std::string &piece)
{
    return piece == "gold" ? 2 : piece == "lead" ? 1 : 0;
}

class StonesAdvice final : public engine::Advice
{
public:
    std::int64_t evaluate(const engine::View &view) const override
    {
        const auto &state = stonesOf(engine::ViewAccess::stateOf(view));
        std::int64_t others = -1'000'000;
        for (std::size_t place = 0; place < state.seats(); ++place) {
            const Seat seat{static_cast<std::uint8_t>(place)};
            if (seat != view.seat()) {
                const int card = state.ending() ? state.cardOf(seat) : 2; // as it is on average
                others = std::max<std::int64_t>(others,
                                                std::int64_t{1000} * (state.scoreOf(seat) + card));
            }
        }
        return std::int64_t{1000} * (state.scoreOf(view.seat()) + state.cardOf(view.seat()))
            - others;
    }
    void candidates(const engine::View & /*view*/,
                    const engine::Region &region,
                    base::Rng &rng,
                    std::vector<base::Point> &out) const override
    {
        out.clear();
        for (int i = 0; i < 6; ++i) {
            if (const auto point = region.sample(rng)) {
                out.push_back(*point);
            }
        }
    }
};

// The marker comes to rest within 150 µm of its aim, either way.
class StonesNature final : public engine::Decider
{
public:
    explicit StonesNature(const base::Rng &rng)
        : m_chance(rng)
        , m_rng(rng)
    {
    }
    void restart(const base::Rng &rng) override
    {
        m_chance.restart(rng);
        m_rng = rng;
    }
    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        if (decision.domain == engine::Domain::Options) {
            return m_chance.answer(view, decision);
        }
        const base::Point aim = stonesOf(engine::ViewAccess::stateOf(view)).aim();
        const auto x = static_cast<std::int32_t>(aim.x + base::between(m_rng, -150, 150));
        const auto y = static_cast<std::int32_t>(aim.y + base::between(m_rng, -150, 150));
        engine::Rest rest;
        (void)rest.add({Stones::Marker, {x, y}});
        return rest;
    }

private:
    engine::Chance m_chance;
    base::Rng m_rng;
};

class StonesTally final : public engine::Tally
{
public:
    explicit StonesTally(engine::TallyLayout layout)
        : Tally(std::move(layout))
    {
    }
    void take(const engine::Event & /*event*/) override { ++m_events; }
    void follow(const engine::State &state) override
    {
        const auto &stones = stonesOf(state);
        if (stones.heap() == m_heap) {
            return;
        }
        m_heap = stones.heap();
        engine::BySeat scores{};
        for (std::size_t seat = 0; seat < stones.seats(); ++seat) {
            scores[seat] = stones.scoreOf(Seat{static_cast<std::uint8_t>(seat)});
        }
        counting().scores.push_back(scores);
    }
    void finish(const engine::State &last) override
    {
        const auto &stones = stonesOf(last);
        auto &counts = counting();
        for (std::size_t place = 0; place < stones.seats(); ++place) {
            const Seat seat{static_cast<std::uint8_t>(place)};
            const int near = stones.staysNear(seat) ? 1 : 0;
            counts.sources[0][place] = stones.scoreOf(seat) - near;
            counts.sources[1][place] = stones.cardOf(seat);
            counts.sources[2][place] = near;
            counts.sources[3][place] = m_events;
        }
        for (std::size_t piece = 0; piece < counts.pieces.size(); ++piece) {
            counts.pieces[piece] = {1, 1, worthOf(layout().pieces[piece].name), 0, 0};
        }
        counts.resting.push_back({Seat{0}, stones.marker()});
    }

protected:
    void started(const engine::State &start) override
    {
        m_events = 0;
        m_heap = stonesOf(start).heap();
    }

private:
    int m_events = 0;
    int m_heap = 0;
};

base::Result<files::json::Node> setupOf(const games::Table &table, const catalog::Catalog &)
{
    std::int64_t stones = 12;
    for (const auto &[key, value] : table.house) {
        if (key != "stones") {
            return base::problem(text("Stones", "There is no house rule “%1”.").with(key));
        }
        stones = std::stoi(value);
    }
    files::json::Node setup{files::json::Object{}};
    files::json::Node lead{files::json::Array{}};
    files::json::Node pieces{files::json::Array{}};
    for (const auto &seat : table.seats) {
        std::int64_t points = 0;
        files::json::Node own{files::json::Array{}};
        for (const auto &line :
             seat.roster == nullptr ? std::vector<rosters::Line>() : seat.roster->lines) {
            points += worthOf(line.name) * std::int64_t{line.count};
            own.append(line.name);
        }
        lead.append(points);
        pieces.append(std::move(own));
    }
    setup.set("seats", table.seats.size());
    setup.set("stones", stones);
    setup.set("lead", std::move(lead));
    setup.set("pieces", std::move(pieces));
    return setup;
}

base::Result<std::unique_ptr<engine::Decider>>
natureOf(const files::json::Node & /*setup*/, const std::filesystem::path & /*data*/, base::Rng rng)
{
    return std::make_unique<StonesNature>(rng);
}

base::Result<std::unique_ptr<engine::Tally>> tallyOf(const files::json::Node &setup)
{
    engine::TallyLayout layout;
    using Kind = engine::TallySource::Kind;
    layout.sources = {{"stones", text("Stones", "Stones taken"), Kind::Points},
                      {"card", text("Stones", "Card"), Kind::Points},
                      {"near", text("Stones", "Marker"), Kind::Points},
                      {"events", text("Stones", "Events"), Kind::Times}};
    layout.area = {{-1000, -1000}, {1000, 1000}};
    const auto *const seats = setup.find("pieces");
    std::uint8_t owner = 0;
    for (const auto &seat : *seats->array()) {
        for (const auto &piece : *seat.array()) {
            layout.pieces.push_back({"stones/" + *piece.string(), *piece.string(), Seat{owner}});
        }
        ++owner;
    }
    return std::make_unique<StonesTally>(std::move(layout));
}

} // namespace

const games::Row &stonesRow()
{
    static const StonesAdvice advice;
    static const games::Row row = [] {
        games::Row stones;
        stones.slug = "stones";
        stones.game = &TheStones;
        stones.advice = &advice;
        stones.setup = setupOf;
        stones.nature = natureOf;
        stones.tally = tallyOf;
        return stones;
    }();
    return row;
}

const games::Row &bareStonesRow()
{
    static const games::Row row = [] {
        auto bare = stonesRow();
        bare.advice = nullptr;
        bare.tally = nullptr;
        return bare;
    }();
    return row;
}

rosters::Roster stonesRoster(const std::string &name, const std::vector<std::string> &pieces)
{
    rosters::Roster roster;
    roster.game = "stones";
    roster.name = name;
    for (const auto &piece : pieces) {
        rosters::Line line;
        line.name = piece;
        line.key = "stones/" + piece;
        roster.lines.push_back(line);
    }
    return roster;
}

} // namespace tests
