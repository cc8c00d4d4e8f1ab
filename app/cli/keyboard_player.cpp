#include "cli/keyboard_player.h"

#include "base/fold.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace cli
{

using base::text;

namespace
{

constexpr std::size_t LongestLine = 4096;

template<typename Number>
std::optional<Number> numberIn(std::string_view word)
{
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(number)
                                                                    : std::nullopt;
}

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    for (const auto word : base::split(line, ' ')) {
        if (!word.empty()) {
            words.push_back(word);
        }
    }
    return words;
}

std::optional<base::Point> pointIn(std::string_view x, std::string_view y)
{
    const auto left = numberIn<double>(x);
    const auto right = numberIn<double>(y);
    constexpr double Largest = 10'000; // cm
    if (!left || !right || !(std::abs(*left) <= Largest) || !(std::abs(*right) <= Largest)) {
        return std::nullopt;
    }
    return base::Point{static_cast<std::int32_t>(std::lround(*left * 10'000)),
                       static_cast<std::int32_t>(std::lround(*right * 10'000))};
}

} // namespace

std::optional<engine::Answer> KeyboardPlayer::answer(const engine::View &view,
                                                     const engine::Decision &decision)
{
    ask(view.question());
    switch (decision.domain) {
    case engine::Domain::Options:
        return pick(view);
    case engine::Domain::Region:
        return point(view);
    case engine::Domain::Rest:
        break;
    }
    return rest(view, decision.asking);
}

std::optional<engine::Answer> KeyboardPlayer::pick(const engine::View &view)
{
    view.options(m_options);
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        m_session.remark("  " + std::to_string(i + 1) + ") "
                         + m_session.words(view.label(m_options[i].code)));
    }
    std::string line;
    while (readLine(line)) {
        const auto number = numberIn<std::size_t>(line);
        if (number && *number >= 1 && *number <= m_options.size()) {
            return engine::Pick{m_options[*number - 1].code};
        }
        ask(text("CommandLine", "A number from 1 to %1, please.").with(m_options.size()));
    }
    return std::nullopt;
}

std::optional<engine::Answer> KeyboardPlayer::point(const engine::View &view)
{
    ask(text("CommandLine", "Write its place in centimetres, such as 43.5 50."));
    std::string line;
    while (readLine(line)) {
        const auto words = wordsOf(line);
        const auto at = words.size() == 2 ? pointIn(words[0], words[1]) : std::nullopt;
        const auto refusal = at ? view.check(*at) : engine::Refusal();
        if (at && refusal.empty()) {
            return *at;
        }
        ask(at ? refusal : text("CommandLine", "Two numbers, please, such as 43.5 50."));
    }
    return std::nullopt;
}

// "43.5 50", then for each piece that was knocked its number and where it lies: "43.5 50 3 20 20".
std::optional<engine::Answer> KeyboardPlayer::rest(const engine::View &view, engine::Token token)
{
    ask(text("CommandLine",
             "Write where it lies in centimetres, then the number and the place of each other "
             "that it moved: 43.5 50 3 20 20."));
    std::string line;
    while (readLine(line)) {
        const auto words = wordsOf(line);
        engine::Rest rest;
        bool isRead = words.size() >= 2 && words.size() % 3 == 2;
        for (std::size_t i = 0; isRead && i < words.size(); i += i == 0 ? 2 : 3) {
            const std::size_t place = i == 0 ? 0 : i + 1;
            const auto number = i == 0 ? std::optional(static_cast<std::uint16_t>(token))
                                       : numberIn<std::uint16_t>(words[i]);
            const auto at = pointIn(words[place], words[place + 1]);
            isRead = number && at && rest.add({engine::Token{*number}, *at});
        }
        const auto refusal = isRead ? view.check(rest) : engine::Refusal();
        if (isRead && refusal.empty()) {
            return rest;
        }
        ask(isRead ? refusal : text("CommandLine", "Two numbers, please, such as 43.5 50."));
    }
    return std::nullopt;
}

bool KeyboardPlayer::readLine(std::string &line) const
{
    line.clear();
    int letter = std::fgetc(stdin);
    const bool isThere = letter != EOF;
    while (letter != EOF && letter != '\n') {
        if (line.size() < LongestLine && letter != '\r') {
            line += static_cast<char>(letter);
        }
        letter = std::fgetc(stdin);
    }
    return isThere;
}

// To standard error, so that --json keeps standard output for itself.
void KeyboardPlayer::ask(const base::Text &words) const
{
    m_session.remark(m_session.words(words));
}

} // namespace cli
