#include "games/clout/setup_throw_reading.h"

#include "games/clout/setup_values.h"

namespace games::clout
{

using base::text;
using files::json::Source;

namespace
{

// Five centimetres outside the middle of a side each, opposite ones for two (rule book, Setup).
std::array<base::Point, engine::MostSeats> evenlySpaced(const base::Rectangle &area)
{
    constexpr std::int32_t Outside = 50'000;
    const auto &[x, y] = area.most;
    return {base::Point{x / 2, -Outside},
            base::Point{x / 2, y + Outside},
            base::Point{-Outside, y / 2},
            base::Point{x + Outside, y / 2}};
}

base::Outcome readHand(const Source &source, Hand &hand)
{
    struct Figure {
        std::string_view key;
        std::int32_t *into;
    };
    for (const auto &[key, into] : {Figure{"speed_per_myriad", &hand.speedPerMyriad},
                                    Figure{"sideways_millideg", &hand.sidewaysMilliDeg},
                                    Figure{"tilt_millideg", &hand.tiltMilliDeg},
                                    Figure{"tumble_millirad", &hand.tumbleMilliRad}}) {
        const auto member = source.optionalMember(key);
        if (!member) {
            continue;
        }
        const auto number = member->asInteger();
        if (!number) {
            return tl::unexpected(number.error());
        }
        if (*number < 0 || *number > 90'000) {
            return member->problem(text("Clout", "A hand’s figure is from 0 to 90,000."));
        }
        *into = static_cast<std::int32_t>(*number);
    }
    return {};
}

base::Outcome readSurface(const Source &throwing, Surface &into)
{
    if (const auto surface = throwing.optionalMember("surface")) {
        const auto slug = surface->stringMember("slug");
        const auto friction = surface->integerMember("friction_per_mille");
        const auto restitution = surface->integerMember("restitution_per_mille");
        if (!slug || !friction || !restitution) {
            return tl::unexpected(!slug           ? slug.error()
                                      : !friction ? friction.error()
                                                  : restitution.error());
        }
        if (*friction < 1 || *friction > 2000 || *restitution < 0 || *restitution > 1000) {
            return surface->problem(text("Clout", "A surface’s figures are per mille."));
        }
        into = {*slug,
                static_cast<std::int32_t>(*friction),
                static_cast<std::int32_t>(*restitution)};
    }
    return {};
}

base::Outcome readHands(const Source &throwing, std::array<Hand, engine::MostSeats> &into)
{
    std::size_t seat = 0;
    if (const auto hands = throwing.optionalMember("hands"); hands && hands->node.array()) {
        for (const auto &hand : *hands->node.array()) {
            if (seat == engine::MostSeats) {
                break;
            }
            if (auto done = readHand(Source{hand, throwing.file}, into[seat++]); !done) {
                return done;
            }
        }
    }
    return {};
}

base::Outcome readPlaces(const Source &throwing, std::array<base::Point, engine::MostSeats> &into)
{
    std::size_t seat = 0;
    if (const auto places = throwing.optionalMember("from_mm"); places && places->node.array()) {
        for (const auto &place : *places->node.array()) {
            const auto point = pointOf(Source{place, throwing.file});
            if (!point) {
                return tl::unexpected(point.error());
            }
            if (seat < engine::MostSeats) {
                into[seat++] = *point;
            }
        }
    }
    return {};
}

} // namespace

base::Outcome readThrowing(const Source &root, Setup &setup)
{
    auto &throwing = setup.throwing;
    throwing.from = evenlySpaced(setup.area);
    const auto member = root.optionalMember("throwing");
    if (!member) {
        return {};
    }
    if (auto done = readSurface(*member, throwing.surface); !done) {
        return done;
    }
    if (auto done = readHands(*member, throwing.hands); !done) {
        return done;
    }
    return readPlaces(*member, throwing.from);
}

} // namespace games::clout
