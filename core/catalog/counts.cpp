#include "base/fold.h"
#include "catalog/piece.h"

#include <algorithm>

namespace catalog
{

namespace
{

constexpr std::size_t MostDigits = 3;

bool isDigits(std::string_view word)
{
    return !word.empty()
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "3", and before a word also "3x". Nothing where the word is no such number.
std::optional<int> numberIn(std::string_view word, bool allowTimes)
{
    if (allowTimes && word.size() > 1 && word.back() == 'x') {
        word.remove_suffix(1);
    }
    if (!isDigits(word) || word.size() > MostDigits) {
        return std::nullopt;
    }
    return std::stoi(std::string(word));
}

std::vector<std::string_view> wordsOf(std::string_view part)
{
    std::vector<std::string_view> words;
    for (const auto word : base::split(part, ' ')) {
        if (!word.empty()) {
            words.push_back(word);
        }
    }
    return words;
}

// The words from `at` up to the next number, with blanks between; moves `at` there.
std::string
takeName(const std::vector<std::string_view> &words, std::size_t &at, bool numbersHaveTimes)
{
    std::string name;
    for (; at < words.size() && !numberIn(words[at], numbersHaveTimes); ++at) {
        name += (name.empty() ? "" : " ") + std::string(words[at]);
    }
    return name;
}

// One part between separators: either each word before its number, or each number before its word.
bool readPart(const std::vector<std::string_view> &words, Counts &counts)
{
    const bool numberFirst = !words.empty() && numberIn(words.front(), true).has_value();
    std::size_t at = 0;
    while (at < words.size()) {
        std::optional<int> count;
        if (numberFirst) {
            count = numberIn(words[at++], true);
            at += at < words.size() && (words[at] == "x" || words[at] == "×") ? 1 : 0;
        }
        std::string name = takeName(words, at, numberFirst);
        if (!numberFirst && at < words.size()) {
            count = numberIn(words[at++], false);
        }
        if (name.empty() || !count) {
            return false;
        }
        counts.emplace_back(std::move(name), *count);
    }
    return true;
}

} // namespace

std::optional<Counts> parseCounts(std::string_view text)
{
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), ',', ';');
    std::replace(plain.begin(), plain.end(), '\t', ' ');
    Counts counts;
    for (const auto part : base::split(plain, ';')) {
        const auto words = wordsOf(part);
        const bool hasLongNumber = std::any_of(words.begin(), words.end(), [](const auto &word) {
            return isDigits(word) && word.size() > MostDigits;
        });
        if (hasLongNumber || !readPart(words, counts)) {
            return std::nullopt;
        }
    }
    return counts.empty() ? std::nullopt : std::optional(std::move(counts));
}

} // namespace catalog
