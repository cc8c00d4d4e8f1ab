#include "base/rng.h"

#include <boost/random/normal_distribution.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <cmath>

namespace base
{

namespace
{

// The mixing step of SplitMix64: neighbouring numbers give numbers that have nothing in common.
std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15ULL;
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebULL;
    return number ^ (number >> 31U);
}

} // namespace

Rng stream(std::uint64_t seed, std::uint64_t game, std::uint64_t use)
{
    const std::uint64_t key = mixed(mixed(mixed(seed) ^ game) ^ use);
    return {key, mixed(key)};
}

std::int64_t between(Rng &rng, std::int64_t least, std::int64_t most)
{
    return boost::random::uniform_int_distribution<std::int64_t>(least, most)(rng);
}

std::int64_t normal(Rng &rng, std::int64_t deviation)
{
    const double drawn = boost::random::normal_distribution<double>()(rng);
    return std::llround(drawn * static_cast<double>(deviation));
}

} // namespace base
