// Aims given by name in both languages, and what is said where they are not understood.
#include "base/rng.h"
#include "boards/clout_aim_words.h"

#include <QTest>

using base::Point;

namespace
{

boards::AimContext context()
{
    boards::AimContext context;
    context.viewpoint = boards::Viewpoint({{0, 0}, {1'000'000, 1'000'000}});
    context.from = {500'000, -50'000};
    context.chips = {{{"Treant Watcher"}, {500'000, 450'000}},
                     {{"Bog Witch 1", "Bog Witch"}, {200'000, 300'000}},
                     {{"Bog Witch 2", "Bog Witch"}, {800'000, 300'000}},
                     {{"Hearth and Home", "Haus und Herd"}, {300'000, 700'000}},
                     {{"Moosfeder-Schützin", "Mossquill Archer"}, {600'000, 600'000}}};
    return context;
}

} // namespace

class CloutAimWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void understands_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        const auto row = [](const char *words, int x, int y) {
            QTest::newRow(words) << QString::fromUtf8(words) << x << y;
        };
        row("at Treant Watcher", 500'000, 450'000);
        row("  TREANT   watcher ", 500'000, 450'000);
        row("auf Treant Watcher", 500'000, 450'000);
        row("bog witch 2", 800'000, 300'000);
        row("trea", 500'000, 450'000);
        row("watcher", 500'000, 450'000);
        row("bei Moosfeder-Schutzin", 600'000, 600'000);
        row("Mossquill", 600'000, 600'000);
        row("between Treant Watcher and Bog Witch 1", 350'000, 375'000);
        row("zwischen Treant Watcher und Bog Witch 2", 650'000, 375'000);
        row("between Hearth and Home and Treant Watcher", 400'000, 575'000);
        row("zwischen Treant und Haus und Herd", 400'000, 575'000);
        row("8 cm short of Treant Watcher", 500'000, 370'000);
        row("8 cm vor Treant Watcher", 500'000, 370'000);
        row("85 mm beyond Treant Watcher", 500'000, 535'000);
        row("8,5 cm hinter Treant Watcher", 500'000, 535'000);
        row("3cm left of treant watcher", 470'000, 450'000);
        row("3 cm rechts von Treant Watcher", 530'000, 450'000);
        row("10 before watcher", 500'000, 350'000);
        row("30 12", 300'000, 120'000);
        row("30.5, 12 cm", 305'000, 120'000);
        row("30,12", 300'000, 120'000);
        row("30/12", 300'000, 120'000);
        row("middle", 500'000, 500'000);
        row("Mitte", 500'000, 500'000);
    }

    void understands()
    {
        QFETCH(QString, words);
        QFETCH(int, x);
        QFETCH(int, y);
        const auto context = ::context();
        const auto point = boards::parseAim(words.toStdString(), context);
        QVERIFY2(point.has_value(), point ? "" : base::english(point.error()).c_str());
        QCOMPARE(point->x, x);
        QCOMPARE(point->y, y);
    }

    void saysWhatIsNotUnderstood_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *words, const char *said) {
            QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(said);
        };
        row("", "Which chip?");
        row("at", "No chip on the table is called “at”.");
        row("zz", "No chip on the table is called “zz”.");
        row("at Treant Wotcher", "Perhaps “Treant Watcher” is meant.");
        row("Bog Witch", "Several chips are called so: Bog Witch 1 and Bog Witch 2.");
        row("between Treant Watcher", "One is missing");
        row("between Treant Watcher and Nobody", "No chip on the table is called “nobody”.");
        row("8 cm short of Nobody", "No chip on the table is called “nobody”.");
        row("8 cm", "No chip on the table is called “8 cm”.");
        row("5000 cm short of Treant Watcher", "No chip on the table");
        row("1.2.3 4", "No chip on the table");
    }

    void saysWhatIsNotUnderstood()
    {
        QFETCH(QString, words);
        QFETCH(QString, said);
        const auto context = ::context();
        const auto point = boards::parseAim(words.toStdString(), context);
        QVERIFY(!point.has_value());
        const QString why = QString::fromStdString(base::english(point.error()));
        QVERIFY2(why.contains(said), qPrintable(why));
    }

    void aChipUnderTheHandIsSeenAsOneLooks()
    {
        auto under = context();
        under.from = under.chips.front().at;
        const auto point = boards::parseAim("10 cm short of Treant Watcher", under);
        QVERIFY(point && (*point == Point{500'000, 350'000}));
    }

    void anyBytesAreAnswered()
    {
        const auto context = ::context();
        base::Rng rng = base::stream(7, 0, 0);
        const std::string alphabet = "at betwn und 0189.,/cmshorf\xc3\xa4\xff";
        for (int round = 0; round < 2000; ++round) {
            std::string words;
            for (std::int64_t i = base::between(rng, 0, 24); i > 0; --i) {
                words += alphabet[static_cast<std::size_t>(
                    base::between(rng, 0, static_cast<std::int64_t>(alphabet.size()) - 1))];
            }
            const auto point = boards::parseAim(words, context);
            QVERIFY(point || !base::english(point.error()).empty());
        }
    }
};

QTEST_GUILESS_MAIN(CloutAimWordsTest)
#include "clout_aim_words_test.moc"
