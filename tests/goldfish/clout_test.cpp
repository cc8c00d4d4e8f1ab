// Clout's playouts are the same each time and take nothing from the free store once warm, whoever
// plays them.
#include "goldfish/batch.h"
#include "goldfish/clout_stacks.h"
#include "support/compare.h"
#include "support/count_allocations.h"

class CloutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto read = tests::cloutStacks();
        QVERIFY2(read, read ? "" : base::english(read.error()).c_str());
        m_stacks = std::make_unique<tests::CloutStacks>(std::move(*read));
        QVERIFY(m_stacks->rosters.size() > 2);
    }

    void allocatesNothingOnceWarm_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<int>("stacks");
        QTest::addColumn<int>("games");
        QTest::newRow("random") << "random" << 14 << 40;
        QTest::newRow("greedy") << "greedy:20" << 4 << 2;
        QTest::newRow("lookahead") << "lookahead:60" << 2 << 1;
    }
    // Lists grow for as long as there is a longest one to come; playing the same matches again
    // shows what a match takes by itself.
    void allocatesNothingOnceWarm()
    {
        QFETCH(QString, policy);
        QFETCH(int, stacks);
        QFETCH(int, games);
        const auto choice = *goldfish::readPolicy(policy.toStdString());
        for (std::size_t stack = 0; stack < static_cast<std::size_t>(stacks); ++stack) {
            QVERIFY(stack < m_stacks->rosters.size());
            const tests::Side side{stack, choice};
            const tests::Side other{(stack + 1) % m_stacks->rosters.size(), choice};
            const auto plan = *tests::duel(*m_stacks, side, other, 1);
            const auto seating = *goldfish::Seating::make(plan, 0);
            std::size_t before = 0;
            std::vector<goldfish::MatchRecord> first;
            first.reserve(static_cast<std::size_t>(games));
            for (const bool isWarm : {false, true}) {
                before = support::allocations;
                for (int match = 0; match < games; ++match) {
                    const auto played =
                        seating->play(static_cast<std::uint64_t>(match), nullptr, nullptr);
                    QVERIFY(played && *played && !(*played)->isUnfinished);
                    if (!isWarm) {
                        first.push_back(**played);
                    }
                    QVERIFY(first[static_cast<std::size_t>(match)] == **played);
                }
                // A first game has its lists to make: the counter counts.
                QVERIFY(isWarm || support::allocations > before);
            }
            QCOMPARE(support::allocations - before, std::size_t{0});
        }
    }

private:
    std::unique_ptr<tests::CloutStacks> m_stacks;
};

QTEST_APPLESS_MAIN(CloutTest)
#include "clout_test.moc"
