// One grammar, one test program: tables of searches with what they find and what they say. That it
// is long is because the tables are.
#include "base/fold.h"
#include "catalog/folded_needle.h"
#include "catalog/game_data.h"
#include "catalog/query.h"
#include "search_pieces.h"

#include <QtTest>

#include <algorithm>

using catalog::Query;
using tests::pieceOf;

namespace
{

const std::vector<catalog::PieceSet> &sets()
{
    static const std::vector<catalog::PieceSet> known{
        {"Defenders of Undersea", "DoU", {{{"en", "Undersea"}, {"de", "Verteidiger"}}}, 2006, {}},
        {"Base set", "Base", {{{"de", "Grundset"}}}, 2005, {}}};
    return known;
}

struct Game {
    std::shared_ptr<const catalog::Schema> schema;
    std::vector<catalog::Piece> pieces;

    Query parse(const QString &text) const
    {
        return Query::parse(text.toStdString(), schema, sets());
    }
    // The names of what is found, in the order of the pieces.
    QString found(const Query &query) const
    {
        QStringList names;
        for (const auto &piece : pieces) {
            if (query.matches(piece)) {
                names += QString::fromStdString(piece.name);
            }
        }
        return names.join(", ");
    }
};

const Game &chips()
{
    static const Game game = [] {
        Game made{tests::chipSchema(), {}};
        const auto &schema = *made.schema;
        made.pieces = {
            pieceOf(schema,
                    "Élan’s Archer",
                    {{"names", "de:Schütze des Élan"},
                     {"faction", "Elves"},
                     {"type", "troop"},
                     {"points", "3"},
                     {"range", "2"},
                     {"defense", "1"},
                     {"rarity", "uncommon"},
                     {"set", "Defenders of Undersea"},
                     {"abilities", "strike 3 {all} [fly]; (poison)"},
                     {"note", "Größer than it looks"}}),
            pieceOf(schema,
                    "Archer",
                    {{"faction", "Elves"},
                     {"type", "troop"},
                     {"points", "1"},
                     {"range", "4"},
                     {"defense", "X"},
                     {"rarity", "common"},
                     {"set", "Base set"},
                     {"abilities", "fly; strike 1; ambush ?"}}),
            pieceOf(schema,
                    "Old Bone Pit",
                    {{"faction", "Undead"},
                     {"type", "base"},
                     {"points", "2"},
                     {"range", "-"},
                     {"rarity", "rare"},
                     {"set", "DoU"},
                     {"abilities", "unique; poison"},
                     {"note", "-"}}),
            pieceOf(schema, "War Cry", {{"type", "action"}, {"abilities", "-"}}),
        };
        made.pieces[0].status = catalog::Status::Demo;
        made.pieces[1].status = catalog::Status::Official;
        made.pieces[1].amended.push_back({0, {}});
        made.pieces[2].status = catalog::Status::Partial;
        made.pieces[2].source = "rulebook, page 4";
        made.pieces[2].picture = "00";
        return made;
    }();
    return game;
}

const Game &units()
{
    static const Game game = [] {
        Game made{tests::unitSchema(), {}};
        const auto &schema = *made.schema;
        made.pieces = {
            pieceOf(schema,
                    "Legionnaire",
                    {{"kind", "unit"},
                     {"faction", "Algeroth"},
                     {"rank", "Bronze"},
                     {"unique", "no"},
                     {"speed", "4"},
                     {"dice", "red 2"},
                     {"symbols", "Algeroth 1"},
                     {"keywords", "armor 1; armor piercing"}}),
            pieceOf(schema,
                    "Hero",
                    {{"kind", "unit"},
                     {"faction", "Brotherhood"},
                     {"rank", "Gold"},
                     {"unique", "yes"},
                     {"speed", "6"},
                     {"dice", "red 1 blue 2"},
                     {"symbols", "Brotherhood 3 Ilian 1"},
                     {"keywords", "flying; speed 6"}}),
            pieceOf(schema,
                    "Rite",
                    {{"kind", "command card"},
                     {"faction", "Algeroth"},
                     {"rank", "Silver"},
                     {"symbols", "Algeroth 3"},
                     {"effect", "Your units are faster."}}),
        };
        return made;
    }();
    return game;
}

std::vector<catalog::GameData> shippedGames()
{
    return tests::taken(catalog::readAllGames(MUSTER_SOURCE_DIR "/data"));
}

} // namespace

class QueryTest : public QObject
{
    Q_OBJECT

    void chipRows();
    void unitRows();

private Q_SLOTS:
    void findsPieces_data();
    void findsPieces();
    void namesMistakes_data();
    void namesMistakes();
    void searchesWithWhatWasUnderstood_data();
    void searchesWithWhatWasUnderstood();
    void readsHowToShowWhatIsFound();
    void limitsNestingAndLength();
    void keepsFewMistakes();
    void matchesManyAsItMatchesOne();
    void foldsQuicklyAsItFoldsSlowly();
    void everyExampleRuns();
    void findsShippedPieces();
    void tellsShippedPiecesApart();
};

// What the rows of a game find; a row's name is the query.
void QueryTest::chipRows()
{
    const QString archers = "Élan’s Archer, Archer";
    const QString all = "Élan’s Archer, Archer, Old Bone Pit, War Cry";
    const QString allButArchers = "Old Bone Pit, War Cry";
    const std::pair<QString, QString> rows[] = {
        {"", all},
        {"archer", archers},
        {"ARCHER elan's", "Élan’s Archer"},
        {"schutze", "Élan’s Archer"},
        {"pit old", "Old Bone Pit"},
        {"\"old bone\"", "Old Bone Pit"},
        {"\"bone old\"", ""},
        {"“old bone”", "Old Bone Pit"},
        {"!archer", "Archer"},
        {"!\"élan's archer\"", "Élan’s Archer"},
        {"!\"Schütze des Élan\"", "Élan’s Archer"},
        {"name:bone n:pit", "Old Bone Pit"},
        {"name=archer", "Archer"},
        {"name!=archer", "Élan’s Archer, Old Bone Pit, War Cry"},
        {"-archer", allButArchers},
        {"--archer", archers},
        {"-(archer or cry)", "Old Bone Pit"},
        {"pit or cry", allButArchers},
        {"pit OR cry", allButArchers},
        {"archer pts<=2 or cry", "Archer, War Cry"},
        {"archer (pts>2 or cry)", "Élan’s Archer"},
        {"(archer)(pts>2)", "Élan’s Archer"},
        {"/^(arch|war)/", "Archer, War Cry"},
        {"/élan.s/", "Élan’s Archer"},
        {"/CHER\\b/", archers},
        {"/^schutze/", "Élan’s Archer"},
        {"pts:3", "Élan’s Archer"},
        {"points=3", "Élan’s Archer"},
        {"pts!=3", "Archer, Old Bone Pit"},
        {"pts:>=2", "Élan’s Archer, Old Bone Pit"},
        {"pts<2", "Archer"},
        {"pts:1|2", "Archer, Old Bone Pit"},
        {"pts:odd", archers},
        {"pts:even", "Old Bone Pit"},
        {"pts!=odd", "Old Bone Pit"},
        {"pts>range", "Élan’s Archer"},
        {"pts<range", "Archer"},
        {"strike=pts", archers},
        {"pts>def", "Élan’s Archer"},
        {"def:-", "War Cry"},
        {"range:-", "Old Bone Pit"},
        {"range!=-", archers},
        {"def:x", "Archer"},
        {"def:?", "Old Bone Pit"},
        {"pts:?", "War Cry"},
        {"unknown:points", "War Cry"},
        {"known:pts", "Élan’s Archer, Archer, Old Bone Pit"},
        {"unknown:ambush", "Archer"},
        {"known:strike", archers},
        {"known:ambush", ""},
        {"f:elves", archers},
        {"f:elf", archers},
        {"f:u", "Old Bone Pit"},
        {"Fraktion:elfen", archers},
        {"f:elves|undead", "Élan’s Archer, Archer, Old Bone Pit"},
        {"f!=elves", "Old Bone Pit"},
        {"f!=elves|undead", ""},
        {"-f:elves", allButArchers},
        {"r>=uncommon", "Élan’s Archer, Old Bone Pit"},
        {"r<u", "Archer"},
        {"r:r", "Old Bone Pit"},
        {"e:dou", "Élan’s Archer, Old Bone Pit"},
        {"e:\"defenders of undersea\"", "Élan’s Archer, Old Bone Pit"},
        {"e:verteidiger", "Élan’s Archer, Old Bone Pit"},
        {"e:under", "Élan’s Archer, Old Bone Pit"},
        {"e:grund", "Archer"},
        {"e!=dou", "Archer"},
        {"e:/^d/", "Élan’s Archer, Old Bone Pit"},
        {"e:nowhere", ""},
        {"note:grosser", "Élan’s Archer"},
        {"note:/gr.*looks$/", "Élan’s Archer"},
        {"note:-", "Old Bone Pit"},
        {"has:note", "Élan’s Archer"},
        {"strike>=3", "Élan’s Archer"},
        {"strike:1", "Archer"},
        {"strike{all}>=1", "Élan’s Archer"},
        {"strike:yes", archers},
        {"ambush!=?", ""},
        {"strike!=?", archers},
        {"strike!=yes", allButArchers},
        {"fly:no", "Élan’s Archer, Old Bone Pit, War Cry"},
        {"ambush:?", "Archer"},
        {"has:fly", "Archer"},
        {"has:fliegen", "Archer"},
        {"has:stri", archers},
        {"has:\"strike 3\"", "Élan’s Archer"},
        {"has:strike{all}", "Élan’s Archer"},
        {"has:\"strike [fly]\"", "Élan’s Archer"},
        {"has:strike{friendly}", ""},
        {"has:poison", "Old Bone Pit"},
        {"immune:poison", "Élan’s Archer"},
        {"ignores:fly", "Élan’s Archer"},
        {"mod:all", "Élan’s Archer"},
        {"mod:alle", "Élan’s Archer"},
        {"abilities:\"strike 1\"", "Archer"},
        {"abilities:/strike [13]/", archers},
        {"abilities:\"ike 3\"", "Élan’s Archer"},
        {"abilities:-", "War Cry"},
        {"has:abilities", "Élan’s Archer, Archer, Old Bone Pit"},
        {"has:picture", "Old Bone Pit"},
        {"is:demo", "Élan’s Archer"},
        {"is:own", "War Cry"},
        {"is:amended", "Archer"},
        {"is:base", "Old Bone Pit"},
        {"is:elves", archers},
        {"is:unique", "Old Bone Pit"},
        {"unique:yes", "Old Bone Pit"},
        {"not:troop", allButArchers},
        {"-not:troop", archers},
        {"status:official|partial", "Archer, Old Bone Pit"},
        {"status!=demo", "Archer, Old Bone Pit, War Cry"},
        {"source:rulebook", "Old Bone Pit"},
        {"source=rulebook", ""},
        {"key:\"war cry\"", "War Cry"},
        {"strike>=3 -immune:fly f:elves pts<=3", "Élan’s Archer"},
    };
    for (const auto &[query, found] : rows) {
        QTest::newRow(qPrintable("chips: " + query)) << true << query << found;
    }
}

void QueryTest::unitRows()
{
    const std::pair<QString, QString> rows[] = {
        {"rank>=silver", "Hero, Rite"},
        {"rank<gold", "Legionnaire, Rite"},
        {"unique:yes", "Hero"},
        {"is:unique", "Hero"},
        {"unique:no", "Legionnaire"},
        {"unique!=yes", "Legionnaire"},
        {"unique:-", "Rite"},
        {"t:\"command card\"", "Rite"},
        {"t:com", "Rite"},
        {"is:unit", "Legionnaire, Hero"},
        {"dice:red", "Legionnaire, Hero"},
        {"dice:rot", "Legionnaire, Hero"},
        {"dice:\"red blue\"", "Hero"},
        {"dice:\"red 2\"", "Legionnaire"},
        {"dice<=red", "Legionnaire"},
        {"dice=red", "Legionnaire"},
        {"dice>red", "Hero"},
        {"dice<\"red 2 blue 2\"", "Legionnaire, Hero"},
        {"dice!=red", "Hero"},
        {"dice:yellow|blue", "Hero"},
        {"dice>=3", "Hero"},
        {"dice:even", "Legionnaire"},
        {"dice<speed", "Legionnaire, Hero"},
        {"symbols>=algeroth", "Legionnaire, Rite"},
        {"symbols>=\"algeroth 2\"", "Rite"},
        {"symbols:bruderschaft", "Hero"},
        {"symbols:nothing", ""},
        {"speed>=5", "Hero"},
        {"has:speed", "Hero"},
        {"kw:\"speed 6\"", "Hero"},
        {"armor>=1", "Legionnaire"},
        {"has:\"armor piercing\"", "Legionnaire"},
        {"has:armor", "Legionnaire"},
        {"has:unique", "Hero"},
        {"effect:faster", "Rite"},
        {"effect:?", ""},
    };
    for (const auto &[query, found] : rows) {
        QTest::newRow(qPrintable("units: " + query)) << false << query << found;
    }
}

void QueryTest::findsPieces_data()
{
    QTest::addColumn<bool>("ofChips");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("found");
    chipRows();
    unitRows();
}

void QueryTest::findsPieces()
{
    QFETCH(bool, ofChips);
    QFETCH(QString, query);
    QFETCH(QString, found);
    const Game &game = ofChips ? chips() : units();
    const Query parsed = game.parse(query);
    for (const auto &mistake : parsed.mistakes()) {
        QFAIL(base::english(mistake.what).c_str());
    }
    QCOMPARE(game.found(parsed), found);
}

void QueryTest::namesMistakes_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("place"); // what is underlined
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("suggestion");
    const struct {
        const char *query;
        const char *place;
        const char *says;
        const char *suggestion;
    } rows[] = {
        {"archer dfe>2", "dfe", "no field \"dfe\"; is def meant?", "archer def>2"},
        {"a tipe:base b", "tipe", "no field \"tipe\"; is type meant?", "a type:base b"},
        {"zzzz:so,friend", "zzzz:so,friend", "in quotes", "\"zzzz:so,friend\""},
        {"fly{all}:x x{all}:1", "x{all}:1", "no field \"x{all}\"", "fly{all}:x \"x{all}:1\""},
        {"in:base", "in:base", "in quotes", "\"in:base\""},
        {"archer k:\"relic or base\"",
         "k:\"relic or base\"",
         "in quotes",
         "archer \"k:relic or base\""},
        {"f: archer", "f: ", "value is missing directly behind \"f:\"", "f:archer"},
        {"f:elves|", "f:elves|", "value is missing", ""},
        {"pts <= 2", " <= ", "field is missing", "pts<=2"},
        {">=3", ">=", "field is missing", ""},
        {"pts:hundred", "hundred", "neither a whole number nor a field", ""},
        {"pts>rnage", "rnage", "neither a whole number nor a field", "pts>range"},
        {"pts>=?", "pts>=?", "no order", "pts:?"},
        {"pts:/2/", "/2/", "fits names and texts", ""},
        {"f:elvse", "elvse", "one of: Elves, Undead, Merfolk, Mercenaries", "f:Elves"},
        {"f:mer", "mer", "does not stand for one of", ""},
        {"f>elves", "f>elves", "no order", "f:elves"},
        {"is:demmo", "demmo", "nothing that a piece can be", "is:demo"},
        {"is>demo", "is>demo", "no order", "is:demo"},
        {"has:strke", "strke", "no ability and no attribute", "has:strike"},
        {"has:strike{al1}", "strike{al1}", "no modifier. There are: all, friendly", ""},
        {"immune:posion", "posion", "no ability \"posion\"", "immune:poison"},
        {"mod:al1", "al1", "no modifier", "mod:all"},
        {"status:x", "x", "official, partial, demo, own", ""},
        {"unknown:rage", "rage", "no attribute and no ability", "unknown:range"},
        {"fly>=1", "fly>=1", "has no number", "has:fly"},
        {"order:pionts", "pionts", "cannot be sorted", "order:points"},
        {"direction:up", "up", "asc or desc", "direction:asc"},
        {"limit:none", "none", "whole number", ""},
        {"archer \"old bone", "\"old bone", "never closed", "archer \"old bone\""},
        {"/arch", "/arch", "never closed", "/arch/"},
        {"/arch(/", "/arch(/", "missing )", "\"arch(\""},
        {"/ar\"ch(/", "/ar\"ch(/", "missing )", "\"arch(\""},
        {"archer (pts>2", "(pts>2", "never closed", "archer (pts>2)"},
        {"archer) pit", ")", "closes none", "archer pit"},
        {"archer ()", "()", "Nothing stands between these brackets", "archer"},
        {"archer or", "or", "Nothing follows", "archer"},
        {"or archer", "or", "Nothing stands before", "archer"},
        {"archer -", "-", "minus sign", "archer"},
        {"archer !", "!", "name belongs behind", "archer"},
        {"\"\"", "\"\"", "no words", ""},
    };
    for (const auto &row : rows) {
        QTest::newRow(row.query) << row.query << row.place << row.says << row.suggestion;
    }
}

void QueryTest::namesMistakes()
{
    QFETCH(QString, query);
    QFETCH(QString, place);
    QFETCH(QString, says);
    QFETCH(QString, suggestion);
    const Query parsed = chips().parse(query);
    QCOMPARE(parsed.mistakes().size(), std::size_t{1});
    const auto &mistake = parsed.mistakes().front();
    const std::string bytes = query.toStdString();
    QCOMPARE(QString::fromStdString(bytes.substr(mistake.at, mistake.length)), place);
    const QString sentence = QString::fromStdString(base::english(mistake.what));
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QCOMPARE(QString::fromStdString(mistake.suggestion), suggestion);
}

void QueryTest::searchesWithWhatWasUnderstood_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("found");
    QTest::newRow("one term is left out") << "archer bad:x pts<2"
                                          << "Archer";
    QTest::newRow("one value is left out") << "f:undead|elvse"
                                           << "Old Bone Pit";
    QTest::newRow("one side of or is left out") << "pit or bad:x"
                                                << "Old Bone Pit";
    QTest::newRow("nothing follows or") << "pit or"
                                        << "Old Bone Pit";
    QTest::newRow("a negated mistake leaves nothing out") << "archer -bad:x"
                                                          << "Élan’s Archer, Archer";
    QTest::newRow("an open bracket") << "archer (pts>2"
                                     << "Élan’s Archer";
    QTest::newRow("an open quote") << "\"old bo"
                                   << "Old Bone Pit";
    QTest::newRow("nothing at all") << "bad:x"
                                    << "Élan’s Archer, Archer, Old Bone Pit, War Cry";
}

void QueryTest::searchesWithWhatWasUnderstood()
{
    QFETCH(QString, query);
    QFETCH(QString, found);
    const Query parsed = chips().parse(query);
    QVERIFY(!parsed.mistakes().empty());
    QCOMPARE(chips().found(parsed), found);
}

void QueryTest::readsHowToShowWhatIsFound()
{
    const Query plain = chips().parse("archer");
    QCOMPARE(plain.display(), catalog::QueryDisplay{});
    const Query sorted = chips().parse("sort:pts direction:desc limit:20");
    QVERIFY(sorted.isEmpty());
    QVERIFY(sorted.mistakes().empty());
    QCOMPARE(sorted.display().order, std::string{"points"});
    QVERIFY(sorted.display().direction == catalog::SortDirection::Descending);
    QVERIFY(sorted.display().limit == std::size_t{20});
    QCOMPARE(chips().parse("archer order:status").display().order, std::string{"status"});
}

void QueryTest::limitsNestingAndLength()
{
    const QString deep = QString("(").repeated(40) + "archer" + QString(")").repeated(40);
    QCOMPARE(chips().found(chips().parse(deep)), QString{"Élan’s Archer, Archer"});
    QVERIFY(chips().parse(deep).mistakes().empty());

    const Query deeper = chips().parse("pit " + QString("(").repeated(1000) + "archer");
    QCOMPARE(deeper.mistakes().size(), std::size_t{1});
    QVERIFY(base::english(deeper.mistakes().front().what).find("50") != std::string::npos);
    QCOMPARE(chips().found(deeper), QString{"Old Bone Pit"});

    const Query minus = chips().parse(QString("-").repeated(3000) + "archer");
    QCOMPARE(chips().found(minus), QString{"Élan’s Archer, Archer"});

    const Query longer = chips().parse("pit " + QString("e ").repeated(100'000));
    QCOMPARE(longer.mistakes().size(), std::size_t{1});
    QCOMPARE(longer.mistakes().front().at, std::size_t{4000});
    QCOMPARE(chips().found(longer), QString{"Old Bone Pit"});
}

void QueryTest::keepsFewMistakes()
{
    QCOMPARE(chips().parse(QString("bad:x ").repeated(500)).mistakes().size(), std::size_t{20});
}

void QueryTest::matchesManyAsItMatchesOne()
{
    constexpr int Count = 200;
    std::vector<catalog::PiecePointer> pieces;
    pieces.reserve(Count);
    for (int i = 0; i < Count; ++i) {
        pieces.push_back(std::make_shared<const catalog::Piece>(
            pieceOf(*chips().schema, "Piece", {{"points", std::to_string(i % 7)}})));
    }
    const Query query = chips().parse("pts>=5");
    std::vector<std::size_t> expected;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (query.matches(*pieces[i])) {
            expected.push_back(i);
        }
    }
    QVERIFY(!expected.empty());
    QCOMPARE(query.matching(pieces), expected);
    QCOMPARE(Query{}.matching(pieces).size(), pieces.size());
    // So many that they are searched in parts side by side: the same, in the same order.
    std::vector<catalog::PiecePointer> many;
    std::vector<std::size_t> expectedOfMany;
    for (std::size_t i = 0; i < 70'001; ++i) {
        many.push_back(pieces[i % pieces.size()]);
        if (query.matches(*many.back())) {
            expectedOfMany.push_back(i);
        }
    }
    QCOMPARE(query.matching(many), expectedOfMany);
    // A piece that was never finished has no values, and is not looked into.
    QVERIFY(!query.matches(catalog::Piece{}));
}

void QueryTest::foldsQuicklyAsItFoldsSlowly()
{
    for (const char *const text : {"Straße der Élan’s – „Größe“",
                                   "Ångström\tΣίσυφος Привет",
                                   "e\u0301 naïve ﬁne 日本",
                                   "İstanbul ŒUVRE ½ ‰ ‡",
                                   "Latin-1 \xE9 alone",
                                   "cut off \xC3"}) {
        QCOMPARE(catalog::quicklyFolded(text), base::fold(text));
    }
    const catalog::FoldedNeedle needle(base::fold("größe"));
    QVERIFY(needle.isWithin("Die GRÖSSE"));
    QVERIFY(needle.equals("Grosse"));
    QVERIFY(!needle.isWithin("gros se"));
    QVERIFY(!needle.equals("grosser"));
    QVERIFY(!needle.isWithin(""));
    QVERIFY(catalog::FoldedNeedle(std::string(300, 'a')).isWithin('b' + std::string(300, 'A')));
}

void QueryTest::everyExampleRuns()
{
    std::vector<std::shared_ptr<const catalog::Schema>> schemas{chips().schema, units().schema};
    for (const auto &game : shippedGames()) {
        schemas.push_back(game.schema);
    }
    for (const auto &schema : schemas) {
        std::vector<std::string> examples;
        for (const auto &field : catalog::queryFields(*schema, sets())) {
            QVERIFY2(!field.what.empty(), field.name.c_str());
            examples.push_back(field.example);
            for (const auto &name : field.alternatives) {
                QVERIFY2(name != field.name, name.c_str());
            }
        }
        for (const auto &example : catalog::querySyntax(*schema)) {
            examples.push_back(example.example);
        }
        QVERIFY(examples.size() > 25);
        for (const auto &example : examples) {
            const Query query = Query::parse(example, schema, sets());
            const bool isClean = query.mistakes().empty()
                && (!query.isEmpty() || query.display() != catalog::QueryDisplay{});
            QVERIFY2(isClean, example.c_str());
        }
    }
}

void QueryTest::findsShippedPieces()
{
    for (const auto &game : shippedGames()) {
        const auto catalog = game.catalog();
        const auto count = [&](const std::string &text) {
            const Query query = Query::parse(text, game.schema, *game.sets);
            if (!query.mistakes().empty()) {
                qWarning("%s: %s", text.c_str(), base::english(query.mistakes()[0].what).c_str());
                return std::size_t{0};
            }
            return query.matching(catalog.pieces()).size();
        };
        const std::size_t all = catalog.pieces().size();
        QVERIFY(count("is:demo") > 0);
        QVERIFY(count("e:demo") > 0);
        QCOMPARE(count("is:demo") + count("not:demo"), all);
        QCOMPARE(count("/./"), all);
        // A name finds its piece, whatever letters it has.
        for (const auto &piece : catalog.pieces()) {
            QVERIFY2(count("!\"" + piece->name + '"') > 0, piece->name.c_str());
        }
    }
}

void QueryTest::tellsShippedPiecesApart()
{
    for (const auto &game : shippedGames()) {
        const auto catalog = game.catalog();
        const auto names = [&](const std::string &text) {
            const Query query = Query::parse(text, game.schema, *game.sets);
            std::string result = query.mistakes().empty() ? "" : "mistakes! ";
            for (const std::size_t place : query.matching(catalog.pieces())) {
                result += catalog.pieces()[place]->name + ". ";
            }
            return result;
        };
        const auto findsSome = [&](const std::string &text) {
            const std::string found = names(text);
            return !found.empty() && found.compare(0, 8, "mistakes") != 0;
        };
        if (game.schema->game == "clout") {
            QCOMPARE(names("\"treant watcher\" strike:1 ambush>=2 t:troop is:partial"),
                     std::string{"Treant Watcher. "});
            QCOMPARE(names("\"questing warrior\" unknown:strike has:move"),
                     std::string{"Questing Warrior. "});
            QVERIFY(findsSome("strike>=3 -immune:fly f:elves|dragons pts<=6"));
            QVERIFY(findsSome("has:unique r>=uncommon"));
        }
        if (game.schema->game == "mutant") {
            QCOMPARE(names("\"necromutant desecrator\""), std::string{"Necromutant Defiler. "});
            QVERIFY(findsSome("rank>=silver unique:yes symbols>=algeroth"));
            QVERIFY(findsSome("has:\"armor piercing\" dice:yellow"));
            QCOMPARE(names("t:order rank:gold"), std::string{"Gold Order. "});
        }
    }
}

QTEST_GUILESS_MAIN(QueryTest)
#include "query_test.moc"
