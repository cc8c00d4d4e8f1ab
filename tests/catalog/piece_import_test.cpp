#include "support/compare.h"
#include "support/sample_catalog.h"

using base::english;
using catalog::ExistingPieces;
using catalog::RowFate;

namespace
{

constexpr std::string_view Pieces =
    "key\tname\tnames\tstatus\ttype\trank\tset\trange\tnote\tsource\n"
    "s/watcher\tTreant Watcher\tde:Baumhirte\tpartial\ttroop\t\t\t2\t\t\n"
    "s/decoy-gold\tDecoy\t\tofficial\t\tGold\tDemo\t1\t\t\n"
    "s/decoy-bronze\tDecoy\t\tofficial\t\tBronze\tDemo\t1\t\t\n"
    "s/gate-a\tGate\t\tofficial\t\t\tFirst\t1\t\t\n"
    "s/gate-b\tGate\t\tofficial\t\t\t-\t2\t\t\n"
    "own/1\tMy Chip\t\town\taction\t\t\t4\told note\tme\n";

} // namespace

class PieceImportTest : public QObject
{
    Q_OBJECT

    const catalog::Catalog m_catalog = support::catalogFrom(Pieces);

    catalog::ImportPlan plan(std::string_view tsv,
                             ExistingPieces existing = ExistingPieces::Update) const
    {
        const auto table = files::readTsv(tsv, "import.tsv");
        auto result = catalog::planImport(*table, m_catalog, existing, "import.tsv");
        if (!result) {
            qFatal("%s", english(result.error()).c_str());
        }
        return *result;
    }
    catalog::PlannedRow planOne(std::string_view tsv,
                                ExistingPieces existing = ExistingPieces::Update) const
    {
        return plan(tsv, existing).rows.at(0);
    }

private slots:
    void anUnknownNameBecomesAPieceOfOnesOwn()
    {
        const auto row = planOne("key\tname\tstatus\trange\nother/x\tNew One\tofficial\t3\n");
        QVERIFY(row.fate == RowFate::New);
        QVERIFY(row.key.empty() && row.piece.key.empty());
        QVERIFY(row.piece.status == catalog::Status::Own);
        QCOMPARE(row.line, 2);
        QCOMPARE(row.text, std::string("other/x\tNew One\tofficial\t3"));
    }

    void aRowOfOnesOwnPieceUpdatesIt()
    {
        const auto row = planOne("name\trange\tset\nMY CHIP\t5\tDemo\n");
        QVERIFY(row.fate == RowFate::Updates);
        QCOMPARE(row.key, std::string("own/1"));
        QCOMPARE(row.piece.key, std::string("own/1"));
        QCOMPARE(row.piece.name, std::string("My Chip"));
        QCOMPARE(valueOf(row.piece, m_catalog.schema(), "range").number, 5);
        QCOMPARE(valueOf(row.piece, m_catalog.schema(), "note").text, std::string("old note"));
        QCOMPARE(english(row.reason), std::string("Changes: Range, Set."));
        QVERIFY(row.amendments.empty());
    }

    void whatIsTakenWithoutEffectIsNoted()
    {
        const auto noted = planOne("name\tabilities\nNew One\tfly; stirke 3\n");
        QVERIFY(noted.fate == RowFate::New);
        QCOMPARE(noted.notes.size(), std::size_t{1});
        QVERIFY(english(noted.notes[0]).find("\"stirke\" is not among") != std::string::npos);
        QVERIFY(english(noted.notes[0]).find("Is \"strike\" meant?") != std::string::npos);
        QCOMPARE(planOne("name\tabilities\nTreant Watcher\ttaunt; fly; fly\n").notes.size(),
                 std::size_t{2});
        QVERIFY(planOne("name\tabilities\nNew One\tfly\n").notes.empty());
        QVERIFY(planOne("name\tabilities\nMy Chip\ttaunt\n", ExistingPieces::Keep).notes.empty());
        QVERIFY(planOne("name\tabilities\nDecoy\ttaunt\n").notes.empty());
    }

    void theKeyOfOnesOwnPieceLetsItsNameChange()
    {
        const auto row = planOne("key\tname\tsource\nown/1\tBetter Name\tyou\n");
        QVERIFY(row.fate == RowFate::Updates);
        QCOMPARE(row.piece.name, std::string("Better Name"));
        QCOMPARE(row.piece.foldedNames, std::string("better name"));
        QCOMPARE(english(row.reason), std::string("Changes: name, source."));
    }

    void aRowOfAShippedPieceAmendsIt()
    {
        const auto row =
            planOne("name\ttype\trange\tset\tsource\nbaumhirte\ttroop\t3\tFirst\tmy chip\n");
        QVERIFY(row.fate == RowFate::Amends);
        QCOMPARE(row.key, std::string("s/watcher"));
        QCOMPARE(row.amendments.size(), std::size_t{2});
        QCOMPARE(row.amendments[0].attribute, std::string("range"));
        QCOMPARE(row.amendments[0].value, std::string("3"));
        QCOMPARE(row.amendments[0].source, std::string("my chip"));
        QCOMPARE(row.amendments[1].attribute, std::string("set"));
    }

    void anEqualRowChangesNothingAndABlankCellSaysNothing()
    {
        QVERIFY(planOne("name\trange\tnote\nTreant Watcher\t2\t\n").fate == RowFate::Same);
        QVERIFY(planOne("name\trange\tnote\nMy Chip\t\told note\n").fate == RowFate::Same);
    }

    void existingPiecesCanBeKept()
    {
        QVERIFY(planOne("name\trange\nMy Chip\t5\n", ExistingPieces::Keep).fate == RowFate::Kept);
        const auto row = planOne("name\trange\nTreant Watcher\t5\n", ExistingPieces::Keep);
        QVERIFY(row.fate == RowFate::Kept);
        QVERIFY(row.amendments.empty());
        QVERIFY(planOne("name\trange\nMy Chip\t4\n", ExistingPieces::Keep).fate == RowFate::Same);
        QVERIFY(planOne("name\nElse\n", ExistingPieces::Keep).fate == RowFate::New);
    }

    void whatTellsPiecesApartDecides()
    {
        const auto ambiguous = planOne("name\trange\nDecoy\t9\n");
        QVERIFY(ambiguous.fate == RowFate::Ambiguous);
        QCOMPARE(
            english(ambiguous.reason),
            std::string("2 pieces are called \"Decoy\"; give more columns to tell them apart."));
        QCOMPARE(planOne("name\trank\trange\nDecoy\tbronze\t9\n").key,
                 std::string("s/decoy-bronze"));
        QCOMPARE(planOne("name\trank\tset\nDecoy\tGold\tDEMO\n").key, std::string("s/decoy-gold"));
        QVERIFY(planOne("name\trank\tset\nDecoy\tGold\tOther\n").fate == RowFate::New);
        QVERIFY(planOne("name\trank\nDecoy\t-\n").fate == RowFate::New);
        QCOMPARE(planOne("name\tset\nGate\tfirst\n").key, std::string("s/gate-a"));
        QCOMPARE(planOne("name\tset\nGate\t-\n").key, std::string("s/gate-b"));
        QVERIFY(planOne("name\tset\nGate\tSecond\n").fate == RowFate::New);
        QVERIFY(planOne("name\tset\nGate\t\n").fate == RowFate::Ambiguous);
    }

    void aKeyDecidesBeforeTheName()
    {
        QCOMPARE(planOne("key\tname\trange\ns/decoy-gold\tDecoy\t9\n").key,
                 std::string("s/decoy-gold"));
        const auto row = planOne("key\tname\trange\ns/decoy-gold\tTreant Watcher\t9\n");
        QVERIFY(row.fate == RowFate::Refused);
        QCOMPARE(english(row.reason), std::string("The key “s/decoy-gold” belongs to “Decoy”."));
        QVERIFY(planOne("key\tname\trange\ns/watcher\tBaumhirte\t9\n").fate == RowFate::Amends);
    }

    void theSamePieceTwiceInOneFileIsRefused()
    {
        const auto rows = plan("name\tset\trange\n"
                               "New\tDemo\t1\n"
                               "NEW\tdemo\t2\n"
                               "New\tOther\t2\n"
                               "My Chip\t\t5\n"
                               "my chip\t\t6\n"
                               "Baumhirte\t\t2\n"
                               "Treant Watcher\t\t3\n")
                              .rows;
        QVERIFY(rows[0].fate == RowFate::New);
        QVERIFY(rows[1].fate == RowFate::Refused);
        QCOMPARE(english(rows[1].reason), std::string("The same piece stands in line 2 already."));
        QVERIFY(rows[2].fate == RowFate::New);
        QVERIFY(rows[3].fate == RowFate::Updates);
        QVERIFY(rows[4].fate == RowFate::Refused);
        QVERIFY(rows[5].fate == RowFate::Same);
        QVERIFY(rows[6].fate == RowFate::Refused);
    }

    void refusedRowsStandInTheOrderOfTheFile()
    {
        const auto found = plan("name\trange\tcolour\nA\t1\tred\nB\tmany\t\nC\t1\t\n");
        QVERIFY(found.unknownColumns == (std::vector<std::string>{"colour"}));
        QCOMPARE(found.rows.size(), std::size_t{3});
        QVERIFY(found.rows[1].fate == RowFate::Refused);
        QCOMPARE(found.rows[1].line, 3);
    }

    void aTableWithoutNamesIsAProblem()
    {
        const auto table = files::readTsv("set\nDemo\n", "import.tsv");
        QVERIFY(!catalog::planImport(*table, m_catalog, ExistingPieces::Update, "import.tsv"));
    }

    void whatIsExportedComesBackTheSame()
    {
        const auto &schema = m_catalog.schema();
        catalog::Piece noted = *m_catalog.find("own/1");
        QVERIFY(catalog::setValue(noted,
                                  schema,
                                  schema.attributeIndex("note"),
                                  "two\nlines\tand a tab"));
        const auto catalogue = m_catalog.with({std::make_shared<const catalog::Piece>(noted)});
        const auto written =
            catalog::writePieceTable({catalogue.pieces().begin(), catalogue.pieces().end()},
                                     schema);
        const auto table = files::readTsv(written, "again.tsv");
        const auto again =
            catalog::planImport(*table, catalogue, ExistingPieces::Update, "again.tsv");
        for (const auto &row : again->rows) {
            QVERIFY2(row.fate == RowFate::Same, (row.text + ": " + english(row.reason)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(PieceImportTest)
#include "piece_import_test.moc"
