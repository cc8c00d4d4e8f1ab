#include "rosters/roster.h"

#include <numeric>

namespace rosters
{

int Roster::size() const
{
    return std::accumulate(lines.begin(), lines.end(), 0, [](int sum, const Line &line) {
        return sum + line.count;
    });
}

} // namespace rosters
