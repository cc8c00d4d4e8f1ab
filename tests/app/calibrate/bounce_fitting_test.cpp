// The bounce between chips is found again from knocks that were made with it, and what three
// dimensions show lies where the tables have it.
#include "calibrate/bounce_fitting.h"
#include "calibrate/observed_throw.h"
#include "games/clout/flight.h"
#include "games/clout/landing_table.h"
#include "support/compare.h"

#include <array>

using namespace calibrate;
using games::clout::SlidingChip;
using games::clout::Surface;

namespace
{

constexpr double Diameter = 2 * ChipRadius;

// Forty knocks of discs that keep that much, some millimetres beside where they really ended.
std::vector<Knock> knocksWith(double bounce, double noiseMm, std::uint64_t seed)
{
    const Surface surface;
    std::vector<Knock> knocks;
    auto rng = base::stream(seed, 0, 0);
    const auto beside = [&] {
        return static_cast<double>(base::normal(rng, 1000)) / 1000 * noiseMm;
    };
    for (int i = 0; i < 40; ++i) {
        const auto speed = static_cast<double>(base::between(rng, 200, 900));
        const auto aside = static_cast<double>(base::between(rng, -30, 30));
        const double ahead = std::sqrt(Diameter * Diameter - aside * aside) + 1;
        Knock knock{{{0, 0}, {speed, 0}}, {{ahead, aside}, {}}, {}, {}};
        std::array chips{knock.sliding, knock.lying};
        slideToRest(chips,
                    {surface.frictionPerMille * games::clout::Gravity / 1000, Diameter, bounce});
        knock.slidingEnds = {chips[0].at.x + beside(), chips[0].at.y + beside()};
        knock.lyingEnds = {chips[1].at.x + beside(), chips[1].at.y + beside()};
        knocks.push_back(knock);
    }
    return knocks;
}

} // namespace

class BounceFittingTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheBounceAgain()
    {
        for (const int bounce : {50, 300, 475, 800}) {
            QCOMPARE(bounceOf(knocksWith(bounce / 1000.0, 0, 1), Surface()), std::int64_t{bounce});
        }
    }

    // A knock at 0.6 m/s carries 60 mm; a tenth of bounce moves both by some millimetres. Of forty
    // knocks, each read to 3 mm, the bounce is known to much better than a tenth.
    void forgivesWhatIsReadBadly()
    {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto found = bounceOf(knocksWith(0.4, 3, seed), Surface());
            QVERIFY2(std::abs(found - 400) <= 75, qPrintable(QString::number(found)));
        }
    }

    // In three dimensions chips keep about half of it; each table has what its surface shows, for
    // other knocks than those that it was made from.
    void threeDimensionsShowWhatTablesHave()
    {
        for (const char *slug : {"wood", "felt"}) {
            const auto table = games::clout::readLandingTable(
                MUSTER_SOURCE_DIR "/data/clout/landings/" + std::string(slug) + ".tsv");
            QVERIFY(table);
            const Surface surface{slug,
                                  static_cast<std::int32_t>(table->frictionPerMille),
                                  static_cast<std::int32_t>(table->restitutionPerMille)};
            const auto found = bounceOf(seenKnocks(surface, 99), surface);
            QVERIFY2(std::abs(found - table->bouncePerMille) <= 50,
                     qPrintable(QString::number(found)));
        }
    }
};

QTEST_APPLESS_MAIN(BounceFittingTest)
#include "bounce_fitting_test.moc"
