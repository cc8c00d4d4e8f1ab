// Throws in three dimensions: repeatable, reported in full, and with a track that ends flat.
#include "games/clout/flight.h"
#include "support/compare.h"
#include "throw3d/bullet_model.h"

#include <cmath>

using namespace games::clout;
using throw3d::BulletModel;

namespace
{

constexpr std::int32_t Radius = 19700; // µm

Throw sampleThrow()
{
    Throw what;
    what.token = engine::Token{100};
    what.from = {500'000, -50'000};
    what.aim = {500'000, 400'000};
    return what;
}

std::vector<LyingChip> sampleLying()
{
    std::vector<LyingChip> lying;
    for (std::uint16_t i = 0; i < 28; ++i) {
        lying.push_back({engine::Token{i}, {350'000 + i % 4 * 100'000, 350'000 + i / 4 * 60'000}});
    }
    return lying;
}

double lengthOf(const Track::Pose &pose)
{
    double square = 0;
    for (const float part : pose.turn) {
        square += static_cast<double>(part) * part;
    }
    return std::sqrt(square);
}

// How upright the axis of the chip stands, 1 being flat.
double flatness(const Track::Pose &pose)
{
    const double x = pose.turn[0];
    const double y = pose.turn[1];
    return std::abs(1 - 2 * (x * x + y * y));
}

} // namespace

class BulletModelTest : public QObject
{
    Q_OBJECT

    const BulletModel m_model{Surface()};
    const std::vector<LyingChip> m_lying = sampleLying();
    const ThrowScene m_scene{{{0, 0}, {1'000'000, 1'000'000}}, Radius, m_lying};

private slots:
    void twoRunsAreEqual()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            auto one = base::stream(seed, 0, 0);
            auto other = one;
            const auto rest = m_model.rest(m_scene, sampleThrow(), one, nullptr);
            Track track; // recording does not disturb
            QVERIFY(rest == m_model.rest(m_scene, sampleThrow(), other, &track));
            QVERIFY(one == other);
        }
    }

    // In twenty throws among 28 chips some are hit; each is reported once, with where it lies.
    void whatIsHitIsReported()
    {
        int moved = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            auto rng = base::stream(seed, 0, 0);
            const auto rest = m_model.rest(m_scene, sampleThrow(), rng, nullptr);
            QVERIFY(rest.all().front().token == engine::Token{100});
            std::vector<engine::Token> tokens;
            for (const auto &each : rest.all().subspan(1)) {
                const auto before = m_lying[static_cast<std::size_t>(each.token)].at;
                QVERIFY(base::squaredDistance(before, each.at) >= 100);
                QVERIFY(base::squaredDistance(before, each.at) < 1'000'000LL * 1'000'000);
                QVERIFY(std::ranges::find(tokens, each.token) == tokens.end());
                tokens.push_back(each.token);
                ++moved;
            }
        }
        QVERIFY2(moved >= 5, qPrintable(QString::number(moved)));
    }

    // It begins in the hand, rises over it, and ends flat where the answer says.
    void trackLeadsFromTheHandToRest()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            auto rng = base::stream(seed, 0, 0);
            Track track;
            const auto rest = m_model.rest(m_scene, sampleThrow(), rng, &track);
            QCOMPARE(track.paths.size(), rest.all().size());
            for (std::size_t place = 0; place < track.paths.size(); ++place) {
                const auto &path = track.paths[place];
                const auto &resting = rest.all()[place];
                QVERIFY(path.token == resting.token);
                QCOMPARE(path.poses.size(), track.paths.front().poses.size());
                const auto &end = path.poses.back();
                QVERIFY(std::abs(end.at[0] * 1000 - static_cast<float>(resting.at.x)) < 1);
                QVERIFY(std::abs(end.at[1] * 1000 - static_cast<float>(resting.at.y)) < 1);
                QVERIFY(flatness(end) > 0.9999);
                // On the table, or on others.
                const double level = (end.at[2] - FlatHeight) / ChipThickness;
                QVERIFY2(std::abs(level - std::round(level)) < 0.001 && level > -0.001,
                         qPrintable(QString::number(level)));
            }
            const auto &thrown = track.paths.front().poses;
            QVERIFY(std::abs(thrown.front().at[1] + 50) < 0.01F);
            QVERIFY(std::abs(thrown.front().at[2] - 400) < 0.01F);
            float highest = 0;
            for (const auto &pose : thrown) {
                highest = std::max(highest, pose.at[2]);
                QVERIFY(std::abs(lengthOf(pose) - 1) < 1e-4);
            }
            QVERIFY(highest > 480 && highest < 540); // the hand errs by three percent
        }
    }

    // Nothing jumps: at 60 poses a second a chip that flies at 4 m/s moves 67 mm between two.
    void trackIsSmooth()
    {
        auto rng = base::stream(4, 0, 0);
        Track track;
        m_model.rest(m_scene, sampleThrow(), rng, &track);
        for (const auto &path : track.paths) {
            for (std::size_t i = 1; i < path.poses.size(); ++i) {
                const auto &one = path.poses[i - 1].at;
                const auto &two = path.poses[i].at;
                QVERIFY(std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]) < 75);
            }
        }
    }

    // Chips that lie on each other stay so while nobody touches them.
    void aStackStays()
    {
        const std::vector<LyingChip> stack{{engine::Token{1}, {100'000, 900'000}},
                                           {engine::Token{2}, {100'000, 900'000}},
                                           {engine::Token{3}, {110'000, 900'000}}};
        const ThrowScene scene{{{0, 0}, {1'000'000, 1'000'000}}, Radius, stack};
        auto rng = base::stream(1, 0, 0);
        QCOMPARE(m_model.rest(scene, sampleThrow(), rng, nullptr).all().size(), std::size_t{1});
    }

    void mayEndOutside()
    {
        auto what = sampleThrow();
        what.aim.y = 1'200'000;
        auto rng = base::stream(1, 0, 0);
        const auto rest = m_model.rest(m_scene, what, rng, nullptr);
        QVERIFY(rest.all().front().at.y > 1'000'000 + Radius);
    }
};

QTEST_APPLESS_MAIN(BulletModelTest)
#include "bullet_model_test.moc"
