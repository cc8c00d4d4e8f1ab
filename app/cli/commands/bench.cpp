// muster-cli bench: plays a fixed set of matches and prints one digest of all that happened, and
// how fast it went. A change of the rules shows in the digest, one of speed beside it.
#include "base/digest.h"
#include "cli/commands/commands.h"
#include "cli/match_options.h"
#include "cli/number.h"
#include "goldfish/batch.h"
#include "library/data_folder.h"

#include <algorithm>
#include <chrono>

namespace cli
{

using base::text;
using files::json::Node;
using files::json::Object;

namespace
{

// What is always played, whatever the time: the signature is of these alone.
struct Program {
    std::string_view policy;
    std::uint64_t matches = 0;
};
constexpr std::array<Program, 2> Programs{Program{"random", 200}, Program{"greedy", 4}};
constexpr std::uint64_t Seed = 20060828;

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// The first two ready-made rosters of the game, by the names of their files.
std::vector<std::string> readyMade(const std::filesystem::path &data)
{
    std::vector<std::string> files;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(data / "rosters", error), end;
         !error && entry != end;
         entry.increment(error)) {
        files.push_back(entry->path().string());
    }
    std::ranges::sort(files);
    files.resize(std::min<std::size_t>(files.size(), 2));
    return files;
}

struct Run {
    std::uint64_t digest = 0;
    std::uint64_t matches = 0;
    double seconds = 0;
};

base::Result<Run> play(const Contest &contest, const Program &program, double mostSeconds)
{
    goldfish::PolicyChoice policy;
    policy.slug = program.policy;
    goldfish::Order order;
    order.subject = {&contest.rosters[0].roster, {}, policy};
    order.opponents.push_back({&contest.rosters[1].roster, {}, policy});
    order.data = contest.data;
    order.seed = Seed;
    auto plan = goldfish::planOf(order, *contest.row, *contest.catalog);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    auto batch = goldfish::Batch::begin(std::move(*plan));
    if (!batch) {
        return tl::unexpected(batch.error());
    }
    goldfish::Effort effort;
    effort.matches = program.matches;
    effort.threads = 1;
    effort.clock = secondsNow;
    if (const auto done = (*batch)->run(effort); !done) {
        return tl::unexpected(done.error());
    }
    Run run{(*batch)->digest(), program.matches, (*batch)->seconds()};
    if (mostSeconds > run.seconds) {
        effort.matches = 100'000'000;
        effort.mostSeconds = mostSeconds - run.seconds;
        if (const auto done = (*batch)->run(effort); !done) {
            return tl::unexpected(done.error());
        }
        run.matches = (*batch)->matches().size();
        run.seconds = (*batch)->seconds();
    }
    return run;
}

} // namespace

Exit runBench(Session &session, const Arguments &arguments)
{
    const auto seconds = numberOption(arguments, "seconds", 0);
    if (!seconds || !arguments.words().empty()) {
        return session.fail(seconds ? usage(command("bench")->synopsis) : seconds.error(),
                            Exit::WrongUse);
    }
    const std::string game = arguments.valueOr("game", "clout");
    const auto files = readyMade(library::dataFolder() / game);
    if (files.size() < 2) {
        return session.fail(
            {{}, 0, text("CommandLine", "There are no ready-made rosters of “%1”.").with(game), {}},
            Exit::WrongUse);
    }
    const auto contest = contestOf(session, files, "");
    if (!contest) {
        return session.fail(contest.error(), Exit::Unreadable);
    }
    base::Digest signature;
    Node report{Object{}};
    report.set("game", game);
    for (const auto &program : Programs) {
        const auto run = play(*contest, program, static_cast<double>(*seconds) / Programs.size());
        if (!run) {
            return session.fail(run.error(), Exit::Unreadable);
        }
        signature.add(static_cast<std::int64_t>(run->digest));
        const double speed =
            run->seconds > 0 ? static_cast<double>(run->matches) / run->seconds : 0;
        Node row{Object{}};
        row.set("matches", static_cast<std::int64_t>(run->matches))
            .set("games_per_second", speed)
            .set("milliseconds_per_game", speed > 0 ? 1000 / speed : 0);
        report.set(std::string(program.policy), std::move(row));
        if (!session.json()) {
            session.print(session.words(text("CommandLine", "%1: %2 games a second")
                                            .with(program.policy)
                                            .with(static_cast<std::int64_t>(speed))));
        }
    }
    const std::string words = base::shortForm(signature.value());
    report.set("signature", words);
    if (session.json()) {
        session.printJson(report);
    } else {
        session.print("Signature: " + words);
    }
    return Exit::Done;
}

} // namespace cli
