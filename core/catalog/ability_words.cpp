#include "catalog/ability_words.h"

#include "base/fold.h"

#include <algorithm>
#include <charconv>

namespace catalog
{

namespace
{

void cutValue(AbilityWords &words)
{
    const auto blank = words.name.rfind(' ');
    if (blank == std::string::npos) {
        return;
    }
    const std::string_view last = std::string_view{words.name}.substr(blank + 1);
    int number = 0;
    const auto read = std::from_chars(last.data(), last.data() + last.size(), number);
    if (last == "?") {
        words.form = AbilityValue::Unknown;
    } else if (last == "x") {
        words.form = AbilityValue::Variable;
    } else if (read.ec == std::errc{} && read.ptr == last.data() + last.size()) {
        words.value = number;
    } else {
        return;
    }
    words.name.erase(blank);
}

} // namespace

AbilityWords cutAbility(std::string_view written)
{
    AbilityWords words;
    const auto open = written.find_first_of("{[");
    words.name = base::fold(written.substr(0, open));
    cutValue(words);
    std::string_view rest = open == std::string_view::npos ? "" : written.substr(open);
    while (!rest.empty()) {
        const bool isModifier = rest.front() == '{';
        const auto close = std::min(rest.find(isModifier ? '}' : ']'), rest.size());
        for (const auto part : base::split(rest.substr(1, close - 1), ',')) {
            (isModifier ? words.modifiers : words.ignores).push_back(base::fold(part));
        }
        rest.remove_prefix(close);
        rest.remove_prefix(std::min(rest.find_first_of("{["), rest.size()));
    }
    return words;
}

} // namespace catalog
