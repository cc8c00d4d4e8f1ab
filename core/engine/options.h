// The finite list of what may be picked, in the caller's buffer: once it has grown, asking again
// allocates nothing.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace engine
{

struct Option {
    std::uint64_t code = 0;   // packed by the game; the label is made on demand
    std::uint32_t weight = 1; // of Nature's options: how likely, against the others

    bool operator==(const Option &) const = default;
};

class OptionBuffer
{
public:
    void clear() { m_options.clear(); }
    void add(std::uint64_t code, std::uint32_t weight = 1) { m_options.push_back({code, weight}); }

    std::span<const Option> all() const { return m_options; }
    std::size_t size() const { return m_options.size(); }
    bool empty() const { return m_options.empty(); }
    const Option &operator[](std::size_t place) const { return m_options[place]; }
    bool holds(std::uint64_t code) const
    {
        return std::ranges::any_of(m_options,
                                   [code](const Option &option) { return option.code == code; });
    }

private:
    std::vector<Option> m_options;
};

} // namespace engine
