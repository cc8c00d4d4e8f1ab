// muster-cli counts and successors: the tree of what may be picked from a position, to hold the
// rules of today against those of yesterday. The position is where a scenario begins, or where a
// logged match stood. A path that meets a point to be chosen or chance ends there and counts once.
#include "cli/commands/commands.h"
#include "cli/number.h"
#include "engine/count.h"
#include "engine/replay.h"
#include "files/file.h"
#include "games/games.h"

#include <set>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

constexpr std::uint64_t DeepestCount = 12;
constexpr std::uint64_t MostCounted = 50'000'000;

using Position = base::Result<std::unique_ptr<engine::State>>;

struct Place {
    const std::string &file;
    int line = 0;
};

base::Result<const engine::Game *> gameNamed(const std::string *slug, const Place &place)
{
    const auto *const row = slug != nullptr ? games::row(*slug) : nullptr;
    if (row == nullptr || row->game == nullptr) {
        return base::problemAt(place.file,
                               place.line,
                               text("CommandLine", "The file does not say a game that is played."));
    }
    return row->game;
}

// Where a scenario begins.
Position beginningIn(const std::string &bytes, const std::string &file)
{
    const auto root = files::json::parse(bytes, file);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const auto *const game = root->find("game");
    const auto named = gameNamed(game != nullptr ? game->string() : nullptr, {file, root->line()});
    if (!named) {
        return tl::unexpected(named.error());
    }
    return (*named)->start(*root);
}

// Where a match stood after that many answers.
Position momentIn(const std::string &bytes, const std::string &file, std::uint64_t answers)
{
    const auto log = engine::parseLog(bytes, file);
    if (!log) {
        return tl::unexpected(log.error());
    }
    const auto named = gameNamed(&log->game, {file, 0});
    if (!named) {
        return tl::unexpected(named.error());
    }
    auto replayed = engine::replay(**named, *log, answers);
    if (!replayed) {
        return tl::unexpected(replayed.error());
    }
    if (replayed->difference) {
        return base::problem(replayed->difference->what);
    }
    return std::move(replayed->state);
}

Position positionIn(const std::string &file, std::uint64_t answers)
{
    const auto bytes = files::readFile(file);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    const auto first = bytes->find_first_not_of(" \t\r\n");
    const bool isJson = first != std::string::npos && (*bytes)[first] == '{';
    auto position = isJson ? beginningIn(*bytes, file) : momentIn(*bytes, file, answers);
    if (!position) {
        position.error().file = file;
    }
    return position;
}

} // namespace

Exit runCounts(Session &session, const Arguments &arguments)
{
    if (arguments.words().size() != 1 || !arguments.has("depth")) {
        return session.fail(usage(command("counts")->synopsis), Exit::WrongUse);
    }
    const auto depth = numberOption(arguments, "depth", 0);
    if (!depth || *depth > DeepestCount) {
        return session.fail(depth ? base::problem(text("CommandLine", "--depth is at most %1.")
                                                      .with(std::int64_t{DeepestCount}))
                                        .value()
                                  : depth.error(),
                            Exit::WrongUse);
    }
    const auto at = numberOption(arguments, "at", engine::WholeLog);
    if (!at) {
        return session.fail(at.error(), Exit::WrongUse);
    }
    const auto state = positionIn(arguments.words().front(), *at);
    if (!state) {
        return session.fail(state.error(), Exit::Unreadable);
    }
    const auto count = engine::countPaths(**state, *depth, MostCounted);
    if (!count) {
        return session.fail({arguments.words().front(),
                             0,
                             text("CommandLine", "There are more than %1 paths; count less deep.")
                                 .with(std::int64_t{MostCounted}),
                             {}},
                            Exit::Negative);
    }
    if (session.json()) {
        Node report{Object{}};
        report.set("depth", static_cast<std::int64_t>(*depth))
            .set("count", static_cast<std::int64_t>(*count));
        session.printJson(report);
    } else {
        session.print(std::to_string(*count));
    }
    return Exit::Done;
}

Exit runSuccessors(Session &session, const Arguments &arguments)
{
    if (arguments.words().empty()) {
        return session.fail(usage(command("successors")->synopsis), Exit::WrongUse);
    }
    Array files;
    for (const auto &file : arguments.words()) {
        const auto state = positionIn(file, engine::WholeLog);
        if (!state) {
            return session.fail(state.error(), Exit::Unreadable);
        }
        Array positions;
        std::set<std::uint64_t> seen;
        for (const std::uint64_t code : engine::picksOf(**state)) {
            const auto next = (*state)->clone();
            const auto label = session.words((*state)->label(code));
            next->apply(engine::Pick{code}, nullptr);
            if (!seen.insert(next->digest()).second) {
                continue;
            }
            if (!session.json()) {
                session.print(label);
            }
            auto picture = next->picture(engine::Nature);
            picture.set("by", label);
            positions.push_back(std::move(picture));
        }
        Node report{Object{}};
        report.set("positions", Node{std::move(positions)});
        files.push_back(std::move(report));
    }
    if (session.json()) {
        session.printJson(files.size() == 1 ? files.front() : Node{std::move(files)});
    }
    return Exit::Done;
}

} // namespace cli
