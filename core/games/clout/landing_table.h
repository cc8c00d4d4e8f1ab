// Where chips came to rest after they had touched the table, measured once in three dimensions by
// the tool muster-calibrate and shipped as text, a file for each surface. The slide model picks its
// throws among these rows instead of computing bounces. Directions are those of the throw: ahead,
// and to the side of it; what leans or lies to the right is mirrored to the left.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace games::clout
{

// The straight way from touching down to rest in so many equal parts.
constexpr int WayParts = 16;
// Bit n: in part n the chip was so low that it touches whatever lies there.
using LowParts = std::int32_t;

struct LandingTable {
    static constexpr std::int64_t Version = 1;

    // On the bare table.
    struct Free {
        std::int32_t speed = 0;     // over the table as it touches down, cm/s
        std::int32_t fall = 0;      // downwards, cm/s
        std::int32_t leanAhead = 0; // of the chip's axis, hundredths of its length
        std::int32_t leanAside = 0; // never negative
        std::int32_t ahead = 0;     // from touching down to rest, tenths of a millimetre
        std::int32_t aside = 0;
        LowParts low = 0;
    };
    // On top of a chip that lies.
    struct OnChip {
        std::int32_t speed = 0;
        std::int32_t fall = 0;
        std::int32_t chipAhead = 0; // where it lies, from the place of touching down, tenths of mm
        std::int32_t chipAside = 0; // never negative
        std::int32_t ahead = 0;
        std::int32_t aside = 0;
        std::int32_t pushedAhead = 0; // the chip that lay, tenths of a millimetre
        std::int32_t pushedAside = 0;
        LowParts low = 0;
    };
    // Against or over a chip on the way.
    struct Touch {
        std::int32_t left = 0;   // of the way when they met, tenths of a millimetre
        std::int32_t aside = 0;  // how far from the way the other's centre lay
        std::int32_t speed = 0;  // with which the thrown chip had touched down, cm/s
        std::int32_t onward = 0; // that the thrown chip then went
        std::int32_t pushed = 0; // that the other went, were it alone
    };

    std::string surface; // its slug
    std::int64_t frictionPerMille = 0;
    std::int64_t restitutionPerMille = 0;
    std::int64_t bouncePerMille = 0; // of a chip that slides against a chip
    std::int64_t radius = 0;         // of every chip, µm
    std::vector<std::string> notes;  // what made it; for people
    std::vector<Free> free;          // by speed
    std::vector<OnChip> onChip;      // by speed
    std::vector<Touch> touch;        // by left

    // Of all that a throw depends on: equal digests give equal throws.
    std::uint64_t digest() const;
};

base::Result<LandingTable> readLandingTable(const std::filesystem::path &path);
// `file` is named in the Problem.
base::Result<LandingTable> parseLandingTable(std::string_view words, const std::string &file);
std::string printLandingTable(const LandingTable &table);

} // namespace games::clout
