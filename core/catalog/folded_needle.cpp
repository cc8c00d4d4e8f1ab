#include "catalog/folded_needle.h"

#include "base/fold.h"

#include <algorithm>
#include <cstring>

namespace catalog
{

namespace
{

using LetterTable = std::array<unsigned char, 256>;

// What base::fold() makes of each ASCII letter.
constexpr LetterTable plainFolding()
{
    LetterTable table{};
    for (std::size_t code = 0; code < table.size(); ++code) {
        table[code] = static_cast<unsigned char>(code);
    }
    for (unsigned char letter = 'A'; letter <= 'Z'; ++letter) {
        table[letter] = static_cast<unsigned char>(letter - 'A' + 'a');
    }
    table['\t'] = table['\r'] = table['\n'] = ' ';
    table['`'] = '\'';
    return table;
}

constexpr LetterTable Folding = plainFolding();

constexpr unsigned char folded(char letter)
{
    return Folding[static_cast<unsigned char>(letter)];
}

bool sameLetters(std::string_view text, std::string_view words)
{
    for (std::size_t i = text.size(); i-- > 0;) {
        if (folded(text[i]) != static_cast<unsigned char>(words[i])) {
            return false;
        }
    }
    return true;
}

} // namespace

bool isPlainAscii(std::string_view text)
{
    constexpr std::uint64_t HighBits = 0x8080808080808080ULL;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= text.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t block = 0;
        std::memcpy(&block, text.data() + at, sizeof(block));
        if ((block & HighBits) != 0) {
            return false;
        }
    }
    return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), [](char letter) {
        return static_cast<unsigned char>(letter) < 0x80U;
    });
}

FoldedNeedle::FoldedNeedle(std::string folded)
    : m_folded(std::move(folded))
{
    const std::size_t whole = std::min<std::size_t>(m_folded.size(), 255);
    m_leap.fill(static_cast<std::uint8_t>(std::max<std::size_t>(whole, 1)));
    for (std::size_t i = m_folded.size() - whole; i + 1 < m_folded.size(); ++i) {
        m_leap[static_cast<unsigned char>(m_folded[i])] =
            static_cast<std::uint8_t>(m_folded.size() - 1 - i);
    }
}

bool FoldedNeedle::isWithin(std::string_view text) const
{
    return isPlainAscii(text) ? isWithinPlain(text)
                              : base::fold(text).find(m_folded) != std::string::npos;
}

bool FoldedNeedle::equals(std::string_view text) const
{
    return isPlainAscii(text) ? equalsPlain(text) : base::fold(text) == m_folded;
}

bool FoldedNeedle::isWithinPlain(std::string_view text) const
{
    if (m_folded.empty()) {
        return true;
    }
    const std::size_t length = m_folded.size();
    for (std::size_t end = length; end <= text.size();) {
        const unsigned char last = folded(text[end - 1]);
        if (last == static_cast<unsigned char>(m_folded.back())
            && sameLetters(text.substr(end - length, length), m_folded)) {
            return true;
        }
        end += m_leap[last];
    }
    return false;
}

bool FoldedNeedle::equalsPlain(std::string_view text) const
{
    return text.size() == m_folded.size() && sameLetters(text, m_folded);
}

} // namespace catalog
