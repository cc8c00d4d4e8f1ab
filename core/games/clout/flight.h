// The flight of a thrown chip from the hand to the table, which mechanics know exactly: a parabola,
// and a disc that turns freely. The models differ only in what comes after it. Bits are the same on
// every machine.
#pragma once

#include "games/clout/release.h"
#include "games/clout/vector.h"

namespace games::clout
{

constexpr double Gravity = 9810;      // mm/s²
constexpr double ChipThickness = 3.3; // mm, of a Nevada poker chip (rulings §4.1)
constexpr double FlatHeight = ChipThickness / 2;

struct Flight {
    Vector3 from;          // mm
    Vector3 velocity;      // mm/s, as it leaves the hand
    double seconds = 0;    // until the centre is as high as that of a chip that lies flat
    Vector2 touch;         // mm, there
    Vector2 forward;       // of length 1, over the table
    double levelSpeed = 0; // mm/s
    double fallSpeed = 0;  // mm/s, at the end
    // The axis of the chip, of length 1, as it leaves the hand, goes round `precession` with that
    // many radians per second, while the chip turns about its axis with `ownSpin`.
    Vector3 axis;
    Vector3 precession;
    double ownSpin = 0;

    Vector3 placeAt(double time) const;    // mm
    Vector3 velocityAt(double time) const; // mm/s
    Vector3 axisAt(double time) const;
};

Flight flightOf(const Throw &what, const Release &release, double radiusMm);

// Whole micrometres.
base::Point rounded(Vector2 placeMm);
Vector2 inMillimetres(base::Point place);

} // namespace games::clout
