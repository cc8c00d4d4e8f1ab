#include "base/nearest.h"
#include "support/compare.h"

#include <random>

using base::editDistance;
using base::nearest;

namespace
{

// The definition, for short words; what the fast one is compared with.
std::size_t slowDistance(std::string_view one, std::string_view other)
{
    if (one.empty() || other.empty()) {
        return one.size() + other.size();
    }
    const auto shorterOne = one.substr(1);
    const auto shorterOther = other.substr(1);
    const auto fewest =
        std::min({slowDistance(shorterOne, other) + 1,
                  slowDistance(one, shorterOther) + 1,
                  slowDistance(shorterOne, shorterOther) + (one[0] == other[0] ? 0U : 1U)});
    const bool swapped =
        one.size() > 1 && other.size() > 1 && one[0] == other[1] && one[1] == other[0];
    return swapped ? std::min(fewest, slowDistance(one.substr(2), other.substr(2)) + 1) : fewest;
}

} // namespace

class NearestTest : public QObject
{
    Q_OBJECT

private slots:
    void distanceCountsLetters()
    {
        QCOMPARE(editDistance("", ""), std::size_t{0});
        QCOMPARE(editDistance("abc", ""), std::size_t{3});
        QCOMPARE(editDistance("strike", "strkie"), std::size_t{1});
        QCOMPARE(editDistance("ca", "abc"), std::size_t{3}); // no letter is changed twice
        QCOMPARE(editDistance("käfig", "kafig"), std::size_t{1});
        QCOMPARE(editDistance("€", "a"), std::size_t{1});
        QCOMPARE(editDistance("😀b", "b"), std::size_t{1});
    }

    void distanceOfBytesThatAreNoLettersIsStillADistance()
    {
        QCOMPARE(editDistance("\xC3", "\xC3\xA4"), std::size_t{1});
        QCOMPARE(editDistance("a\xFF\xFE", "a"), std::size_t{2});
        QCOMPARE(editDistance("\xE2\x82", "\xE2\x82"), std::size_t{0});
    }

    void distanceAgreesWithItsDefinition()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 300; ++i) {
            std::string one(random() % 6, 'a');
            std::string other(random() % 6, 'a');
            for (auto *word : {&one, &other}) {
                for (char &letter : *word) {
                    letter = static_cast<char>('a' + random() % 3);
                }
            }
            QCOMPARE(editDistance(one, other), slowDistance(one, other));
            QCOMPARE(editDistance(one, other), editDistance(other, one));
        }
    }

    void aMistypedWordFindsItsNeighbour()
    {
        const std::vector<std::string> words{"strike", "stop", "Straße", "boost", "fly"};
        QCOMPARE(nearest("strkie", words), std::string("strike"));
        QCOMPARE(nearest("STRASE", words), std::string("Straße"));
        QCOMPARE(nearest("dfe", {"des", "def"}), std::string("def")); // swapped is one mistake
        QCOMPARE(nearest("fli", words), std::string("fly"));
        QCOMPARE(nearest("boost", words), std::string("boost"));
    }

    void nothingIsSuggestedFromAfar()
    {
        const std::vector<std::string> words{"strike", "a", "ab"};
        QCOMPARE(nearest("wombat", words), std::string());
        QCOMPARE(nearest("", words), std::string());
        QCOMPARE(nearest("b", {"a", "c"}), std::string());
        QCOMPARE(nearest("strike", {}), std::string());
        QCOMPARE(nearest(std::string(5000, 'a'), {std::string(5000, 'a')}), std::string());
    }

    void aShortWordMustBeNearer()
    {
        QCOMPARE(nearest("in", {"is"}), std::string());
        QCOMPARE(nearest("is", {"in", "is"}), std::string("is"));
        QCOMPARE(nearest("free", {"treu"}), std::string());
        QCOMPARE(nearest("legal", {"loyal"}), std::string());
        QCOMPARE(nearest("year", {"team"}), std::string());
        QCOMPARE(nearest("pionts", {"points"}), std::string("points"));
        QCOMPARE(nearest("stirek", {"strike"}), std::string("strike"));
        // One word for another is no typing error.
        QCOMPARE(nearest("Great Grey Scout", {"Great Grey Fighter"}), std::string());
    }

    void theFirstOfEqualsWins()
    {
        QCOMPARE(nearest("cat", {"bat", "cap", "cat2"}), std::string("bat"));
    }

    void candidatesAreOfferedOneByOne()
    {
        base::Nearest search("Käfig");
        QVERIFY(search.offer("kaviar") == false);
        QVERIFY(search.offer("kafug"));
        QVERIFY(!search.offer("kafog")); // no nearer
        QVERIFY(search.offer("kafig"));
        QVERIFY(!search.offer("kafig"));
    }
};

QTEST_APPLESS_MAIN(NearestTest)
#include "nearest_test.moc"
