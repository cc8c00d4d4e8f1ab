#include "goldfish/statistics/holm.h"

#include <algorithm>
#include <numeric>

namespace goldfish
{

std::vector<double> holm(const std::vector<double> &probabilities)
{
    std::vector<std::size_t> order(probabilities.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return probabilities[one] < probabilities[other];
    });
    std::vector<double> result(probabilities.size());
    double least = 0;
    auto left = static_cast<double>(order.size());
    for (const std::size_t place : order) {
        least = std::max(least, std::min(1.0, left * probabilities[place]));
        result[place] = least;
        --left;
    }
    return result;
}

} // namespace goldfish
