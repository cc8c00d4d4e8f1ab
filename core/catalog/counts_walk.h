// Steps through the words and numbers of a counts value, `red 1 blue 2`, as Value::text holds it,
// without making a list of them. Use parseCounts() where a list is wanted or a person wrote it.
#pragma once

#include "base/fold.h"

#include <algorithm>
#include <charconv>
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
        const auto number = m_rest.find_first_of("0123456789");
        if (number == std::string_view::npos) {
            return false;
        }
        m_word = base::trimmed(m_rest.substr(0, number));
        const char *end = m_rest.data() + m_rest.size();
        const auto read = std::from_chars(m_rest.data() + number, end, m_count);
        m_rest.remove_prefix(static_cast<std::size_t>(read.ptr - m_rest.data()));
        return read.ec == std::errc{};
    }
    std::string_view word() const { return m_word; }
    int count() const { return m_count; }

private:
    std::string_view m_rest;
    std::string_view m_word;
    int m_count = 0;
};

// All the numbers together.
inline int total(std::string_view counts)
{
    int sum = 0;
    for (CountsWalk walk(counts); walk.next();) {
        sum += std::min(walk.count(), 1'000'000);
    }
    return sum;
}

} // namespace catalog
