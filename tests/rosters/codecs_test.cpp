#include "rosters/codec.h"
#include "sample_catalogs.h"

#include <QTest>

using rosters::CodecContext;
using rosters::Line;
using rosters::Roster;

namespace
{

const std::vector<const catalog::Catalog *> &catalogs()
{
    static const std::vector<const catalog::Catalog *> both{&sample::chips(), &sample::units()};
    return both;
}

CodecContext context(const std::string &game = {})
{
    return {catalogs(), game};
}

// The sentence of the failure, or empty where there is none.
std::string complaint(const std::string &bytes)
{
    const auto read = rosters::readRosters(bytes, "f", context());
    return read ? std::string() : base::english(read.error());
}

std::vector<Roster> readAll(const std::string &bytes, const std::string &game = {})
{
    auto read = rosters::readRosters(bytes, "f", context(game));
    return read ? std::move(*read) : std::vector<Roster>();
}

Line line(int count, const char *name, const char *key = "")
{
    Line result;
    result.count = count;
    result.name = name;
    result.key = key;
    return result;
}

Roster sampleRoster()
{
    Roster roster;
    roster.game = "clout";
    roster.format = "constructed";
    roster.name = "Green wall";
    roster.folder = "Elves";
    roster.tags = {"demo"};
    roster.notes = "first\n\nthird";
    roster.headers = {{"Player", "Ann"}};
    roster.lines = {line(2, "Treant Watcher", "clout/treant-watcher"),
                    line(1, "Sepis Keep", "clout/sepis-keep-dou"),
                    line(1, "Nobody | knows\\", "")};
    roster.lines[0].note = "to the left";
    roster.carried = {{"Nobody", {{"points", "1"}}}};
    return roster;
}

std::vector<std::string> lostBy(const char *slug)
{
    std::vector<std::string> result;
    for (const auto &text : rosters::codec(slug)->write({sampleRoster()}, context()).lost) {
        result.push_back(base::english(text));
    }
    return result;
}

} // namespace

class CodecsTest : public QObject
{
    Q_OBJECT

private slots:
    void listsItsCodecs()
    {
        std::vector<std::string> slugs;
        for (const auto &codec : rosters::codecs()) {
            slugs.push_back(codec.slug);
            QVERIFY(codec.write);
            QCOMPARE(codec.read == nullptr, codec.recognise == nullptr);
            QVERIFY(codec.read || !codec.lossless);
            QVERIFY(!codec.title.empty());
        }
        QCOMPARE(
            slugs,
            (std::vector<std::string>{"muster-text", "muster-json", "csv", "markdown", "forum"}));
        QVERIFY(!rosters::codec("none"));
    }

    void recognisesWhatItWrote()
    {
        for (const auto &codec : rosters::codecs()) {
            if (!codec.read) {
                continue;
            }
            const auto written = codec.write({sampleRoster()}, context());
            for (const auto &other : rosters::codecs()) {
                const int sure = other.recognise ? other.recognise(written.bytes) : 0;
                QVERIFY2(&other == &codec ? sure >= 90 : sure < 90, codec.slug.c_str());
            }
            const auto read = readAll(written.bytes);
            QCOMPARE(read.size(), std::size_t{1});
            QCOMPARE(read[0].name, std::string("Green wall"));
            QCOMPARE(read[0].lines.size(), std::size_t{3});
            QCOMPARE(read[0].lines[2].name, std::string("Nobody | knows\\"));
        }
    }

    void saysWhatIsWrong()
    {
        QCOMPARE(complaint(""),
                 std::string("f: There is nothing in this file. Write a line such as \"2 Treant "
                             "Watcher\" for each piece."));
        QVERIFY(complaint(" \r\n\t").find("nothing in this file") != std::string::npos);
        QVERIFY(complaint("<html>x</html>").find("no roster in any form") != std::string::npos);
        QVERIFY(complaint("\x89PNG\r\n").find("not a text file") != std::string::npos);
        QVERIFY(complaint("{\"cards\":[]}").find("not a roster of Muster") != std::string::npos);
        QVERIFY(complaint("[1,2]").find("not a roster of Muster") != std::string::npos);
        QVERIFY(complaint("{\"muster\":").find("not valid JSON") != std::string::npos);
        QVERIFY(complaint("{\"muster\":\"pack\"}").find("\"pack\"") != std::string::npos);
        QVERIFY(complaint("count,name\n").find("no rows") != std::string::npos);
        QCOMPARE(complaint("{\"muster\":\"rosters\",\n\"rosters\":[]}"),
                 std::string("f:2: The list of rosters in this file is empty. Export the rosters "
                             "once more, or give another file."));
        QVERIFY(complaint("count,name\n1,\"open\n").find("never closed") != std::string::npos);
    }

    void takesNoMarkupForJson()
    {
        QCOMPARE(readAll("[b]List[/b]\n2 Decoy\n").size(), std::size_t{1});
        QCOMPARE(readAll("[b]List[/b]\n2 Decoy\n")[0].lines[1].count, 2);
        QCOMPARE(readAll("[1] Decoy\n[2] Storm").size(), std::size_t{1});
        QCOMPARE(readAll("[[Decoy]]").size(), std::size_t{1});
        for (const char *array : {"[]", "[ {}]", "[\"a\"]", "[\n-1]"}) {
            QVERIFY(complaint(array).find("not a roster of Muster") != std::string::npos);
        }
    }

    void refusesANewerForm()
    {
        const auto said = complaint("{\"muster\":\"roster\",\n\"version\":2,\"lines\":[]}");
        QVERIFY(said.find("A newer Muster wrote this roster") != std::string::npos);
        QVERIFY(
            complaint("{\"muster\":\"rosters\",\"rosters\":[{\"version\":9}]}").find("newer Muster")
            != std::string::npos);
    }

    void namesTheLineOfABadCountInJson()
    {
        const auto said =
            complaint("{\"muster\":\"roster\",\"lines\":[\n{\"count\":0,\"name\":\"Decoy\"}]}");
        QCOMPARE(said.substr(0, 4), std::string("f:2:"));
        QVERIFY(said.find("not 0") != std::string::npos);
        QVERIFY(complaint("{\"muster\":\"roster\",\"lines\":[{\"count\":\"2\",\"name\":\"D\"}]}")
                    .find("whole number")
                != std::string::npos);
        QVERIFY(!complaint("{\"muster\":\"roster\",\"lines\":[{}]}").empty());
        QVERIFY(!complaint("{\"muster\":\"roster\",\"lines\":{}}").empty());
    }

    void readsPastKeysOfTheFuture()
    {
        const auto read = readAll("{\"muster\":\"roster\",\"version\":1,\"mood\":{},\"lines\":["
                                  "{\"name\":\"Decoy\",\"colour\":1}],"
                                  "\"pieces\":[{\"name\":\"Decoy\",\"points\":2,\"deep\":[]}]}");
        QCOMPARE(read.size(), std::size_t{1});
        QCOMPARE(read[0].lines[0].count, 1);
        QCOMPARE(read[0].carried[0].cells.size(), std::size_t{1});
        QCOMPARE(read[0].carried[0].cells[0].second, std::string("2"));
    }

    void readsSeveralRostersFromEveryCodec()
    {
        Roster one = sampleRoster();
        Roster two = sampleRoster();
        two.name = "Second";
        for (const auto &codec : rosters::codecs()) {
            if (codec.read) {
                const auto read = readAll(codec.write({one, two}, context()).bytes);
                QCOMPARE(read.size(), std::size_t{2});
                QCOMPARE(read[1].name, std::string("Second"));
            }
        }
    }

    void settlesTheGame()
    {
        QCOMPARE(readAll("Game: Clout Fantasy\n\n1 D")[0].game, std::string("clout"));
        QCOMPARE(readAll("Game: MUTANT\n\n1 D")[0].game, std::string("mutant"));
        QCOMPARE(readAll("Game: mutant\n\n1 D", "clout")[0].game, std::string("clout"));
        QCOMPARE(readAll("Game: chess\n\n1 D")[0].game, std::string("chess"));
        QCOMPARE(readAll("1 D")[0].game, std::string());
    }

    void saysWhatIsLost()
    {
        QVERIFY(lostBy("muster-text").empty());
        QVERIFY(lostBy("muster-json").empty());
        QCOMPARE(lostBy("csv").size(), std::size_t{3});
        QCOMPARE(lostBy("csv")[0], std::string("The notes are left out."));
        QCOMPARE(lostBy("markdown").size(), std::size_t{2});
        QCOMPARE(lostBy("forum").size(), std::size_t{4});
        QVERIFY(rosters::codec("forum")->write({Roster{}}, context()).lost.empty());
    }

    void readsTablesOfOtherPrograms()
    {
        const auto read = readAll("\"sep=;\"\r\nQuantity;Card Name;Set Code\r\n2;\"A; B\";X1\r\n"
                                  ";Blank;\r\n0;Zero;\r\nabc;Odd;\r\n");
        QCOMPARE(read.size(), std::size_t{1});
        const auto &lines = read[0].lines;
        QCOMPARE(lines.size(), std::size_t{4});
        QCOMPARE(lines[0].count, 2);
        QCOMPARE(lines[0].name, std::string("A; B"));
        QCOMPARE(lines[0].qualifier, std::string("X1"));
        QCOMPARE(lines[0].fileLine, 3);
        QCOMPARE(lines[1].count, 1);
        QCOMPARE(lines[2].name, std::string("0 Zero"));
        QCOMPARE(lines[3].name, std::string("abc Odd"));
        const auto withSign = readAll("count,name\n2x,A\n\"x3\",B\n4 \xC3\x97,C\nx,D\n");
        QCOMPARE(withSign[0].lines[0], line(2, "A"));
        QCOMPARE(withSign[0].lines[1], line(3, "B"));
        QCOMPARE(withSign[0].lines[2], line(4, "C"));
        QCOMPARE(withSign[0].lines[3], line(1, "x D"));
        QCOMPARE(readAll("| # | Piece |\n|---|---|\n| 3x | Decoy |\n")[0].lines[0].count, 3);
        QCOMPARE(readAll("| # | Piece |\n|---|---|\n| 3 | Decoy |\n")[0].lines[0].count, 3);
    }

    void writesAMarkdownPage()
    {
        QCOMPARE(rosters::codec("markdown")->write({sampleRoster()}, context()).bytes,
                 std::string("# Green wall\n\n- Game: clout\n- Format: constructed\n"
                             "- Folder: Elves\n- Tags: demo\n- Player: Ann\n\n"
                             "| Count | Name | Qualifier | Note |\n|--:|---|---|---|\n"
                             "| 2 | Treant Watcher |  | to the left |\n"
                             "| 1 | Sepis Keep | DoU |  |\n"
                             "| 1 | Nobody \\| knows\\\\ |  |  |\n"
                             "\n> first\n>\n> third\n"));
    }

    void writesForAForum()
    {
        Roster roster = sampleRoster();
        roster.notes.clear();
        const auto print = fingerprint(roster, sample::chips());
        QCOMPARE(rosters::codec("forum")->write({roster}, context()).bytes,
                 std::string("Green wall\nClout Fantasy, constructed, 4 chips\nPlayer: Ann\n\n"
                             "Troops (2)\n2 Treant Watcher // to the left\n\n"
                             "Bases (1)\n1 Sepis Keep (DoU)\n\n"
                             "Others (1)\n1 Nobody | knows\\\n\n"
                             "Fingerprint ")
                     + print + '\n');
    }

    void readsAPostOfAForum()
    {
        const auto read =
            readAll("Green wall\r\nClout Fantasy, constructed, 5 chips\r\n"
                    "Player: Ann\r\n\r\nTroops (4)\r\n3 Treant Watcher\r\n"
                    "1 Storm (12)\r\n\r\nBases (1)\r\n1 Sepis Keep (DoU)\r\n\r\n"
                    "Notes:\r\nOne (1)\r\n\r\n2 notes\r\n\r\n"
                    "Fingerprint K7QX-2M4D\r\n\r\n-- \r\nBob, of the green house\r\n");
        QCOMPARE(read.size(), std::size_t{1});
        QCOMPARE(read[0].name, std::string("Green wall"));
        QCOMPARE(read[0].game, std::string("clout"));
        QCOMPARE(read[0].format, std::string("constructed"));
        QCOMPARE(read[0].headers.size(), std::size_t{1});
        QCOMPARE(read[0].lines.size(), std::size_t{3});
        QCOMPARE(read[0].lines[1].name, std::string("Storm"));
        QCOMPARE(read[0].lines[1].qualifier, std::string("12"));
        QCOMPARE(read[0].lines[1].fileLine, 7);
        QCOMPARE(read[0].lines[2].qualifier, std::string("DoU"));
        QCOMPARE(read[0].notes, std::string("One (1)\n\n2 notes"));
    }

    void readsPostsThatFollowEachOther()
    {
        const auto read = readAll("A\nClout Fantasy, 1 chip\n\n1 Storm (Elite)\n\n"
                                  "Fingerprint K7QX-2M4D\n\n\n2 pieces\nFormat: x\n\n2 Decoy\n");
        QCOMPARE(read.size(), std::size_t{2});
        QCOMPARE(read[0].format, std::string());
        QCOMPARE(read[1].name, std::string());
        QCOMPARE(read[1].game, std::string());
        QCOMPARE(read[1].format, std::string("x"));
        QCOMPARE(read[1].lines[0].count, 2);
    }

    void takesNoListForAPost()
    {
        const auto sure = rosters::codec("forum")->recognise;
        QCOMPARE(sure("4 Goblins\n\n4 Orcs\n"), 0);
        QCOMPARE(sure("Elves\n4 Goblins\n\n4 Orcs\n"), 0);
        QCOMPARE(sure("1 Karl, 2 times\n\n2 Orcs\n"), 0);
        QCOMPARE(sure("Notes: Karl, 2 times\n\n2 Orcs\n"), 0);
        QCOMPARE(sure("A\nClout Fantasy, 3 chips\n\n2 Orcs\n"), 0); // three are said, two there
        QCOMPARE(sure("A\nClout Fantasy, 2 chips\n\n2 Orcs\n\n=====\n\n2 Orcs\n"), 0);
        QVERIFY(sure("A\nClout Fantasy, 2 chips\n\n2 Orcs\n") >= 90);
        const auto refused = rosters::codec("forum")->read("2 Orcs", "f", context());
        QVERIFY(!refused);
        QVERIFY(base::english(refused.error()).find("for a forum") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(CodecsTest)
#include "codecs_test.moc"
