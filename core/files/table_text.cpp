#include "files/table_text.h"

#include "base/utf8.h"

#include <algorithm>

namespace files
{

using base::text;

namespace
{

constexpr std::size_t LargestTable = 64U * 1024U * 1024U;

constexpr std::string_view Utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view Utf16LittleMark = "\xFF\xFE";
constexpr std::string_view Utf16BigMark = "\xFE\xFF";

void appendUtf8(std::string &result, char32_t letter)
{
    const auto tail = [&](unsigned shift) {
        result += static_cast<char>(0x80U | ((letter >> shift) & 0x3FU));
    };
    if (letter < 0x80U) {
        result += static_cast<char>(letter);
    } else if (letter < 0x800U) {
        result += static_cast<char>(0xC0U | (letter >> 6U));
        tail(0);
    } else if (letter < 0x10000U) {
        result += static_cast<char>(0xE0U | (letter >> 12U));
        tail(6);
        tail(0);
    } else {
        result += static_cast<char>(0xF0U | (letter >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

bool isSurrogate(char32_t unit)
{
    return unit >= 0xD800U && unit < 0xE000U;
}

bool isPair(char32_t high, char32_t low)
{
    return high >= 0xD800U && high < 0xDC00U && low >= 0xDC00U && low < 0xE000U;
}

// What a spreadsheet saves as "Unicode text". A half of a pair that stands alone becomes the sign
// for a letter that is lost; so does a single byte at the end.
std::string fromUtf16(std::string_view bytes, bool isBigEndian)
{
    constexpr char32_t Lost = 0xFFFD;
    const auto unitAt = [&](std::size_t at) -> char32_t {
        if (at + 1 >= bytes.size()) {
            return at < bytes.size() ? Lost : 0;
        }
        const char32_t one = static_cast<unsigned char>(bytes[at]);
        const char32_t other = static_cast<unsigned char>(bytes[at + 1]);
        return isBigEndian ? one << 8U | other : other << 8U | one;
    };
    std::string result;
    result.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        const char32_t unit = unitAt(at);
        const char32_t next = unitAt(at + 2);
        if (isPair(unit, next)) {
            appendUtf8(result, 0x10000U + ((unit - 0xD800U) << 10U) + (next - 0xDC00U));
            at += 2;
        } else {
            appendUtf8(result, isSurrogate(unit) ? Lost : unit);
        }
    }
    return result;
}

std::string decoded(std::string_view bytes)
{
    const auto begins = [&](std::string_view mark) { return bytes.substr(0, mark.size()) == mark; };
    if (begins(Utf16LittleMark) || begins(Utf16BigMark)) {
        return fromUtf16(bytes.substr(2), begins(Utf16BigMark));
    }
    return base::toUtf8(std::string(begins(Utf8Mark) ? bytes.substr(Utf8Mark.size()) : bytes));
}

// Control codes but tab and line ends: a picture or a program holds them, a table never.
bool belongsToNoText(char byte)
{
    return static_cast<unsigned char>(byte) < 0x20U && byte != '\t' && byte != '\n' && byte != '\r';
}

// \n, \r\n and \r end a line, as the readers have it.
int linesBefore(std::string_view text)
{
    int lines = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isPairEnd = text[at] == '\n' && at > 0 && text[at - 1] == '\r';
        lines += (text[at] == '\n' || text[at] == '\r') && !isPairEnd ? 1 : 0;
    }
    return lines;
}

} // namespace

base::Result<std::string> tableText(std::string_view bytes, const std::string &file)
{
    if (bytes.size() > LargestTable) {
        return base::problemAt(file,
                               0,
                               text("Files", "The table is larger than 64 MiB."),
                               text("Files", "Part it into several files."));
    }
    auto result = decoded(bytes);
    const auto bad = std::find_if(result.begin(), result.end(), belongsToNoText);
    if (bad != result.end()) {
        const auto before = static_cast<std::size_t>(bad - result.begin());
        return base::problemAt(
            file,
            linesBefore(std::string_view(result).substr(0, before)) + 1,
            text("Files", "The control code %1 stands here, which no table of text holds.")
                .with(static_cast<int>(*bad)),
            text("Files", "Give a table, saved as text in UTF-8."));
    }
    return result;
}

} // namespace files
