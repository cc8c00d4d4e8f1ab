#include "base/fold.h"

#include "base/utf8.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace base
{

namespace
{

constexpr std::string_view NoBreakBlank = "\xC2\xA0";

struct Free {
    void operator()(utf8proc_uint8_t *bytes) const { std::free(bytes); }
};

bool isBlank(char letter)
{
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
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
    case 0x2033:
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
    case 0x0085: // the other blanks and line ends; decomposition makes the rest of them plain
    case 0x2028:
    case 0x2029:
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

std::string foldAscii(std::string_view words)
{
    std::string result = collapseBlanks(words);
    std::transform(result.begin(), result.end(), result.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return result;
}

std::string mapped(std::string_view words)
{
    constexpr auto Options =
        static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD
                                       | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
    utf8proc_uint8_t *letters = nullptr;
    const auto length =
        utf8proc_map_custom(reinterpret_cast<const utf8proc_uint8_t *>(words.data()),
                            static_cast<utf8proc_ssize_t>(words.size()),
                            &letters,
                            Options,
                            plainLetter,
                            nullptr);
    if (length == UTF8PROC_ERROR_INVALIDUTF8) {
        return mapped(toUtf8(std::string(words)));
    }
    const std::unique_ptr<utf8proc_uint8_t, Free> owner(letters);
    return length < 0 ? std::string(words)
                      : collapseBlanks({reinterpret_cast<const char *>(letters),
                                        static_cast<std::size_t>(length)});
}

} // namespace

std::string fold(std::string_view words)
{
    if (isPlainAscii(words)) {
        return foldAscii(words);
    }
    std::string once = mapped(words);
    // What a letter is decomposed into may itself be one that players type plainly: U+FE58, a small
    // dash, becomes U+2014. Folding is to be the same however often it is done.
    for (int round = 0; round < 2 && !isPlainAscii(once); ++round) {
        std::string again = mapped(once);
        if (again == once) {
            break;
        }
        once = std::move(again);
    }
    return isPlainAscii(once) ? foldAscii(once) : once;
}

std::string_view trimmed(std::string_view words)
{
    for (;;) {
        if (!words.empty() && isBlank(words.front())) {
            words.remove_prefix(1);
        } else if (words.substr(0, NoBreakBlank.size()) == NoBreakBlank) {
            words.remove_prefix(NoBreakBlank.size());
        } else {
            break;
        }
    }
    for (;;) {
        if (!words.empty() && isBlank(words.back())) {
            words.remove_suffix(1);
        } else if (words.size() >= 2 && words.substr(words.size() - 2) == NoBreakBlank) {
            words.remove_suffix(NoBreakBlank.size());
        } else {
            break;
        }
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

} // namespace base
