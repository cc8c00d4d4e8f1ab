#include "engine/answer.h"

#include "base/fold.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace engine
{

using base::text;

namespace
{

constexpr std::string_view PickWord = "pick";
constexpr std::string_view PointWord = "at";
constexpr std::string_view RestWord = "rest";
constexpr std::string_view SetWord = "set";

std::string print(base::Point point)
{
    return std::to_string(point.x) + ' ' + std::to_string(point.y);
}

std::string print(Pick pick)
{
    return std::string(PickWord) + ' ' + std::to_string(pick.code);
}

std::string print(const Rest &rest)
{
    std::string words(RestWord);
    for (const auto &[token, at] : rest.all()) {
        words += ' ' + std::to_string(static_cast<unsigned>(token)) + ' ' + print(at);
    }
    return words;
}

std::string print(const Correction &correction)
{
    return std::string(SetWord) + ' ' + std::to_string(correction.kind) + ' '
        + std::to_string(static_cast<unsigned>(correction.token)) + ' '
        + std::to_string(correction.amount) + ' ' + print(correction.at);
}

// The whole of a word as a number from `least` to `most`.
template<typename Number>
std::optional<Number> numberIn(std::string_view word, Number least, Number most)
{
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isRead = error == std::errc() && end == word.data() + word.size();
    return isRead && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<std::uint64_t> codeIn(std::string_view word)
{
    return numberIn<std::uint64_t>(word, 0, UINT64_MAX);
}

std::optional<base::Point> pointIn(std::string_view x, std::string_view y)
{
    const auto left = numberIn(x, -base::LargestCoordinate, base::LargestCoordinate);
    const auto right = numberIn(y, -base::LargestCoordinate, base::LargestCoordinate);
    return left && right ? std::optional(base::Point{*left, *right}) : std::nullopt;
}

std::optional<Rest> restIn(const std::vector<std::string_view> &words)
{
    Rest rest;
    if (words.size() < 4 || words.size() % 3 != 1) {
        return std::nullopt;
    }
    for (std::size_t i = 1; i < words.size(); i += 3) {
        const auto token = numberIn<std::uint16_t>(words[i], 0, UINT16_MAX - 1);
        const auto at = pointIn(words[i + 1], words[i + 2]);
        if (!token || !at || !rest.add({Token{*token}, *at})) {
            return std::nullopt;
        }
    }
    return rest;
}

std::optional<Correction> correctionIn(const std::vector<std::string_view> &words)
{
    if (words.size() != 6) {
        return std::nullopt;
    }
    const auto kind = numberIn<std::uint16_t>(words[1], 0, UINT16_MAX);
    const auto token = numberIn<std::uint16_t>(words[2], 0, UINT16_MAX);
    const auto amount = numberIn<std::int32_t>(words[3], INT32_MIN, INT32_MAX);
    const auto at = pointIn(words[4], words[5]);
    return kind && token && amount && at
        ? std::optional(Correction{*kind, Token{*token}, *amount, *at})
        : std::nullopt;
}

std::optional<Answer> answerIn(const std::vector<std::string_view> &words)
{
    if (words.front() == PickWord && words.size() == 2) {
        if (const auto code = codeIn(words[1])) {
            return Pick{*code};
        }
    } else if (words.front() == PointWord && words.size() == 3) {
        if (const auto point = pointIn(words[1], words[2])) {
            return *point;
        }
    } else if (words.front() == RestWord) {
        if (const auto rest = restIn(words)) {
            return *rest;
        }
    } else if (words.front() == SetWord) {
        if (const auto correction = correctionIn(words)) {
            return *correction;
        }
    }
    return std::nullopt;
}

} // namespace

bool Rest::add(Resting resting)
{
    if (m_count == Most) {
        return false;
    }
    m_moved[m_count++] = resting;
    return true;
}

bool Rest::operator==(const Rest &other) const
{
    return std::ranges::equal(all(), other.all());
}

std::size_t countByHand(std::span<const Answer> answers)
{
    return static_cast<std::size_t>(std::ranges::count_if(answers, isByHand));
}

std::string printAnswer(const Answer &answer)
{
    struct Printer {
        std::string operator()(Pick pick) const { return print(pick); }
        std::string operator()(base::Point point) const
        {
            return std::string(PointWord) + ' ' + print(point);
        }
        std::string operator()(const Rest &rest) const { return print(rest); }
        std::string operator()(const Correction &change) const { return print(change); }
    };
    return std::visit(Printer(), answer);
}

base::Result<Answer> parseAnswer(std::string_view words)
{
    if (auto answer = answerIn(base::split(words, ' '))) {
        return *answer;
    }
    return base::problem(text("Engine", "“%1” is no answer.").with(words.substr(0, 60)),
                         text("Engine",
                              "An answer is written “pick 17”, “at 434000 500000”, "
                              "“rest 3 434000 500000” or “set 0 3 0 434000 500000”; points are "
                              "whole micrometres."));
}

} // namespace engine
