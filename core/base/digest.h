// A 64-bit digest of text, equal on every machine and in every release (FNV-1a with a final mix).
// Used for fingerprints and for telling whether two things are the same; not for secrets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace base
{

class Digest
{
public:
    // Parts are kept apart: ("ab", "c") and ("a", "bc") differ.
    void add(std::string_view part);
    void add(std::int64_t number);
    std::uint64_t value() const;

private:
    std::uint64_t m_state = 0xcbf29ce484222325ULL;
};

// "K7QX-2M4D": the first 40 bits in digits and letters without I, L, O and U.
std::string shortForm(std::uint64_t digest);

} // namespace base
