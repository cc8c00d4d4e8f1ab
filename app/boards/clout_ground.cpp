#include "boards/clout_ground.h"

#include "library/sitters.h"

#include <algorithm>
#include <cmath>

namespace boards
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Node pair(std::int64_t one, std::int64_t other)
{
    return Node{Array{Node{one}, Node{other}}};
}

Node scaled(double value, double factor)
{
    return Node{static_cast<std::int64_t>(std::llround(value * factor))};
}

Node handNode(const OwnHand &hand)
{
    Node node{Object{}};
    node.set("speed_per_myriad", scaled(hand.speedPercent, 100))
        .set("sideways_millideg", scaled(hand.sidewaysDegrees, 1000))
        .set("tilt_millideg", scaled(hand.tiltDegrees, 1000))
        .set("tumble_millirad", scaled(hand.tumblePerSecond, 1000));
    return node;
}

std::size_t seatsOf(const Node &setup)
{
    const auto *const stacks = setup.find("stacks");
    return stacks != nullptr && stacks->array() != nullptr ? stacks->array()->size() : 0;
}

Array increments(const Ground &ground, std::size_t seats)
{
    Array result;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        result.push_back(Node{seat < ground.incrementMm.size() ? ground.incrementMm[seat]
                                                               : usualIncrementMm(ground.areaMm)});
    }
    return result;
}

// What the setup says of a seat's hand already, or nothing.
Node handOf(const Node &throwing, std::size_t seat)
{
    const auto *const hands = throwing.find("hands");
    const auto *const list = hands != nullptr ? hands->array() : nullptr;
    return list != nullptr && seat < list->size() ? (*list)[seat] : Node{Object{}};
}

Node throwingOf(const Node &setup, const Ground &ground, std::size_t seats)
{
    const auto *const member = setup.find("throwing");
    const Node before = member != nullptr ? *member : Node{Object{}};
    Node result{Object{}};
    if (const auto *const members = before.object()) {
        for (const auto &[key, node] : *members) {
            // Evenly spaced is what the rules make where nothing is said.
            if (key != "from_mm" && key != "hands") {
                result.set(key, node);
            }
        }
    }
    Array hands;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const bool isOwn = seat < ground.hands.size() && ground.hands[seat];
        hands.push_back(isOwn ? handNode(*ground.hands[seat]) : handOf(before, seat));
    }
    result.set("hands", Node{std::move(hands)});
    if (ground.place) {
        const auto place = pair(ground.place->x / 1000, ground.place->y / 1000);
        result.set("from_mm", Node{Array(seats, place)});
    }
    return result;
}

} // namespace

std::int64_t usualIncrementMm(const std::array<std::int64_t, 2> &areaMm)
{
    return std::min(areaMm[0], areaMm[1]) / 20;
}

Node withCloutGround(const Node &setup, const Ground &ground)
{
    const auto seats = seatsOf(setup);
    auto result = library::withMember(setup, "area_mm", pair(ground.areaMm[0], ground.areaMm[1]));
    result = library::withMember(result, "increment_mm", Node{increments(ground, seats)});
    return library::withMember(result, "throwing", throwingOf(setup, ground, seats));
}

} // namespace boards
