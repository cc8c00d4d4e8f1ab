// muster-cli: everything the window does, for scripts, tests and the terminal.
#include "base/fold.h"
#include "cli/command.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <cstdio>
#include <memory>

namespace
{

using base::text;

const std::vector<cli::Option> &globalOptions()
{
    static const std::vector<cli::Option> options{
        {"profile", cli::OptionKind::Value},
        {"owner", cli::OptionKind::Value},
        {"lang", cli::OptionKind::Value},
        {"json", cli::OptionKind::Flag},
        {"help", cli::OptionKind::Flag},
        {"version", cli::OptionKind::Flag},
    };
    return options;
}

void printHelp()
{
    std::puts("muster-cli [--profile DIR] [--lang en|de] COMMAND … [--json]\n");
    for (const auto &row : cli::commands()) {
        std::printf("  %s\n      %s\n",
                    std::string(row.synopsis).c_str(),
                    base::english(row.summary).c_str());
    }
    std::puts("\nA FILE is a path, - for standard input, or @NAME for a stored roster.\n"
              "Ends with 0 done or legal, 1 a negative verdict, 2 wrong use, 3 unreadable input.");
}

// The first word that is not a global option or its value names the command.
const cli::Command *commandAmong(const std::vector<std::string> &words, std::size_t &place)
{
    for (place = 0; place < words.size(); ++place) {
        const auto &word = words[place];
        if (word == "--" && place + 1 < words.size()) {
            return cli::command(words[++place]);
        }
        if (word.substr(0, 2) != "--") {
            return cli::command(word);
        }
        const bool takesValue = word == "--profile" || word == "--owner" || word == "--lang";
        place += takesValue ? 1 : 0;
    }
    return nullptr;
}

int wrongUse(const base::Problem &problem)
{
    std::fprintf(stderr, "%s\n", base::english(problem).c_str());
    return static_cast<int>(cli::Exit::WrongUse);
}

int unknownCommand(const std::vector<std::string> &words, std::size_t place)
{
    if (place >= words.size()) {
        printHelp();
        return static_cast<int>(cli::Exit::WrongUse);
    }
    std::vector<std::string> names;
    for (const auto &row : cli::commands()) {
        names.emplace_back(row.name);
    }
    const std::string near = base::nearest(words[place], names);
    return wrongUse({{},
                     0,
                     text("CommandLine", "There is no command \"%1\".").with(words[place]),
                     near.empty() ? text("CommandLine", "muster-cli --help lists them.")
                                  : text("CommandLine", "Is \"%1\" meant?").with(near)});
}

int run(const cli::Command &command, const cli::Arguments &arguments)
{
    cli::Session session(
        {arguments.valueOr("profile", ""), arguments.valueOr("lang", "en"), arguments.has("json")});
    return static_cast<int>(command.run(session, arguments));
}

} // namespace

int main(int argc, char **argv)
{
    std::vector<std::string> words(argv + 1, argv + argc);
    QCoreApplication::setApplicationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    std::size_t place = 0;
    const auto *command = commandAmong(words, place);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--help" || words[i] == "-h") {
            printHelp();
            return 0;
        }
        // Behind the command it may be one of the command's own, as of `roster revert`.
        if (i < place && words[i] == "--version") {
            std::puts("muster-cli " MUSTER_VERSION);
            return 0;
        }
    }
    if (!command) {
        return unknownCommand(words, place);
    }
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(place));
    // The command's own go first: one of them wins over a global one of its name.
    auto options = command->options;
    options.insert(options.end(), globalOptions().begin(), globalOptions().end());
    const auto arguments = cli::Arguments::parse(words, options);
    if (!arguments) {
        return wrongUse(arguments.error());
    }
    // What paints needs fonts, and so the graphical library, also where there is no display.
    if (command->needsScreen) {
        if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
            && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
        }
        const QGuiApplication application(argc, argv);
        return run(*command, *arguments);
    }
    const QCoreApplication application(argc, argv);
    return run(*command, *arguments);
}
