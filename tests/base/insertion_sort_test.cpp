// A short list in order, what is alike as it came, and nothing taken for it.
#include "base/insertion_sort.h"
#include "support/compare.h"
#include "support/count_allocations.h"

#include <array>
#include <functional>
#include <string>

class InsertionSortTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheOrderOfWhatIsAlike()
    {
        std::string words = "bBaAcCaAbB";
        base::insertionSort(words.begin(), words.end(), [](char one, char other) {
            return (one | 32) < (other | 32);
        });
        QCOMPARE(words, std::string("aAaAbBbBcC"));
    }

    void takesNothing()
    {
        std::array<int, 64> numbers{};
        for (std::size_t place = 0; place < numbers.size(); ++place) {
            numbers[place] = static_cast<int>(place * 37 % numbers.size());
        }
        const std::size_t before = support::allocations;
        base::insertionSort(numbers.begin(), numbers.end(), std::less<>());
        QCOMPARE(support::allocations - before, std::size_t{0});
        for (std::size_t place = 0; place < numbers.size(); ++place) {
            QCOMPARE(numbers[place], static_cast<int>(place));
        }
        base::insertionSort(numbers.begin(), numbers.begin(), std::less<>());
    }
};

QTEST_APPLESS_MAIN(InsertionSortTest)
#include "insertion_sort_test.moc"
