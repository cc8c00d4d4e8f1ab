#include "rosters/line_text.h"

#include "base/fold.h"

#include <algorithm>
#include <array>

namespace rosters
{

namespace
{

constexpr std::string_view TimesSign = "\xC3\x97"; // ×
constexpr std::string_view NoteMark = "//";

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t';
}

bool startsWith(std::string_view text, std::string_view start)
{
    return text.substr(0, start.size()) == start;
}

std::size_t digitsAtFront(std::string_view text)
{
    const auto *const end = std::find_if_not(text.begin(), text.end(), isDigit);
    return static_cast<std::size_t>(end - text.begin());
}

// -1 where the digits say more than any roster holds.
int countOf(std::string_view digits)
{
    int count = 0;
    for (const char digit : digits) {
        count = count * 10 + (digit - '0');
        if (count > LargestCount) {
            return -1;
        }
    }
    return count;
}

// A count with what stands around it, at the front of a text.
struct CountReading {
    int count = 1;
    std::size_t length = 0; // bytes it takes up, the blanks behind it included; 0: there is none
    bool absurd = false;
};

std::size_t timesSignAt(std::string_view text, bool upperCaseToo)
{
    if (startsWith(text, TimesSign)) {
        return TimesSign.size();
    }
    const bool isTimes = startsWith(text, "x") || (upperCaseToo && startsWith(text, "X"));
    return isTimes ? 1 : 0;
}

std::size_t blanksAtFront(std::string_view text)
{
    const auto *const end = std::find_if_not(text.begin(), text.end(), isBlank);
    return static_cast<std::size_t>(end - text.begin());
}

bool endsOrBlank(std::string_view text, std::size_t at)
{
    return at >= text.size() || isBlank(text[at]);
}

CountReading readingOf(std::string_view digits, std::size_t length)
{
    const int count = countOf(digits);
    return {count, length, count < 1};
}

// "2 ", "2x ", "2 x ": a free-standing sign is taken only in lower case, for a name may begin
// with an X of its own.
CountReading countBeforeSign(std::string_view text)
{
    const std::size_t digits = digitsAtFront(text);
    if (digits == 0) {
        return {};
    }
    std::size_t at = digits + timesSignAt(text.substr(digits), true);
    if (!endsOrBlank(text, at)) {
        return {};
    }
    const bool signSeen = at > digits;
    at += blanksAtFront(text.substr(at));
    const std::size_t sign = signSeen ? 0 : timesSignAt(text.substr(at), false);
    if (sign > 0 && at + sign < text.size() && isBlank(text[at + sign])) {
        at += sign + blanksAtFront(text.substr(at + sign));
    }
    return at < text.size() ? readingOf(text.substr(0, digits), at) : CountReading{};
}

// "x2 "
CountReading countBehindSign(std::string_view text)
{
    const std::size_t sign = timesSignAt(text, true);
    const std::size_t digits = sign == 0 ? 0 : digitsAtFront(text.substr(sign));
    std::size_t at = sign + digits;
    if (digits == 0 || at >= text.size() || !isBlank(text[at])) {
        return {};
    }
    at += blanksAtFront(text.substr(at));
    return readingOf(text.substr(sign, digits), at);
}

CountReading countAtFront(std::string_view text)
{
    const auto before = countBeforeSign(text);
    return before.length > 0 ? before : countBehindSign(text);
}

std::string_view withoutBullet(std::string_view text)
{
    static constexpr std::array<std::string_view, 3> Bullets{"-", "*", "\xE2\x80\xA2"};
    for (const auto bullet : Bullets) {
        if (startsWith(text, bullet) && text.size() > bullet.size()
            && isBlank(text[bullet.size()])) {
            const auto rest = base::trimmed(text.substr(bullet.size()));
            return countAtFront(rest).length > 0 ? rest : text;
        }
    }
    return text;
}

// " x2" at the end, cut off the name.
std::optional<int> takeCountAtEnd(std::string_view &name)
{
    const auto at = name.find_last_of(" \t");
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const auto word = name.substr(at + 1);
    const std::size_t sign = timesSignAt(word, true);
    const auto count = sign == 0 ? std::nullopt : readCount(word.substr(sign));
    if (count) {
        name = base::trimmed(name.substr(0, at));
    }
    return count;
}

// Where the last pair of brackets opens, if it closes the text and something stands before it.
std::size_t lastBracket(std::string_view name)
{
    if (name.empty() || name.back() != ')') {
        return std::string_view::npos;
    }
    int depth = 0;
    for (std::size_t at = name.size(); at-- > 0;) {
        depth += name[at] == ')' ? 1 : 0;
        depth -= name[at] == '(' ? 1 : 0;
        if (depth == 0) {
            return at > 0 && isBlank(name[at - 1]) ? at : std::string_view::npos;
        }
    }
    return std::string_view::npos;
}

std::string takeQualifier(std::string_view &name)
{
    const auto at = lastBracket(name);
    if (at == std::string_view::npos) {
        return {};
    }
    const auto inside = base::trimmed(name.substr(at + 1, name.size() - at - 2));
    if (!inside.empty()) {
        name = base::trimmed(name.substr(0, at));
    }
    return std::string(inside);
}

// The mark counts only where blanks part it from the rest: an address holds "//" too.
std::string takeNote(std::string_view &text)
{
    for (std::size_t at = text.find(NoteMark); at != std::string_view::npos;
         at = text.find(NoteMark, at + 1)) {
        const std::size_t behind = at + NoteMark.size();
        if (at > 0 && isBlank(text[at - 1]) && endsOrBlank(text, behind)) {
            const auto note = base::trimmed(text.substr(behind));
            text = base::trimmed(text.substr(0, at));
            return std::string(note);
        }
    }
    return {};
}

} // namespace

Line parseLine(std::string_view text)
{
    Line line;
    std::string_view rest = base::trimmed(text);
    line.note = takeNote(rest);
    const auto unbulleted = withoutBullet(rest);
    const auto counted = countAtFront(unbulleted);
    if (counted.absurd) {
        line.name = std::string(rest);
        return line;
    }
    if (counted.length > 0) {
        line.count = counted.count;
        rest = unbulleted.substr(counted.length);
    } else if (const auto count = takeCountAtEnd(rest)) {
        line.count = *count;
    }
    line.qualifier = takeQualifier(rest);
    line.name = std::string(rest);
    return line;
}

std::string printLine(const Line &line)
{
    std::string text = inOneLine(line.name);
    const bool countInName =
        line.count == 1 && line.qualifier.empty() && beginsWithAbsurdCount(text);
    if (!countInName) {
        text = std::to_string(line.count) + (text.empty() ? "" : " ") + text;
    }
    if (!line.qualifier.empty()) {
        text += " (" + inOneLine(line.qualifier) + ')';
    }
    if (!line.note.empty()) {
        text += " // " + inOneLine(line.note);
    }
    return std::string(base::trimmed(text));
}

std::optional<int> readCount(std::string_view digits)
{
    const bool isNumber = !digits.empty() && digitsAtFront(digits) == digits.size();
    const int count = isNumber ? countOf(digits) : 0;
    return count < 1 ? std::nullopt : std::optional(count);
}

std::optional<int> readCountCell(std::string_view cell)
{
    const auto bare = base::trimmed(cell);
    if (const std::size_t sign = timesSignAt(bare, true); sign > 0) {
        return readCount(base::trimmed(bare.substr(sign)));
    }
    const auto digits = bare.substr(0, digitsAtFront(bare));
    const auto behind = base::trimmed(bare.substr(digits.size()));
    return timesSignAt(behind, true) == behind.size() ? readCount(digits) : std::nullopt;
}

bool beginsWithAbsurdCount(std::string_view name)
{
    return countAtFront(withoutBullet(name)).absurd;
}

bool beginsWithBrokenCount(std::string_view name)
{
    constexpr std::string_view InNumbers = "0123456789+-.,/";
    const std::size_t length = std::min(name.find_first_not_of(InNumbers), name.size());
    const auto number = name.substr(0, length);
    const std::size_t end = length + timesSignAt(name.substr(length), true);
    return end < name.size() && isBlank(name[end])
        && std::any_of(number.begin(), number.end(), isDigit)
        && !std::all_of(number.begin(), number.end(), isDigit);
}

std::string quotable(std::string_view words)
{
    constexpr std::size_t Longest = 200; // bytes
    if (words.size() <= Longest) {
        return std::string(words);
    }
    std::size_t end = Longest;
    while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) {
        --end; // a letter is never cut in two
    }
    return std::string(words.substr(0, end)) + "\xE2\x80\xA6";
}

std::string inOneLine(std::string_view words)
{
    std::string result(words);
    std::replace_if(
        result.begin(),
        result.end(),
        [](char letter) { return letter == '\n' || letter == '\r'; },
        ' ');
    return std::string(base::trimmed(result));
}

} // namespace rosters
