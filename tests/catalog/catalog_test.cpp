#include "support/compare.h"
#include "support/sample_catalog.h"

#include <random>

namespace
{

constexpr std::string_view Pieces =
    "key\tname\tnames\trank\n"
    "s/watcher\tTreant Watcher\tde:Baumhirte; de:treant watcher\tGold\n"
    "s/keep\tSépi’s Keep\t\t\n"
    "s/decoy-gold\tDecoy\t\tGold\n"
    "s/decoy-bronze\tDecoy\t\tBronze\n";

std::vector<std::string> keysOf(const std::vector<catalog::PiecePointer> &pieces)
{
    std::vector<std::string> keys;
    keys.reserve(pieces.size());
    for (const auto &piece : pieces) {
        keys.push_back(piece->key);
    }
    return keys;
}

catalog::PiecePointer
named(const std::string &key, const std::string &name, const catalog::Schema &schema)
{
    catalog::Piece piece;
    piece.key = key;
    piece.name = name;
    catalog::finishPiece(piece, schema);
    return std::make_shared<const catalog::Piece>(std::move(piece));
}

} // namespace

class CatalogTest : public QObject
{
    Q_OBJECT

    const catalog::Catalog m_catalog = support::catalogFrom(Pieces);

private slots:
    void piecesAreSortedByNameThenKey()
    {
        const std::vector<catalog::PiecePointer> pieces(m_catalog.pieces().begin(),
                                                        m_catalog.pieces().end());
        QVERIFY(
            keysOf(pieces)
            == (std::vector<std::string>{"s/decoy-bronze", "s/decoy-gold", "s/keep", "s/watcher"}));
    }

    void aPieceIsFoundByKey()
    {
        QCOMPARE(m_catalog.find("s/keep")->name, std::string("Sépi’s Keep"));
        QVERIFY(!m_catalog.find("s/absent"));
        QVERIFY(!m_catalog.find(""));
    }

    void piecesAreFoundByAnyOfTheirNames()
    {
        QVERIFY(keysOf(m_catalog.named("SEPI'S  keep")) == (std::vector<std::string>{"s/keep"}));
        QVERIFY(keysOf(m_catalog.named("baumhirte")) == (std::vector<std::string>{"s/watcher"}));
        QVERIFY(keysOf(m_catalog.named("Treant Watcher"))
                == (std::vector<std::string>{"s/watcher"}));
        QVERIFY(keysOf(m_catalog.named("Decoy"))
                == (std::vector<std::string>{"s/decoy-bronze", "s/decoy-gold"}));
        QVERIFY(m_catalog.named("Treant").empty());
        QVERIFY(m_catalog.named("").empty());
        QVERIFY(m_catalog.named(" \n ").empty());
    }

    void aMistypedNameFindsItsNeighbour()
    {
        QCOMPARE(m_catalog.nearestName("Trent Wacher"), std::string("Treant Watcher"));
        QCOMPARE(m_catalog.nearestName("Baumhirt"), std::string("Treant Watcher"));
        QCOMPARE(m_catalog.nearestName("decoi"), std::string("Decoy"));
        QCOMPARE(m_catalog.nearestName("Something else"), std::string());
        QCOMPARE(m_catalog.nearestName(""), std::string());
        QCOMPARE(m_catalog.nearestName(std::string(1000000, 'd')), std::string());
    }

    void aPartOfANameFindsTheWhole()
    {
        QCOMPARE(m_catalog.nearestName("watcher"), std::string("Treant Watcher"));
        QCOMPARE(m_catalog.nearestName("Watcher  TREANT"), std::string("Treant Watcher"));
        QCOMPARE(m_catalog.nearestName("Watch"), std::string("Treant Watcher"));
        QCOMPARE(m_catalog.nearestName("Watcher of Treants"), std::string());
        QCOMPARE(m_catalog.nearestName("reant"), std::string()); // not where a word begins
        QCOMPARE(m_catalog.nearestName("w"), std::string());     // says nothing
    }

    void aSetIsFoundByNameOrCode()
    {
        QCOMPARE(m_catalog.set("demo"), &m_catalog.sets().front());
        QVERIFY(!m_catalog.set("other"));
        QVERIFY(!m_catalog.set(""));
    }

    void aNewCatalogueSharesWhatDidNotChange()
    {
        const auto &schema = m_catalog.schema();
        const auto changed =
            m_catalog.with({named("s/keep", "Aaa", schema), named("own/1", "Middle", schema)});
        QCOMPARE(changed.pieces().size(), std::size_t{5});
        QCOMPARE(changed.pieces().front()->key, std::string("s/keep"));
        QCOMPARE(changed.find("s/watcher").get(), m_catalog.find("s/watcher").get());
        QVERIFY(changed.named("Sepi's Keep").empty());
        QCOMPARE(m_catalog.find("s/keep")->name, std::string("Sépi’s Keep"));
        QVERIFY(!m_catalog.find("own/1"));
        const auto without = changed.without("own/1").without("absent");
        QCOMPARE(without.pieces().size(), std::size_t{4});
        QVERIFY(!without.find("own/1"));
    }

    void aCopyOutlivesTheOriginal()
    {
        auto original = std::make_unique<catalog::Catalog>(support::catalogFrom(Pieces));
        const catalog::Catalog copy = *original;
        const catalog::Catalog later = original->without("s/keep");
        original.reset();
        QVERIFY(copy.find("s/keep"));
        QCOMPARE(later.named("Baumhirte").size(), std::size_t{1});
    }

    void everyOrderOfEditsGivesTheSameCatalogue()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 50; ++round) {
            auto edited = m_catalog;
            std::vector<catalog::PiecePointer> all(m_catalog.pieces().begin(),
                                                   m_catalog.pieces().end());
            for (int i = 0; i < 8; ++i) {
                const auto piece = named("own/" + std::to_string(i),
                                         std::string(1, static_cast<char>('a' + random() % 26)),
                                         m_catalog.schema());
                edited = edited.with({piece});
                all.push_back(piece);
            }
            std::shuffle(all.begin(), all.end(), random);
            const catalog::Catalog atOnce(m_catalog.schemaPointer(), nullptr, all);
            QVERIFY(std::equal(edited.pieces().begin(),
                               edited.pieces().end(),
                               atOnce.pieces().begin(),
                               atOnce.pieces().end()));
        }
    }
};

QTEST_APPLESS_MAIN(CatalogTest)
#include "catalog_test.moc"
