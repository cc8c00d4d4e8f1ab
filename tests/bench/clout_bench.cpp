// What playing Clout costs and how well its policies play, over all ready-made stacks at club
// skill: the time of a game, what a second thread gains, what is taken from the free store once
// warm, how often the better policy wins, and what the stacks win of each other.
//
//   muster-bench-clout [speed=1] [games=40] [one=lookahead] [other=greedy] [robin=0] [seed=1]
//                      [threads=1]
//
// `games` a contest of policies, `robin` games a pair of stacks; 400 of the first and 100 of the
// second are what a release is judged by. With `one` those two alone play.
#include "goldfish/batch.h"
#include "goldfish/clout_stacks.h"
#include "support/count_allocations.h"

#include <charconv>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>

namespace
{

using goldfish::PolicyChoice;

template<typename T>
T orStop(base::Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", base::english(result.error()).c_str());
        std::exit(1);
    }
    return std::move(*result);
}

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

class Options
{
public:
    Options(int argc, char **argv)
    {
        for (int place = 1; place < argc; ++place) {
            const std::string word = argv[place];
            const auto equals = word.find('=');
            if (equals == std::string::npos) {
                std::fprintf(stderr, "“%s” is no option: write games=400\n", word.c_str());
                std::exit(2);
            }
            m_values[word.substr(0, equals)] = word.substr(equals + 1);
        }
    }

    std::string word(const std::string &name, const std::string &usual) const
    {
        const auto found = m_values.find(name);
        return found == m_values.end() ? usual : found->second;
    }

    std::uint64_t number(const std::string &name, std::uint64_t usual) const
    {
        const std::string digits = word(name, std::to_string(usual));
        std::uint64_t value = 0;
        if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec
            != std::errc()) {
            std::fprintf(stderr, "“%s” is no number\n", digits.c_str());
            std::exit(2);
        }
        return value;
    }

private:
    std::map<std::string, std::string> m_values;
};

struct Played {
    goldfish::WinRate result;
    double seconds = 0;
    double processorSeconds = 0; // of all threads: other programs do not show in it
    std::uint64_t games = 0;
};

Played played(goldfish::Plan plan, std::uint64_t games, std::size_t threads)
{
    auto batch = orStop(goldfish::Batch::begin(std::move(plan)));
    goldfish::Effort effort;
    effort.matches = games;
    effort.threads = threads;
    effort.clock = secondsNow;
    const std::clock_t began = std::clock();
    orStop(batch->run(effort));
    const double used = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    return {tests::resultOf(batch->plan(), batch->matches()), batch->seconds(), used, games};
}

void print(const goldfish::WinRate &result)
{
    const auto interval = result.wilson();
    std::printf("%4lld won, %3lld drawn, %4lld lost: %5.1f %% (95 %%: %.1f to %.1f)\n",
                static_cast<long long>(result.wins),
                static_cast<long long>(result.draws),
                static_cast<long long>(result.losses),
                result.rate() * 100,
                interval.low * 100,
                interval.high * 100);
}

class Bench
{
public:
    explicit Bench(const Options &options)
        : m_options(options)
        , m_stacks(orStop(tests::cloutStacks()))
        , m_seed(options.number("seed", 1))
        , m_threads(options.number("threads", 1))
    {
    }

    void run() const
    {
        if (m_options.number("speed", 1) > 0) {
            printSpeed();
        }
        const auto games = m_options.number("games", 40);
        if (games > 0) {
            if (m_options.word("one", {}).empty()) {
                printContest("greedy", "random", games);
            }
            printContest(m_options.word("one", "lookahead"),
                         m_options.word("other", "greedy"),
                         games);
        }
        if (const auto robin = m_options.number("robin", 0); robin > 0) {
            printRobin(robin);
        }
    }

private:
    void printSpeed() const
    {
        time("random", 8400);
        time("greedy", 112);
        printAllocations("random");
        printAllocations("greedy:100");
        printAllocations("lookahead:400");
        printSecondThread();
    }

    goldfish::Plan contest(const std::string &one, const std::string &other) const
    {
        return orStop(tests::contest(m_stacks,
                                     orStop(goldfish::readPolicy(one)),
                                     orStop(goldfish::readPolicy(other)),
                                     m_seed));
    }

    void time(const std::string &policy, std::uint64_t games) const
    {
        const auto all = played(contest(policy, policy), games, 1);
        std::printf("%-34s %8.3f ms of one core a game, %llu games\n",
                    goldfish::printPolicy(orStop(goldfish::readPolicy(policy))).c_str(),
                    all.processorSeconds * 1000 / static_cast<double>(games),
                    static_cast<unsigned long long>(games));
    }

    // A pairing is warm when every list has been as long as it gets: after some games.
    void printAllocations(const std::string &policy) const
    {
        constexpr std::uint64_t Warming = 12;
        constexpr std::uint64_t Counted = 4;
        const auto choice = orStop(goldfish::readPolicy(policy));
        const auto plan = orStop(tests::duel(m_stacks, {0, choice}, {1, choice}, m_seed));
        const auto seating = orStop(goldfish::Seating::make(plan, 0));
        for (std::uint64_t match = 0; match < Warming; ++match) {
            orStop(seating->play(match, nullptr, nullptr));
        }
        const std::size_t before = support::allocations;
        for (std::uint64_t match = Warming; match < Warming + Counted; ++match) {
            orStop(seating->play(match, nullptr, nullptr));
        }
        std::printf("%-34s %8.2f allocations in a warm game\n",
                    policy.c_str(),
                    static_cast<double>(support::allocations - before) / Counted);
    }

    void printSecondThread() const
    {
        constexpr std::uint64_t Games = 56;
        const double one = played(contest("greedy", "greedy"), Games, 1).seconds;
        const double two = played(contest("greedy", "greedy"), Games, 2).seconds;
        std::printf("%-34s %8.2f times one\n", "two threads, greedy", one / two);
    }

    // In whole rounds, that neither side has the better stacks.
    void printContest(const std::string &one, const std::string &other, std::uint64_t games) const
    {
        auto plan = contest(one, other);
        const std::uint64_t round = plan.pairings.size();
        const auto all = played(std::move(plan), (games + round - 1) / round * round, m_threads);
        const auto named = [](const std::string &words) {
            return goldfish::printPolicy(orStop(goldfish::readPolicy(words)));
        };
        std::printf("%-34s ", (named(one) + " against " + named(other)).c_str());
        print(all.result);
    }

    void printRobin(std::uint64_t games) const
    {
        const goldfish::PolicyChoice greedy;
        const std::size_t count = m_stacks.rosters.size();
        std::vector<goldfish::WinRate> results(count);
        std::vector<std::string> rows(count, std::string(count * 5, ' '));
        for (std::size_t one = 0; one < count; ++one) {
            for (std::size_t other = one + 1; other < count; ++other) {
                auto plan = orStop(tests::duel(m_stacks, {one, greedy}, {other, greedy}, m_seed));
                const auto result = played(std::move(plan), games, m_threads).result;
                results[one] += result;
                results[other] += goldfish::WinRate{result.losses, result.draws, result.wins};
                rows[one].replace(other * 5, 5, cell(result.rate()));
                rows[other].replace(one * 5, 5, cell(1 - result.rate()));
            }
        }
        for (std::size_t stack = 0; stack < count; ++stack) {
            std::printf("%-24s ", m_stacks.rosters[stack].name.c_str());
            print(results[stack]);
            std::printf("%-24s %s\n", "", rows[stack].c_str());
        }
    }

    static std::string cell(double rate)
    {
        std::array<char, 8> words{};
        std::snprintf(words.data(), words.size(), "%5.0f", rate * 100);
        return words.data();
    }

    const Options &m_options;
    tests::CloutStacks m_stacks;
    std::uint64_t m_seed;
    std::size_t m_threads;
};

} // namespace

int main(int argc, char **argv)
{
    const Options options(argc, argv);
    Bench(options).run();
    return 0;
}
