// The kernel on its smallest game: what every game is held to, the match, logs and replays.
#include "engine/match.h"
#include "engine/replay.h"
#include "engine/stones.h"
#include "support/compare.h"
#include "support/random_sim.h"

using engine::Answer;
using engine::Match;
using engine::Pick;
using engine::Progress;
using engine::Seat;
using tests::Stones;

namespace
{

const Stones TheStones;

files::json::Node setupOf(const char *words)
{
    return *files::json::parse(words, "setup");
}

// Takes as many as it may; aims at the same place each time.
class Greedy final : public engine::Decider
{
public:
    std::optional<Answer> answer(const engine::View &view,
                                 const engine::Decision &decision) override
    {
        asked.push_back(decision.number);
        if (decision.domain == engine::Domain::Region) {
            return base::Point{-500, 0};
        }
        view.options(m_options);
        return Pick{m_options[m_options.size() - 1].code};
    }

    std::vector<std::uint32_t> asked;

private:
    engine::OptionBuffer m_options;
};

class Stubborn final : public engine::Decider
{
public:
    std::optional<Answer> answer(const engine::View & /*view*/,
                                 const engine::Decision & /*decision*/) override
    {
        return Pick{99};
    }
};

engine::Rest restAt(base::Point marker)
{
    engine::Rest rest;
    (void)rest.add({Stones::Marker, marker});
    return rest;
}

engine::Rest anywhere(const engine::State & /*state*/, base::Rng &rng)
{
    const auto near = [&rng] { return static_cast<std::int32_t>(base::between(rng, -900, 900)); };
    engine::Rest rest = restAt({near(), near()});
    if (base::between(rng, 0, 1) == 1) {
        (void)rest.add({Stones::Pebble, {near(), near()}});
    }
    return rest;
}

class Sentences final : public engine::EventSink
{
public:
    explicit Sentences(const engine::State &state)
        : m_state(state)
    {
    }
    void take(const engine::Event &event) override
    {
        words += base::render(m_state.sentence(event), base::plainEnglish()) + '\n';
    }

    std::string words;

private:
    const engine::State &m_state;
};

} // namespace

class KernelTest : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatEveryGameMustHold_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::newRow("two") << QByteArray(R"({"seats": 2, "stones": 9})");
        QTest::newRow("three") << QByteArray(R"({"seats": 3, "stones": 40})");
        QTest::newRow("four, soon over") << QByteArray(R"({"seats": 4, "stones": 1})");
    }
    void holdsWhatEveryGameMustHold()
    {
        QFETCH(QByteArray, setup);
        support::SimOptions options;
        options.games = 200;
        options.rest = anywhere;
        QCOMPARE(support::simulate(TheStones, setupOf(setup.constData()), options), std::string());
    }

    void asksInTurnAndWaitsForWhoIsNotThere()
    {
        auto match = *Match::begin(TheStones, setupOf(R"({"seats": 2, "stones": 7})"));
        QVERIFY(match.advance().stop == Progress::Stop::Waiting); // nobody deals
        engine::Chance chance(base::stream(1, 0, 0));
        Greedy greedy;
        match.seat(engine::Nature, &chance);
        match.seat(Seat{0}, &greedy);
        QVERIFY(match.advance().stop == Progress::Stop::Waiting); // seat 1 is empty
        QCOMPARE(match.state().pending()->seat, Seat{1});
        QVERIFY(match.give(Pick{3}).empty());
        // One stone is left: there is no choice, so nobody is asked; then seat 0 aims.
        QVERIFY(match.advance().stop == Progress::Stop::Waiting);
        QVERIFY(match.state().pending()->domain == engine::Domain::Rest);
        QCOMPARE(greedy.asked, (std::vector<std::uint32_t>{2, 5}));
        QVERIFY(match.give(restAt({-450, 0})).empty());
        QVERIFY(match.advance().stop == Progress::Stop::Over);
        QCOMPARE(match.state().ending()->scores[0] - 1 - 4,
                 static_cast<std::int32_t>(std::get<Pick>(match.log().answers[0]).code));
    }

    void drawsTheSameLotsAgainWhenChanceIsRestarted()
    {
        const auto dealt = [](engine::Decider &chance) {
            auto match = *Match::begin(TheStones, setupOf(R"({"seats": 4, "stones": 9})"));
            match.seat(engine::Nature, &chance);
            (void)match.advance();
            return match.log().answers;
        };
        engine::Chance chance(base::stream(1, 0, 0));
        const auto first = dealt(chance);
        chance.restart(base::stream(1, 0, 0));
        QVERIFY(dealt(chance) == first);
        chance.restart(base::stream(1, 2, 0));
        QVERIFY(dealt(chance) != first);
    }

    void refusesWithoutChangingAnything()
    {
        auto match = *Match::begin(TheStones, setupOf("{}"));
        engine::Chance chance(base::stream(1, 0, 0));
        Stubborn stubborn;
        match.seat(engine::Nature, &chance);
        match.seat(Seat{0}, &stubborn);
        const auto progress = match.advance();
        QVERIFY(progress.stop == Progress::Stop::Refused);
        QCOMPARE(base::render(progress.refusal, base::plainEnglish()),
                 std::string("That cannot be picked."));
        QCOMPARE(match.length(), std::size_t{2});
        const auto before = match.state().digest();
        QVERIFY(!match.give(base::Point{0, 0}).empty());
        QCOMPARE(match.state().digest(), before);
    }

    void takesStepsBack()
    {
        auto match = *Match::begin(TheStones, setupOf(R"({"seats": 2, "stones": 200})"));
        engine::Chance chance(base::stream(7, 0, 0));
        Greedy greedy;
        for (const auto seat : {Seat{0}, Seat{1}}) {
            match.seat(seat, &greedy);
        }
        match.seat(engine::Nature, &chance);
        (void)match.advance();
        QVERIFY(match.length() > 64);
        const auto whole = engine::printLog(match.log());
        const auto digest = match.state().digest();
        const std::size_t length = match.length();
        match.rewindTo(35);
        QCOMPARE(match.length(), std::size_t{35});
        const auto shorter = engine::replay(TheStones, match.log());
        QCOMPARE(shorter->state->digest(), match.state().digest());
        (void)match.advance();
        QCOMPARE(match.length(), length);
        QCOMPARE(match.state().digest(), digest);
        QCOMPARE(engine::printLog(match.log()), whole);
        match.rewindTo(0);
        QCOMPARE(match.length(), std::size_t{0});
        QVERIFY(match.log().checkpoints.empty());
    }

    void saysWhereALogOfOtherRulesGoesAstray()
    {
        auto log = *engine::parseLog("muster log 1\ngame: stones\nrules: 1\n"
                                     "setup: {\"seats\":2,\"stones\":4}\n\n"
                                     "pick 2\npick 3\npick 3\npick 2\n",
                                     "stones.log");
        const auto refused = engine::replay(TheStones, log);
        QCOMPARE(refused->answers, std::size_t{3});
        QCOMPARE(base::render(refused->difference->what, base::plainEnglish()),
                 std::string("Answer 4, “pick 2”, is not allowed: That cannot be picked."));
        QCOMPARE(engine::replay(TheStones, log, 2)->answers, std::size_t{2});
        log.answers.resize(3);
        log.checkpoints = {{2, 12345}};
        const auto astray = engine::replay(TheStones, log);
        QCOMPARE(astray->answers, std::size_t{2});
        QVERIFY(astray->difference.has_value());
        log.game = "pebbles";
        QVERIFY(!engine::replay(TheStones, log));
        log.game = "stones";
        log.setup = setupOf(R"({"seats": 9})");
        QVERIFY(!engine::replay(TheStones, log));
    }

    void saysWhatHappens()
    {
        auto match = *Match::begin(TheStones, setupOf(R"({"seats": 2, "stones": 3})"));
        Sentences sentences(match.state());
        for (const Answer &answer : {Answer(Pick{1}),
                                     Answer(Pick{2}),
                                     Answer(Pick{3}),
                                     Answer(base::Point{-500, 0}),
                                     Answer(restAt({-500, 99}))}) {
            QVERIFY(match.give(answer, &sentences).empty());
        }
        QCOMPARE(sentences.words, std::string("took 3\ncame to rest at -500, 99\n"));
        QVERIFY(!match.give(Pick{1}).empty()); // over
        QCOMPARE(match.state().ending()->winner, std::optional(Seat{0}));
    }

    void hidesFromAViewWhatAnotherIsAsked()
    {
        auto match = *Match::begin(TheStones, setupOf("{}"));
        QVERIFY(match.give(Pick{1}).empty());
        QVERIFY(match.give(Pick{2}).empty());
        engine::OptionBuffer options;
        engine::View(match.state(), Seat{1}).options(options);
        QVERIFY(options.empty());
        engine::View(match.state(), Seat{0}).options(options);
        QCOMPARE(options.size(), std::size_t{3});
        QVERIFY(!engine::View(match.state(), Seat{0}).region()); // no point is asked for
    }

    void showsTheFreePlacesToWhoAimsAlone()
    {
        auto match = *Match::begin(TheStones, setupOf(R"({"seats": 2, "stones": 1})"));
        for (int i = 0; i < 3; ++i) {
            QVERIFY(match.give(Pick{1}).empty());
        }
        QVERIFY(!engine::View(match.state(), Seat{1}).region());
        const auto region = engine::View(match.state(), Seat{0}).region();
        QVERIFY(region && region->contains({-500, 0}));
    }
};

QTEST_APPLESS_MAIN(KernelTest)
#include "kernel_test.moc"
