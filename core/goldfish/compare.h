// Does one roster do better than another? Both play the same opponents from the same seats with the
// same lots, or each other with the seats swapped, so that the unit is a pair of matches and most
// of the luck is the same on both sides. The margin of points is judged first, then the wins.
#pragma once

#include "goldfish/batch.h"
#include "goldfish/statistics/mcnemar.h"
#include "goldfish/statistics/sprt.h"

#include <cstdint>
#include <optional>

namespace goldfish
{

struct ComparisonDesign {
    // The difference of win rates that the sequential tests look for.
    double difference = 0.05;
    // Ends when both tests have: a difference that is found is found early.
    bool endsEarly = false;
};

struct Comparison {
    enum class Verdict { Helps, Hurts, Undecided };

    ComparisonDesign design;
    bool isDuel = false;         // they played each other
    std::int64_t unfinished = 0; // pairs of which a match was broken off
    // Of each pair the subject's margin less the reference's; in a duel that is twice the margin by
    // which the subject beats it.
    Moments margins;
    Moments halves; // likewise of the wins, in half points
    Moments own;    // the subject's margins
    Moments other;  // the reference's
    Pairs pairs;
    double chance = 1; // McNemar's: that luck alone makes so great a difference of wins
    Sprt better;
    Sprt worse;
    bool endedEarly = false;
    Verdict verdict = Verdict::Undecided;

    std::int64_t count() const { return margins.count(); } // of finished pairs
    double margin() const; // points a game by which the subject does better
    Interval marginInterval() const;
    double rate() const; // the difference of win rates
    Interval rateInterval() const;
    // How many games without pairs tell as much as one in a pair, by the margins.
    double gain() const;
    // How many more matches would settle it: see pairsToSettle.
    std::optional<std::int64_t> matchesToSettle() const;
};

// Of the matches that a batch with a comparisonPlan has played.
Comparison comparisonOf(const Batch &batch, const ComparisonDesign &design);

// Runs the batch, and stops it between two blocks of rounds where the design says so.
base::Result<Comparison>
compare(Batch &batch, const Effort &effort, const ComparisonDesign &design);

} // namespace goldfish
