#include "support/compare.h"
#include "support/sample_catalog.h"

using base::english;
using catalog::Amendment;
using catalog::PiecePointer;

class AmendmentTest : public QObject
{
    Q_OBJECT

    const std::shared_ptr<const catalog::Schema> m_schema = support::sampleSchema();
    const std::vector<PiecePointer> m_shipped =
        support::piecesFrom("key\tname\tstatus\ttype\trange\tabilities\n"
                            "s/ann\tAnn\tpartial\t\t2\tfly\n"
                            "s/bob\tBob\tpartial\taction\t1\t\n",
                            *m_schema);

    std::vector<PiecePointer> amend(const std::vector<Amendment> &amendments,
                                    std::size_t refusals = 0) const
    {
        std::vector<base::Problem> refused;
        auto pieces = catalog::amended(m_shipped, *m_schema, amendments, refused);
        if (refused.size() != refusals) {
            qFatal("%zu refused", refused.size());
        }
        return pieces;
    }
    std::string cell(const catalog::Piece &piece, std::string_view slug) const
    {
        return catalog::written(valueOf(piece, *m_schema, slug));
    }

private slots:
    void anAmendmentWins()
    {
        const auto pieces =
            amend({{"s/ann", "range", "3", "my chip"}, {"s/ann", "abilities", "Strike 2", ""}});
        const auto &ann = *pieces[0];
        QCOMPARE(cell(ann, "range"), std::string("3"));
        QCOMPARE(cell(ann, "abilities"), std::string("strike 2"));
        QVERIFY(ann.notations[0].find("strike"));
        QCOMPARE(ann.amended.size(), std::size_t{2});
        QCOMPARE(ann.amended[0].attribute, m_schema->attributeIndex("range"));
        QCOMPARE(catalog::written(ann.amended[0].shipped), std::string("2"));
        QCOMPARE(catalog::written(ann.amended[1].shipped), std::string("fly"));
        QCOMPARE(pieces[1].get(), m_shipped[1].get());
        QCOMPARE(cell(*m_shipped[0], "range"), std::string("2"));
    }

    void anEqualOneVanishes()
    {
        const auto pieces = amend({{"s/ann", "range", " 02", ""}});
        QVERIFY(pieces[0]->amended.empty());
        QCOMPARE(pieces[0].get(), m_shipped[0].get());
    }

    void theLastOfSeveralCountsAgainstWhatIsShipped()
    {
        const auto twice = amend({{"s/ann", "range", "3", ""}, {"s/ann", "range", "4", ""}});
        QCOMPARE(cell(*twice[0], "range"), std::string("4"));
        QCOMPARE(twice[0]->amended.size(), std::size_t{1});
        QCOMPARE(catalog::written(twice[0]->amended[0].shipped), std::string("2"));
        const auto back = amend({{"s/ann", "range", "3", ""}, {"s/ann", "range", "2", ""}});
        QVERIFY(back[0]->amended.empty());
    }

    void anUnreadableOneIsRefusedWithTheNameOfThePiece()
    {
        std::vector<base::Problem> refused;
        const auto pieces = catalog::amended(m_shipped,
                                             *m_schema,
                                             {{"s/ann", "range", "many", ""},
                                              {"s/bob", "colour", "red", ""},
                                              {"s/ann", "set", "Demo", ""}},
                                             refused);
        QCOMPARE(refused.size(), std::size_t{2});
        QCOMPARE(english(refused[0]).substr(0, 41),
                 std::string("Ann: Range: \"many\" is no whole number. Le"));
        QCOMPARE(english(refused[1]), std::string("Bob: the game has no attribute \"colour\"."));
        QCOMPARE(cell(*pieces[0], "range"), std::string("2"));
        QCOMPARE(cell(*pieces[0], "set"), std::string("Demo"));
        QCOMPARE(pieces[0]->amended.size(), std::size_t{1});
    }

    void aValueMayBeTakenBackToUnknown()
    {
        const auto pieces = amend({{"s/ann", "range", "", ""}});
        QVERIFY(valueOf(*pieces[0], *m_schema, "range").isUnknown());
        QCOMPARE(pieces[0]->amended.size(), std::size_t{1});
    }

    void anotherTypeBringsItsAttributes()
    {
        const auto pieces =
            amend({{"s/ann", "type", "action", ""}, {"s/bob", "type", "troop", ""}});
        QCOMPARE(cell(*pieces[0], "defense"), std::string("-"));
        QCOMPARE(cell(*pieces[1], "defense"), std::string(""));
    }

    void onesForAbsentPiecesAreLeftAlone()
    {
        QCOMPARE(amend({{"s/gone", "range", "1", ""}}).size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(AmendmentTest)
#include "amendment_test.moc"
