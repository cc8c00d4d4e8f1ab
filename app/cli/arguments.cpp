#include "cli/arguments.h"

#include "base/fold.h"

#include <algorithm>

namespace cli
{

using base::text;

base::Result<Arguments> Arguments::parse(const std::vector<std::string> &words,
                                         const std::vector<Option> &options)
{
    Arguments result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (word == "--") {
            result.m_words.insert(result.m_words.end(),
                                  words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                  words.end());
            break;
        }
        if (word.substr(0, 2) != "--") {
            result.m_words.push_back(word);
            continue;
        }
        const auto equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const auto known =
            std::find_if(options.begin(), options.end(), [&name](const Option &option) {
                return option.name == name;
            });
        if (known == options.end()) {
            std::vector<std::string> names;
            for (const auto &option : options) {
                names.emplace_back(option.name);
            }
            const std::string near = base::nearest(name, names);
            return base::problem(text("CommandLine", "There is no option --%1 here.").with(name),
                                 near.empty() ? base::Text{}
                                              : text("CommandLine", "Is --%1 meant?").with(near));
        }
        if (known->kind == OptionKind::Flag) {
            result.m_options[name] = "yes";
        } else if (equals != std::string::npos) {
            result.m_options[name] = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            result.m_options[name] = words[++i];
        } else {
            return base::problem(text("CommandLine", "--%1 needs a value behind it.").with(name));
        }
    }
    return result;
}

std::optional<std::string> Arguments::value(std::string_view name) const
{
    const auto found = m_options.find(name);
    return found == m_options.end() ? std::nullopt : std::optional(found->second);
}

std::string Arguments::valueOr(std::string_view name, std::string_view otherwise) const
{
    return value(name).value_or(std::string(otherwise));
}

} // namespace cli
