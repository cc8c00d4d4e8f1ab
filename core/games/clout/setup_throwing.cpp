#include "games/clout/setup_throwing.h"

namespace games::clout
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

base::Result<Node> throwingOf(const ThrowingData &data,
                              const std::vector<std::string> &hands,
                              const std::string &surface)
{
    const auto ground = data.surface(surface);
    if (!ground) {
        return tl::unexpected(ground.error());
    }
    Node figures{Object{}};
    figures.set("slug", ground->slug)
        .set("friction_per_mille", int{ground->frictionPerMille})
        .set("restitution_per_mille", int{ground->restitutionPerMille});
    Array seats;
    for (const auto &words : hands) {
        const auto hand = data.hand(words);
        if (!hand) {
            return tl::unexpected(hand.error());
        }
        Node seat{Object{}};
        seat.set("speed_per_myriad", int{hand->speedPerMyriad})
            .set("sideways_millideg", int{hand->sidewaysMilliDeg})
            .set("tilt_millideg", int{hand->tiltMilliDeg})
            .set("tumble_millirad", int{hand->tumbleMilliRad});
        seats.push_back(std::move(seat));
    }
    Node throwing{Object{}};
    throwing.set("surface", std::move(figures)).set("hands", Node{std::move(seats)});
    return throwing;
}

} // namespace games::clout
