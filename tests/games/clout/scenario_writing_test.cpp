// A match written as a scenario at any moment is the same match: played on from its beginning it
// comes to the same table, stacks and points.
#include "games/clout/clout.h"
#include "games/clout/scenario.h"
#include "random_setup.h"

#include <QtTest>

namespace
{

using files::json::Array;
using files::json::Node;

std::optional<engine::Answer> anyAnswer(const engine::State &state, base::Rng &rng)
{
    switch (state.pending()->domain) {
    case engine::Domain::Options: {
        engine::OptionBuffer options;
        state.options(options);
        const auto last = static_cast<std::int64_t>(options.size()) - 1;
        return engine::Pick{options[static_cast<std::size_t>(base::between(rng, 0, last))].code};
    }
    case engine::Domain::Region: {
        const auto point = state.region().sample(rng);
        return point ? std::optional<engine::Answer>(*point) : std::nullopt;
    }
    case engine::Domain::Rest:
        break;
    }
    return tests::randomRest(state, rng);
}

// What is seen of it, without the numbers of its chips.
std::string seen(const engine::State &state)
{
    Node picture = state.picture(engine::Nature);
    std::string words;
    for (const auto &row : *picture.find("table")->array()) {
        for (const auto *const key : {"chip", "owner", "controller", "at", "level", "trapped"}) {
            words += files::json::write(*row.find(key), files::json::Layout::Compact) + ' ';
        }
        const auto *const counts = row.find("counts");
        words += counts != nullptr ? files::json::write(*counts) + '\n' : std::string("\n");
    }
    for (const auto *const key : {"stacks", "active", "scores"}) {
        words += files::json::write(*picture.find(key), files::json::Layout::Compact) + '\n';
    }
    return words;
}

} // namespace

class ScenarioWritingTest : public QObject
{
    Q_OBJECT

private slots:
    void aMatchIsTheSameAsAScenario()
    {
        int comparisons = 0;
        for (std::uint64_t number = 0; number < 20; ++number) {
            auto rng = base::stream(17, number, 0);
            const auto setup = tests::randomSetup({2, 6, number % 2 == 1, true}, rng);
            auto started = games::clout::game().start(setup);
            QVERIFY(started);
            auto state = std::move(*started);
            std::vector<engine::Answer> answers;
            while (state->pending() && answers.size() < 400) {
                auto answer = tests::randomChange(*state, rng);
                answer = answer ? answer : anyAnswer(*state, rng);
                if (!answer) {
                    break;
                }
                state->apply(*answer, nullptr);
                answers.push_back(*answer);
                if (base::between(rng, 0, 9) > 0) {
                    continue;
                }
                const auto written = games::clout::scenarioOf(setup, answers);
                QVERIFY2(written, written ? "" : base::english(written.error()).c_str());
                auto again = games::clout::game().start(*written);
                QVERIFY2(again, again ? "" : base::english(again.error()).c_str());
                for (const auto &step : *written->find("do")->array()) {
                    const auto given = engine::parseAnswer(*step.find("answer")->string());
                    QVERIFY(given);
                    QVERIFY2((*again)->check(*given).empty(),
                             base::english((*again)->check(*given)).c_str());
                    (*again)->apply(*given, nullptr);
                }
                QCOMPARE(QString::fromStdString(seen(**again)),
                         QString::fromStdString(seen(*state)));
                ++comparisons;
            }
        }
        QVERIFY(comparisons > 50);
    }
};

QTEST_GUILESS_MAIN(ScenarioWritingTest)
#include "scenario_writing_test.moc"
