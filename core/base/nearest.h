// Suggestions for mistyped words: the candidate with the fewest letters to change. Use nearest()
// for a short list, and Nearest where there are many candidates that are folded already.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace base
{

// How many letters must be typed differently to turn one word into the other; two neighbours that
// changed places count as one (optimal string alignment).
std::size_t editDistance(std::string_view one, std::string_view other);

// The candidate nearest to a mistyped word, compared folded, or empty where none is near enough to
// suggest: about a third of the letters may be off, never all of them. The first of equals wins.
std::string nearest(std::string_view word, const std::vector<std::string> &candidates);

// The last rows of the table of distances, kept so that many candidates cost no allocation.
struct DistanceRows {
    std::vector<std::size_t> beforeLast;
    std::vector<std::size_t> last;
    std::vector<std::size_t> current;
};

// The same search, fed one candidate at a time.
class Nearest
{
public:
    explicit Nearest(std::string_view word);
    // True where this one is near enough and nearer than all before it.
    bool offer(std::string_view folded);

private:
    std::u32string m_word;
    std::size_t m_best = 0; // only a distance below this one is of interest
    std::u32string m_candidate;
    DistanceRows m_rows;
};

} // namespace base
