// What a call of muster-cli goldfish asks for, read and looked up before anything is played.
#pragma once

#include "cli/command.h"
#include "cli/match_options.h"
#include "goldfish/ablation.h"
#include "goldfish/identity.h"

#include <memory>
#include <optional>

namespace cli
{

struct GoldfishCall {
    Contest contest; // the subject, its opponents, then what it is compared with
    goldfish::Order order;
    std::optional<goldfish::Entrant> reference; // of --compare
    bool isAblation = false;
    std::uint64_t games = 1000;
    std::size_t threads = 0;
    std::optional<double> seconds; // of --minutes
    std::vector<base::Text> flags; // what makes the figures less than the whole truth
    std::string words;             // the command without its number of games
    mutable std::vector<rosters::Roster> withSpares; // owned here, for the ablation points to them

    goldfish::Identity identified(goldfish::Identity identity) const;
    // A run by minutes is repeated by its number of games.
    void nameGames(goldfish::Identity &identity, std::uint64_t played) const;
    // Each kind of piece once, one copy replaced by a plain spare of the same cost.
    std::vector<goldfish::Variant> variants() const;
};

struct CallProblem {
    base::Problem problem;
    Exit exit = Exit::WrongUse;
};

tl::expected<std::unique_ptr<GoldfishCall>, CallProblem> readGoldfish(Session &session,
                                                                      const Arguments &arguments);

} // namespace cli
