#include "base/nearest.h"

#include "base/fold.h"

#include <algorithm>
#include <numeric>

namespace base
{

namespace
{

// How many bytes the letter at the front has, by its first byte. A byte that is no such beginning
// counts as a letter of its own.
std::size_t lengthOfLetter(unsigned char first)
{
    if (first >= 0xF0U && first <= 0xF4U) {
        return 4;
    }
    if (first >= 0xE0U && first < 0xF0U) {
        return 3;
    }
    return first >= 0xC2U && first < 0xE0U ? 2 : 1;
}

bool continues(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Into a list that is kept, so that a hundred thousand candidates cost no allocation.
void takeLetters(std::string_view words, std::u32string &letters)
{
    letters.clear();
    for (std::size_t at = 0; at < words.size();) {
        const auto first = static_cast<unsigned char>(words[at]);
        const std::size_t length = lengthOfLetter(first);
        const auto rest = words.substr(at, length).substr(1);
        if (length == 1 || rest.size() + 1 < length
            || !std::all_of(rest.begin(), rest.end(), continues)) {
            letters += static_cast<char32_t>(first);
            ++at;
            continue;
        }
        // Only told apart, never shown: the bytes side by side do as well as the code point.
        char32_t letter = first;
        for (const char byte : rest) {
            letter = (letter << 8U) | static_cast<unsigned char>(byte);
        }
        letters += letter;
        at += length;
    }
}

// The table of optimal string alignment, a row at a time; gives up once no way can stay below the
// limit. A swap reaches two rows back, so two rows have to be beyond it.
std::size_t distance(const std::u32string &one,
                     const std::u32string &other,
                     std::size_t limit,
                     DistanceRows &rows)
{
    auto &[beforeLast, last, current] = rows;
    last.resize(other.size() + 1);
    beforeLast.resize(other.size() + 1);
    current.resize(other.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    std::size_t leastOfLast = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        current[0] = i + 1;
        std::size_t least = current[0];
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t change = last[j] + (one[i] == other[j] ? 0 : 1);
            current[j + 1] = std::min({current[j] + 1, last[j + 1] + 1, change});
            if (i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j]) {
                current[j + 1] = std::min(current[j + 1], beforeLast[j - 1] + 1);
            }
            least = std::min(least, current[j + 1]);
        }
        if (least >= limit && leastOfLast >= limit) {
            return limit;
        }
        leastOfLast = least;
        beforeLast.swap(last);
        last.swap(current);
    }
    return std::min(last.back(), limit);
}

// How many letters of a word may be off. Of a short one every letter counts: with two of five
// changed, "legal" would be "loyal", and with one of two, "in" would be "is".
std::size_t lettersThatMayBeOff(std::size_t length)
{
    return length / 3;
}

// Nobody mistypes a name of that length into another; a longer one is no typing error.
constexpr std::size_t LongestWord = 200;

} // namespace

Nearest::Nearest(std::string_view word)
{
    takeLetters(fold(word), m_word);
    const bool canBeMeant = !m_word.empty() && m_word.size() <= LongestWord;
    m_best = canBeMeant ? lettersThatMayBeOff(m_word.size()) + 1 : 0;
}

bool Nearest::offer(std::string_view folded)
{
    // A letter has four bytes at most: this refuses most candidates without looking at them.
    if (folded.size() + m_best <= m_word.size() || folded.size() >= 4 * (m_word.size() + m_best)) {
        return false;
    }
    takeLetters(folded, m_candidate);
    const auto longer = std::max(m_candidate.size(), m_word.size());
    const auto shorter = std::min(m_candidate.size(), m_word.size());
    if (longer - shorter >= m_best) {
        return false;
    }
    const std::size_t found = distance(m_word, m_candidate, m_best, m_rows);
    if (found >= m_best) {
        return false;
    }
    m_best = found;
    return true;
}

std::string nearest(std::string_view word, const std::vector<std::string> &candidates)
{
    Nearest search(word);
    std::string result;
    for (const auto &candidate : candidates) {
        if (search.offer(fold(candidate))) {
            result = candidate;
        }
    }
    return result;
}

std::size_t editDistance(std::string_view one, std::string_view other)
{
    std::u32string oneLetters;
    std::u32string otherLetters;
    takeLetters(one, oneLetters);
    takeLetters(other, otherLetters);
    DistanceRows rows;
    const std::size_t most = std::max(oneLetters.size(), otherLetters.size());
    return distance(oneLetters, otherLetters, most + 1, rows);
}

} // namespace base
