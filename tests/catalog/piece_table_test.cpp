#include "support/compare.h"
#include "support/sample_catalog.h"

using base::english;

class PieceTableTest : public QObject
{
    Q_OBJECT

    const std::shared_ptr<const catalog::Schema> m_schema = support::sampleSchema();

    base::Result<catalog::PieceRows> read(std::string_view tsv) const
    {
        return files::readTsv(tsv, "p.tsv").and_then([this](const files::Table &table) {
            return catalog::readPieceRows(table, *m_schema, "p.tsv");
        });
    }
    std::string problemOf(std::string_view tsv) const
    {
        const auto rows = read(tsv);
        return rows ? std::string("no problem") : english(rows.error());
    }

private slots:
    void columnsMayStandInAnyOrderAndLanguage()
    {
        const auto rows = read("Reichweite\tNAME\tFÄHIGKEITEN\tNames\tstatus\tsource\tkey\n"
                               "3\tAnn\tfly\tde:Anna\tDemo\tme\ts/ann\n");
        QVERIFY(rows);
        const auto &piece = rows->rows.front().piece;
        QCOMPARE(piece.key, std::string("s/ann"));
        QCOMPARE(piece.name, std::string("Ann"));
        QCOMPARE(piece.names.size(), std::size_t{1});
        QCOMPARE(piece.source, std::string("me"));
        QVERIFY(piece.status == catalog::Status::Demo);
        QCOMPARE(valueOf(piece, *m_schema, "range").number, 3);
        QCOMPARE(rows->rows.front().line, 2);
        QVERIFY(rows->rows.front().given
                == (std::vector<int>{m_schema->attributeIndex("range"),
                                     m_schema->attributeIndex("abilities")}));
    }

    void onlyTheNameIsNeeded()
    {
        const auto rows = read("name\nAnn\n");
        QVERIFY(rows);
        QVERIFY(rows->rows.front().piece.status == catalog::Status::Own);
        QVERIFY(rows->rows.front().given.empty());
        QCOMPARE(problemOf("nme\tset\nAnn\tDemo\n"),
                 std::string("p.tsv:1: The header has no column \"name\". The first line names the "
                             "columns, parted by tabs."));
    }

    void aColumnThatStandsTwiceIsRefused()
    {
        QVERIFY(problemOf("name\trange\tReichweite\nAnn\t1\t2\n")
                    .find("The column \"Reichweite\" stands there twice.")
                != std::string::npos);
        QVERIFY(problemOf("name\tName\nAnn\tBob\n").find("\"Name\" stands there twice.")
                != std::string::npos);
        QVERIFY(read("name\t\t\nAnn\n"));
    }

    void anUnknownColumnIsReadPastAndSaid()
    {
        const auto rows = read("name\tcolour\nAnn\tred\n");
        QVERIFY(rows->unknownColumns == (std::vector<std::string>{"colour"}));
        QCOMPARE(rows->rows.size(), std::size_t{1});
    }

    void aRowThatCannotBeReadIsRefusedAndTheRestIsRead()
    {
        const auto rows = read("# comment\nname\trange\tstatus\n"
                               "Ann\tmany\t\n"
                               "\t3\t\n"
                               "Bob\t3\tgood\n"
                               "Cid\t3\t\tx\ty\n"
                               "Dee\t3\t\t \t\t\n");
        QCOMPARE(rows->rows.size(), std::size_t{1});
        QCOMPARE(rows->rows[0].piece.name, std::string("Dee"));
        QCOMPARE(rows->refused.size(), std::size_t{4});
        QCOMPARE(rows->refused[0].line, 3);
        QCOMPARE(rows->refused[0].text, std::string("Ann\tmany\t"));
        QVERIFY(english(rows->refused[0].reason).find("\"many\" is no whole number. Leave it empty")
                != std::string::npos);
        QCOMPARE(english(rows->refused[1].reason), std::string("The name is missing."));
        QCOMPARE(english(rows->refused[2].reason),
                 std::string("The status \"good\" is not one of official, partial, demo, own."));
        QCOMPARE(english(rows->refused[3].reason),
                 std::string("The row has 5 cells, the header only 3. Cells are parted by tabs."));
    }

    void aNameIsNoLongerThanAnyoneReads()
    {
        std::string longest;
        for (int i = 0; i < 200; ++i) {
            longest += "ä";
        }
        const auto rows =
            read("name\tnames\n" + longest + "\n" + longest + "a\nAnn\tde:" + longest + "a\n");
        QVERIFY(rows);
        QCOMPARE(rows->rows.size(), std::size_t{1});
        QCOMPARE(rows->refused.size(), std::size_t{2});
        for (const auto &refused : rows->refused) {
            QCOMPARE(english(refused.reason),
                     std::string("The name has more than 200 letters. Shorten it."));
        }
    }

    void aShortRowLeavesTheRestUnknown()
    {
        const auto rows = read("name\trange\tset\nAnn\n");
        QVERIFY(valueOf(rows->rows[0].piece, *m_schema, "range").isUnknown());
    }

    void tooManyColumnsAreRefused()
    {
        std::string header = "name";
        for (int i = 0; i < 600; ++i) {
            header += "\tc" + std::to_string(i);
        }
        QVERIFY(problemOf(header + "\nAnn").find("more than 500 columns") != std::string::npos);
    }

    void aWrittenTableReadsBackTheSame()
    {
        const std::string tsv =
            "key\tname\tnames\tstatus\ttype\trank\tset\trange\tdefense\tunique\tdice\tsymbols\tabil"
            "ities\tnote\tsource\n"
            "s/a\tAnn\tde:Anna [x]\tofficial\ttroop\tGold\tDemo\tX\t-\tyes\tred 2\tAlgeroth "
            "3\tstrike 1 {all}; (fly)\tA note.\tme\n"
            "s/b\t\"\"\"Big\"\" Bob\"\t\town\taction\t\t\t\t-\t\t\t\t\t\t\n";
        const auto pieces = support::piecesFrom(tsv, *m_schema);
        QCOMPARE(pieces[1]->name, std::string("\"Big\" Bob"));
        const auto written = catalog::writePieceTable(pieces, *m_schema);
        QCOMPARE(written, tsv);
        QCOMPARE(catalog::writePieceTable(support::piecesFrom(written, *m_schema), *m_schema), tsv);
    }
};

QTEST_APPLESS_MAIN(PieceTableTest)
#include "piece_table_test.moc"
