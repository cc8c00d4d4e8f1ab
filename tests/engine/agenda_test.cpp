// The bounded stack of unfinished steps.
#include "engine/agenda.h"
#include "support/compare.h"

class AgendaTest : public QObject
{
    Q_OBJECT

private slots:
    void theLastComesFirst()
    {
        engine::Agenda<int, 3> agenda;
        QVERIFY(agenda.empty());
        QVERIFY(agenda.push(1));
        QVERIFY(agenda.push(2));
        QCOMPARE(agenda.top(), 2);
        QCOMPARE(agenda.all().front(), 1);
        QCOMPARE(agenda.pop(), 2);
        QCOMPARE(agenda.pop(), 1);
        QVERIFY(agenda.empty());
    }

    void fullTakesNoMore()
    {
        engine::Agenda<int, 2> agenda;
        QVERIFY(agenda.push(1));
        QVERIFY(agenda.push(2));
        QVERIFY(!agenda.push(3));
        QCOMPARE(agenda.size(), std::size_t{2});
        QCOMPARE(agenda.top(), 2);
    }

    void aCopyIsItsOwn()
    {
        engine::Agenda<int, 2> agenda;
        QVERIFY(agenda.push(1));
        auto copy = agenda;
        copy.top() = 7;
        QCOMPARE(agenda.top(), 1);
    }
};

QTEST_APPLESS_MAIN(AgendaTest)
#include "agenda_test.moc"
