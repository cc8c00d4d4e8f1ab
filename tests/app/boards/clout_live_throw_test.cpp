// At a table throws are made in three dimensions, whoever throws; the log keeps whole numbers.
#include "app/boards/board_fixture.h"
#include "boards/boards.h"
#include "boards/clout_flight.h"
#include "games/clout/nature.h"
#include "library/data_folder.h"
#include "library/match_session.h"
#include "support/small_match.h"
#include "throw3d/bullet_model.h"

#include <QSignalSpy>
#include <QTest>

using library::MatchSession;
using Waiting = library::MatchSession::Waiting;

namespace
{

constexpr std::uint64_t Seed = 7;

library::Company liveCompany()
{
    return boards::watched(library::playtestCompany(library::dataFolder()));
}

// The small match up to the rest of its first throw.
void throwOnce(MatchSession &session, const std::vector<library::Sitter> &sitters)
{
    const auto begun = session.begin(*games::row("clout"), support::smallSetup(), sitters, Seed);
    QVERIFY2(begun, begun ? "" : base::english(begun.error()).c_str());
    if (sitters.front().isPerson()) {
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QVERIFY(session.answer(base::Point{500'000, 500'000}).empty());
    }
    QTRY_VERIFY(session.line().at() >= 3);
}

engine::Rest firstRest(const MatchSession &session)
{
    for (const auto &given : session.line().given()) {
        if (const auto *rest = std::get_if<engine::Rest>(&given.answer)) {
            return *rest;
        }
    }
    return {};
}

} // namespace

class CloutLiveThrowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodysThrowsFly_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addRow("a person") << QString();
        QTest::addRow("a program") << QStringLiteral("random");
    }

    // The flight begins in the hand and ends where the answer says.
    void everybodysThrowsFly()
    {
        QFETCH(QString, policy);
        MatchSession session(liveCompany());
        std::shared_ptr<const boards::CloutFlight> flown;
        connect(&session, &MatchSession::stepped, this, [&](const MatchSession::Step &step) {
            if (!flown) {
                flown = std::dynamic_pointer_cast<const boards::CloutFlight>(step.flight);
            }
        });
        auto sitters = support::twoPeople();
        sitters.front().policy = policy.toStdString();
        throwOnce(session, sitters);
        QVERIFY(flown);
        const auto rest = firstRest(session);
        QVERIFY(!rest.all().empty());
        const auto &path = flown->track().paths.front();
        QVERIFY(path.token == rest.all().front().token);
        QVERIFY(path.poses.size() > 30);
        QVERIFY(path.poses.front().at[2] >= 350); // mm: the rulebook's 35 cm
        QVERIFY(path.poses.front().at[1] < 0);    // and the hand outside the area
        const auto &end = path.poses.back().at;
        QVERIFY(std::abs(end[0] * 1000 - static_cast<float>(rest.all().front().at.x)) < 10);
        QVERIFY(std::abs(end[1] * 1000 - static_cast<float>(rest.all().front().at.y)) < 10);
    }

    // What plays in batches slides and would lie elsewhere.
    void areMadeInThreeDimensions()
    {
        MatchSession live(liveCompany());
        throwOnce(live, support::twoPeople());
        MatchSession again(liveCompany());
        throwOnce(again, support::twoPeople());
        QVERIFY(firstRest(live) == firstRest(again));
        MatchSession slide(library::playtestCompany(library::dataFolder()));
        throwOnce(slide, support::twoPeople());
        QVERIFY(firstRest(live) != firstRest(slide));
    }

    // A chip that is knocked off the table is set back, its rim just inside the nearest edge.
    void whatIsKnockedOffComesBack()
    {
        constexpr std::int32_t Radius = 19'700;
        const base::Point before{500'000, 1'000'000 - Radius};
        auto state = tests::aimingStateOf({{{"Briar Keeper", 1, 500, 980}}});
        state->apply(base::Point{500'000, 940'000}, nullptr);
        const auto decision = *state->pending();
        QVERIFY(decision.domain == engine::Domain::Rest);
        int backs = 0;
        for (std::uint64_t seed = 0; seed < 60 && backs < 3; ++seed) {
            games::clout::Nature nature(
                std::make_shared<throw3d::BulletModel>(games::clout::Surface()),
                base::stream(seed, 0, 0));
            const auto answer = nature.answer(engine::View(*state, engine::Nature), decision);
            QVERIFY(answer);
            const auto &rest = std::get<engine::Rest>(*answer);
            if (rest.all().size() < 2 || rest.all()[1].at.y < 1'000'000 + Radius) {
                continue;
            }
            ++backs;
            const auto after = state->clone();
            QVERIFY(after->check(*answer).empty());
            after->apply(*answer, nullptr);
            const auto &position = dynamic_cast<const games::clout::State &>(*after).position();
            const auto at = position.chips[0].at;
            QVERIFY(position.chips[0].place == games::clout::Place::Table);
            QVERIFY(std::abs(at.y - before.y) <= 1);
            QVERIFY(std::abs(at.x - rest.all()[1].at.x) <= 1);
        }
        QVERIFY2(backs > 0, "no chip was knocked off");
    }

    // By a company that knows nothing of three dimensions.
    void theLogIsReplayedWithoutThem()
    {
        MatchSession live(liveCompany());
        throwOnce(live, support::twoPeople());
        MatchSession other(library::playtestCompany(library::dataFolder()));
        QVERIFY(other.open(live.line().print(base::plainEnglish()), "match.json", Seed));
        QVERIFY(firstRest(other) == firstRest(live));
    }
};

QTEST_MAIN(CloutLiveThrowTest)
#include "clout_live_throw_test.moc"
