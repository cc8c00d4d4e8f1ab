// Figures as people read them.
#include "goldfish/figures.h"
#include "support/compare.h"

using base::Text;

namespace
{

// German, as far as a decimal mark goes.
class Comma final : public base::Wording
{
public:
    std::string language() const override { return "de"; }
    std::string translate(const std::string & /*context*/,
                          const std::string &source,
                          std::int64_t /*count*/) const override
    {
        return source == "%1.%2" ? "%1,%2" : source;
    }
    std::string number(std::int64_t value) const override { return std::to_string(value); }
};

} // namespace

class FiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void writesFiguresForPeople()
    {
        const auto words = [](const Text &text) { return base::english(text); };
        QCOMPARE(words(goldfish::decimal(12.345, 2)), std::string("12.35"));
        QCOMPARE(words(goldfish::decimal(-0.04, 1)), std::string("0.0"));
        QCOMPARE(words(goldfish::decimal(-1.05, 2)), std::string("−1.05"));
        QCOMPARE(words(goldfish::decimal(7, 0)), std::string("7"));
        QCOMPARE(words(goldfish::signedDecimal(0.5, 1)), std::string("+0.5"));
        QCOMPARE(words(goldfish::percent(0.5)), std::string("50.0 %"));
        QCOMPARE(words(goldfish::percents({0.25, 1}, 0)), std::string("25 to 100 %"));
        QCOMPARE(words(goldfish::decimals({}, 1)), std::string("unknown"));
        QCOMPARE(base::render(goldfish::decimal(12.345, 1), Comma()), std::string("12,3"));
    }
};

QTEST_APPLESS_MAIN(FiguresTest)
#include "figures_test.moc"
