// The smallest game that uses all of the kernel, for its tests. Chance deals every seat a hidden
// card of 1 to 3. In turn each takes 1 to 3 stones of a heap. Who takes the last one aims a marker
// at a free place and chance says where it comes to rest, and which pebble it knocked. A score is
// stones and card, and one more for a marker that stays near its aim.
#pragma once

#include "engine/agenda.h"
#include "engine/game.h"

namespace tests
{

class Stones final : public engine::Game
{
public:
    static constexpr engine::Token Marker{0};
    static constexpr engine::Token Pebble{1};

    std::string_view slug() const override { return "stones"; }
    int rulesVersion() const override { return 1; }
    // {"seats": 2, "stones": 9, "lead": [1, 0]}: the points that a seat begins with. Other keys are
    // for those who count.
    base::Result<std::unique_ptr<engine::State>>
    start(const files::json::Node &setup) const override;
};

class StonesState final : public engine::State
{
public:
    using BySeat = std::array<int, engine::MostSeats>;

    StonesState(std::size_t seats, int stones, const BySeat &lead = {});

    // For advice, chance and a tally of it.
    int scoreOf(engine::Seat seat) const; // without the card
    int cardOf(engine::Seat seat) const { return m_cards[engine::placeOf(seat)]; }
    int heap() const { return m_heap; }
    base::Point aim() const { return m_aim; }
    base::Point marker() const { return m_rests[0]; }
    bool staysNear(engine::Seat seat) const { return m_near == static_cast<int>(seat); }

    std::size_t seats() const override { return m_seats; }
    std::optional<engine::Decision> pending() const override;
    std::optional<engine::Ending> ending() const override;
    base::Text question() const override;
    void options(engine::OptionBuffer &into) const override;
    base::Text label(std::uint64_t code) const override;
    engine::Region region() const override;
    engine::Refusal check(const engine::Answer &answer) const override;
    void apply(const engine::Answer &answer, engine::EventSink *events) override;
    base::Text sentence(const engine::Event &event) const override;
    std::uint64_t digest() const override;
    std::uint64_t digestSeenBy(engine::Seat seat) const override;
    files::json::Node picture(engine::Seat seat) const override;
    void imagineInto(engine::State &into, engine::Seat seat, base::Rng &rng) const override;
    std::unique_ptr<engine::State> clone() const override;
    void copyFrom(const engine::State &other) override;
    base::Outcome verify() const override;

private:
    enum class Act : std::uint8_t { Deal, Take, Aim, Fly };
    struct Step {
        Act act = Act::Take;
        std::uint8_t seat = 0;
    };

    bool isOffered(std::uint64_t code) const; // to the pending decision of options
    void pick(std::uint64_t code);
    std::uint64_t digestOf(std::optional<engine::Seat> seat) const;

    std::uint8_t m_seats = 2;
    int m_all = 0;
    int m_heap = 0;
    BySeat m_lead{};
    BySeat m_cards{}; // 0: not dealt yet
    BySeat m_taken{};
    base::Point m_aim;
    std::array<base::Point, 2> m_rests{base::Point{}, base::Point{300, 0}};
    int m_near = -1; // the seat whose marker stayed near its aim
    engine::Agenda<Step, 8> m_agenda;
};

} // namespace tests
