// Drawn paths end where the rules say and nowhere else, and a track is played pose by pose.
#include "app/boards/board_fixture.h"
#include "boards/clout_flight_path.h"
#include "boards/clout_flight_pose.h"
#include "boards/clout_playback.h"
#include "games/clout/happening.h"

#include <QTest>

#include <cmath>

using base::Point;
using engine::Event;
using engine::Token;
using games::clout::Happening;
using games::clout::Track;

namespace
{

Event happened(Happening what, int token, Point from, Point to, int other = 65535)
{
    return {static_cast<std::uint16_t>(what),
            Token{static_cast<std::uint16_t>(token)},
            Token{static_cast<std::uint16_t>(other)},
            0,
            from,
            to};
}

bool isAt(const Track::Pose &pose, Point point)
{
    return std::abs(pose.at[0] - static_cast<float>(point.x) / 1000) < 0.01F
        && std::abs(pose.at[1] - static_cast<float>(point.y) / 1000) < 0.01F
        && std::abs(pose.at[2] - 1.65F) < 0.01F;
}

Track trackOf(const std::vector<Event> &events)
{
    const auto state = tests::stateOf({{{"Briar Keeper", 0, 300, 300},
                                        {"Hungering Crowd", 1, 500, 600},
                                        {"Bonecart Hauler", 1, 800, 300}}});
    return boards::trackOf(state->setup(), state->position(), events);
}

} // namespace

class CloutFlightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aThrowFliesHopsAndSlidesToItsPlace()
    {
        const Track track = trackOf({happened(Happening::CameToRest, 3, {}, {500'000, 700'000})});
        QCOMPARE(track.paths.size(), std::size_t{1});
        const auto &poses = track.paths.front().poses;
        QVERIFY(isAt(poses.back(), {500'000, 700'000}));
        QVERIFY(std::abs(poses.front().at[1] + 50) < 0.01F); // the hand of the first seat
        float highest = 0;
        float lowest = 1000;
        for (std::size_t i = 1; i < poses.size(); ++i) {
            highest = std::max(highest, poses[i].at[2]);
            lowest = std::min(lowest, poses[i].at[2]);
            QVERIFY(poses[i].at[1] >= poses[i - 1].at[1] - 0.001F); // never back
            const auto &turn = poses[i].turn;
            const float square =
                turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3];
            QVERIFY(std::abs(square - 1) < 1e-5F);
        }
        QVERIFY(highest > 490 && highest < 501); // the hand's height and the arc above it
        QVERIFY(lowest >= 1.649F);
    }

    void aKnockedChipWaitsForTheThrownOne()
    {
        const Track track =
            trackOf({happened(Happening::Knocked, 1, {500'000, 600'000}, {540'000, 620'000}),
                     happened(Happening::CameToRest, 3, {}, {480'000, 610'000})});
        QCOMPARE(track.paths.size(), std::size_t{2});
        QCOMPARE(track.paths[0].token, Token{3}); // the thrown one first
        const auto &knocked = track.paths[1].poses;
        QCOMPARE(knocked.size(), track.paths[0].poses.size());
        QVERIFY(isAt(knocked.front(), {500'000, 600'000}));
        QVERIFY(isAt(knocked[20], {500'000, 600'000}));
        QVERIFY(isAt(knocked.back(), {540'000, 620'000}));
    }

    // What the throw model tells takes the place of what is drawn; the rules go on from there.
    void aThrowFliesAsItFlew()
    {
        Track flown;
        for (const int token : {3, 1}) {
            flown.paths.push_back({Token{static_cast<std::uint16_t>(token)}, {}});
            for (int i = 0; i < 5; ++i) {
                const auto at = static_cast<float>(100 * token + i);
                flown.paths.back().poses.push_back({{at, at, 1.65F}, {0, 0, 0, 1}});
            }
        }
        const auto state = tests::stateOf({{{"Briar Keeper", 0, 300, 300},
                                            {"Hungering Crowd", 1, 500, 600},
                                            {"Bonecart Hauler", 1, 800, 300}}});
        const std::vector<Event> events{
            happened(Happening::CameToRest, 3, {}, {304'000, 304'000}),
            happened(Happening::Knocked, 1, {100'000, 100'000}, {104'000, 104'000}),
            happened(Happening::SetBack, 1, {104'000, 104'000}, {20'000, 104'000})};
        const Track track = boards::trackOf(state->setup(), state->position(), events, &flown);
        QCOMPARE(track.paths.size(), std::size_t{2});
        QCOMPARE(track.paths[0].token, Token{3});
        QVERIFY(isAt(track.paths[0].poses[0], {300'000, 300'000}));
        QVERIFY(isAt(track.paths[0].poses[4], {304'000, 304'000}));
        QVERIFY(isAt(track.paths[0].poses.back(), {304'000, 304'000})); // and waits
        QVERIFY(isAt(track.paths[1].poses[4], {104'000, 104'000}));
        QVERIFY(isAt(track.paths[1].poses.back(), {20'000, 104'000}));
        QCOMPARE(track.paths[0].poses.size(), track.paths[1].poses.size());
    }

    void movesAreLiftedOneAfterTheOther()
    {
        const Track track =
            trackOf({happened(Happening::Moved, 0, {300'000, 300'000}, {400'000, 300'000}),
                     happened(Happening::Exchanged, 0, {}, {}, 2)});
        QCOMPARE(track.paths.size(), std::size_t{2});
        QVERIFY(isAt(track.paths[0].poses.back(), {800'000, 300'000}));
        QVERIFY(isAt(track.paths[1].poses.back(), {400'000, 300'000}));
        const auto highest = std::ranges::max_element(track.paths[0].poses,
                                                      {},
                                                      [](const auto &pose) { return pose.at[2]; });
        QVERIFY(highest->at[2] > 30);
    }

    void whatMovesNothingIsNoFlight()
    {
        QVERIFY(trackOf({}).paths.empty());
        QVERIFY(trackOf({happened(Happening::TurnBegins, 0, {}, {})}).paths.empty());
        QCOMPARE(boards::Playback({}).duration(), 0.0);
        QVERIFY(boards::Playback({}).isOver());
    }

    void playsPoseByPose()
    {
        Track track;
        Track::Path path{Token{2}, {}};
        for (int i = 0; i <= 60; ++i) {
            path.poses.push_back({{static_cast<float>(i), 0, 5}, {0, 0, 0, 1}});
        }
        path.poses.back().turn = {0, 0, 0, -1}; // the same turn by the other sign
        track.paths.push_back(path);
        boards::Playback playback(track);
        QCOMPARE(playback.duration(), 1.0);
        QVERIFY(!playback.pose(Token{1}));
        playback.advance(0.25);
        QVERIFY(std::abs(playback.pose(Token{2})->at[0] - 15) < 1e-4F);
        playback.advance(0.004);
        QVERIFY(std::abs(playback.pose(Token{2})->at[0] - 15.24F) < 1e-3F);
        playback.advance(0.74);
        QVERIFY(std::abs(std::abs(playback.pose(Token{2})->turn[3]) - 1) < 1e-4F);
        QVERIFY(!playback.isOver());
        playback.skip();
        QVERIFY(playback.isOver());
        QVERIFY(std::abs(playback.pose(Token{2})->at[0] - 60) < 1e-4F);
    }

    void aLeaningChipIsNarrow()
    {
        const boards::TableScale scale(boards::Viewpoint({{0, 0}, {1'000'000, 1'000'000}}),
                                       QRectF(0, 0, 800, 800));
        boards::ChipPicture flat;
        boards::putPose(flat, {{500, 500, 1.65F}, {0, 0, 0, 1}}, scale);
        QVERIFY(std::abs(flat.tilt - 1) < 1e-6 && flat.lift < 1e-6);
        boards::ChipPicture leaning; // by 60 degrees about the x axis
        boards::putPose(leaning, {{500, 500, 101.65F}, {0.5F, 0, 0, 0.8660254F}}, scale);
        QVERIFY(std::abs(leaning.tilt - 0.5) < 1e-5);
        QVERIFY(std::abs(std::remainder(leaning.tiltTurn, 180)) < 1e-3); // narrow up and down
        QVERIFY(leaning.lift > 10);
    }
};

QTEST_MAIN(CloutFlightTest)
#include "clout_flight_test.moc"
