#include "cli/help.h"

namespace cli
{

using base::text;

namespace
{

std::string row(const std::string &form, const std::string &what)
{
    constexpr std::size_t Width = 24;
    // Letters, not bytes, so that a row with an ellipsis lines up with the others.
    const auto width = static_cast<std::size_t>(QString::fromStdString(form).size());
    const std::string gap =
        width < Width ? std::string(Width - width, ' ') : '\n' + std::string(Width + 2, ' ');
    return "  " + form + gap + what + '\n';
}

std::string optionRows(const std::vector<Option> &options, const Session &session)
{
    std::string rows;
    for (const auto &option : options) {
        const std::string value =
            option.value.empty() ? std::string() : ' ' + std::string(option.value);
        rows += row("--" + std::string(option.name) + value, session.words(option.what));
    }
    return rows;
}

std::string title(const base::Text &words, const Session &session)
{
    return '\n' + session.words(words) + '\n';
}

std::string globalRows(const Session &session)
{
    return title(text("CommandLine", "With every command:"), session)
        + optionRows(globalOptions(), session);
}

std::string commandPage(const Command &command, const Session &session)
{
    std::string page =
        session.words(usage(command.synopsis).what) + '\n' + session.words(command.summary) + '\n';
    if (!command.rows.empty()) {
        page += '\n';
    }
    for (const auto &part : command.rows) {
        page += row(std::string(part.form), session.words(part.what));
    }
    if (!command.options.empty()) {
        page +=
            title(text("CommandLine", "Options:"), session) + optionRows(command.options, session);
    }
    return page + globalRows(session);
}

} // namespace

std::string helpPage(const Session &session)
{
    std::string page = "muster-cli [--profile DIR] [--lang en|de] [--json] COMMAND …\n\n";
    for (const auto &command : commands()) {
        page += "  " + std::string(command.synopsis) + "\n      " + session.words(command.summary)
            + '\n';
    }
    return page + globalRows(session) + '\n'
        + session.words(text("CommandLine", "muster-cli COMMAND --help says more of one.")) + '\n'
        + session.words(text("CommandLine",
                             "A FILE is a path, - for standard input, or @NAME for a stored "
                             "roster."))
        + '\n'
        + session.words(text("CommandLine",
                             "Ends with 0 done or legal, 1 a negative verdict, 2 wrong use, "
                             "3 unreadable input."))
        + '\n';
}

void printHelp(Session &session, const Call &call)
{
    session.printRaw(call.command ? commandPage(*call.command, session) : helpPage(session));
    if (call.command && call.command->furtherHelp) {
        call.command->furtherHelp(session, call.arguments);
    }
}

} // namespace cli
