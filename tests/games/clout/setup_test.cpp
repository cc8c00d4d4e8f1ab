// Setups out of stacks of the catalogue, and what is said of those that cannot be played.
#include "catalog/game_data.h"
#include "games/clout/clout.h"
#include "games/clout/setup_rosters.h"
#include "rosters/roster_text.h"

#include <QDir>
#include <QtTest>

using games::clout::setupOf;
using games::clout::SetupWish;

namespace
{

const catalog::Catalog &cloutCatalog()
{
    static const catalog::Catalog catalog = [] {
        const auto data = catalog::readGameData(MUSTER_SOURCE_DIR "/data/clout");
        return catalog::Catalog(data->schema, data->sets, data->pieces);
    }();
    return catalog;
}

rosters::Roster stackOf(std::initializer_list<std::pair<int, const char *>> lines)
{
    rosters::Roster roster;
    roster.game = "clout";
    for (const auto &[count, name] : lines) {
        rosters::Line line;
        line.count = count;
        line.name = name;
        roster.lines.push_back(line);
    }
    return roster;
}

} // namespace

class SetupTest : public QObject
{
    Q_OBJECT

private slots:
    void writesEverythingOut()
    {
        const auto roster = stackOf({{2, "Fusebiter"}, {1, "Powder Cellar"}});
        const auto setup = setupOf({{&roster, nullptr}, {}, 0, {}, {}, {}}, cloutCatalog());
        QVERIFY2(setup, setup ? "" : base::english(setup.error()).c_str());
        QCOMPARE(setup->find("stacks")->array()->at(0).array()->size(), std::size_t{3});
        QCOMPARE(setup->find("stacks")->array()->at(1).array()->size(), std::size_t{0});
        QCOMPARE(setup->find("chips")->object()->size(), std::size_t{2});
        QVERIFY(games::clout::game().start(*setup));
    }

    void namesWhatIsUnknown()
    {
        const auto roster = stackOf({{1, "Treant Watcher"}, {1, "Fusebiter"}});
        const auto setup = setupOf({{&roster, nullptr}, {}, 0, {}, {}, {}}, cloutCatalog());
        QVERIFY(!setup);
        QCOMPARE(base::english(setup.error()),
                 "Numbers of these chips are unknown: Treant Watcher. Enter what is printed on "
                 "them, then play.");
    }

    void namesLinesThatAreNoChip()
    {
        const auto roster = stackOf({{1, "Nobody at All"}});
        const auto setup = setupOf({{&roster, nullptr}, {}, 0, {}, {}, {}}, cloutCatalog());
        QVERIFY(!setup);
        QVERIFY(base::english(setup.error()).find("Nobody at All") != std::string::npos);
    }

    void refusesAnUnknownHouseRule()
    {
        const auto roster = stackOf({{1, "Fusebiter"}});
        const auto setup = setupOf({{&roster, nullptr}, {{"bomb_on_trow", "true"}}, 0, {}, {}, {}},
                                   cloutCatalog());
        QVERIFY(!setup);
        QVERIFY(base::english(setup.error()).find("bomb_on_throw") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(SetupTest)
#include "setup_test.moc"
