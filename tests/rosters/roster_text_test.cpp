#include "rosters/roster_json.h"
#include "rosters/roster_text.h"
#include "sample_catalogs.h"

#include <QTest>

using rosters::Line;
using rosters::Roster;

namespace
{

std::vector<Roster> readAll(std::string_view text)
{
    auto read = rosters::readRosterText(text, "test.txt");
    return read ? std::move(*read) : std::vector<Roster>();
}

Roster readOne(std::string_view text)
{
    auto all = readAll(text);
    return all.size() == 1 ? all.front() : Roster{};
}

using Headers = std::vector<std::pair<std::string, std::string>>;

} // namespace

class RosterTextTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTheExampleOfTheContract()
    {
        const Roster roster = readOne("// a comment; # too\n# here\nGame: clout\n"
                                      "Format: constructed\nName: Green wall\n\n"
                                      "2 Treant Watcher\n1x Sepis Keep (DoU)\n");
        QCOMPARE(roster.game, std::string("clout"));
        QCOMPARE(roster.format, std::string("constructed"));
        QCOMPARE(roster.name, std::string("Green wall"));
        QCOMPARE(roster.lines.size(), std::size_t{2});
        QCOMPARE(roster.lines[0].count, 2);
        QCOMPARE(roster.lines[0].fileLine, 7);
        QCOMPARE(roster.lines[1].qualifier, std::string("DoU"));
        QCOMPARE(roster.size(), 3);
    }

    void readsEveryHeader()
    {
        const Roster roster =
            readOne("game:clout\nNAME:  Wall \nFolder: Elves/Old\nTags: demo, , fast\n"
                    "Notes: one\nNotes:\nNotes: three\nArchived: yes\nFaction: Stark\n"
                    "Agenda: One\nAgenda: Two\n\n1 Decoy\n");
        QCOMPARE(roster.game, std::string("clout"));
        QCOMPARE(roster.name, std::string("Wall"));
        QCOMPARE(roster.folder, std::string("Elves/Old"));
        QCOMPARE(roster.tags, (std::vector<std::string>{"demo", "fast"}));
        QCOMPARE(roster.notes, std::string("one\n\nthree"));
        QVERIFY(roster.archived);
        QCOMPARE(roster.headers,
                 (Headers{{"Faction", "Stark"}, {"Agenda", "One"}, {"Agenda", "Two"}}));
    }

    void refusesHeadersThatContradictEachOther()
    {
        for (const char *key : {"Game", "Format", "Name", "Folder"}) {
            const std::string text = std::string("// x\n") + key + ": one\n\n";
            QVERIFY(rosters::readRosterText(text + "1 Decoy", "a.txt"));
            const auto read = rosters::readRosterText(
                std::string(key) + ": one\nNotes: a\nNotes: b\n" + key + ": two\n\n1 Decoy",
                "a.txt");
            QVERIFY(!read);
            QCOMPARE(english(read.error()),
                     "a.txt:4: \"" + std::string(key)
                         + "\" says something else in a line before. Take one of the two out; "
                           "rosters are parted by a line of ===.");
        }
        QCOMPARE(readOne("Game: clout\ngame: clout\n\n1 Decoy").game, std::string("clout"));
    }

    void keepsUnknownHeadersBesideKnownOnes()
    {
        const Roster roster = readOne("Name: Wall\nPlayer: Ann\n\n1 Decoy\n");
        QCOMPARE(roster.headers, (Headers{{"Player", "Ann"}}));
        QCOMPARE(roster.lines.size(), std::size_t{1});
    }

    void readsAListWithoutHeaders()
    {
        const Roster roster = readOne("2 Decoy\nRedbeard: the Return\n\nName: not a header here\n");
        QCOMPARE(roster.lines.size(), std::size_t{3});
        QCOMPARE(roster.lines[1].name, std::string("Redbeard: the Return"));
        QVERIFY(roster.name.empty());
        QCOMPARE(readOne("Redbeard: the Return\n\n2 Decoy").lines.size(), std::size_t{2});
    }

    void beginsTheListWhereTheKnownHeadersEnd()
    {
        const Roster roster = readOne("Game: clout\nRedbeard: the Return\n2 Decoy\n");
        QCOMPARE(roster.game, std::string("clout"));
        QCOMPARE(roster.lines.size(), std::size_t{2});
        QVERIFY(roster.headers.empty());
    }

    void partsRostersByALineOfEqualsSigns()
    {
        const auto all = readAll("Name: One\n\n1 A\n===\n\n// nothing\n==========\n2 B\r\n3 C");
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].name, std::string("One"));
        QCOMPARE(all[1].lines.size(), std::size_t{2});
        QCOMPARE(all[1].lines[1].fileLine, 9);
        QCOMPARE(readOne("== \n1 A").lines.size(), std::size_t{2});
    }

    void readsWhateverLineEndsAndLettersThereAre()
    {
        for (const char *text : {"\xEF\xBB\xBFName: W\r\n\r\n2 D\xC3\xA9"
                                 "coy\r\n",
                                 "Name: W\r\r2 D\xC3\xA9"
                                 "coy\r",
                                 "Name: W\n\n2 D\xE9"
                                 "coy"}) {
            const Roster roster = readOne(text);
            QCOMPARE(roster.name, std::string("W"));
            QCOMPARE(roster.lines.size(), std::size_t{1});
            QCOMPARE(roster.lines[0].name,
                     std::string("D\xC3\xA9"
                                 "coy"));
        }
        QCOMPARE(readOne("2 \x93Quoted\x94 \x96 caf\xE9").lines[0].name,
                 std::string("\xE2\x80\x9CQuoted\xE2\x80\x9D \xE2\x80\x93 caf\xC3\xA9"));
    }

    void refusesWhatIsNoText()
    {
        for (const std::string &bytes : {std::string("PK\x03\x04zip"),
                                         std::string("a\0b", 3),
                                         std::string("\xFF\xFE"
                                                     "2\0",
                                                     4),
                                         std::string("// only a comment\n\n"),
                                         std::string()}) {
            const auto read = rosters::readRosterText(bytes, "test.txt");
            QVERIFY(!read);
            QCOMPARE(read.error().file, std::string("test.txt"));
            QVERIFY(!read.error().remedy.empty());
        }
    }

    void saysExactlyWhatTheGrammarCannot()
    {
        Roster roster;
        roster.name = "two\nlines";
        roster.tags = {"a,b", "c"};
        roster.headers = {{"Game", "not ours"}, {"odd: key", "x"}};
        roster.notes = "  indented\nsecond ";
        Line line;
        line.count = 2;
        line.name = "Decoy // x";
        line.key = "gone/decoy";
        line.note = "a\nb";
        roster.lines = {line};
        const std::string text = rosters::writeRosterText(roster, nullptr);
        QCOMPARE(readOne(text), roster);
        // Another program, which skips comments, still finds a list.
        QVERIFY(text.find("\n2 Decoy // x // a b\n") != std::string::npos);
    }

    void letsAnEditByHandWin()
    {
        Roster roster;
        roster.name = "A,\nB";
        Line line;
        line.name = "Decoy";
        line.key = "own/1";
        roster.lines = {line};
        std::string text = rosters::writeRosterText(roster, nullptr);
        QCOMPARE(readOne(text), roster);
        text.replace(text.find("1 Decoy"), 1, "3");
        text.replace(text.find("A, B"), 4, "New");
        const Roster edited = readOne(text);
        QCOMPARE(edited.name, std::string("New"));
        QCOMPARE(edited.lines[0].count, 3);
        QVERIFY(edited.lines[0].key.empty());
    }

    void readsPastMarkedCommentsItDoesNotKnow()
    {
        const Roster roster = readOne("1 Decoy\n//: future {\"a\":1}\n//: piece {broken\n//:\n"
                                      "//: line {\"count\":0,\"name\":\"x\"}\n//: roster []\n");
        QCOMPARE(roster.lines.size(), std::size_t{1});
        QVERIFY(roster.carried.empty());
    }

    void writesTheQualifierThatOthersNeed()
    {
        Roster roster;
        roster.game = "mutant";
        Line line;
        line.name = "Decoy";
        line.key = "mutant/decoy-gold";
        roster.lines = {line};
        QCOMPARE(rosters::writeRosterText(roster, &sample::units()),
                 std::string("Game: mutant\nName:\n\n1 Decoy (Gold)\n"));
    }

    void carriesPieces()
    {
        Roster roster;
        roster.name = "Mine";
        roster.carried = {{"Own \"Chip\"", {{"points", "2"}, {"type", "troop"}}}};
        Line line;
        line.name = "Own \"Chip\"";
        roster.lines = {line};
        const std::string text = rosters::writeRosterText(roster, nullptr);
        QCOMPARE(text,
                 std::string("Name: Mine\n\n1 Own \"Chip\"\n"
                             "//: piece {\"name\":\"Own \\\"Chip\\\"\",\"points\":\"2\",\"type\":"
                             "\"troop\"}\n"));
        QCOMPARE(readOne(text), roster);
    }
};

QTEST_APPLESS_MAIN(RosterTextTest)
#include "roster_text_test.moc"
