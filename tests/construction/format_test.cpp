// Reading formats: what is refused, with file and line; patterns; a person's own formats.
#include "construction/sample.h"
#include "files/file.h"

#include <QTemporaryDir>
#include <QtTest>

using construction::Formats;

namespace
{

constexpr const char *Shipped = R"({
 "game": "armies", "sources": ["a book"], "licence": "CC0-1.0",
 "formats": [
  {"slug": "skirmish", "title": {"en": "Skirmish", "de": "Scharmützel"}, "note": "Small.",
   "rules": [{"rule": "rank-slots", "gold": 3, "silver": 3, "bronze": 3, "under": "illegal",
              "reference": {"en": "Rulebook, Preparation"}}]},
  {"slug": "N/N/N", "title": {"en": "Free size N/N/N"}, "pattern": "N/N/N",
   "parameters": ["gold", "silver", "bronze"],
   "rules": [{"rule": "rank-slots", "gold": "$1", "silver": "$2", "bronze": "$3"}]}
 ]})";

QByteArray errorOf(const base::Result<construction::Format> &result)
{
    return result ? QByteArray() : QByteArray::fromStdString(base::english(result.error()));
}

Formats shipped()
{
    return *Formats::parse(Shipped, "formats.json", Sample::armySchema());
}

// A profile with own formats beside a shipped file.
class Folder
{
public:
    Folder() { write("shipped.json", Shipped); }
    void write(const std::string &name, const std::string &text)
    {
        QVERIFY(files::makeFolder(path() / "own"));
        QVERIFY(files::writeFile(path() / name, text));
    }
    base::Result<Formats> read() const
    {
        return Formats::read(path() / "shipped.json", path() / "own", Sample::armySchema());
    }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

const std::string OneRule = R"("rules": [{"rule": "size-at-most", "limit": 9}]})";

} // namespace

class FormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAFormat()
    {
        const auto formats = shipped();
        QCOMPARE(formats.all().size(), std::size_t{2});
        const auto &format = formats.all().front();
        QCOMPARE(format.slug, std::string("skirmish"));
        QCOMPARE(format.title.in("de"), std::string("Scharmützel"));
        QCOMPARE(format.game, std::string("armies"));
        QVERIFY(!format.isOwn && !format.isPattern);
        QCOMPARE(format.rules.size(), std::size_t{1});
        QCOMPARE(format.rules.front().reference.in("en"), std::string("Rulebook, Preparation"));
    }

    void makesAFormatFromItsPattern()
    {
        const auto made = shipped().find("5/7/12");
        QVERIFY(made);
        QCOMPARE(made->slug, std::string("5/7/12"));
        QCOMPARE(made->title.in("en"), std::string("Free size 5/7/12"));
        QVERIFY(!made->isPattern);
        QCOMPARE(base::english(made->rules.front().title),
                 std::string("At most 5 Gold, 7 Silver and 12 Bronze."));
        QVERIFY(shipped().all()[1].isPattern);
        QVERIFY(shipped().all()[1].rules.empty());
        QCOMPARE(shipped().all()[1].parameters.size(), std::size_t{3});
    }

    void refusesOtherNames_data()
    {
        QTest::addColumn<QString>("slug");
        for (const char *slug : {"5/5",
                                 "5/5/5/5",
                                 "0/5/5",
                                 "05/5/5",
                                 "5/5/1000",
                                 "-5/5/5",
                                 "5/5/",
                                 "5/5/5x",
                                 "+5/5/5",
                                 "5 5/5/5",
                                 "99999999999999999999/1/1",
                                 ""}) {
            QTest::newRow(slug) << QString::fromLatin1(slug);
        }
    }

    void refusesOtherNames()
    {
        QFETCH(QString, slug);
        QVERIFY(!shipped().find(slug.toStdString()));
    }

    void understandsBlanks()
    {
        for (const char *written : {"5 / 5 / 5", "5/ 5/5 ", " 5 /5/5"}) {
            const auto made = shipped().find(written);
            QVERIFY2(made, written);
            QCOMPARE(made->slug, std::string("5/5/5"));
            QCOMPARE(made->title.in("en"), std::string("Free size 5/5/5"));
        }
    }

    void saysWhichNumbersFit()
    {
        for (const char *written : {"0/3/3", "1000/1000/1000", "-5/5/5", "5/05/5"}) {
            QCOMPARE(errorOf(shipped().find(written)),
                     "“" + QByteArray(written)
                         + "” is no format of the form “N/N/N”. Write a whole number from 1 to 999 "
                           "for each N.");
        }
    }

    void namesTheFormatsThereAre()
    {
        QCOMPARE(errorOf(shipped().find("skirmsh")),
                 "Armies has no format “skirmsh”. Is “skirmish” meant?");
        QCOMPARE(errorOf(shipped().find("constructed")),
                 "Armies has no format “constructed”. There are skirmish and N/N/N.");
        QCOMPARE(errorOf(shipped().find("N/N/N")),
                 "“N/N/N” is the form of a format, not a format. Write a whole number from 1 to "
                 "999 for each N.");
        QVERIFY(shipped().find(" Skirmish "));
        const auto said = errorOf(shipped().find(std::string(200'000, 'x')));
        QVERIFY2(said.size() < 300 && said.contains("xxx…”"), said.constData());
    }

    void namesFileAndLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("no JSON") << QByteArray("{\n\"formats\": [") << QByteArray("formats.json:2");
        QTest::newRow("no list") << QByteArray("{\"game\": \"armies\"}")
                                 << QByteArray("formats.json:1: The key \"formats\" is missing");
        QTest::newRow("other game") << QByteArray("{\"game\": \"chips\", \"formats\": []}")
                                    << QByteArray("formats.json:1: These formats are for the game "
                                                  "“chips”, not for “armies”.");
        QTest::newRow("unknown key")
            << QByteArray("{\"formats\": [\n{\"slug\": \"a\", \"title\": \"A\",\n\"rulse\": []}]}")
            << QByteArray("formats.json:3");
        QTest::newRow("no rules") << QByteArray("{\"formats\": [\n{\"slug\": \"a\", \"title\": "
                                                "\"A\"}]}")
                                  << QByteArray("formats.json:2: The key \"rules\" is missing");
        QTest::newRow("unknown rule")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n"
                          "{\"rule\": \"rank-slot\"}]}]}")
            << QByteArray("formats.json:2: There is no rule “rank-slot”. Is “rank-slots” meant?");
        QTest::newRow("a rule like no other")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n"
                          "{\"rule\": \"x\"}]}]}")
            << QByteArray("formats.json:2: There is no rule “x”. There are: bases-exactly, ");
        QTest::newRow("a choice like no other")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n"
                          "{\"rule\": \"human-demon-separation\", \"sides\": [[\"Nope\"]]}]}]}")
            << QByteArray("formats.json:2: “Nope” is no choice of “faction”. There are: ");
        QTest::newRow("no whole number")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n"
                          "{\"rule\": \"size-at-most\", \"limit\": 2.5}]}]}")
            << QByteArray("formats.json:2: A whole number is expected here. Write it in digits "
                          "alone, without quotes, such as 3.");
        QTest::newRow("no limit")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n"
                          "{\"rule\": \"size-at-most\"}]}]}")
            << QByteArray("formats.json:2: The key \"limit\" is missing here. Write \"limit\": and "
                          "its value between these brackets.");
        QTest::newRow("no rule's name")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n{}]}]}")
            << QByteArray("formats.json:2: The key \"rule\" is missing");
        QTest::newRow("a rule that is none")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [\n7]}]}")
            << QByteArray("formats.json:2");
        QTest::newRow("severity") << QByteArray(
            "{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": [{\"rule\""
            ": \"unit-and-order\",\n\"severity\": \"unknown\"}]}]}")
                                  << QByteArray(
                                         "formats.json:2: “unknown” is no severity of a rule.");
        QTest::newRow("twice")
            << QByteArray("{\"formats\": [{\"slug\": \"a\", \"title\": \"A\", \"rules\": []},\n"
                          "{\"slug\": \"A\", \"title\": \"A\", \"rules\": []}]}")
            << QByteArray("formats.json:2: There is a format “A” already, in formats.json. Give "
                          "this one another slug.");
        QTest::newRow("pattern twice")
            << QByteArray("{\"formats\": [{\"slug\": \"N\", \"pattern\": \"N\", \"parameters\": "
                          "[\"size\"], \"title\": \"N\", \"rules\": []},\n{\"slug\": \"n\", "
                          "\"title\": \"n\", \"rules\": []}]}")
            << QByteArray("formats.json:2: There is a format “n” already, in formats.json.");
        QTest::newRow("parameter")
            << QByteArray("{\"formats\": [{\"slug\": \"N\", \"pattern\": \"N\", \"parameters\": "
                          "[\"size\"], \"title\": \"N\", \"rules\": [\n{\"rule\": "
                          "\"size-at-most\", \"limit\": \"$2\"}]}]}")
            << QByteArray("formats.json:2: “$2” stands for no number.");
        QTest::newRow("parameters")
            << QByteArray("{\"formats\": [{\"slug\": \"N\", \"pattern\": \"N\", \"title\": \"N\", "
                          "\"rules\": []}]}")
            << QByteArray("formats.json:1: “parameters” must name");
        QTest::newRow("empty slug")
            << QByteArray("{\"formats\": [{\"slug\": \" \", \"title\": \"N\", \"rules\": []}]}")
            << QByteArray("formats.json:1: A format needs a name here.");
    }

    void namesFileAndLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const QByteArray said = refusalOfFile(Sample::armySchema(), text.toStdString());
        QVERIFY2(said.startsWith(error), said.constData());
    }

    void aRuleMayBeSoftened()
    {
        const std::string warning =
            R"({"rule": "size-at-most", "limit": 1, "severity": "warning"})";
        QCOMPARE(Sample::army().put(2, "Thrall").said(warning),
                 "warning: 2 pieces; the limit is 1. Take out 1.\n");
        QCOMPARE(Sample::army().put(2, "Thrall").check(warning).legality,
                 construction::Legality::Legal);
        const std::string unsure = R"({"rule": "unique-once", "severity": "warning"})";
        QCOMPARE(Sample::army().put(2, "Riddle", {{"unique", ""}}).found(unsure).front().severity,
                 construction::Severity::Note);
    }

    void readsOwnFormats()
    {
        Folder folder;
        folder.write("own/b.json",
                     R"({"formats": [{"slug": "house", "title": "House", )" + OneRule + "]}");
        folder.write("own/a.json",
                     R"({"game": "armies", "slug": "tiny", "title": "Tiny", )" + OneRule);
        folder.write("own/read me.txt", "not a format");
        const auto formats = folder.read();
        QVERIFY(formats);
        QVERIFY(formats->problems().empty());
        QCOMPARE(formats->all().size(), std::size_t{4});
        QCOMPARE(formats->all()[2].slug, std::string("tiny"));
        QVERIFY(formats->all()[2].isOwn);
        QVERIFY(formats->all()[2].file == folder.path() / "own" / "a.json");
        QVERIFY(formats->find("house"));
    }

    void anErrorOfAnOwnFileHidesNothingElse()
    {
        Folder folder;
        folder.write("own/a.json", "{");
        folder.write("own/b.json", R"({"slug": "tiny", "title": "Tiny", )" + OneRule);
        folder.write("own/c.json",
                     "{\"slug\": \"other\", \"title\": \"Other\",\n\"rules\": "
                     "[{\"rule\": \"no-such-rule\"}]}");
        const auto formats = folder.read();
        QVERIFY(formats);
        QCOMPARE(formats->all().size(), std::size_t{3});
        QCOMPARE(formats->problems().size(), std::size_t{2});
        QVERIFY(formats->problems()[0].file == (folder.path() / "own" / "a.json").string());
        QCOMPARE(formats->problems()[1].line, 2);
    }

    void whatIsWrongWithAnOwnFormatIsSaidWhereItIsUsed()
    {
        Folder folder;
        folder.write("own/House.json", "{");
        folder.write("own/b.json",
                     "{\"slug\": \"Tiny\", \"title\": \"Tiny\",\n\"rules\": "
                     "[{\"rule\": \"no-such-rule\"}]}");
        folder.write("own/c.json",
                     R"({"formats": [{"slug": "alone"}, {"slug": "other", "title": "Other"}]})");
        const auto formats = folder.read();
        QVERIFY(formats);
        const auto said = [&](const char *slug) { return errorOf(formats->find(slug)); };
        QVERIFY2(said("house").contains("House.json:1: "), said("house").constData());
        QVERIFY2(said("tiny").contains("b.json:2: There is no rule"), said("tiny").constData());
        QVERIFY2(said("other").contains("c.json:1: The key"), said("other").constData());
        QVERIFY(said("constructed").startsWith("Armies has no format"));
        QVERIFY(formats->find("skirmish"));
    }

    void aFolderThatCannotBeReadIsSaid()
    {
        Folder folder;
        std::filesystem::remove_all(folder.path() / "own");
        QVERIFY(files::writeFile(folder.path() / "own", "not a folder"));
        for (const auto &own : {folder.path() / "own", folder.path() / "own" / "armies"}) {
            const auto formats =
                Formats::read(folder.path() / "shipped.json", own, Sample::armySchema());
            QVERIFY(formats);
            QCOMPARE(formats->problems().size(), std::size_t{1});
            QCOMPARE(base::english(formats->problems().front()),
                     own.string()
                         + ": House formats cannot be read from here. Check that this is a folder "
                           "and that reading it is allowed.");
            QVERIFY(errorOf(formats->find("house")).contains("cannot be read"));
            QVERIFY(formats->find("skirmish"));
        }
    }

    void theRightReasonIsSaidOfAFormatAlone()
    {
        Folder folder;
        folder.write("own/a.json", R"({"slug": "tiny", "title": "Tiny"})");
        folder.write("own/b.json", R"({"slug": "other", "title": "Other", "game": 5, )" + OneRule);
        const auto formats = folder.read();
        QVERIFY(formats);
        QVERIFY(errorOf(formats->find("tiny")).contains("The key \"rules\" is missing here."));
        QVERIFY(errorOf(formats->find("other")).contains("A text in quotes is expected here."));
    }

    void anOwnFormatNeverTakesAName()
    {
        Folder folder;
        folder.write("own/a.json", R"({"slug": "Skirmish", "title": "Mine", )" + OneRule);
        folder.write("own/b.json", R"({"slug": "5/5/5", "title": "Mine", )" + OneRule);
        const auto formats = folder.read();
        QVERIFY(formats);
        QCOMPARE(formats->problems().size(), std::size_t{2});
        QVERIFY(!formats->find("skirmish")->isOwn);
        QVERIFY(!formats->find("5/5/5")->isOwn);
    }

    void aMissingFolderIsEmpty()
    {
        Folder folder;
        const auto formats = Formats::read(folder.path() / "shipped.json",
                                           folder.path() / "nowhere",
                                           Sample::armySchema());
        QVERIFY(formats && formats->problems().empty());
        QVERIFY(!Formats::read(folder.path() / "nowhere.json", {}, Sample::armySchema()));
    }
};

QTEST_GUILESS_MAIN(FormatTest)

#include "format_test.moc"
