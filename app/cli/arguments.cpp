#include "cli/arguments.h"

#include "base/fold.h"
#include "cli/coming.h"

namespace cli
{

using base::text;

namespace
{

base::Result<Option> optionCalled(const std::string &name, const std::vector<Option> &options)
{
    std::vector<std::string> names;
    names.reserve(options.size());
    for (const auto &option : options) {
        if (option.name == name) {
            return option;
        }
        names.emplace_back(option.name);
    }
    if (isComingOption(name)) {
        return base::problem(
            text("CommandLine", "The option --%1 is not in this version yet.").with(name));
    }
    const std::string near = base::nearest(name, names);
    return base::problem(text("CommandLine", "There is no option --%1 here.").with(name),
                         near.empty() ? base::Text{}
                                      : text("CommandLine", "Is --%1 meant?").with(near));
}

} // namespace

base::Result<Arguments> Arguments::parse(const std::vector<std::string> &words,
                                         const std::vector<Option> &options)
{
    Arguments result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--") {
            const auto rest = words.begin() + static_cast<std::ptrdiff_t>(i) + 1;
            result.m_words.insert(result.m_words.end(), rest, words.end());
            break;
        }
        if (words[i].substr(0, 2) != "--") {
            result.m_words.push_back(words[i]);
            continue;
        }
        auto taken = result.takeOption(words, i, options);
        if (!taken) {
            return tl::unexpected(taken.error());
        }
        i = *taken;
    }
    return result;
}

// Gives back the place of the last word that belonged to the option.
base::Result<std::size_t> Arguments::takeOption(const std::vector<std::string> &words,
                                                std::size_t place,
                                                const std::vector<Option> &options)
{
    const std::string &word = words[place];
    const auto equals = word.find('=');
    const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
    const auto option = optionCalled(name, options);
    if (!option) {
        return tl::unexpected(option.error());
    }
    if (option->kind == OptionKind::Flag) {
        if (equals != std::string::npos) {
            return base::problem(
                text("CommandLine", "--%1 takes no value; it is there or not.").with(name));
        }
        m_options[name] = "yes";
    } else if (equals != std::string::npos) {
        m_options[name] = word.substr(equals + 1);
    } else if (place + 1 < words.size()) {
        m_options[name] = words[++place];
    } else {
        return base::problem(text("CommandLine", "--%1 needs a value behind it.").with(name));
    }
    return place;
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
