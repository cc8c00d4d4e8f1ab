// Surfaces and hands as data, and which throws are none.
#include "games/clout/throwing.h"
#include "support/compare.h"

using namespace games::clout;

namespace
{

const std::string Shipped = MUSTER_SOURCE_DIR "/data/clout/throwing.json";

const char *const Whole = R"({
  "game": "clout", "default_surface": "ice", "default_hand": "me",
  "surfaces": [
    {"slug": "ice", "title": {"en": "Ice", "de": "Eis"},
     "friction_per_mille": 50, "restitution_per_mille": 600}
  ],
  "hands": [
    {"slug": "me", "title": "Me", "speed_per_myriad": 100, "sideways_millidegrees": 200,
     "tilt_millidegrees": 300, "tumble_milliradians": 400}
  ]
})";

std::string replaced(std::string words, const std::string &what, const std::string &by)
{
    return words.replace(words.find(what), what.size(), by);
}

} // namespace

class ThrowingTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsShipped()
    {
        const auto data = ThrowingData::read(Shipped);
        QVERIFY2(data, data ? "" : base::english(data.error()).c_str());
        std::vector<std::string> slugs;
        for (const auto &surface : data->surfaces()) {
            slugs.push_back(surface.surface.slug);
            QVERIFY(!surface.title.in("de").empty() && !surface.note.in("de").empty());
        }
        QCOMPARE(slugs, (std::vector<std::string>{"wood", "linoleum", "felt", "carpet"}));
        QCOMPARE(data->surface("").value(), data->surface("wood").value());
        QCOMPARE(data->hand("").value(), Hand()); // a club player is what the code defaults to
        QCOMPARE(data->surface("").value(), Surface());
        // Each hand is steadier than the one before it.
        const auto novice = data->hand("novice").value();
        const auto expert = data->hand("expert").value();
        QVERIFY(novice.speedPerMyriad > Hand().speedPerMyriad);
        QVERIFY(expert.speedPerMyriad < Hand().speedPerMyriad);
        QVERIFY(expert.tiltMilliDeg < novice.tiltMilliDeg);
    }

    void knowsOwnFigures()
    {
        const auto data = ThrowingData::parse(Whole, "own.json");
        QVERIFY2(data, data ? "" : base::english(data.error()).c_str());
        const Hand own{250, 900, 5000, 0};
        QCOMPARE(data->hand(printHand(own)).value(), own);
        QCOMPARE(data->hand("").value(), (Hand{100, 200, 300, 400}));
        for (const char *wrong :
             {"250/900/5000", "250/900/5000/x", "-1/900/5000/0", "9999/1/1/1"}) {
            const auto hand = data->hand(wrong);
            QVERIFY2(!hand, wrong);
            QVERIFY(base::english(hand.error()).find("The hands are: me.") != std::string::npos);
        }
        const auto surface = data->surface("snow");
        QVERIFY(!surface);
        QCOMPARE(base::english(surface.error()),
                 std::string("There is no surface “snow”. The surfaces are: ice."));
    }

    void refusesWhatIsBroken_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const std::string &words, const char *says) {
            QTest::newRow(name) << QByteArray::fromStdString(words) << QString(says);
        };
        row("none", "[]", "own.json:1:");
        row("default surface", replaced(Whole, "\"ice\", \"def", "\"tar\", \"def"), "own.json:2:");
        row("default hand", replaced(Whole, "\"me\",", "\"you\","), "There is no hand “you”");
        row("friction", replaced(Whole, "50,", "0,"), "own.json:5: “friction_per_mille” must be");
        row("no friction", replaced(Whole, "\"friction_per_mille\": 50,", ""), "is missing");
        row("restitution", replaced(Whole, "600", "1000"), "must be from 0 to 900");
        row("words", replaced(Whole, "300", "\"some\""), "own.json:9: A whole number");
        row("slug", replaced(Whole, "\"slug\": \"ice\"", "\"slug\": \"../ice\""), "own.json:4:");
        row("unknown",
            replaced(Whole, "\"title\": \"Me\"", "\"title\": \"Me\", \"age\": 3"),
            "age");
        row("twice",
            replaced(Whole,
                     "  ],\n  \"hands\"",
                     "  ,{\"slug\": \"ice\", \"title\": \"Ice\", \"friction_per_mille\": 50, "
                     "\"restitution_per_mille\": 60}],\n  \"hands\""),
            "“ice” stands here twice");
    }

    void refusesWhatIsBroken()
    {
        QFETCH(QByteArray, words);
        QFETCH(QString, says);
        const auto data = ThrowingData::parse(words.toStdString(), "own.json");
        QVERIFY(!data);
        const auto said = QString::fromStdString(base::english(data.error()));
        QVERIFY2(said.contains(says), qPrintable(said));
    }

    // Rulebook, Step 1: an arc, from 35 cm at least, the hand outside the area.
    void checksAThrow()
    {
        const ThrowScene scene{{{0, 0}, {1'000'000, 1'000'000}}, 19700, {}};
        Throw what{engine::Token{1}, {500'000, -1}, {500'000, 500'000}, 350, 1, {}};
        QVERIFY(check(scene, what));
        const auto says = [&](const char *words) {
            const auto checked = check(scene, what);
            return !checked && base::english(checked.error()).find(words) != std::string::npos;
        };
        what.from.y = 0; // the border belongs to the area
        QVERIFY(says("above the playing area"));
        what.from.y = -1;
        what.handHeightMm = 349;
        QVERIFY(says("The hand is 349 mm above the table"));
        what.handHeightMm = 2501;
        QVERIFY(says("2501"));
        what.handHeightMm = 350;
        what.apexMm = 0;
        QVERIFY(says("must rise"));
        what.apexMm = 1;
        what.from.y = -20'000'000;
        QVERIFY(says("more than 10 m away"));
    }
};

QTEST_APPLESS_MAIN(ThrowingTest)
#include "throwing_test.moc"
