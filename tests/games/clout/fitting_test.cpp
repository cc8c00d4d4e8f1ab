// A hand and a table are found again from twenty throws that were made with them.
#include "games/clout/fitting.h"
#include "games/clout/slide.h"
#include "games/clout/throwing.h"
#include "support/compare.h"

using namespace games::clout;

namespace
{

const std::string Folder = MUSTER_SOURCE_DIR "/data/clout/";

using Tables = std::vector<std::shared_ptr<const LandingTable>>;

Tables shippedTables()
{
    Tables tables;
    const auto data = ThrowingData::read(Folder + "throwing.json");
    for (const auto &shipped : data.value().surfaces()) {
        const auto file = Folder + "landings/" + shipped.surface.slug + ".tsv";
        tables.push_back(std::make_shared<const LandingTable>(readLandingTable(file).value()));
    }
    return tables;
}

// Twenty throws at a mark in the middle of a square metre.
std::vector<RealThrow>
thrown(const Hand &hand, const std::shared_ptr<const LandingTable> &table, std::uint64_t seed)
{
    const SlideModel model(table);
    const ThrowScene scene{{{0, 0}, {1'000'000, 1'000'000}}, 19700, {}};
    auto rng = base::stream(seed, 3, 1);
    std::vector<RealThrow> throws;
    for (int i = 0; i < 20; ++i) {
        const Throw what{engine::Token{0}, {500'000, -50'000}, {500'000, 500'000}, 400, 100, hand};
        throws.push_back({what, model.rest(scene, what, rng, nullptr).all().front().at});
    }
    return throws;
}

bool holds(const Estimate &estimate, std::int32_t figure)
{
    return estimate.least <= figure && figure <= estimate.most;
}

} // namespace

class FittingTest : public QObject
{
    Q_OBJECT

    const Tables m_tables = shippedTables();

private slots:
    // Intervals of 95 percent: of eight trials more than two hardly ever miss (0.6 percent).
    void findsTheHandAgain_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addRow("novice") << "novice";
        QTest::addRow("expert") << "expert";
    }

    void findsTheHandAgain()
    {
        QFETCH(QString, hand);
        const auto data = ThrowingData::read(Folder + "throwing.json");
        const Hand real = data->hand(hand.toStdString()).value();
        int trials = 0;
        int speeds = 0;
        int sideways = 0;
        int surfaces = 0;
        for (const auto &table : m_tables) {
            for (std::uint64_t seed = 0; seed < 2; ++seed) {
                const auto fitted = fitHand(thrown(real, table, seed), m_tables);
                QVERIFY(fitted);
                ++trials;
                speeds += holds(fitted->speedPerMyriad, real.speedPerMyriad) ? 1 : 0;
                sideways += holds(fitted->sidewaysMilliDeg, real.sidewaysMilliDeg) ? 1 : 0;
                surfaces += fitted->surfaces.front().surface == table->surface ? 1 : 0;
            }
        }
        const auto report = QString("%1 trials: %2 speeds, %3 sideways, %4 surfaces")
                                .arg(trials)
                                .arg(speeds)
                                .arg(sideways)
                                .arg(surfaces);
        QVERIFY2(speeds >= trials - 2, qPrintable(report));
        QVERIFY2(sideways >= trials - 2, qPrintable(report));
        QVERIFY2(surfaces >= trials / 2, qPrintable(report));
    }

    // The interval of a steady hand lies below that of an unsteady one.
    void tellsHandsApart()
    {
        const auto data = ThrowingData::read(Folder + "throwing.json");
        const auto novice = fitHand(thrown(*data->hand("novice"), m_tables[2], 1), m_tables);
        const auto expert = fitHand(thrown(*data->hand("expert"), m_tables[2], 1), m_tables);
        QVERIFY(novice && expert);
        QVERIFY(novice->sidewaysMilliDeg.value > expert->sidewaysMilliDeg.value);
        QVERIFY(novice->hand.speedPerMyriad > expert->hand.speedPerMyriad);
        for (const auto &each : {novice->speedPerMyriad, expert->speedPerMyriad}) {
            QVERIFY(each.least <= each.value && each.value <= each.most);
            QVERIFY(each.least < each.most);
        }
        int percent = 0;
        for (const auto &chance : novice->surfaces) {
            percent += chance.percent;
        }
        QVERIFY(percent >= 98 && percent <= 102); // each is rounded
    }

    void asksForEnoughThrows()
    {
        auto throws = thrown({}, m_tables[0], 1);
        throws.resize(7);
        const auto fitted = fitHand(throws, m_tables);
        QVERIFY(!fitted);
        QCOMPARE(
            base::english(fitted.error()),
            std::string("A hand is fitted from at least 8 throws; there are 7. Throw some more "
                        "chips at the mark; twenty are a good number."));
    }

    // One chip that flew off does not spoil the hand.
    void forgivesASlip()
    {
        auto throws = thrown({}, m_tables[2], 5);
        const auto before = fitHand(throws, m_tables);
        throws[4].stopped = {-700'000, 1'400'000};
        const auto after = fitHand(throws, m_tables);
        QVERIFY(before && after);
        QVERIFY(after->hand.sidewaysMilliDeg < 2 * before->hand.sidewaysMilliDeg);
    }
};

QTEST_APPLESS_MAIN(FittingTest)
#include "fitting_test.moc"
