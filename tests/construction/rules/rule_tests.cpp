#include "construction/rules/rule_tests.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <cstdio>

namespace
{

struct RuleTest {
    const char *slug;
    std::unique_ptr<QObject> (*make)();
};

constexpr RuleTest Tests[] = {
    {"bases-exactly", basesExactlyTest},
    {"card-copies-at-most", cardCopiesAtMostTest},
    {"card-playable", cardPlayableTest},
    {"copies-at-most", copiesAtMostTest},
    {"count", countTest},
    {"human-demon-separation", humanDemonSeparationTest},
    {"neutral-at-most", neutralAtMostTest},
    {"one-faction", oneFactionTest},
    {"points-at-least", pointsAtLeastTest},
    {"points-at-most", pointsAtMostTest},
    {"rank-slots", rankSlotsTest},
    {"size-at-least", sizeAtLeastTest},
    {"size-at-most", sizeAtMostTest},
    {"size-exactly", sizeExactlyTest},
    {"unique-once", uniqueOnceTest},
    {"uniques-one-faction", uniquesOneFactionTest},
    {"unit-and-order", unitAndOrderTest},
    {"unit-copies-at-most", unitCopiesAtMostTest},
};

QStringList filesOf(const QString &folder, const QString &ending)
{
    QStringList result;
    const auto names = QDir(QStringLiteral(MUSTER_SOURCE_DIR) + folder)
                           .entryList({QLatin1Char('*') + ending}, QDir::Files, QDir::Name);
    for (const auto &name : names) {
        result << name.chopped(ending.size()).replace(QLatin1Char('_'), QLatin1Char('-'));
    }
    return result;
}

} // namespace

// Every rule has a row in the table, a file and a test of its name, and nothing has none.
class RulesAreComplete : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRuleHasAFileAndATest()
    {
        QStringList slugs;
        for (const auto &row : construction::rules()) {
            slugs << QString::fromUtf8(row.slug.data(), static_cast<int>(row.slug.size()));
        }
        QStringList tested;
        for (const auto &test : Tests) {
            tested << QString::fromLatin1(test.slug);
        }
        QVERIFY(std::is_sorted(slugs.cbegin(), slugs.cend()));
        QCOMPARE(tested, slugs);
        QCOMPARE(filesOf(QStringLiteral("/core/construction/rules"), QStringLiteral(".cpp")),
                 slugs);
        QCOMPARE(filesOf(QStringLiteral("/tests/construction/rules"), QStringLiteral("_test.cpp")),
                 slugs);
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failures = 0;
    RulesAreComplete complete;
    failures += QTest::qExec(&complete, argc, argv);
    for (const auto &test : Tests) {
        std::printf("Rule %s\n", test.slug);
        failures += QTest::qExec(test.make().get(), argc, argv);
    }
    return failures == 0 ? 0 : 1;
}

#include "rule_tests.moc"
