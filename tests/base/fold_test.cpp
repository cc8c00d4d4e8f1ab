#include "base/fold.h"
#include "support/compare.h"

using base::fold;

class FoldTest : public QObject
{
    Q_OBJECT

private slots:
    void namesCompareAsPlayersCompareThem_data()
    {
        QTest::addColumn<std::string>("written");
        QTest::addColumn<std::string>("folded");
        const auto row = [](const char *name, std::string written, std::string folded) {
            QTest::newRow(name) << std::move(written) << std::move(folded);
        };
        row("empty", "", "");
        row("blanks only", " \t\n\v\f\r ", "");
        row("case", "TREANT Watcher", "treant watcher");
        row("doubled blanks", "  Treant \t  Watcher\n", "treant watcher");
        row("sharp s", "Straße", "strasse");
        row("capital sharp s", "STRAẞE", "strasse");
        row("accents", "É Ångström Fangkäfig ñ", "e angstrom fangkafig n");
        row("accents apart", "E\xCC\x81", "e");
        row("curly quotes", "‘a’ “b” „c“ `d´", "'a' \"b\" \"c\" 'd'");
        row("guillemets", "«a» »b«", "\"a\" \"b\"");
        row("dashes", "a–b—c−d‐e‑f", "a-b-c-d-e-f");
        row("blanks that do not break",
            "a\xC2\xA0\xC2\xA0"
            "b\xE2\x80\xAF"
            "c",
            "a b c");
        row("blanks at the ends", "\xC2\xA0 a \xC2\xA0", "a");
        row("soft hyphen", "Azur\xC2\xADwasser", "azurwasser");
        row("joiners and the byte order mark",
            "\xEF\xBB\xBF"
            "a\xE2\x80\x8D"
            "b",
            "ab");
        row("ligature", "ﬁre", "fire");
        row("wide letters", "Ａｂ１", "ab1");
        row("Turkish I", "İI", "ii");
        row("final sigma", "ΣΑΣ ς", "σασ σ");
        row("not UTF-8",
            "Fangk\xE4"
            "fig",
            "fangkafig");
        row("cut off in a letter", "a\xC3", "aa");
        row("not UTF-8 with Windows quotes",
            "\x93"
            "a\x94",
            "\"a\"");
        row("line separators",
            "a\xE2\x80\xA8"
            "b",
            "a b");
        row("zero byte", std::string("a\0B", 3), std::string("a\0b", 3));
    }
    void namesCompareAsPlayersCompareThem()
    {
        QFETCH(std::string, written);
        QFETCH(std::string, folded);
        QCOMPARE(fold(written), folded);
    }

    void everyLetterFoldsToAFixedPoint()
    {
        for (std::uint32_t letter = 1; letter < 0x30000; ++letter) {
            if (letter >= 0xD800 && letter < 0xE000) {
                continue;
            }
            const char32_t code = letter;
            const std::string words = QString::fromUcs4(&code, 1).toStdString();
            const std::string once = fold(words);
            if (fold(once) != once) {
                QFAIL(qPrintable(QStringLiteral("U+%1").arg(letter, 4, 16)));
            }
        }
    }

    void aLongNameIsFoldedInOneGo()
    {
        std::string words;
        for (int i = 0; i < 200000; ++i) {
            words += "É ";
        }
        QCOMPARE(fold(words).size(), std::size_t{399999});
    }

    void trimmingTakesTheEndsOnly()
    {
        QCOMPARE(base::trimmed(" \t a b \r\n"), std::string_view("a b"));
        QCOMPARE(base::trimmed("\xC2\xA0 a\xC2\xA0"), std::string_view("a"));
        QCOMPARE(base::trimmed("\xC2"), std::string_view("\xC2"));
        QCOMPARE(base::trimmed(" "), std::string_view());
        QCOMPARE(base::trimmed(""), std::string_view());
    }

    void splittingKeepsEmptyParts()
    {
        using Parts = std::vector<std::string_view>;
        QVERIFY(base::split("a,,b,", ',') == (Parts{"a", "", "b", ""}));
        QVERIFY(base::split("", ',') == (Parts{""}));
        QVERIFY(base::split("a", ',') == (Parts{"a"}));
    }
};

QTEST_APPLESS_MAIN(FoldTest)
#include "fold_test.moc"
