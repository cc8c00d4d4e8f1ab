#include "base/fold.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <utf8proc.h>

namespace base
{

namespace
{

struct Free {
    void operator()(utf8proc_uint8_t *bytes) const { std::free(bytes); }
};

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

std::string fromLatin1(std::string_view bytes)
{
    std::string result;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x80U) {
            result += byte;
        } else {
            result += static_cast<char>(0xC0U | (code >> 6U));
            result += static_cast<char>(0x80U | (code & 0x3FU));
        }
    }
    return result;
}

// Letters that decomposition leaves as they are but that players type plainly.
utf8proc_int32_t plainLetter(utf8proc_int32_t letter, void * /*data*/)
{
    switch (letter) {
    case 0x2018: // ‘ ’ ‚ ‛ ′ ` ´
    case 0x2019:
    case 0x201A:
    case 0x201B:
    case 0x2032:
    case 0x0060:
    case 0x00B4:
        return '\'';
    case 0x201C: // “ ” „ « »
    case 0x201D:
    case 0x201E:
    case 0x00AB:
    case 0x00BB:
        return '"';
    case 0x2010: // the dashes
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
        return '-';
    case 0x00A0:
    case 0x2009:
    case 0x202F:
        return ' ';
    default:
        return letter;
    }
}

std::string collapseBlanks(std::string_view words)
{
    std::string result;
    for (const char letter : trimmed(words)) {
        if (!isBlank(letter)) {
            result += letter;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    return result;
}

bool isPlainAscii(std::string_view words)
{
    return std::all_of(words.begin(), words.end(), [](char letter) {
        return static_cast<unsigned char>(letter) < 0x80U && letter != '`';
    });
}

} // namespace

std::string fold(std::string_view words)
{
    if (isPlainAscii(words)) {
        std::string result = collapseBlanks(words);
        std::transform(result.begin(), result.end(), result.begin(), [](char letter) {
            return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        });
        return result;
    }
    const auto options =
        static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD
                                       | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
    utf8proc_uint8_t *mapped = nullptr;
    const auto *bytes = reinterpret_cast<const utf8proc_uint8_t *>(words.data());
    const auto length = utf8proc_map_custom(bytes,
                                            static_cast<utf8proc_ssize_t>(words.size()),
                                            &mapped,
                                            options,
                                            plainLetter,
                                            nullptr);
    if (length < 0) {
        return fold(fromLatin1(words));
    }
    const std::unique_ptr<utf8proc_uint8_t, Free> owner(mapped);
    return collapseBlanks(
        {reinterpret_cast<const char *>(mapped), static_cast<std::size_t>(length)});
}

std::string_view trimmed(std::string_view words)
{
    while (!words.empty() && isBlank(words.front())) {
        words.remove_prefix(1);
    }
    while (!words.empty() && isBlank(words.back())) {
        words.remove_suffix(1);
    }
    return words;
}

std::vector<std::string_view> split(std::string_view words, char separator)
{
    std::vector<std::string_view> result;
    for (;;) {
        const auto at = words.find(separator);
        result.push_back(words.substr(0, at));
        if (at == std::string_view::npos) {
            return result;
        }
        words.remove_prefix(at + 1);
    }
}

std::size_t editDistance(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t change = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, change});
        }
    }
    return row.back();
}

std::string nearest(std::string_view word, const std::vector<std::string> &candidates)
{
    // A suggestion is worth making where at most a third of the letters are off.
    std::size_t best = word.size() / 3 + 1;
    std::string result;
    for (const auto &candidate : candidates) {
        const std::size_t distance = editDistance(fold(word), fold(candidate));
        if (distance < best || (distance == best && result.empty())) {
            best = distance;
            result = candidate;
        }
    }
    return result;
}

} // namespace base
