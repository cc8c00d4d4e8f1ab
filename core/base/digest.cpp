#include "base/digest.h"

#include <array>
#include <charconv>
#include <limits>

namespace base
{

namespace
{

std::uint64_t mixed(std::uint64_t state)
{
    state ^= state >> 33U;
    state *= 0xff51afd7ed558ccdULL;
    state ^= state >> 33U;
    state *= 0xc4ceb9fe1a85ec53ULL;
    state ^= state >> 33U;
    return state;
}

} // namespace

void Digest::add(std::string_view part)
{
    constexpr std::uint64_t Prime = 0x100000001b3ULL;
    for (const char byte : part) {
        m_state = (m_state ^ static_cast<unsigned char>(byte)) * Prime;
    }
    // 0xff never occurs in UTF-8, so it parts what was added from what comes.
    m_state = (m_state ^ 0xffU) * Prime;
}

void Digest::add(std::int64_t number)
{
    // Its digits, without taking memory for them: a digest is part of every playout.
    std::array<char, std::numeric_limits<std::int64_t>::digits10 + 2> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    add(std::string_view(digits.data(), static_cast<std::size_t>(written.ptr - digits.data())));
}

std::uint64_t Digest::value() const
{
    return mixed(m_state);
}

std::string shortForm(std::uint64_t digest)
{
    static constexpr std::string_view Alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string result;
    for (int place = 0; place < 8; ++place) {
        if (place == 4) {
            result += '-';
        }
        result += Alphabet[(digest >> (59U - 5U * static_cast<unsigned>(place))) & 31U];
    }
    return result;
}

} // namespace base
