#include "base/result.h"
#include "support/compare.h"

using base::english;
using base::text;

class ResultTest : public QObject
{
    Q_OBJECT

private slots:
    void aProblemSaysWhereWhatAndWhatToDo()
    {
        const auto whole =
            base::problemAt("pieces.tsv", 12, text("T", "Wrong."), text("T", "Mend it."));
        QCOMPARE(english(whole.value()), std::string("pieces.tsv:12: Wrong. Mend it."));
    }

    void whatIsMissingLeavesNoTrace()
    {
        QCOMPARE(english(base::problem(text("T", "Wrong.")).value()), std::string("Wrong."));
        QCOMPARE(english(base::problemAt("f", 0, text("T", "Wrong.")).value()),
                 std::string("f: Wrong."));
        QCOMPARE(english(base::problemAt("", 3, text("T", "Wrong.")).value()),
                 std::string("3: Wrong."));
    }

    void aResultIsTheThingOrTheProblem()
    {
        const base::Result<int> good = 5;
        const base::Result<int> bad = base::problem(text("T", "No %1.").with("number"));
        QVERIFY(good && *good == 5);
        QVERIFY(!bad);
        QCOMPARE(english(bad.error()), std::string("No number."));
    }
};

QTEST_APPLESS_MAIN(ResultTest)
#include "result_test.moc"
