// The model that says what it was told.
#include "games/clout/scripted.h"
#include "support/compare.h"

using games::clout::ScriptedModel;
using games::clout::Throw;
using games::clout::ThrowScene;

namespace
{

engine::Rest restOf(std::initializer_list<engine::Resting> all)
{
    engine::Rest rest;
    for (const auto &each : all) {
        if (!rest.add(each)) {
            return {};
        }
    }
    return rest;
}

Throw thrown(std::uint16_t token, base::Point aim)
{
    Throw what;
    what.token = engine::Token{token};
    what.from = {300'000, -50'000};
    what.aim = aim;
    return what;
}

} // namespace

class ScriptedTest : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatItWasToldInOrder()
    {
        const auto first =
            restOf({{engine::Token{3}, {10, 20}}, {engine::Token{1}, {90'000, 90'000}}});
        const auto second = restOf({{engine::Token{4}, {500, 600}}});
        ScriptedModel model({first});
        model.tell(second);
        QCOMPARE(model.left(), std::size_t{2});
        const ThrowScene scene{{{0, 0}, {1'000'000, 1'000'000}}, 19700, {}};
        auto rng = base::stream(1, 1, 1);
        const auto before = rng;
        Throw what = thrown(3, {5, 6});
        QVERIFY(model.rest(scene, what, rng, nullptr) == first);
        what.token = engine::Token{4};
        QVERIFY(model.rest(scene, what, rng, nullptr) == second);
        QCOMPARE(model.left(), std::size_t{0});
        QVERIFY(rng == before); // nothing is left to chance
    }

    void speaksOfTheChipThatIsThrown()
    {
        ScriptedModel model({restOf({{engine::NoToken, {10, 20}}})});
        const ThrowScene scene{{{0, 0}, {1'000'000, 1'000'000}}, 19700, {}};
        auto rng = base::stream(1, 1, 1);
        const Throw what = thrown(7, {5000, 6000});
        QVERIFY(model.rest(scene, what, rng, nullptr) == restOf({{engine::Token{7}, {10, 20}}}));
        // Told nothing, it lands on its mark.
        QVERIFY(model.rest(scene, what, rng, nullptr)
                == restOf({{engine::Token{7}, {5000, 6000}}}));
    }

    // The track flies over the hand's arc and ends where it was told.
    void drawsATrack()
    {
        const std::vector<games::clout::LyingChip> lying{{engine::Token{1}, {300'000, 300'000}}};
        const ThrowScene scene{{{0, 0}, {1'000'000, 1'000'000}}, 19700, lying};
        const auto told = restOf(
            {{engine::Token{2}, {320'000, 380'000}}, {engine::Token{1}, {310'000, 330'000}}});
        ScriptedModel model({told});
        auto rng = base::stream(1, 1, 1);
        const Throw what = thrown(2, {300'000, 250'000});
        games::clout::Track track;
        QVERIFY(model.rest(scene, what, rng, &track) == told);
        QCOMPARE(track.paths.size(), std::size_t{2});
        QVERIFY(track.paths[0].token == engine::Token{2});
        QVERIFY(track.paths[1].token == engine::Token{1});
        const auto &poses = track.paths[0].poses;
        QCOMPARE(track.paths[1].poses.size(), poses.size());
        QVERIFY(std::abs(poses.front().at[1] + 50) < 0.01F);
        QVERIFY(std::abs(poses.front().at[2] - 400) < 0.01F);
        const float highest =
            std::ranges::max_element(poses, {}, [](const auto &pose) { return pose.at[2]; })->at[2];
        QVERIFY(highest > 499 && highest < 500.1F);
        QVERIFY(std::abs(poses.back().at[0] - 320) < 0.01F);
        QVERIFY(std::abs(poses.back().at[1] - 380) < 0.01F);
        QVERIFY(std::abs(poses.back().at[2] - 1.65F) < 0.01F);
        QVERIFY(std::abs(track.paths[1].poses.front().at[1] - 300) < 0.01F);
        QVERIFY(std::abs(track.paths[1].poses.back().at[1] - 330) < 0.01F);
    }
};

QTEST_APPLESS_MAIN(ScriptedTest)
#include "scripted_test.moc"
