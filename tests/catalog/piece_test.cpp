#include "support/compare.h"
#include "support/sample_catalog.h"

using catalog::FurtherName;
using catalog::parseFurtherNames;
using catalog::Piece;
using catalog::ValueState;

class PieceTest : public QObject
{
    Q_OBJECT

    const std::shared_ptr<const catalog::Schema> m_schema = support::sampleSchema();

    Piece piece(std::string_view type) const
    {
        Piece result;
        result.name = "Ann";
        set(result, "type", type);
        catalog::finishPiece(result, *m_schema);
        return result;
    }
    void set(Piece &piece, std::string_view slug, std::string_view cell) const
    {
        QVERIFY(catalog::setValue(piece, *m_schema, m_schema->attributeIndex(slug), cell));
    }
    ValueState stateOf(const Piece &piece, std::string_view slug) const
    {
        return valueOf(piece, *m_schema, slug).state;
    }

private slots:
    void furtherNamesHaveLanguageAndSource()
    {
        const auto names =
            parseFurtherNames("de:Baumhirte; EN: Old Name [rulebook, p. 3] ;;plain;X4:Bob; [x]");
        QVERIFY(names
                == (std::vector<FurtherName>{{"de", "Baumhirte", ""},
                                             {"en", "Old Name", "rulebook, p. 3"},
                                             {"", "plain", ""},
                                             {"", "X4:Bob", ""}}));
        QCOMPARE(catalog::printFurtherNames(names),
                 std::string("de:Baumhirte; en:Old Name [rulebook, p. 3]; plain; X4:Bob"));
        QVERIFY(parseFurtherNames(catalog::printFurtherNames(names)) == names);
        for (const char *odd : {"", ";", "de:", "de:;", "]", "[", "a]", "de:[]"}) {
            (void)parseFurtherNames(odd);
        }
    }

    void thePieceShowsTheNameOfTheLanguage()
    {
        Piece piece;
        piece.name = "Watcher";
        piece.names = parseFurtherNames("en:Guard; de:Wächter; de:Hüter");
        QCOMPARE(piece.nameIn("en"), std::string("Watcher"));
        QCOMPARE(piece.nameIn("de"), std::string("Wächter"));
        QCOMPARE(piece.nameIn("fr"), std::string("Watcher"));
    }

    void anAttributeOfAnotherTypeIsNone()
    {
        QVERIFY(stateOf(piece("troop"), "defense") == ValueState::Unknown);
        QVERIFY(stateOf(piece("action"), "defense") == ValueState::None);
        QVERIFY(stateOf(piece(""), "defense") == ValueState::Unknown);
    }

    void withAnotherTypeItIsUnknownAgain()
    {
        Piece changed = piece("action");
        set(changed, "type", "troop");
        QVERIFY(stateOf(changed, "defense") == ValueState::Unknown);
        set(changed, "defense", "2");
        set(changed, "type", "action");
        catalog::finishPiece(changed, *m_schema);
        // What somebody wrote is not thrown away.
        QVERIFY(stateOf(changed, "defense") == ValueState::Given);
    }

    void aNoneThatWasWrittenStays()
    {
        Piece changed = piece("troop");
        set(changed, "defense", "-");
        set(changed, "type", "action");
        QVERIFY(stateOf(changed, "defense") == ValueState::None);
    }

    void namesAreFoldedALineEach()
    {
        Piece piece;
        piece.name = "Größer  Baum";
        piece.names = parseFurtherNames("de:Ä; en:B");
        catalog::finishPiece(piece, *m_schema);
        QCOMPARE(piece.foldedNames, std::string("grosser baum\na\nb"));
        QCOMPARE(catalog::titleOf(piece), std::string("grosser baum"));
        QCOMPARE(piece.values.size(), m_schema->attributes.size());
        QCOMPARE(piece.notations.size(), std::size_t{1});
    }

    void aRefusedValueChangesNothing()
    {
        Piece changed = piece("troop");
        set(changed, "range", "3");
        QVERIFY(!catalog::setValue(changed, *m_schema, m_schema->attributeIndex("range"), "many"));
        QCOMPARE(valueOf(changed, *m_schema, "range").number, 3);
    }

    void aNotationIsKeptParsed()
    {
        Piece changed = piece("troop");
        set(changed, "abilities", "strike 2");
        QVERIFY(catalog::notationOf(changed, *m_schema, "abilities")->find("strike"));
        set(changed, "abilities", "");
        QVERIFY(catalog::notationOf(changed, *m_schema, "abilities")->abilities.empty());
        QVERIFY(!catalog::notationOf(changed, *m_schema, "range"));
        QVERIFY(!catalog::notationOf(changed, *m_schema, "absent"));
    }

    void unknownAttributesAreListed()
    {
        Piece changed = piece("action");
        set(changed, "range", "1");
        const auto unknown = catalog::unknownAttributes(changed, *m_schema);
        QVERIFY(std::find(unknown.begin(), unknown.end(), m_schema->attributeIndex("set"))
                != unknown.end());
        for (const char *slug : {"type", "range", "defense"}) {
            QVERIFY(std::find(unknown.begin(), unknown.end(), m_schema->attributeIndex(slug))
                    == unknown.end());
        }
        QVERIFY(valueOf(changed, *m_schema, "absent").isUnknown());
    }

    void statusesHaveWords()
    {
        using catalog::Status;
        for (const auto status : {Status::Official, Status::Partial, Status::Demo, Status::Own}) {
            QVERIFY(catalog::statusOf(catalog::slugOf(status)) == status);
        }
        QVERIFY(!catalog::statusOf("else"));
    }
};

QTEST_APPLESS_MAIN(PieceTest)
#include "piece_test.moc"
