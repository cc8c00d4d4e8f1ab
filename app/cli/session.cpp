#include "cli/session.h"

#include "cli/command.h"
#include "files/file.h"
#include "library/data_folder.h"
#include "library/judgement.h"

#include <cstdio>

namespace cli
{

using base::text;

Session::Session(SessionOptions options)
    : m_options(std::move(options))
    , m_wording(QString::fromStdString(m_options.language))
{
}

Session::~Session() = default;

base::Result<library::Game *> Session::game(std::string_view slug)
{
    return library().and_then(
        [slug](library::Library *games) { return library::findGame(*games, slug); });
}

base::Result<std::vector<NamedRoster>>
Session::rosters(const std::string &file, const std::string &game, const std::string &format)
{
    auto games = library();
    if (!games) {
        return tl::unexpected(games.error());
    }
    std::vector<NamedRoster> result;
    if (file.front() == '@') {
        auto stored = storedRoster(file.substr(1));
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        result.push_back({std::move(*stored), file});
    } else {
        const auto catalogs = (*games)->catalogs();
        const rosters::CodecContext context{catalogs, game};
        auto read = files::readFile(file).and_then(
            [&](const std::string &bytes) { return rosters::readRosters(bytes, file, context); });
        if (!read) {
            return tl::unexpected(read.error());
        }
        for (auto &roster : *read) {
            result.push_back({std::move(roster), file});
        }
    }
    for (auto &named : result) {
        named.roster.game = game.empty() ? named.roster.game : game;
        named.roster.format = format.empty() ? named.roster.format : format;
    }
    return result;
}

void Session::print(std::string_view words) const
{
    printRaw(std::string(words) + '\n');
}

void Session::printJson(const files::json::Node &document) const
{
    printRaw(files::json::write(document));
}

void Session::printRaw(std::string_view bytes) const
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
}

void Session::remark(std::string_view words) const
{
    std::fprintf(stderr, "%.*s\n", static_cast<int>(words.size()), words.data());
}

Exit Session::fail(const base::Problem &problem, Exit exit) const
{
    remark(base::render(problem, m_wording));
    return exit;
}

base::Outcome Session::deliver(std::string_view bytes, const std::optional<std::string> &out) const
{
    if (out && *out != "-") {
        return files::writeFile(*out, bytes);
    }
    printRaw(bytes);
    return {};
}

base::Problem usage(std::string_view synopsis)
{
    return {{}, 0, text("CommandLine", "Used as: muster-cli %1").with(synopsis), {}};
}

} // namespace cli
