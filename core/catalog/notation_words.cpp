#include "catalog/notation_words.h"

#include <algorithm>

namespace catalog
{

bool isBlank(char letter)
{
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

bool isNumber(std::string_view word)
{
    const bool isSigned = !word.empty() && (word.front() == '+' || word.front() == '-');
    const auto digits = word.substr(isSigned ? 1 : 0);
    return !digits.empty()
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isValue(std::string_view word)
{
    return word == "?" || word == "x" || isNumber(word);
}

std::string_view lastWord(std::string_view words)
{
    while (!words.empty() && isBlank(words.back())) {
        words.remove_suffix(1);
    }
    auto begin = words.size();
    while (begin > 0 && !isBlank(words[begin - 1])) {
        --begin;
    }
    return words.substr(begin);
}

} // namespace catalog
