#include "base/text.h"

#include <algorithm>

namespace base
{

namespace
{

// "(s)", "(es)": one or two letters in brackets directly behind a word.
bool isPluralEnding(std::string_view source, std::size_t open, std::size_t close)
{
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto inside = source.substr(open + 1, close - open - 1);
    return open > 0 && isLetter(source[open - 1]) && !inside.empty() && inside.size() <= 2
        && std::all_of(inside.begin(), inside.end(), isLetter);
}

// "%n chip(s)" is how a counted English source is written; without a translation file the
// bracketed ending is dropped for one and kept for every other number.
std::string resolvePluralEnding(const std::string &source, std::int64_t count)
{
    std::string result;
    std::size_t at = 0;
    while (at < source.size()) {
        const auto open = source.find('(', at);
        const auto close = open == std::string::npos ? open : source.find(')', open);
        if (close == std::string::npos) {
            break;
        }
        result += source.substr(at, open - at);
        if (!isPluralEnding(source, open, close)) {
            result += '('; // there may be an ending within these brackets
            at = open + 1;
            continue;
        }
        if (count != 1) {
            result += source.substr(open + 1, close - open - 1);
        }
        at = close + 1;
    }
    return result + source.substr(at);
}

class PlainEnglish final : public Wording
{
public:
    std::string language() const override { return "en"; }
    std::string translate(const std::string & /*context*/,
                          const std::string &source,
                          std::int64_t count) const override
    {
        return count < 0 ? source : resolvePluralEnding(source, count);
    }
    std::string number(std::int64_t value) const override { return std::to_string(value); }
};

std::string renderArgument(const Text::Argument &argument, const Wording &wording)
{
    if (const auto *words = std::get_if<std::string>(&argument.value)) {
        return *words;
    }
    if (const auto *number = std::get_if<std::int64_t>(&argument.value)) {
        return wording.number(*number);
    }
    if (const auto *local = std::get_if<LocalText>(&argument.value)) {
        return local->in(wording.language());
    }
    if (const auto *things = std::get_if<Counted>(&argument.value)) {
        return wording.number(things->count) + ' '
            + things->noun.in(wording.language(), things->count);
    }
    return render(std::get<Text>(argument.value), wording);
}

// The number that %n stands for: the first number among the arguments of a counted sentence.
const Text::Argument *countedArgument(const Text &text)
{
    if (!text.countsSomething()) {
        return nullptr;
    }
    for (const auto &argument : text.arguments()) {
        if (std::holds_alternative<std::int64_t>(argument.value)) {
            return &argument;
        }
    }
    return nullptr;
}

} // namespace

const std::string &LocalText::in(std::string_view language) const
{
    static const std::string nothing;
    if (const auto found = words.find(language); found != words.end()) {
        return found->second;
    }
    if (const auto found = words.find("en"); found != words.end()) {
        return found->second;
    }
    return words.empty() ? nothing : words.begin()->second;
}

const std::string &LocalNoun::in(std::string_view language, std::int64_t count) const
{
    return count == 1 ? one.in(language) : many.in(language);
}

Text Text::verbatim(std::string words)
{
    Text result;
    result.m_words.words.emplace("en", std::move(words));
    return result;
}

Text Text::local(LocalText words)
{
    Text result;
    result.m_words = std::move(words);
    return result;
}

Text Text::counted(Counted things)
{
    Text result;
    result.m_source = "%1";
    result.m_arguments.push_back({std::move(things)});
    return result;
}

Text Text::restored(std::string context, std::string source, bool countsSomething)
{
    Text result;
    result.m_context = std::move(context);
    result.m_source = std::move(source);
    result.m_plural = countsSomething;
    return result;
}

Text &Text::with(std::string argument) &
{
    m_arguments.emplace_back().value = std::move(argument);
    return *this;
}

Text &Text::with(std::int64_t number) &
{
    m_arguments.emplace_back().value = number;
    return *this;
}

Text &Text::with(LocalText words) &
{
    m_arguments.emplace_back().value = std::move(words);
    return *this;
}

Text &Text::with(Counted things) &
{
    m_arguments.push_back({std::move(things)});
    return *this;
}

Text &Text::with(Text part) &
{
    m_arguments.emplace_back().value = std::move(part);
    return *this;
}

bool Text::operator==(const Text &other) const
{
    return m_context == other.m_context && m_source == other.m_source && m_words == other.m_words
        && m_plural == other.m_plural && m_arguments == other.m_arguments;
}

Text text(const char *context, const char *source)
{
    Text result;
    result.m_context = context;
    result.m_source = source;
    return result;
}

Text plural(const char *context, const char *source)
{
    Text result = text(context, source);
    result.m_plural = true;
    return result;
}

std::string render(const Text &text, const Wording &wording)
{
    if (!text.words().empty()) {
        return text.words().in(wording.language());
    }
    const auto *counted = countedArgument(text);
    const std::int64_t count = counted ? std::get<std::int64_t>(counted->value) : -1;
    const std::string pattern = wording.translate(text.context(), text.source(), count);
    std::vector<std::string> parts;
    for (const auto &argument : text.arguments()) {
        if (&argument != counted) {
            parts.push_back(renderArgument(argument, wording));
        }
    }
    std::string result;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char next = at + 1 < pattern.size() ? pattern[at + 1] : '\0';
        if (pattern[at] == '%' && next == 'n' && counted) {
            result += wording.number(count);
            ++at;
        } else if (pattern[at] == '%' && next >= '1' && next <= '9'
                   && static_cast<std::size_t>(next - '1') < parts.size()) {
            result += parts[static_cast<std::size_t>(next - '1')];
            ++at;
        } else {
            result += pattern[at];
        }
    }
    return result;
}

const Wording &plainEnglish()
{
    static const PlainEnglish wording;
    return wording;
}

std::string english(const Text &text)
{
    return render(text, plainEnglish());
}

} // namespace base
