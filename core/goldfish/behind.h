// Which matches stand behind a figure of a report: those with that score, those against that
// opponent, those in which that piece was played… A cell of a table carries one; a Diary finds the
// matches themselves.
#pragma once

#include "base/text.h"

#include <cstddef>
#include <cstdint>
#include <variant>

namespace goldfish
{

struct Report;

struct AllMatches {
    bool operator==(const AllMatches &) const = default;
};

struct WithScore {
    std::int32_t least = 0;
    std::int32_t most = 0;

    bool operator==(const WithScore &) const = default;
};

struct AgainstOpponent {
    enum class Result { Any, Won, Drawn, Lost };
    enum class Place { Any, First, Second };

    std::size_t opponent = 0; // its place in Report::against
    Result result = Result::Any;
    Place place = Place::Any; // of the subject

    bool operator==(const AgainstOpponent &) const = default;
};

// In which the source gave something or took something away.
struct WithSource {
    std::size_t source = 0; // its place in Report::sources

    bool operator==(const WithSource &) const = default;
};

// That lasted so long, and had such a score then.
struct AfterTurn {
    std::size_t turn = 0; // from 0
    std::int32_t least = INT32_MIN;
    std::int32_t most = INT32_MAX;

    bool operator==(const AfterTurn &) const = default;
};

struct WithPiece {
    enum class Figure { Played, InPlay, Points, Removals, Losses };

    std::size_t piece = 0; // its place in Report::pieces
    Figure figure = Figure::Played;

    bool operator==(const WithPiece &) const = default;
};

struct RestingIn {
    std::size_t cell = 0; // of the HeatMap

    bool operator==(const RestingIn &) const = default;
};

// Of a comparison: the pairs of matches that went so.
struct InPairs {
    enum class Result { Any, BothWon, FirstBetter, SecondBetter, NeitherWon };

    Result result = Result::Any;

    bool operator==(const InPairs &) const = default;
};

// Of an ablation: the pairs of matches with a piece and with its spare.
struct BesideSpare {
    std::size_t line = 0; // its place in Ablation::lines()

    bool operator==(const BesideSpare &) const = default;
};

using Behind = std::variant<AllMatches,
                            WithScore,
                            AgainstOpponent,
                            WithSource,
                            AfterTurn,
                            WithPiece,
                            RestingIn,
                            InPairs,
                            BesideSpare>;

// "Games with 12 points", as the heading of their list.
base::Text titleOf(const Behind &behind, const Report &report);
// What the list says of each game beside its result: "Points of the source"; empty: nothing more.
base::Text figureTitleOf(const Behind &behind);

} // namespace goldfish
