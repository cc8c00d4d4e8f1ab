// Distinct number types for distinct things, so that the index of a piece is never taken for the
// index of a line. Use Id<Tag> wherever a plain integer would name something.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace base
{

template<typename Tag>
struct Id {
    std::uint32_t value = 0;

    constexpr auto operator<=>(const Id &) const = default;
};

} // namespace base

template<typename Tag>
struct std::hash<base::Id<Tag>> {
    std::size_t operator()(base::Id<Tag> id) const noexcept
    {
        return std::hash<std::uint32_t>{}(id.value);
    }
};
