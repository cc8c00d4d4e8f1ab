// muster-cli counts and successors: the tree of what may be picked from a position, to hold the
// rules of today against those of yesterday. A path that meets a point to be chosen or chance ends
// there and counts once.
#include "base/digest.h"
#include "cli/commands/commands.h"
#include "cli/number.h"
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

base::Result<std::unique_ptr<engine::State>> positionIn(const std::string &file)
{
    const auto root = files::readFile(file).and_then(
        [&file](const std::string &bytes) { return files::json::parse(bytes, file); });
    if (!root) {
        return tl::unexpected(root.error());
    }
    const auto *const game = root->find("game");
    const auto *const slug = game != nullptr ? game->string() : nullptr;
    const auto *const row = slug != nullptr ? games::row(*slug) : nullptr;
    if (row == nullptr || row->game == nullptr) {
        return base::problemAt(file,
                               root->line(),
                               text("CommandLine", "The file does not say a game that is played."));
    }
    auto state = row->game->start(*root);
    if (!state) {
        state.error().file = file;
    }
    return state;
}

std::vector<std::uint64_t> codesOf(const engine::State &state)
{
    engine::OptionBuffer buffer;
    const auto decision = state.pending();
    if (decision && decision->domain == engine::Domain::Options
        && decision->seat != engine::Nature) {
        state.options(buffer);
    }
    std::vector<std::uint64_t> codes;
    for (const auto &option : buffer.all()) {
        codes.push_back(option.code);
    }
    return codes;
}

// Gives up, and says so, beyond MostCounted.
std::uint64_t countPaths(const engine::State &state, std::uint64_t depth, std::uint64_t &counted)
{
    const auto codes = codesOf(state);
    if (depth == 0 || codes.empty() || counted > MostCounted) {
        ++counted;
        return 1;
    }
    std::uint64_t sum = 0;
    for (const std::uint64_t code : codes) {
        const auto next = state.clone();
        next->apply(engine::Pick{code}, nullptr);
        sum += countPaths(*next, depth - 1, counted);
    }
    return sum;
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
    const auto state = positionIn(arguments.words().front());
    if (!state) {
        return session.fail(state.error(), Exit::Unreadable);
    }
    std::uint64_t counted = 0;
    const std::uint64_t count = countPaths(**state, *depth, counted);
    if (counted > MostCounted) {
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
            .set("count", static_cast<std::int64_t>(count));
        session.printJson(report);
    } else {
        session.print(std::to_string(count));
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
        const auto state = positionIn(file);
        if (!state) {
            return session.fail(state.error(), Exit::Unreadable);
        }
        Array positions;
        std::set<std::uint64_t> seen;
        for (const std::uint64_t code : codesOf(**state)) {
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
