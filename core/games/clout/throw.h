// The one way in which a thrown chip comes to rest. Three models answer it: a calibrated slide in
// closed form for batches and policies, three dimensions for play on the screen, and a script for a
// person who types where the real chip lies. What they say becomes Nature's answer in whole
// micrometres; nothing of the physics is ever logged. They draw from the stream they are given, so
// the same stream gives the same throw.
#pragma once

#include "base/plane.h"
#include "base/rng.h"
#include "engine/answer.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace games::clout
{

// How exactly somebody throws, as standard deviations (rulings §4.4).
struct Hand {
    std::int32_t speedPerMyriad = 300;    // of the speed, in hundredths of a percent
    std::int32_t sidewaysMilliDeg = 1200; // to the left or the right
    std::int32_t tiltMilliDeg = 10000;    // of the chip against the level, as it leaves the hand
    std::int32_t tumbleMilliRad = 800;    // per second, about an axis in the chip's plane

    bool operator==(const Hand &) const = default;
};

// What the table is made of; the slug names a row of data/clout/surfaces.json and its landing
// table.
struct Surface {
    std::string slug = "wood";
    std::int32_t frictionPerMille = 300;
    std::int32_t restitutionPerMille = 400;

    bool operator==(const Surface &) const = default;
};

struct LyingChip {
    engine::Token token = engine::NoToken;
    base::Point at; // of its centre, µm
};

struct ThrowScene {
    base::Rectangle area;             // the playing area; its corner is the origin
    std::int32_t radius = 19700;      // of every chip, µm
    std::span<const LyingChip> lying; // at most engine::Rest::Most - 1
};

struct Throw {
    engine::Token token = engine::NoToken;
    base::Point from;                // under the hand, outside the area
    base::Point aim;                 // where it should touch down
    std::int32_t handHeightMm = 400; // over the table: at least 350 (rulebook, Step 1)
    std::int32_t apexMm = 100;       // how far the arc rises above the hand, more than nothing
    Hand hand;
};

// The flight for the eye, sixty poses a second: of the thrown chip and of each that it moved.
struct Track {
    struct Pose {
        std::array<float, 3> at{};             // mm; the third is the height of the centre
        std::array<float, 4> turn{0, 0, 0, 1}; // a unit quaternion
    };
    struct Path {
        engine::Token token = engine::NoToken;
        std::vector<Pose> poses;
    };
    static constexpr int PosesPerSecond = 60;

    std::vector<Path> paths; // the thrown chip first
};

class ThrowModel
{
public:
    ThrowModel() = default;
    ThrowModel(const ThrowModel &) = delete;
    ThrowModel &operator=(const ThrowModel &) = delete;
    ThrowModel(ThrowModel &&) = delete;
    ThrowModel &operator=(ThrowModel &&) = delete;
    virtual ~ThrowModel() = default;

    virtual std::string name() const = 0;
    // Where the thrown chip and every chip that it moved by a micrometre or more lie in the end,
    // the thrown one first, wherever that is: the rules say what is out and set back what was
    // knocked off. A chip that leans or stands on its edge is laid flat at its place (ruling G3).
    // `track` may be null.
    virtual engine::Rest
    rest(const ThrowScene &scene, const Throw &what, base::Rng &rng, Track *track) const = 0;
};

} // namespace games::clout
