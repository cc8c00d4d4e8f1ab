#include "goldfish/report_opponents.h"

#include "goldfish/figures.h"

namespace goldfish
{

using base::Text;
using base::text;

namespace
{

constexpr int PlacesOfMargins = 1;

Text number(std::int64_t value)
{
    return text("Number", "%1").with(value);
}

void addPlace(Table &table, const AgainstLine &line, AgainstOpponent behind)
{
    using Result = AgainstOpponent::Result;
    const bool isFirst = behind.place == AgainstOpponent::Place::First;
    const auto &rate = isFirst ? line.first : line.second;
    const auto place =
        isFirst ? text("Goldfish", "playing first") : text("Goldfish", "playing second");
    const auto name = Text::verbatim(line.opponent.roster);
    table.rows.push_back({name,
                          place,
                          number(rate.games()),
                          number(rate.wins),
                          number(rate.draws),
                          number(rate.losses),
                          percent(rate.rate()),
                          percents(rate.wilson())});
    const auto with = [&behind](Result result) {
        return AgainstOpponent{behind.opponent, result, behind.place};
    };
    table.behind.push_back({behind,
                            behind,
                            behind,
                            with(Result::Won),
                            with(Result::Drawn),
                            with(Result::Lost),
                            behind});
    const auto label = isFirst ? text("Goldfish", "%1: first") : text("Goldfish", "%1: second");
    table.chart->bars.push_back(
        {Text(label).with(line.opponent.roster), rate.rate(), rate.wilson()});
}

} // namespace

Table opponentTable(const Report &report)
{
    Table table{text("Goldfish", "Against each opponent"),
                text("Goldfish", "A draw counts half. Shares with the 95 % interval of Wilson."),
                {text("Goldfish", "Opponent"),
                 text("Goldfish", "Games"),
                 text("Goldfish", "Won"),
                 text("Goldfish", "Drawn"),
                 text("Goldfish", "Lost"),
                 text("Goldfish", "Share"),
                 text("Goldfish", "95 % interval"),
                 text("Goldfish", "Playing first"),
                 text("Goldfish", "Playing second"),
                 text("Goldfish", "Margin")},
                {},
                Chart{{}, 0, 1}};
    table.slug = "against";
    using Result = AgainstOpponent::Result;
    using Place = AgainstOpponent::Place;
    for (const auto &line : report.against) {
        const std::size_t opponent = table.rows.size();
        const auto name = Text::verbatim(line.opponent.roster);
        table.rows.push_back({name,
                              number(line.all.games()),
                              number(line.all.wins),
                              number(line.all.draws),
                              number(line.all.losses),
                              percent(line.all.rate()),
                              percents(line.all.wilson()),
                              percent(line.first.rate()),
                              percent(line.second.rate()),
                              signedDecimal(line.margin.mean(), PlacesOfMargins)});
        const AgainstOpponent all{opponent};
        table.behind.push_back({all,
                                all,
                                AgainstOpponent{opponent, Result::Won},
                                AgainstOpponent{opponent, Result::Drawn},
                                AgainstOpponent{opponent, Result::Lost},
                                all,
                                all,
                                AgainstOpponent{opponent, Result::Any, Place::First},
                                AgainstOpponent{opponent, Result::Any, Place::Second},
                                all});
        table.chart->bars.push_back({name, line.all.rate(), line.all.wilson()});
    }
    return table;
}

Table placeTable(const Report &report)
{
    Table table{text("Goldfish", "Playing first and second"),
                text("Goldfish", "A draw counts half. Shares with the 95 % interval of Wilson."),
                {text("Goldfish", "Opponent"),
                 text("Goldfish", "Place"),
                 text("Goldfish", "Games"),
                 text("Goldfish", "Won"),
                 text("Goldfish", "Drawn"),
                 text("Goldfish", "Lost"),
                 text("Goldfish", "Share"),
                 text("Goldfish", "95 % interval")},
                {},
                Chart{{}, 0, 1}};
    table.slug = "places";
    using Place = AgainstOpponent::Place;
    for (std::size_t opponent = 0; opponent < report.against.size(); ++opponent) {
        for (const auto place : {Place::First, Place::Second}) {
            addPlace(table,
                     report.against[opponent],
                     {opponent, AgainstOpponent::Result::Any, place});
        }
    }
    return table;
}

} // namespace goldfish
