// Looking for folded words in text that is not folded, and folding the letters of Europe quickly
// into one buffer that is used again and again. base::fold() says what folding means; this gives
// the same answers for canonical text, which has no doubled blanks, without allocating each time.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace catalog
{

class FoldedNeedle
{
public:
    explicit FoldedNeedle(std::string folded);

    bool isWithin(std::string_view text) const;
    // The same of a text that is plain ASCII.
    bool isWithinPlain(std::string_view text) const;
    bool equals(std::string_view text) const;

private:
    bool equalsPlain(std::string_view text) const;

    std::string m_folded;
    // How far the search may go on after a letter (Horspool); long words simply go less far.
    std::array<std::uint8_t, 256> m_leap{};
};

bool isPlainAscii(std::string_view text);

// The text folded, in a buffer that the next call in this thread uses again.
const std::string &quicklyFolded(std::string_view text);

} // namespace catalog
