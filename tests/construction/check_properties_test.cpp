// What holds for every verdict, whatever the roster: thousands of them made at random.
#include "construction/sample.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <random>

using construction::Legality;
using construction::Severity;

namespace
{

std::string cell(std::mt19937 &random, const std::vector<std::string> &choices)
{
    return choices[random() % choices.size()];
}

Sample anyStack(std::mt19937 &random)
{
    Sample result = Sample::chips();
    for (unsigned lines = random() % 9; lines > 0; --lines) {
        result.put(
            1 + static_cast<int>(random() % 5),
            cell(random, {"Oak", "Ash", "Elm", "Fir", "Keep"}),
            {{"faction", cell(random, {"Elves", "Elves", "Elves", "Goblins", "Neutral", ""})},
             {"type", cell(random, {"troop", "troop", "base", ""})},
             {"points", cell(random, {"0", "1", "2", "3", "6", "", "X"})},
             {"abilities", cell(random, {"-", "strike 1", "unique", ""})}});
    }
    if (random() % 8 == 0) {
        result.putUnresolved(1 + static_cast<int>(random() % 3), "Smudged");
    }
    return result;
}

Sample anyArmy(std::mt19937 &random)
{
    Sample result = Sample::army();
    for (unsigned lines = random() % 9; lines > 0; --lines) {
        result.put(1 + static_cast<int>(random() % 5),
                   cell(random, {"Thrall", "Hound", "Rite", "Order", "Vessa"}),
                   {{"kind", cell(random, {"unit", "unit", "command card", "order", ""})},
                    {"faction", cell(random, {"Algeroth", "Ilian", "Bauhaus", "Capitol", ""})},
                    {"rank", cell(random, {"Bronze", "Silver", "Gold", ""})},
                    {"unique", cell(random, {"yes", "no", ""})},
                    {"symbols", cell(random, {"-", "Algeroth 1", "Algeroth 2", ""})}});
    }
    return result;
}

struct Summary {
    std::string rule;
    std::string subject;
    Severity severity;
    std::int64_t excess;
    std::string message;

    bool operator==(const Summary &) const = default;
};

std::vector<Summary> summary(const construction::Verdict &verdict)
{
    std::vector<Summary> result;
    for (const auto &one : verdict.violations) {
        result.push_back(
            {one.rule, one.subject, one.severity, one.excess, base::english(one.message)});
    }
    return result;
}

std::int64_t excessOf(const construction::Verdict &verdict, const construction::Violation &of)
{
    for (const auto &one : verdict.violations) {
        if (one.rule == of.rule && one.subject == of.subject && one.severity == of.severity) {
            return one.excess;
        }
    }
    return 0;
}

void everyFixHelps(const Sample &sample, const std::string &rules)
{
    for (const auto &violation : sample.found(rules)) {
        if (!violation.fix) {
            continue;
        }
        const auto after = sample.mended(*violation.fix, rules);
        QVERIFY2(excessOf(after, violation) < violation.excess,
                 base::english(violation.message).c_str());
    }
}

// A fix that is chosen among several breaks nothing else; only the size, which any would.
void chosenFixesBreakNothing(const Sample &sample, const std::string &rules)
{
    const auto before = sample.found(rules);
    for (const auto &violation : before) {
        if (violation.rule != "points-at-most" || !violation.fix) {
            continue;
        }
        for (const auto &after : sample.mended(*violation.fix, rules).violations) {
            QVERIFY2(after.rule == "size-exactly" || after.severity != Severity::Illegal
                         || !construction::isWorse(after, before),
                     base::english(after.message).c_str());
        }
    }
}

void orderDoesNotMatter(const Sample &sample, const std::string &rules, std::mt19937 &random)
{
    std::vector<std::size_t> order(sample.roster().lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[random() % i]);
    }
    const auto one = sample.check(rules);
    const auto other = sample.reordered(order).check(rules);
    QVERIFY(one.legality == other.legality);
    QVERIFY(one.totals == other.totals);
    QVERIFY(summary(one) == summary(other));
}

// Adding a piece really brings what whyNot says, and nothing else.
void whyNotForetells(const Sample &sample, const std::string &rules)
{
    Sample after = sample;
    const auto piece = after.piece("Oak", {});
    const auto why = after.whyNot(rules, piece);
    const auto before = after.check(rules);
    after.put(1, "Oak", {});
    const auto verdict = after.check(rules);
    for (const auto &violation : why) {
        QVERIFY(std::any_of(verdict.violations.begin(),
                            verdict.violations.end(),
                            [&violation](const auto &one) {
                                return one.rule == violation.rule
                                    && one.subject == violation.subject
                                    && one.excess == violation.excess
                                    && one.severity == violation.severity;
                            }));
    }
    if (before.legality == Legality::Legal && verdict.legality == Legality::Illegal) {
        QVERIFY(!why.empty());
    }
}

} // namespace

class CheckPropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void properties()
    {
        for (unsigned seed = 1; seed <= 400; ++seed) {
            std::mt19937 random(seed);
            const Sample stack = anyStack(random);
            const Sample army = anyArmy(random);
            everyFixHelps(stack, Constructed);
            everyFixHelps(army, Skirmish);
            chosenFixesBreakNothing(stack, Constructed);
            orderDoesNotMatter(stack, Constructed, random);
            orderDoesNotMatter(army, Skirmish, random);
            whyNotForetells(stack, Constructed);
            whyNotForetells(army, Skirmish);
            if (QTest::currentTestFailed()) {
                QFAIL(("Seed " + std::to_string(seed)).c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(CheckPropertiesTest)

#include "check_properties_test.moc"
