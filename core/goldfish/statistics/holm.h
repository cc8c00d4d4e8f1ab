// Holm's correction: who asks many questions finds something by chance alone. Each probability is
// made as much larger as the number of questions asks, so that the chance of one false finding
// among all of them stays what it was for one.
#pragma once

#include <vector>

namespace goldfish
{

// In the order of what is given.
std::vector<double> holm(const std::vector<double> &probabilities);

} // namespace goldfish
