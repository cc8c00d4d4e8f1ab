#include "cli/session.h"

#include "cli/command.h"
#include "files/file.h"
#include "library/judgement.h"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <unistd.h>

namespace cli
{

using base::text;

Session::Session(SessionOptions options)
    : m_options(std::move(options))
    , m_wording(QString::fromStdString(m_options.language))
{
}

Session::~Session() = default;

base::Result<library::Workspace *> Session::workspace()
{
    if (!m_workspace) {
        auto opened = library::Workspace::open(m_options.profile);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        m_workspace = std::move(*opened);
        for (const auto &problem : m_workspace->problems()) {
            remark(base::render(problem, m_wording));
        }
    }
    return m_workspace.get();
}

base::Result<library::Library *> Session::library()
{
    return workspace().map([](library::Workspace *opened) { return &opened->library(); });
}

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
    if (file.substr(0, 1) == "@") {
        const auto &store = m_workspace->rosters();
        auto stored = store.find(file.substr(1)).and_then([&store](const std::string &id) {
            return store.load(id);
        });
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

base::Result<storage::OwnHand> Session::ownHand(const std::string &game, std::string_view name)
{
    return workspace().and_then([&](library::Workspace *opened) {
        return storage::HandStore(opened->journal()).find(game, name);
    });
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
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size() && m_outputError == 0) {
        m_outputError = errno;
    }
}

void Session::remark(std::string_view words) const
{
    std::fprintf(stderr, "%.*s\n", static_cast<int>(words.size()), words.data());
}

bool Session::isTerminal() const
{
    return isatty(STDERR_FILENO) == 1;
}

void Session::showProgress(std::string_view words) const
{
    m_hasProgress = true;
    std::fprintf(stderr, "\r%.*s", static_cast<int>(words.size()), words.data());
    std::fflush(stderr);
}

void Session::endProgress() const
{
    if (m_hasProgress) {
        std::fputc('\n', stderr);
    }
    m_hasProgress = false;
}

Exit Session::fail(const base::Problem &problem, Exit exit) const
{
    remark(base::render(problem, m_wording));
    return exit;
}

Exit Session::finish(Exit exit) const
{
    const bool isFlushed = std::fflush(stdout) == 0;
    const int error = m_outputError == 0 && !isFlushed ? errno : m_outputError;
    // Whoever reads closes the pipe when it has seen enough (`| head -1`).
    if (error == 0 || error == EPIPE) {
        return exit;
    }
    remark(words(text("CommandLine", "Standard output cannot be written: %1.")
                     .with(std::generic_category().message(error))));
    return Exit::Unreadable;
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
