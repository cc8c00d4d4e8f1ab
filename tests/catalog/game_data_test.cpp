#include "catalog/game_data.h"
#include "files/file.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

#include <QTemporaryDir>

using base::english;

class GameDataTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path root() const { return m_folder.path().toStdString(); }
    std::filesystem::path game() const { return root() / "sample"; }
    void put(const std::filesystem::path &file, std::string_view bytes) const
    {
        QVERIFY(files::makeFolder((game() / file).parent_path()));
        QVERIFY(files::writeFile(game() / file, bytes));
    }
    std::string problem() const
    {
        const auto data = catalog::readGameData(game());
        return data ? std::string("no problem") : english(data.error());
    }
    void expect(const char *what) const
    {
        const auto found = problem();
        QVERIFY2(found.find(what) != std::string::npos, found.c_str());
        QVERIFY2(found.find(game().string()) == 0, found.c_str());
    }

private slots:
    void init()
    {
        std::filesystem::remove_all(game());
        put("schema.json", support::SampleSchema);
        put("sets.json", R"({"game": "sample", "sets": [{"name": "Demo", "label": "Demo"}]})");
        put("texts.json",
            R"({"game": "sample", "entries": [{"kind": "ability", "slug": "fly", "title": "Fly", "text": "It flies."}]})");
        put("pieces/a.tsv", "key\tname\nsample/ann\tAnn\n");
        put("pieces/b.tsv", "key\tname\nsample/bob\tBob\n");
        put("pieces/notes.txt", "not a table");
        put("rosters/z.txt", "");
        put("rosters/a.txt", "");
    }

    void everythingIsRead()
    {
        const auto data = catalog::readGameData(game());
        QVERIFY2(data, problem().c_str());
        QCOMPARE(data->pieces.size(), std::size_t{2});
        QCOMPARE(data->catalog().named("bob").size(), std::size_t{1});
        QCOMPARE(data->rosters.size(), std::size_t{2});
        QCOMPARE(data->rosters[0].filename().string(), std::string("a.txt"));
        QCOMPARE(data->text("ability", "fly")->text.in("en"), std::string("It flies."));
        QVERIFY(!data->text("keyword", "fly"));
    }

    void gamesAreFoundBelowOneFolder()
    {
        const auto games = catalog::readAllGames(root());
        QVERIFY(games);
        QCOMPARE(games->size(), std::size_t{1});
        const auto none = catalog::readAllGames(root() / "absent");
        QVERIFY(english(none.error()).find("set MUSTER_DATA") != std::string::npos);
    }

    void whatIsBrokenIsNamedWithItsFile()
    {
        put("schema.json", "{");
        expect("schema.json:1: This is not valid JSON");
        init();
        put("sets.json", "[]");
        expect("sets.json:1: ");
        init();
        put("texts.json", R"({"entries": [{"kind": "ability"}]})");
        expect("texts.json:1: The key \"slug\" is missing here.");
        init();
        std::filesystem::remove(game() / "texts.json");
        expect("texts.json: The file cannot be read");
    }

    void whatToDoAboutBrokenDataIsSaid()
    {
        put("pieces/b.tsv", "key\tname\nsample/bob\t\n");
        const auto games = catalog::readAllGames(root());
        QVERIFY(!games);
        QVERIFY(
            english(games.error()).ends_with("b.tsv:2: The name is missing. Install Muster anew."));
    }

    void aFolderIsNeverMissedInSilence()
    {
        std::filesystem::remove_all(game() / "pieces");
        expect("/pieces: The tables of the game's pieces are missing here.");
        put("pieces", "not a folder");
        expect("/pieces: This folder of the game's data cannot be read.");
        std::filesystem::remove(game() / "pieces");
        init();
        std::filesystem::remove_all(game() / "rosters");
        QCOMPARE(problem(), std::string("no problem"));
        put("rosters", "not a folder");
        expect("/rosters: This folder of the game's data cannot be read.");
        std::filesystem::remove(game() / "rosters");
    }

    void aShippedRowIsNeverPassedOver()
    {
        put("pieces/b.tsv", "key\tname\trange\n\nsample/bob\tBob\tmany\n");
        expect("b.tsv:3: Range: \"many\" is no whole number.");
        put("pieces/b.tsv", "key\tname\n\tBob\n");
        expect("b.tsv:2: A shipped piece needs a key of its own.");
        put("pieces/b.tsv", "key\tname\nsample/ann\tBob\n");
        expect("Two pieces have the key \"sample/ann\".");
        put("pieces/b.tsv", "key\tname\tcolour\nsample/bob\tBob\tred\n");
        expect("The game has no attribute \"colour\".");
    }
};

QTEST_APPLESS_MAIN(GameDataTest)
#include "game_data_test.moc"
