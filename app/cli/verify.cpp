#include "cli/verify.h"

#include <algorithm>

namespace cli
{

using base::text;

namespace
{

base::Outcome languageIsKnown(const Arguments &arguments)
{
    const QStringList known = wording::languages();
    const auto wanted = arguments.value("lang");
    if (!wanted || known.contains(QString::fromStdString(*wanted))) {
        return {};
    }
    return base::problem(
        text("CommandLine", "The language \"%1\" is not spoken here.").with(*wanted),
        text("CommandLine", "There are: %1.").with(known.join(QStringLiteral(", ")).toStdString()));
}

base::Outcome formatIsKnown(Session &session, const Arguments &arguments)
{
    const auto wanted = arguments.value("format");
    if (!wanted) {
        return {};
    }
    if (const auto game = arguments.value("game")) {
        return session.game(*game)
            .and_then([&wanted](library::Game *found) { return found->formats.find(*wanted); })
            .map([](const construction::Format & /*format*/) {});
    }
    const auto &games = (*session.library())->games();
    if (std::any_of(games.begin(), games.end(), [&wanted](const auto &game) {
            return game->formats.find(*wanted).has_value();
        })) {
        return {};
    }
    return base::problem(text("CommandLine", "No game has a format \"%1\".").with(*wanted),
                         text("CommandLine", "muster-cli formats lists them."));
}

} // namespace

std::optional<Exit> refusal(Session &session, const Command &command, const Arguments &arguments)
{
    if (const auto known = languageIsKnown(arguments); !known) {
        return session.fail(known.error(), Exit::WrongUse);
    }
    const auto &options = command.options;
    if (std::none_of(options.begin(), options.end(), [](const Option &option) {
            return option.name == "game";
        })) {
        return std::nullopt;
    }
    if (const auto library = session.library(); !library) {
        return session.fail(library.error(), Exit::Unreadable);
    }
    if (const auto wanted = arguments.value("game")) {
        if (const auto game = session.game(*wanted); !game) {
            return session.fail(game.error(), Exit::WrongUse);
        }
    }
    if (const auto known = formatIsKnown(session, arguments); !known) {
        return session.fail(known.error(), Exit::WrongUse);
    }
    return std::nullopt;
}

base::Outcome
formatFits(Session &session, const std::vector<NamedRoster> &rosters, const Arguments &arguments)
{
    const auto wanted = arguments.value("format");
    for (const auto &named : rosters) {
        const auto game = session.game(named.roster.game);
        if (!wanted || !game) {
            continue;
        }
        if (auto found = (*game)->formats.find(*wanted); !found) {
            found.error().file = named.file;
            return tl::unexpected(found.error());
        }
    }
    return {};
}

} // namespace cli
