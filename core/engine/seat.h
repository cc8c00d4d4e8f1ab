// Who acts and what is acted on, as numbers that a state can hold: a player's place at the table,
// and the place of a physical piece in the setup.
#pragma once

#include <cstdint>

namespace engine
{

// 0 to n−1 in turn order; Nature answers for chance.
enum class Seat : std::uint8_t {};
constexpr Seat Nature{255};
constexpr std::size_t MostSeats = 4;

constexpr std::size_t placeOf(Seat seat)
{
    return static_cast<std::size_t>(seat);
}

// A physical piece in one match: its place in the Setup, never used for another.
enum class Token : std::uint16_t {};
constexpr Token NoToken{65535};

} // namespace engine
