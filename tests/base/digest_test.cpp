#include "base/digest.h"
#include "support/compare.h"

namespace
{

template<typename... Parts>
std::uint64_t digestOf(Parts... parts)
{
    base::Digest digest;
    (digest.add(parts), ...);
    return digest.value();
}

} // namespace

class DigestTest : public QObject
{
    Q_OBJECT

private slots:
    // Fingerprints are printed on sheets: these numbers may never change.
    void valuesAreTheSameInEveryRelease()
    {
        QCOMPARE(digestOf(), std::uint64_t{0xefd01f60ba992926ULL});
        QCOMPARE(digestOf(std::string_view("clout"), std::int64_t{-2}),
                 std::uint64_t{0x3d7c2c4e95adbb3cULL});
        QCOMPARE(base::shortForm(digestOf(std::string_view("clout"))), std::string("A7ZV-WX5H"));
    }

    void partsAreKeptApart()
    {
        using std::string_view;
        QVERIFY(digestOf(string_view("ab"), string_view("c"))
                != digestOf(string_view("a"), string_view("bc")));
        QVERIFY(digestOf(string_view("")) != digestOf());
        QVERIFY(digestOf(string_view("a"), string_view("b"))
                != digestOf(string_view("b"), string_view("a")));
        QCOMPARE(digestOf(std::int64_t{12}), digestOf(string_view("12")));
    }

    void theShortFormHoldsTheFirstFortyBits()
    {
        QCOMPARE(base::shortForm(0), std::string("0000-0000"));
        QCOMPARE(base::shortForm(~std::uint64_t{0}), std::string("ZZZZ-ZZZZ"));
        QCOMPARE(base::shortForm(std::uint64_t{1} << 24U), std::string("0000-0001"));
        QCOMPARE(base::shortForm((std::uint64_t{1} << 24U) - 1), std::string("0000-0000"));
        QCOMPARE(base::shortForm(std::uint64_t{1} << 63U), std::string("G000-0000"));
    }
};

QTEST_APPLESS_MAIN(DigestTest)
#include "digest_test.moc"
