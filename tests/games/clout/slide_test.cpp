// The slide model: the same on every machine, within the laws of its table, and never in each
// other.
#include "base/digest.h"
#include "games/clout/flight.h"
#include "games/clout/slide.h"
#include "games/clout/throwing.h"
#include "sample_landings.h"
#include "support/compare.h"

#include <cmath>

using games::clout::dot;
using games::clout::drawRelease;
using games::clout::flightOf;
using games::clout::inMillimetres;
using games::clout::LandingTable;
using games::clout::leftOf;
using games::clout::length;
using games::clout::LyingChip;
using games::clout::readLandingTable;
using games::clout::SlideModel;
using games::clout::Throw;
using games::clout::ThrowingData;
using games::clout::ThrowScene;
using games::clout::Track;
using games::clout::Vector2;

namespace
{

constexpr std::int32_t Radius = 19700; // µm
constexpr std::int32_t Side = 1'000'000;
constexpr std::int64_t Diameter = std::int64_t{2} * Radius;

std::shared_ptr<const LandingTable> shared(LandingTable table)
{
    return std::make_shared<const LandingTable>(std::move(table));
}

// Chips that lie anywhere, some of them on each other, and a throw among them.
struct Scene {
    std::vector<LyingChip> lying;
    Throw what;

    ThrowScene scene() const { return {{{0, 0}, {Side, Side}}, Radius, lying}; }
    base::Point before(engine::Token token) const
    {
        return lying[static_cast<std::size_t>(token) - 1].at;
    }
};

std::int32_t drawn(base::Rng &rng, std::int64_t least, std::int64_t most)
{
    return static_cast<std::int32_t>(base::between(rng, least, most));
}

Scene sampleScene(std::uint64_t seed, std::int64_t count)
{
    auto rng = base::stream(seed, 5, 5);
    Scene scene;
    for (std::int64_t i = 1; i <= count; ++i) {
        const std::int32_t x = drawn(rng, 0, Side);
        const std::int32_t y = drawn(rng, 0, Side);
        scene.lying.push_back({static_cast<engine::Token>(i), {x, y}});
    }
    scene.what.token = engine::Token{0};
    scene.what.from.x = drawn(rng, 0, Side);
    scene.what.from.y = -50'000;
    scene.what.aim.x = drawn(rng, 0, Side);
    scene.what.aim.y = drawn(rng, 0, Side);
    scene.what.handHeightMm = drawn(rng, 350, 600);
    scene.what.apexMm = drawn(rng, 1, 300);
    return scene;
}

using Places = std::vector<base::Point>;

// Of the chips that lay, in their order, and then of the thrown one.
Places placesAfter(const Scene &scene, const engine::Rest &rest)
{
    Places places;
    for (const auto &chip : scene.lying) {
        places.push_back(chip.at);
    }
    for (const auto &moved : rest.all().subspan(1)) {
        places[static_cast<std::size_t>(moved.token) - 1] = moved.at;
    }
    places.push_back(rest.all().front().at);
    return places;
}

} // namespace

class SlideTest : public QObject
{
    Q_OBJECT

    const SlideModel m_model{shared(sampleLandings())};

private slots:
    void equalStreamsGiveEqualThrows()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Scene scene = sampleScene(seed, 28);
            auto one = base::stream(seed, 0, 1);
            auto other = one;
            const auto rest = m_model.rest(scene.scene(), scene.what, one, nullptr);
            Track track; // drawing it draws nothing from the stream
            QVERIFY(rest == m_model.rest(scene.scene(), scene.what, other, &track));
            QVERIFY(one == other);
            QCOMPARE(track.paths.size(), rest.all().size());
            other.advance(1);
            QVERIFY(!(rest == m_model.rest(scene.scene(), scene.what, other, nullptr)));
        }
    }

    // A thousand throws with 28 chips lying: the same with gcc and clang, optimised or not.
    void neverChanges()
    {
        base::Digest digest;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Scene scene = sampleScene(seed, 28);
            auto rng = base::stream(seed, 0, 1);
            digest.add(engine::printAnswer(m_model.rest(scene.scene(), scene.what, rng, nullptr)));
        }
        QCOMPARE(digest.value(), std::uint64_t{16740719229510837689U});
    }

    void theThrownOneComesFirstAndOthersOnlyIfMoved()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Scene scene = sampleScene(seed, 40);
            auto rng = base::stream(seed, 0, 2);
            const auto rest = m_model.rest(scene.scene(), scene.what, rng, nullptr);
            QVERIFY(rest.all().front().token == engine::Token{0});
            std::vector<engine::Token> tokens;
            for (const auto &moved : rest.all().subspan(1)) {
                QVERIFY(moved.at != scene.before(moved.token));
                QVERIFY(std::ranges::find(tokens, moved.token) == tokens.end());
                tokens.push_back(moved.token);
            }
        }
    }

    // On an empty table a perfect hand's chip goes on in its direction, as far as a row says.
    void goesStraightOn()
    {
        auto table = sampleLandings();
        for (auto &row : table.free) {
            row.aside = 0;
        }
        const SlideModel model(shared(table));
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Scene scene = sampleScene(seed, 0);
            scene.what.hand = {0, 0, 0, 0};
            auto rng = base::stream(seed, 0, 3);
            const auto at = model.rest(scene.scene(), scene.what, rng, nullptr).all().front().at;
            const Vector2 aim = inMillimetres(scene.what.aim);
            const Vector2 way = aim - inMillimetres(scene.what.from);
            const Vector2 on = inMillimetres(at) - aim;
            const double across = dot(on, leftOf(way)) / length(way);
            QVERIFY2(std::abs(across) < 0.002, qPrintable(QString::number(across)));
            QVERIFY(dot(on, way) >= 0);
        }
    }

    // Whoever is moved lies near the way, or near somebody who was moved.
    void nothingMovesThatWasNotReached()
    {
        int moved = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Scene scene = sampleScene(seed, 28);
            auto rng = base::stream(seed, 0, 4);
            auto same = rng;
            const auto flight =
                flightOf(scene.what, drawRelease(scene.what.hand, same), Radius / 1000.0);
            const auto rest = m_model.rest(scene.scene(), scene.what, rng, nullptr);
            for (const auto &each : rest.all().subspan(1)) {
                QVERIFY(isReached(scene, rest, flight.touch, each.token));
                ++moved;
            }
        }
        QVERIFY(moved > 200);
    }

    // Pairs that did not overlap before do not overlap afterwards, to the micrometre.
    void noTwoEndInEachOther()
    {
        for (std::uint64_t seed = 0; seed < 1500; ++seed) {
            const Scene scene = sampleScene(seed, static_cast<std::int64_t>(seed % 64));
            auto rng = base::stream(seed, 0, 5);
            const auto rest = m_model.rest(scene.scene(), scene.what, rng, nullptr);
            const Places after = placesAfter(scene, rest);
            for (std::size_t one = 0; one < after.size(); ++one) {
                for (std::size_t other = one + 1; other < after.size(); ++other) {
                    const bool layOnIt = other < scene.lying.size()
                        && base::squaredDistance(scene.lying[one].at, scene.lying[other].at)
                            < Diameter * Diameter;
                    const auto square = base::squaredDistance(after[one], after[other]);
                    QVERIFY2(layOnIt || square >= Diameter * Diameter,
                             qPrintable(QString("seed %1: chips %2 and %3, %4 µm")
                                            .arg(seed)
                                            .arg(one)
                                            .arg(other)
                                            .arg(std::sqrt(double(square)) - Diameter)));
                }
            }
        }
    }

    // Nobody is pushed farther than the rows let him, and the crowd gains no speed by knocking.
    void pushesNoFartherThanItsTableSays()
    {
        const auto table = sampleLandings();
        int most = 0;
        for (const auto &row : table.onChip) {
            most = std::max(most, row.pushedAhead + std::abs(row.pushedAside));
        }
        for (const auto &row : table.touch) {
            most = std::max(most, row.pushed);
        }
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Scene scene = sampleScene(seed, 28);
            auto rng = base::stream(seed, 0, 6);
            const auto rest = m_model.rest(scene.scene(), scene.what, rng, nullptr);
            for (const auto &moved : rest.all().subspan(1)) {
                const auto square = base::squaredDistance(moved.at, scene.before(moved.token));
                QVERIFY(std::sqrt(static_cast<double>(square)) <= most * 100.0 + 2);
            }
        }
    }

    // Aimed past the edge it stays there; the rules say that it is out.
    void mayEndOutside()
    {
        Scene scene = sampleScene(3, 0);
        scene.what.aim = {Side / 2, Side + 300'000};
        scene.what.hand = {0, 0, 0, 0};
        auto rng = base::stream(1, 0, 7);
        const auto at = m_model.rest(scene.scene(), scene.what, rng, nullptr).all().front().at;
        QVERIFY(at.y >= Side + 300'000);
    }

    // Faster than any row: farther than the fastest goes, by the square.
    void goesFartherThanItsTable()
    {
        auto table = sampleLandings();
        const double most = table.free.back().speed;
        for (auto &row : table.free) {
            row.ahead = 10000;
            row.aside = 0;
        }
        const SlideModel model(shared(table));
        Scene scene = sampleScene(3, 0);
        scene.what = {engine::Token{0}, {0, 0}, {0, 5'000'000}, 350, 100, {0, 0, 0, 0}};
        auto rng = base::stream(1, 0, 8);
        const double speed = flightOf(scene.what, {}, Radius / 1000.0).levelSpeed / 10;
        const auto at = model.rest(scene.scene(), scene.what, rng, nullptr).all().front().at;
        const double times = (at.y - 5'000'000) / 1'000'000.0;
        QVERIFY(std::abs(times - std::pow(speed / most, 2)) < 1e-5);
    }

    // With the shipped hands and the shipped wood.
    void aSteadierHandLandsNearer()
    {
        const std::string folder = MUSTER_SOURCE_DIR "/data/clout/";
        const SlideModel model(shared(readLandingTable(folder + "landings/wood.tsv").value()));
        const auto data = ThrowingData::read(folder + "throwing.json");
        QVERIFY(data);
        const auto medianMiss = [&](const char *hand) {
            std::vector<std::int32_t> misses;
            for (std::uint64_t seed = 0; seed < 300; ++seed) {
                Scene scene = sampleScene(0, 0);
                scene.what.from.x = scene.what.aim.x;
                scene.what.hand = data->hand(hand).value();
                auto rng = base::stream(seed, 0, 9);
                const auto rest = model.rest(scene.scene(), scene.what, rng, nullptr);
                misses.push_back(std::abs(rest.all().front().at.x - scene.what.aim.x));
            }
            std::ranges::nth_element(misses, misses.begin() + 150);
            return misses[150];
        };
        QVERIFY(medianMiss("expert") < medianMiss("club"));
        QVERIFY(medianMiss("club") < medianMiss("novice"));
    }

    void hasTheNameOfItsTable()
    {
        QVERIFY(QString::fromStdString(m_model.name()).startsWith("slide sample "));
        QVERIFY(m_model.name() == SlideModel(shared(sampleLandings())).name());
    }

private:
    static bool
    isReached(const Scene &scene, const engine::Rest &rest, Vector2 touch, engine::Token token)
    {
        // A chip that wobbles reaches farther, and it may have been set aside in the end.
        constexpr double Reach = Diameter / 1000.0 + 6.1;
        const Vector2 chip = inMillimetres(scene.before(token));
        const Vector2 end = inMillimetres(rest.all().front().at);
        const Vector2 way = end - touch;
        const double square = dot(way, way);
        const double part = square > 0 ? std::clamp(dot(chip - touch, way) / square, 0.0, 1.0) : 0;
        if (length(chip - (touch + way * part)) < 2 * Reach) {
            return true;
        }
        return std::ranges::any_of(rest.all().subspan(1), [&](const engine::Resting &other) {
            const Vector2 from = inMillimetres(scene.before(other.token));
            const double moved = length(inMillimetres(other.at) - from);
            return other.token != token && length(chip - from) < Reach + moved;
        });
    }
};

QTEST_APPLESS_MAIN(SlideTest)
#include "slide_test.moc"
