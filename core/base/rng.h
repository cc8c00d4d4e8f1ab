// Random numbers that are the same on every machine: pcg64 with Boost's distributions, and a stream
// of its own for each use in each game, so that no result depends on the order or the number of
// threads.
#pragma once

#include <cstdint>
#include <pcg_random.hpp>

namespace base
{

using Rng = pcg64;

// The stream of one use (a shuffle, a policy, a throw) in one game of a batch.
Rng stream(std::uint64_t seed, std::uint64_t game, std::uint64_t use);

// A whole number from `least` to `most`, each as likely.
std::int64_t between(Rng &rng, std::int64_t least, std::int64_t most);

// A whole number, normally distributed about 0 with that standard deviation. Rounded, so that the
// last bit of a logarithm, which differs between processors, reaches no result.
std::int64_t normal(Rng &rng, std::int64_t deviation);

} // namespace base
