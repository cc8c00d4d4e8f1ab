// That every match is played once: also when a run was cancelled while some matches were done ahead
// of others.
#include "goldfish/ledger.h"

#include <QTest>

using goldfish::Effort;
using goldfish::Gate;
using goldfish::Ledger;

namespace
{

goldfish::Finished finished(std::uint64_t digest)
{
    goldfish::Finished result;
    result.record.digest = digest;
    return result;
}

} // namespace

class LedgerTest : public QObject
{
    Q_OBJECT

private slots:
    void takesOverInTheOrderOfNumbers()
    {
        Ledger ledger;
        ledger.addPairing({});
        Effort effort;
        effort.matches = 3;
        ledger.open(effort);
        for (const std::uint64_t number : {0, 1, 2}) {
            QCOMPARE(ledger.claim().value(), number);
        }
        QVERIFY(!ledger.claim());
        ledger.deliver(2, finished(12));
        ledger.deliver(1, finished(11));
        QVERIFY(ledger.records().empty());
        ledger.deliver(0, finished(10));
        QCOMPARE(ledger.records().size(), std::size_t{3});
        QCOMPARE(ledger.records()[1].digest, std::uint64_t{11});
    }

    // 1 and 2 were done when the first run ended, 0 was not.
    void playsAgainOnlyWhatWasNotDone()
    {
        Ledger ledger;
        ledger.addPairing({});
        Gate gate;
        Effort effort;
        effort.matches = 5;
        effort.gate = &gate;
        ledger.open(effort);
        for (int claims = 0; claims < 3; ++claims) {
            (void)ledger.claim();
        }
        ledger.deliver(1, finished(11));
        ledger.deliver(2, finished(12));
        gate.cancel();
        QVERIFY(!ledger.claim());

        gate.reopen();
        ledger.open(effort);
        QCOMPARE(ledger.claim().value(), std::uint64_t{0});
        ledger.deliver(0, finished(10));
        QCOMPARE(ledger.records().size(), std::size_t{3});
        QCOMPARE(ledger.claim().value(), std::uint64_t{3});
        QCOMPARE(ledger.claim().value(), std::uint64_t{4});
        QVERIFY(!ledger.claim());
        ledger.deliver(3, finished(13));
        ledger.deliver(4, finished(14));
        QCOMPARE(ledger.records().size(), std::size_t{5});
    }
};

QTEST_APPLESS_MAIN(LedgerTest)
#include "ledger_test.moc"
