// What a person asks the Lab for: whose roster, against whom, by which hands, programs and rules.
// It owns the rosters that an order for a batch points to, and knows the command that plays the
// same games; nothing here plays anything.
#pragma once

#include "goldfish/compare.h"
#include "goldfish/identity.h"
#include "goldfish/plan.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace library
{

struct TestRoster {
    rosters::Roster roster;
    std::string word; // as the command line names it: a file, or "@name"
};

// One copy of a line of the subject and what takes its place.
struct Exchange {
    std::size_t line = 0;
    rosters::Line spare;
};

struct TestSide {
    std::string hand; // empty: the game's default
    goldfish::PolicyChoice policy;
};

struct Playtest {
    enum class Question {
        Score,      // how does the roster do?
        Comparison, // does it do better than another?
        Ablation,   // which of its pieces earn their place?
    };

    Question question = Question::Score;
    const games::Row *row = nullptr;
    std::shared_ptr<const catalog::Catalog> catalog;
    std::filesystem::path data; // the game's folder of shipped data
    TestRoster subject;
    std::vector<TestRoster> opponents;   // none: it plays alone
    std::optional<TestRoster> reference; // of a comparison
    std::vector<Exchange> exchanges;     // of an ablation
    bool hasOwnExchanges = false;        // a person chose among the spares
    TestSide own;
    TestSide theirs;
    std::string surface; // empty: the game's default
    std::vector<std::pair<std::string, std::string>> house;
    std::uint64_t seed = 1;
    goldfish::ComparisonDesign design;
    std::string program;           // "Muster 0.1.0"
    std::string date;              // "2007-04-17"
    std::vector<base::Text> flags; // what makes the figures less than the whole truth
};

// Points into the playtest, which must outlive it.
goldfish::Order orderOf(const Playtest &test);
// All but the command, which depends on how many games were played.
goldfish::Identity identityOf(const Playtest &test, const goldfish::Plan &plan);
// That plays the same games.
std::string commandOf(const Playtest &test, std::uint64_t games);

// A word as a shell takes it.
std::string shellWord(const std::string &word);

} // namespace library
