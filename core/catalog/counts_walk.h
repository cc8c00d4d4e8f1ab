// Steps through the words and numbers of a counts value, `red 1 blue 2`, as Value::text holds it,
// without making a list of them. Use parseCounts() where a list is wanted or a person wrote it.
#pragma once

#include "base/fold.h"

#include <algorithm>
#include <string_view>

namespace catalog
{

class CountsWalk
{
public:
    explicit CountsWalk(std::string_view text)
        : m_rest(text)
    {
    }
    bool next()
    {
        std::size_t at = 0;
        while (at < m_rest.size() && !isDigit(m_rest[at])) {
            ++at;
        }
        m_word = base::trimmed(m_rest.substr(0, at));
        const std::size_t digits = at;
        for (m_count = 0; at < m_rest.size() && isDigit(m_rest[at]); ++at) {
            m_count = std::min(m_count * 10 + (m_rest[at] - '0'), LargestCount);
        }
        m_rest.remove_prefix(at);
        return at > digits;
    }
    std::string_view word() const { return m_word; }
    int count() const { return m_count; }

private:
    static constexpr int LargestCount = 1'000'000;

    static constexpr bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

    std::string_view m_rest;
    std::string_view m_word;
    int m_count = 0;
};

// All the numbers together.
inline int total(std::string_view counts)
{
    int sum = 0;
    for (CountsWalk walk(counts); walk.next();) {
        sum += walk.count();
    }
    return sum;
}

} // namespace catalog
