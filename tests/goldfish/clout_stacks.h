// The ready-made stacks of Clout as a batch plays them, for tests and figures that need the whole
// game and not an invented one.
#pragma once

#include "catalog/catalog.h"
#include "goldfish/plan.h"
#include "goldfish/record.h"
#include "goldfish/statistics/win_rate.h"

#include <span>
#include <vector>

namespace tests
{

struct CloutStacks {
    catalog::Catalog catalog;
    std::filesystem::path data;
    std::vector<rosters::Roster> rosters; // by the names of their files
};

// The Problem says what of the tree's data cannot be read.
base::Result<CloutStacks> cloutStacks();

// One stack and who plays it, at club skill.
struct Side {
    std::size_t stack = 0; // its place among the rosters
    goldfish::PolicyChoice policy;
};

// The one against the other from the first seat and from the second by turns.
base::Result<goldfish::Plan>
duel(const CloutStacks &stacks, const Side &one, const Side &other, std::uint64_t seed);

// Each stack against itself, from either seat: two matches a stack, so that neither the stacks nor
// who begins tell the policies apart.
base::Result<goldfish::Plan> contest(const CloutStacks &stacks,
                                     const goldfish::PolicyChoice &one,
                                     const goldfish::PolicyChoice &other,
                                     std::uint64_t seed);

// What the matches of a plan came to for the first entrant of each pairing.
goldfish::WinRate resultOf(const goldfish::Plan &plan,
                           std::span<const goldfish::MatchRecord> matches);

} // namespace tests
