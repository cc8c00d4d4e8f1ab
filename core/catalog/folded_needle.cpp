#include "catalog/folded_needle.h"

#include "base/fold.h"

#include <algorithm>
#include <cstring>
#include <memory>

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

// The folded forms of all letters below U+0800 (Latin, Greek, Cyrillic and their accents) and of
// the punctuation from U+2000, each as base::fold() has it between two other letters.
class LetterForms
{
public:
    LetterForms()
    {
        for (char32_t letter = 0x80; letter < LatinEnd; ++letter) {
            m_latin[letter] = formOf({static_cast<char>(0xC0U | (letter >> 6U)),
                                      static_cast<char>(0x80U | (letter & 0x3FU))});
        }
        for (char32_t letter = 0; letter < PunctuationCount; ++letter) {
            m_punctuation[letter] = formOf({'\xE2',
                                            static_cast<char>(0x80U | (letter >> 6U)),
                                            static_cast<char>(0x80U | (letter & 0x3FU))});
        }
    }

    // Appends the form of the letter at the beginning of `rest` and gives its length in bytes; 0
    // where the letter is not among those known.
    std::size_t append(std::string_view rest, std::string &folded) const
    {
        const auto byte = [&](std::size_t at) {
            return at < rest.size() ? static_cast<unsigned char>(rest[at]) : 0U;
        };
        const auto continues = [&](std::size_t at) { return (byte(at) & 0xC0U) == 0x80U; };
        if (byte(0) >= 0xC2U && byte(0) < 0xE0U && continues(1)) {
            folded += m_latin[((byte(0) & 0x1FU) << 6U) | (byte(1) & 0x3FU)];
            return 2;
        }
        if (byte(0) == 0xE2U && (byte(1) == 0x80U || byte(1) == 0x81U) && continues(2)) {
            folded += m_punctuation[((byte(1) & 1U) << 6U) | (byte(2) & 0x3FU)];
            return 3;
        }
        return 0;
    }

private:
    static constexpr std::size_t LatinEnd = 0x800;
    static constexpr std::size_t PunctuationCount = 0x80;

    static std::string formOf(const std::string &letter)
    {
        const std::string between = base::fold('a' + letter + 'a');
        return between.size() < 2 ? std::string{} : between.substr(1, between.size() - 2);
    }

    std::array<std::string, LatinEnd> m_latin;
    std::array<std::string, PunctuationCount> m_punctuation;
};

} // namespace

const std::string &quicklyFolded(std::string_view text)
{
    static const auto forms = std::make_unique<const LetterForms>();
    thread_local std::string result;
    result.clear();
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80U) {
            result += static_cast<char>(folded(text[at++]));
            continue;
        }
        const std::size_t length = forms->append(text.substr(at), result);
        if (length == 0) {
            result = base::fold(text);
            return result;
        }
        at += length;
    }
    return result;
}

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
                              : quicklyFolded(text).find(m_folded) != std::string::npos;
}

bool FoldedNeedle::equals(std::string_view text) const
{
    return equalsPlain(text) || (!isPlainAscii(text) && quicklyFolded(text) == m_folded);
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
