#include "cli/match_options.h"

#include "base/fold.h"
#include "base/nearest.h"
#include "library/data_folder.h"

#include <algorithm>

namespace cli
{

using base::text;

namespace
{

// The place-th of the words between commas, or the last.
std::string wordOf(const Arguments &arguments, std::string_view option, std::size_t place)
{
    const std::string all = arguments.valueOr(option, "");
    const auto words = base::split(all, ',');
    return words.empty() ? std::string() : std::string(words[std::min(place, words.size() - 1)]);
}

base::Problem noSuchRule(const std::string &key, const std::vector<games::HouseRule> &rules)
{
    std::vector<std::string> keys;
    std::ranges::transform(rules, std::back_inserter(keys), [](const games::HouseRule &rule) {
        return std::string(rule.key);
    });
    const auto near = base::nearest(key, keys);
    return {{},
            0,
            text("CommandLine", "There is no house rule “%1”.").with(key),
            near.empty() ? base::Text() : text("CommandLine", "Perhaps “%1” is meant.").with(near)};
}

} // namespace

base::Result<Contest>
contestOf(Session &session, const std::vector<std::string> &files, const std::string &game)
{
    Contest contest;
    for (const auto &file : files) {
        auto read = session.rosters(file, game, "");
        if (!read) {
            return tl::unexpected(read.error());
        }
        std::ranges::move(*read, std::back_inserter(contest.rosters));
    }
    if (contest.rosters.empty()) {
        return base::problem(text("CommandLine", "There is no roster in these files."));
    }
    const std::string &slug = contest.rosters.front().roster.game;
    for (const auto &named : contest.rosters) {
        if (named.roster.game != slug) {
            return base::problemAt(named.file,
                                   0,
                                   text("CommandLine", "This is of another game than the first."));
        }
    }
    const auto found = session.game(slug);
    if (!found) {
        return tl::unexpected(found.error());
    }
    contest.row = games::row(slug);
    if (contest.row == nullptr || contest.row->game == nullptr) {
        return base::problem(text("CommandLine", "Games of “%1” cannot be played yet.").with(slug));
    }
    contest.catalog = (*found)->catalog.get();
    contest.data = library::dataFolder() / slug;
    return contest;
}

base::Result<std::vector<std::pair<std::string, std::string>>> houseOf(const Arguments &arguments,
                                                                       const games::Row &row)
{
    std::vector<std::pair<std::string, std::string>> changed;
    const auto rules = row.house != nullptr ? row.house() : std::vector<games::HouseRule>();
    const std::string all = arguments.valueOr("house", "");
    for (const auto word : base::split(all, ',')) {
        if (word.empty()) {
            continue;
        }
        const auto parts = base::split(word, '=');
        const std::string key(parts.front());
        const std::string value(parts.size() > 1 ? parts[1] : std::string_view("true"));
        const auto rule = std::ranges::find(rules, key, &games::HouseRule::key);
        if (rule == rules.end()) {
            return tl::unexpected(noSuchRule(key, rules));
        }
        if (std::ranges::find(rule->values, value) == rule->values.end()) {
            return base::problem(
                text("CommandLine", "The house rule “%1” cannot be “%2”.").with(key).with(value));
        }
        if (value != rule->asRuled) {
            changed.emplace_back(key, value);
        }
    }
    return changed;
}

base::Result<goldfish::PolicyChoice> policyOf(const Arguments &arguments, std::size_t place)
{
    const std::string word = wordOf(arguments, "policy", place);
    return word.empty() ? goldfish::PolicyChoice() : goldfish::readPolicy(word);
}

base::Result<std::vector<std::string>>
handsOf(Session &session, const Arguments &arguments, const games::Row &row, std::size_t seats)
{
    std::vector<std::string> hands;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        std::string word = wordOf(arguments, "skill", seat);
        if (word.starts_with('@')) {
            auto own = session.ownHand(std::string(row.slug), word.substr(1));
            if (!own) {
                return tl::unexpected(own.error());
            }
            word = std::move(own->figures);
        }
        hands.push_back(std::move(word));
    }
    return hands;
}

std::vector<Option> matchOptions()
{
    constexpr auto Value = OptionKind::Value;
    return {
        {"game", Value, "G", text("CommandLine", "The game; muster-cli games lists them.")},
        {"seed", Value, "S", text("CommandLine", "Where all lots come from; 1 by itself.")},
        {"policy",
         Value,
         "P[,P…]",
         text("CommandLine",
              "Who plays, by seat: random, greedy or lookahead, with a strength "
              "such as greedy:400.")},
        {"skill",
         Value,
         "K[,K…]",
         text(
             "CommandLine",
             "How well each seat throws: novice, club or expert, @name for a hand of one's own, or "
             "its four figures such as 300/1200/10000/800.")},
        {"surface",
         Value,
         "S",
         text("CommandLine", "What is thrown on: wood, linoleum, felt or carpet.")},
        {"house", Value, "K=V[,…]", text("CommandLine", "House rules that differ from ours.")},
    };
}

} // namespace cli
