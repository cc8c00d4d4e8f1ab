#include "goldfish/behind.h"

#include "goldfish/report.h"

namespace goldfish
{

using base::Text;
using base::text;

namespace
{

template<typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template<typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

Text titleOfScore(const WithScore &with)
{
    return with.least == with.most
        ? text("Goldfish", "Games with a score of %1").with(std::int64_t{with.least})
        : text("Goldfish", "Games with a score of %1 to %2")
              .with(std::int64_t{with.least})
              .with(std::int64_t{with.most});
}

Text sentenceOf(const AgainstOpponent &against)
{
    using Result = AgainstOpponent::Result;
    using Place = AgainstOpponent::Place;
    if (against.place == Place::First) {
        switch (against.result) {
        case Result::Won:
            return text("Goldfish", "Games won against “%1”, playing first");
        case Result::Drawn:
            return text("Goldfish", "Games drawn against “%1”, playing first");
        case Result::Lost:
            return text("Goldfish", "Games lost against “%1”, playing first");
        case Result::Any:
            return text("Goldfish", "Games against “%1”, playing first");
        }
    }
    if (against.place == Place::Second) {
        switch (against.result) {
        case Result::Won:
            return text("Goldfish", "Games won against “%1”, playing second");
        case Result::Drawn:
            return text("Goldfish", "Games drawn against “%1”, playing second");
        case Result::Lost:
            return text("Goldfish", "Games lost against “%1”, playing second");
        case Result::Any:
            return text("Goldfish", "Games against “%1”, playing second");
        }
    }
    switch (against.result) {
    case Result::Won:
        return text("Goldfish", "Games won against “%1”");
    case Result::Drawn:
        return text("Goldfish", "Games drawn against “%1”");
    case Result::Lost:
        return text("Goldfish", "Games lost against “%1”");
    case Result::Any:
        break;
    }
    return text("Goldfish", "Games against “%1”");
}

Text titleOfTurn(const AfterTurn &after)
{
    const auto turn = static_cast<std::int64_t>(after.turn) + 1;
    if (after.most != INT32_MAX) {
        return text("Goldfish", "Games with at most %1 points after turn %2")
            .with(std::int64_t{after.most})
            .with(turn);
    }
    if (after.least != INT32_MIN) {
        return text("Goldfish", "Games with %1 points or more after turn %2")
            .with(std::int64_t{after.least})
            .with(turn);
    }
    return text("Goldfish", "Games that lasted %1 turns or longer").with(turn);
}

Text sentenceOf(const WithPiece &with)
{
    using Figure = WithPiece::Figure;
    switch (with.figure) {
    case Figure::InPlay:
        return text("Goldfish", "Games at whose end “%1” was in play");
    case Figure::Points:
        return text("Goldfish", "Games in which “%1” scored");
    case Figure::Removals:
        return text("Goldfish", "Games in which “%1” removed something");
    case Figure::Losses:
        return text("Goldfish", "Games in which “%1” was removed");
    case Figure::Played:
        break;
    }
    return text("Goldfish", "Games in which “%1” was played");
}

// Columns from the left, rows from where the coordinates are least, both from 1, as the table of
// the map has them.
Text titleOfCell(const RestingIn &resting)
{
    return text("Goldfish", "Games in which a piece came to rest in row %1, column %2")
        .with(resting.cell / HeatMap::Side + 1)
        .with(resting.cell % HeatMap::Side + 1);
}

Text titleOfPairs(const InPairs &pairs)
{
    using Result = InPairs::Result;
    switch (pairs.result) {
    case Result::BothWon:
        return text("Goldfish", "Pairs of games that both won");
    case Result::FirstBetter:
        return text("Goldfish", "Pairs of games in which the roster did better");
    case Result::SecondBetter:
        return text("Goldfish", "Pairs of games in which the other did better");
    case Result::NeitherWon:
        return text("Goldfish", "Pairs of games that neither won, or both drew");
    case Result::Any:
        break;
    }
    return text("Goldfish", "All pairs of games");
}

} // namespace

Text titleOf(const Behind &behind, const Report &report)
{
    return std::visit(
        Overloaded{
            [](const AllMatches & /*all*/) { return text("Goldfish", "All games"); },
            [](const WithScore &with) { return titleOfScore(with); },
            [&](const AgainstOpponent &against) {
                return sentenceOf(against).with(report.against[against.opponent].opponent.roster);
            },
            [&](const WithSource &with) {
                return text("Goldfish", "Games with: %1").with(report.sources[with.source].title);
            },
            [](const AfterTurn &after) { return titleOfTurn(after); },
            [&](const WithPiece &with) {
                return sentenceOf(with).with(report.pieces[with.piece].name);
            },
            [](const RestingIn &resting) { return titleOfCell(resting); },
            [](const InPairs &pairs) { return titleOfPairs(pairs); },
            [](const BesideSpare & /*beside*/) {
                return text("Goldfish", "Pairs of games with the piece and with its spare");
            },
        },
        behind);
}

Text figureTitleOf(const Behind &behind)
{
    return std::visit(
        Overloaded{
            [](const WithSource & /*with*/) { return text("Goldfish", "Of this source"); },
            [](const AfterTurn & /*after*/) { return text("Goldfish", "After this turn"); },
            [](const WithPiece &with) {
                return with.figure == WithPiece::Figure::Points ? text("Goldfish", "Its points")
                                                                : text("Goldfish", "How often");
            },
            [](const RestingIn & /*resting*/) { return text("Goldfish", "How often"); },
            [](const auto & /*rest*/) { return Text(); },
        },
        behind);
}

} // namespace goldfish
