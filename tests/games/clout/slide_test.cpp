// The throw model of batches: the same stream gives the same throw, chips that were not reached
// stay where they are, and nothing ends on another chip that was not on it before.
#include "base/digest.h"
#include "games/clout/scripted.h"
#include "games/clout/slide.h"
#include "games/clout/throwing.h"

#include <QtTest>

using namespace games::clout;

namespace
{

const ThrowingData &throwing()
{
    static const auto data = ThrowingData::read(MUSTER_SOURCE_DIR "/data/clout/throwing.json");
    return *data;
}

std::shared_ptr<const LandingTable> landings(const std::string &surface)
{
    auto table = readLandingTable(MUSTER_SOURCE_DIR "/data/clout/landings/" + surface + ".tsv");
    return table ? std::make_shared<const LandingTable>(std::move(*table)) : nullptr;
}

constexpr base::Rectangle Area{{0, 0}, {1'000'000, 1'000'000}};

std::vector<LyingChip> someChips(base::Rng &rng, std::size_t count)
{
    std::vector<LyingChip> chips;
    while (chips.size() < count) {
        const auto x = base::between(rng, 20'000, 980'000);
        const auto y = base::between(rng, 20'000, 980'000);
        const base::Point at{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
        const bool isFree = std::ranges::all_of(chips, [at](const LyingChip &other) {
            return base::squaredDistance(at, other.at) >= std::int64_t{39'400} * 39'400;
        });
        if (isFree) {
            chips.push_back({engine::Token{static_cast<std::uint16_t>(chips.size())}, at});
        }
    }
    return chips;
}

Throw someThrow(base::Rng &rng)
{
    Throw what;
    what.token = engine::Token{100};
    what.from = {500'000, -50'000};
    const auto x = base::between(rng, 100'000, 900'000);
    const auto y = base::between(rng, 100'000, 900'000);
    what.aim = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    what.hand = *throwing().hand("club");
    return what;
}

} // namespace

class SlideTest : public QObject
{
    Q_OBJECT

private slots:
    void hasALandingTableForEverySurface_data()
    {
        QTest::addColumn<QString>("slug");
        for (const auto &shipped : throwing().surfaces()) {
            const auto slug = QString::fromStdString(shipped.surface.slug);
            QTest::newRow(qPrintable(slug)) << slug;
        }
    }

    void hasALandingTableForEverySurface()
    {
        QFETCH(QString, slug);
        const auto table = landings(slug.toStdString());
        QVERIFY(table != nullptr);
        QCOMPARE(QString::fromStdString(table->surface), slug);
        const auto surface = throwing().surface(slug.toStdString());
        QCOMPARE(table->frictionPerMille, std::int64_t{surface->frictionPerMille});
        QCOMPARE(table->restitutionPerMille, std::int64_t{surface->restitutionPerMille});
        // What is written reads the same.
        const auto again = parseLandingTable(printLandingTable(*table), "again");
        QVERIFY(again);
        QCOMPARE(again->digest(), table->digest());
    }

    void theSameStreamGivesTheSameThrow()
    {
        const SlideModel model(landings("wood"));
        for (std::uint64_t number = 0; number < 200; ++number) {
            auto placing = base::stream(1, number, 0);
            const auto chips = someChips(placing, 20);
            const auto what = someThrow(placing);
            auto one = base::stream(1, number, 1);
            auto other = base::stream(1, number, 1);
            const ThrowScene scene{Area, 19'700, chips};
            QCOMPARE(model.rest(scene, what, one, nullptr),
                     model.rest(scene, what, other, nullptr));
        }
    }

    void namesTheThrownChipFirstAndOnlyChipsThatMoved()
    {
        const SlideModel model(landings("wood"));
        int moved = 0;
        for (std::uint64_t number = 0; number < 400; ++number) {
            auto rng = base::stream(2, number, 0);
            const auto chips = someChips(rng, 28);
            const auto what = someThrow(rng);
            const auto rest = model.rest({Area, 19'700, chips}, what, rng, nullptr);
            QVERIFY(!rest.all().empty());
            QCOMPARE(rest.all().front().token, what.token);
            for (const auto &[token, at] : rest.all().subspan(1)) {
                QVERIFY(static_cast<std::size_t>(token) < chips.size());
                QVERIFY(at != chips[static_cast<std::size_t>(token)].at);
                ++moved;
            }
        }
        // Three dimensions move about 0.28 chips a throw with 28 lying.
        QVERIFY2(moved > 40 && moved < 240, qPrintable(QString::number(moved)));
    }

    // What is lying apart lies apart afterwards: pushed chips do not end on each other.
    void pushedChipsEndBesideEachOther()
    {
        const SlideModel model(landings("wood"));
        for (std::uint64_t number = 0; number < 400; ++number) {
            auto rng = base::stream(3, number, 0);
            auto chips = someChips(rng, 28);
            const auto what = someThrow(rng);
            const auto rest = model.rest({Area, 19'700, chips}, what, rng, nullptr);
            for (const auto &[token, at] : rest.all().subspan(1)) {
                chips[static_cast<std::size_t>(token)].at = at;
            }
            for (std::size_t i = 0; i < chips.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    const auto squared = base::squaredDistance(chips[i].at, chips[j].at);
                    QVERIFY2(squared >= std::int64_t{39'300} * 39'300,
                             qPrintable(QString::number(number)));
                }
            }
        }
    }

    void aSteadierHandLandsNearer()
    {
        const SlideModel model(landings("wood"));
        const auto missOf = [&](const std::string &hand) {
            std::vector<std::int64_t> misses;
            for (std::uint64_t number = 0; number < 300; ++number) {
                auto rng = base::stream(4, number, 0);
                auto what = someThrow(rng);
                what.aim = {500'000, 500'000};
                what.hand = *throwing().hand(hand);
                const auto rest = model.rest({Area, 19'700, {}}, what, rng, nullptr);
                misses.push_back(std::abs(rest.all().front().at.x - what.aim.x));
            }
            std::ranges::sort(misses);
            return misses[misses.size() / 2];
        };
        QVERIFY(missOf("expert") < missOf("club"));
        QVERIFY(missOf("club") < missOf("novice"));
    }

    void aScriptSaysWhatItWasTold()
    {
        ScriptedModel model;
        engine::Rest told;
        QVERIFY(told.add({engine::Token{7}, {434'000, 500'000}}));
        QVERIFY(told.add({engine::Token{3}, {20'000, 20'000}}));
        model.tell(told);
        Throw what;
        what.token = engine::Token{9};
        base::Rng rng;
        const auto rest = model.rest({Area, 19'700, {}}, what, rng, nullptr);
        QCOMPARE(rest.all().front().token, engine::Token{9});
        QCOMPARE(rest.all().front().at, (base::Point{434'000, 500'000}));
        QCOMPARE(rest.all().size(), std::size_t{2});
        QCOMPARE(model.left(), std::size_t{0});
    }

    void brokenTablesAreRefusedWithTheirLine()
    {
        const auto good = printLandingTable(*landings("wood"));
        const auto cut = parseLandingTable(good.substr(0, good.size() / 2), "cut.tsv");
        const auto nothing = parseLandingTable("", "nothing.tsv");
        const auto words = parseLandingTable("hello\n", "words.tsv");
        QVERIFY(!cut || cut->digest() != landings("wood")->digest());
        QVERIFY(!nothing);
        QVERIFY(!words);
        QCOMPARE(words.error().file, std::string("words.tsv"));
    }
};

QTEST_GUILESS_MAIN(SlideTest)
#include "slide_test.moc"
