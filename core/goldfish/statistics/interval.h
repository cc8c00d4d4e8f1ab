// Between which two numbers something lies, with the certainty that whoever made it says.
#pragma once

#include <limits>

namespace goldfish
{

struct Interval {
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();

    bool holds(double number) const { return low <= number && number <= high; }
    double halfWidth() const { return (high - low) / 2; }
    bool operator==(const Interval &) const = default;
};

} // namespace goldfish
