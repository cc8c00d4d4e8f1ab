// The sentences of a report: what it comes to, and what to beware of.
#include "goldfish/figures.h"
#include "goldfish/report_tables.h"
#include "goldfish/statistics/normal.h"

#include <algorithm>

namespace goldfish
{

using base::plural;
using base::Text;
using base::text;

namespace
{

constexpr int Places = 1;

Text scoreSentence(const Report &report)
{
    const auto moments = report.score.moments();
    return text("Goldfish",
                "“%1” scores %2 points a game on average (95 % interval %3); one game in ten it "
                "scores at most %4, every other at most %5, nine in ten at most %6.")
        .with(report.identity.subject.roster)
        .with(decimal(moments.mean(), Places))
        .with(decimals(moments.interval(Tail95), Places))
        .with(std::int64_t{report.score.quantile(10)})
        .with(std::int64_t{report.score.quantile(50)})
        .with(std::int64_t{report.score.quantile(90)});
}

Text winSentence(const Report &report)
{
    const auto all = report.all();
    return text("Goldfish",
                "It wins %1 of its games (95 % interval %2): %3 when it plays first, %4 when it "
                "plays second.")
        .with(percent(all.rate()))
        .with(percents(all.wilson()))
        .with(percent(report.first().rate()))
        .with(percent(report.second().rate()));
}

Text worstSentence(const Report &report)
{
    const auto worst = std::min_element(report.against.begin(),
                                        report.against.end(),
                                        [](const AgainstLine &one, const AgainstLine &other) {
                                            return one.all.rate() < other.all.rate();
                                        });
    return text("Goldfish", "Its worst opponent is “%1”, against which it wins %2.")
        .with(worst->opponent.roster)
        .with(percent(worst->all.rate()));
}

void addRow(Table &table, Text what, Text value)
{
    table.rows.push_back({std::move(what), std::move(value)});
}

// Nothing where there are none.
void addWords(Table &table, Text what, const std::string &words)
{
    if (!words.empty()) {
        addRow(table, std::move(what), Text::verbatim(words));
    }
}

Text described(const EntrantIdentity &entrant)
{
    auto player = entrant.hand.empty()
        ? Text::verbatim(entrant.policy)
        : text("Goldfish", "%1 with the hand “%2”").with(entrant.policy).with(entrant.hand);
    return text("Goldfish", "“%1” (%2), played by %3")
        .with(entrant.roster)
        .with(entrant.fingerprint)
        .with(std::move(player));
}

Text houseText(const Identity &identity)
{
    std::string words;
    for (const auto &[key, value] : identity.house) {
        words += words.empty() ? "" : ", ";
        words.append(key).append("=").append(value);
    }
    return words.empty() ? text("Goldfish", "none: all as ruled") : Text::verbatim(words);
}

} // namespace

std::vector<Text> summaryOf(const Report &report)
{
    std::vector<Text> sentences;
    if (report.matches == 0) {
        sentences.push_back(text("Goldfish", "No game was finished."));
        return sentences;
    }
    sentences.push_back(scoreSentence(report));
    if (!report.against.empty()) {
        sentences.push_back(winSentence(report));
    }
    if (report.against.size() > 1) {
        sentences.push_back(worstSentence(report));
    }
    return sentences;
}

std::vector<Text> cautionsOf(const Report &report)
{
    std::vector<Text> sentences = report.identity.flags;
    if (report.unfinished > 0) {
        sentences.push_back(
            plural("Goldfish",
                   "%n game(s) did not end after as many answers as are allowed and count nowhere.")
                .with(report.unfinished));
    }
    if (!report.identity.house.empty()) {
        sentences.push_back(plural("Goldfish", "Played with %n changed house rule(s).")
                                .with(report.identity.house.size()));
    }
    // One interval in twenty misses by chance.
    if (report.against.size() > 4) {
        sentences.push_back(
            text("Goldfish",
                 "Of %1 opponents' 95 % intervals about one in twenty misses by chance; the best "
                 "and the worst of many are seldom as good and as bad as they look.")
                .with(report.against.size()));
    }
    return sentences;
}

Table identityTable(const Report &report)
{
    const auto &identity = report.identity;
    Table table{text("Goldfish", "What was played"), {}, {}, {}};
    table.slug = "identity";
    addRow(table, text("Goldfish", "Roster"), described(identity.subject));
    for (const auto &opponent : identity.opponents) {
        addRow(table, text("Goldfish", "Opponent"), described(opponent));
    }
    addWords(table, text("Goldfish", "Game"), identity.game);
    addWords(table, text("Goldfish", "Format"), identity.format);
    addRow(table, text("Goldfish", "Games"), text("Number", "%1").with(report.played()));
    addWords(table, text("Goldfish", "Seed"), std::to_string(identity.seed));
    addWords(table, text("Goldfish", "Surface"), identity.surface);
    addRow(table, text("Goldfish", "House rules"), houseText(identity));
    addRow(table,
           text("Goldfish", "Rules"),
           text("Goldfish", "version %1").with(identity.rulesVersion));
    addWords(table, text("Goldfish", "Data"), identity.dataDigest);
    addWords(table, text("Goldfish", "Program"), identity.program);
    addWords(table, text("Goldfish", "Date"), identity.date);
    if (report.seconds > 0) {
        addRow(table, text("Goldfish", "Seconds"), decimal(report.seconds, Places));
        addRow(table,
               text("Goldfish", "Games a second"),
               decimal(static_cast<double>(report.played()) / report.seconds, Places));
    }
    addWords(table, text("Goldfish", "Repeat it with"), identity.command);
    return table;
}

} // namespace goldfish
