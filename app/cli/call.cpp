#include "cli/call.h"

#include "base/fold.h"
#include "cli/coming.h"

#include <algorithm>

namespace cli
{

using base::text;

namespace
{

using Words = std::vector<std::string>;

bool isOption(const std::string &word)
{
    return word.substr(0, 2) == "--" && word != "--";
}

// The place of the first word that is neither a global option nor its value.
std::size_t placeOfCommand(const Words &words)
{
    const auto &options = globalOptions();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isOption(words[i])) {
            return i;
        }
        const bool takesNext =
            std::any_of(options.begin(), options.end(), [&](const Option &option) {
                return option.kind == OptionKind::Value && words[i].substr(2) == option.name;
            });
        i += takesNext ? 1 : 0;
    }
    return words.size();
}

base::Problem noSuchCommand(const std::string &word)
{
    if (isComingCommand(word)) {
        return {{},
                0,
                text("CommandLine", "The command \"%1\" is not in this version yet.").with(word),
                text("CommandLine", "muster-cli --help lists those that are.")};
    }
    std::vector<std::string> names;
    for (const auto &row : commands()) {
        names.emplace_back(row.name);
    }
    const std::string near = base::nearest(word, names);
    return {{},
            0,
            text("CommandLine", "There is no command \"%1\".").with(word),
            near.empty() ? text("CommandLine", "muster-cli --help lists them.")
                         : text("CommandLine", "Is \"%1\" meant?").with(near)};
}

base::Result<const Command *> commandCalled(const std::string &word)
{
    const Command *found = command(word);
    return found ? base::Result<const Command *>(found) : tl::unexpected(noSuchCommand(word));
}

// `help`, or `help COMMAND`.
base::Result<Call> helpCall(const Words &words, Call call)
{
    auto arguments = Arguments::parse(words, globalOptions());
    if (!arguments) {
        return tl::unexpected(arguments.error());
    }
    call.arguments = std::move(*arguments);
    call.wish = Wish::Help;
    if (call.arguments.words().empty()) {
        return call;
    }
    return commandCalled(call.arguments.words().front()).map([&call](const Command *found) {
        call.command = found;
        return call;
    });
}

base::Outcome takesThatMany(const Command &command, const Words &words)
{
    if (words.size() <= command.mostWords) {
        return {};
    }
    return base::problem(text("CommandLine", "%1 does not know what to do with \"%2\".")
                             .with(command.name)
                             .with(words[command.mostWords]),
                         usage(command.synopsis).what);
}

base::Result<Call> commandCall(const Words &words, Call call)
{
    // The command's own go first: one of them wins over a global one of its name.
    auto options = call.command->options;
    options.insert(options.end(), globalOptions().begin(), globalOptions().end());
    // The version of the program is asked for before the command.
    const auto version = std::find_if(options.begin(), options.end(), [](const Option &option) {
        return option.name == "version" && option.kind == OptionKind::Flag;
    });
    options.erase(version);
    auto arguments = Arguments::parse(words, options);
    if (!arguments) {
        return tl::unexpected(arguments.error());
    }
    call.arguments = std::move(*arguments);
    const auto &rest = call.arguments.words();
    if (call.arguments.has("help") || (rest.size() == 1 && rest.front() == "-h")) {
        call.wish = Wish::Help;
        return call;
    }
    return takesThatMany(*call.command, rest).map([&call] { return call; });
}

} // namespace

const std::vector<Option> &globalOptions()
{
    static const std::vector<Option> options{
        {"profile",
         OptionKind::Value,
         "DIR",
         text("CommandLine", "The data folder; it is made where it is missing.")},
        {"lang", OptionKind::Value, "en|de", text("CommandLine", "The language of what is said.")},
        {"json", OptionKind::Flag, {}, text("CommandLine", "One JSON document and nothing else.")},
        {"help", OptionKind::Flag, {}, text("CommandLine", "This page, or that of a command.")},
        {"version", OptionKind::Flag, {}, text("CommandLine", "Which version of Muster this is.")},
    };
    return options;
}

base::Result<Call> readCall(const Words &words)
{
    std::size_t place = placeOfCommand(words);
    const Words before(words.begin(),
                       words.begin() + static_cast<std::ptrdiff_t>(std::min(place, words.size())));
    auto global = Arguments::parse(before, globalOptions());
    if (!global) {
        return tl::unexpected(global.error());
    }
    Call call;
    call.arguments = std::move(*global);
    if (call.arguments.has("version")) {
        call.wish = Wish::Version;
        return call;
    }
    call.wish = call.arguments.has("help") ? Wish::Help : Wish::Run;
    Words others = words;
    if (place < words.size() && words[place] == "--") {
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
    }
    if (place >= others.size()) {
        return call;
    }
    const std::string word = others[place];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
    if (word == "help" || word == "-h") {
        return helpCall(others, std::move(call));
    }
    const auto found = commandCalled(word);
    if (!found) {
        return tl::unexpected(found.error());
    }
    call.command = *found;
    return commandCall(others, std::move(call));
}

std::string languageAmong(const Words &words)
{
    const auto known = wording::languages();
    std::string language = "en";
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        std::string named;
        if (words[i] == "--lang" && i + 1 < words.size()) {
            named = words[i + 1];
        } else if (words[i].substr(0, 7) == "--lang=") {
            named = words[i].substr(7);
        }
        language = known.contains(QString::fromStdString(named)) ? named : language;
    }
    return language;
}

} // namespace cli
