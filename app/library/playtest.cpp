#include "library/playtest.h"

#include <algorithm>
#include <cctype>

namespace library
{

namespace
{

goldfish::Entrant entrantOf(const TestRoster &roster, const TestSide &side)
{
    return {&roster.roster, side.hand, side.policy};
}

void addOption(std::string &command, std::string_view option, const std::string &value)
{
    command.append(" --").append(option).append(" ").append(shellWord(value));
}

// "greedy:400,random": the subject's, then the opponents'.
std::string forBoth(const std::string &own, const std::string &theirs, bool isAlone)
{
    return isAlone || own == theirs ? own : own + ',' + theirs;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string result;
    for (const auto &word : words) {
        result.append(result.empty() ? "" : ",").append(word);
    }
    return result;
}

std::string opponentsOf(const Playtest &test)
{
    std::vector<std::string> words;
    std::transform(test.opponents.begin(),
                   test.opponents.end(),
                   std::back_inserter(words),
                   [](const TestRoster &roster) { return roster.word; });
    return joined(words);
}

std::string houseOf(const Playtest &test)
{
    std::vector<std::string> words;
    std::transform(test.house.begin(),
                   test.house.end(),
                   std::back_inserter(words),
                   [](const auto &rule) { return rule.first + '=' + rule.second; });
    return joined(words);
}

} // namespace

goldfish::Order orderOf(const Playtest &test)
{
    goldfish::Order order;
    order.subject = entrantOf(test.subject, test.own);
    for (const auto &opponent : test.opponents) {
        order.opponents.push_back(entrantOf(opponent, test.theirs));
    }
    order.surface = test.surface;
    order.house = test.house;
    order.data = test.data;
    order.seed = test.seed;
    return order;
}

goldfish::Identity identityOf(const Playtest &test, const goldfish::Plan &plan)
{
    auto identity = goldfish::identityOf(orderOf(test), plan, *test.catalog);
    identity.program = test.program;
    identity.date = test.date;
    identity.flags.insert(identity.flags.end(), test.flags.begin(), test.flags.end());
    if (test.hasOwnExchanges) {
        identity.flags.push_back(
            base::text("Lab", "Some spares were chosen by hand; the command takes the plainest."));
    }
    return identity;
}

std::string commandOf(const Playtest &test, std::uint64_t games)
{
    std::string command = "muster-cli goldfish " + shellWord(test.subject.word);
    // What plays against nobody else plays alone, or against what it is compared with.
    const bool isAlone = test.opponents.empty();
    if (!isAlone) {
        addOption(command, "against", opponentsOf(test));
    }
    if (test.question == Playtest::Question::Comparison && test.reference) {
        addOption(command, "compare", test.reference->word);
    }
    if (test.question == Playtest::Question::Ablation) {
        command += " --ablate";
    }
    addOption(command,
              "policy",
              forBoth(goldfish::printPolicy(test.own.policy),
                      goldfish::printPolicy(test.theirs.policy),
                      isAlone));
    if (!test.own.hand.empty()) {
        addOption(command, "skill", forBoth(test.own.hand, test.theirs.hand, isAlone));
    }
    if (!test.surface.empty()) {
        addOption(command, "surface", test.surface);
    }
    if (!test.house.empty()) {
        addOption(command, "house", houseOf(test));
    }
    addOption(command, "games", std::to_string(games));
    addOption(command, "seed", std::to_string(test.seed));
    return command;
}

std::string shellWord(const std::string &word)
{
    const bool isPlain = !word.empty() && std::ranges::all_of(word, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0
            || std::string_view("@%+=:,./-_").find(letter) != std::string_view::npos;
    });
    if (isPlain) {
        return word;
    }
    std::string result = "'";
    for (const char letter : word) {
        result += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return result + '\'';
}

} // namespace library
