#include "goldfish/policies/greedy.h"
#include "goldfish/policies/lookahead.h"
#include "goldfish/policies/random.h"
#include "goldfish/policy.h"

#include <algorithm>
#include <charconv>

namespace goldfish
{

using base::text;

namespace
{

constexpr std::int64_t MostNodes = 100'000'000;

base::Text knownSlugs()
{
    std::string slugs;
    for (const auto &row : policies()) {
        slugs += (slugs.empty() ? "" : ", ") + std::string(row.slug);
    }
    return text("Goldfish", "There are: %1.").with(slugs);
}

} // namespace

const std::vector<PolicyRow> &policies()
{
    static const std::vector<PolicyRow> rows = {
        {"random",
         text("Goldfish", "Random"),
         text("Goldfish", "Picks anything that is allowed, each as likely."),
         false,
         0,
         makeRandom},
        {"greedy",
         text("Goldfish", "Greedy"),
         text("Goldfish", "Tries many ways to play the turn and takes what looks best after it."),
         true,
         400,
         makeGreedy},
        {"lookahead",
         text("Goldfish", "Look-ahead"),
         text("Goldfish",
              "Looks for the best point about each good way to play the turn, and plays the last "
              "turns on to the end of the game, many times."),
         true,
         8000,
         makeLookahead},
    };
    return rows;
}

const PolicyRow *policy(std::string_view slug)
{
    const auto &rows = policies();
    const auto found = std::find_if(rows.begin(), rows.end(), [slug](const PolicyRow &row) {
        return row.slug == slug;
    });
    return found == rows.end() ? nullptr : &*found;
}

base::Result<PolicyChoice> readPolicy(std::string_view words)
{
    const auto colon = words.find(':');
    PolicyChoice choice{std::string(words.substr(0, colon)), 0};
    const auto *const row = policy(choice.slug);
    if (row == nullptr) {
        return base::problem(text("Goldfish", "There is no policy “%1”.").with(choice.slug),
                             knownSlugs());
    }
    if (colon == std::string_view::npos) {
        return choice;
    }
    const auto digits = words.substr(colon + 1);
    const auto *const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, choice.nodes);
    if (read.ec != std::errc() || read.ptr != end || choice.nodes < 1 || choice.nodes > MostNodes) {
        return base::problem(
            text("Goldfish", "“%1” is no number of answers to imagine.").with(std::string(digits)),
            text("Goldfish", "Write for example %1.").with("greedy:800"));
    }
    if (row->nodes == 0) {
        return base::problem(
            text("Goldfish", "The policy “%1” imagines nothing.").with(choice.slug));
    }
    return choice;
}

std::string printPolicy(const PolicyChoice &choice)
{
    const auto *const row = policy(choice.slug);
    const std::int64_t nodes = row == nullptr || choice.nodes != 0 ? choice.nodes : row->nodes;
    return nodes == 0 ? choice.slug : choice.slug + ':' + std::to_string(nodes);
}

} // namespace goldfish
