// Pieces of one's own, amendments, imports and pictures, and the catalogue that comes of them.
#include "storage/cells_json.h"
#include "storage/piece_store.h"
#include "storage/roster_store.h"
#include "storage/sample_game.h"
#include "storage/stored_catalog.h"

#include <algorithm>

using catalog::Amendment;
using catalog::Piece;
using catalog::Status;
using storage::catalogSubject;
using storage::Cells;
using storage::PieceStore;
using storage::storedCatalog;
using support::must;
using support::OpenProfile;
using support::sampleGame;
using support::samplePiece;

namespace
{

struct Stored : OpenProfile {
    std::shared_ptr<const catalog::Schema> schema = support::sampleSchema();
    PieceStore store{journal};
    catalog::GameData shipped = sampleGame(
        {samplePiece(*schema,
                     "sample/ape",
                     "Ape",
                     {{"type", "troop"}, {"points", "2"}, {"abilities", "strike 1 {all}"}},
                     Status::Partial),
         samplePiece(*schema, "sample/bolt", "Bolt", {{"type", "action"}}, Status::Official)});

    storage::StoredCatalog catalog() { return must(storedCatalog(shipped, journal)); }
    std::string cell(const std::string &key, const std::string &attribute)
    {
        const auto found = catalog().catalog.find(key);
        return found ? catalog::written(catalog::valueOf(*found, *schema, attribute)) : "(gone)";
    }
};

bool isSame(const Piece &one, const Piece &other)
{
    return one.key == other.key && one.name == other.name && one.names == other.names
        && one.status == other.status && one.source == other.source && one.values == other.values
        && one.notations == other.notations && one.foldedNames == other.foldedNames;
}

} // namespace

class PieceStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPieceComesBackAsItWasSaved()
    {
        Stored stored;
        auto piece = samplePiece(*stored.schema,
                                 "",
                                 "Ünique \"Ape\"",
                                 {{"type", "troop"},
                                  {"points", "X"},
                                  {"defense", "-"},
                                  {"set", "A\\B\nC"},
                                  {"abilities", "strike 2 [fly]; (fly)"}});
        piece.names = {{"de", "Affe", "me"}};
        catalog::finishPiece(piece, *stored.schema);
        const auto saved = must(stored.store.save(piece, *stored.schema));
        QVERIFY(saved.key.starts_with("own/"));
        const auto own = must(stored.store.ownPieces(*stored.schema));
        QVERIFY(own.unreadable.empty());
        QCOMPARE(own.pieces.size(), std::size_t{1});
        QVERIFY(isSame(*own.pieces[0], saved));
        QVERIFY(own.pieces[0]->notations == piece.notations);
    }

    void savingAgainChangesThePieceAndIsUndone()
    {
        Stored stored;
        auto piece =
            must(stored.store.save(samplePiece(*stored.schema, "", "Cat", {{"points", "1"}}),
                                   *stored.schema));
        VERIFY_DONE(catalog::setValue(piece, *stored.schema, 1, "4"));
        must(stored.store.save(piece, *stored.schema));
        QCOMPARE(stored.cell(piece.key, "points"), std::string("4"));
        stored.reopen();
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QCOMPARE(stored.cell(piece.key, "points"), std::string("1"));
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QCOMPARE(stored.cell(piece.key, "points"), std::string("(gone)"));
        VERIFY_DONE(stored.journal.redo(catalogSubject("sample")));
        VERIFY_DONE(stored.store.remove({piece.key}, "sample"));
        QCOMPARE(stored.cell(piece.key, "points"), std::string("(gone)"));
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QCOMPARE(stored.cell(piece.key, "points"), std::string("1"));
    }

    void controlCharactersDoNoHarm()
    {
        Stored stored;
        auto odd = samplePiece(*stored.schema, "", "A\x1f\x1e\x01\nB", {{"points", "1"}});
        odd.source = "x\x1e\x1fy";
        must(stored.store.save(odd, *stored.schema));
        must(stored.store.save(samplePiece(*stored.schema, "", "Plain", {}), *stored.schema));
        const auto own = must(stored.store.ownPieces(*stored.schema));
        QCOMPARE(own.pieces.size(), std::size_t{2});
        QVERIFY(std::ranges::any_of(own.pieces,
                                    [](const auto &each) { return each->name == "A    B"; }));
    }

    void manyPiecesAreReadInBlocks()
    {
        Stored stored;
        catalog::ImportPlan plan;
        for (int i = 0; i < 9'000; ++i) {
            catalog::PlannedRow row;
            row.fate = catalog::RowFate::New;
            row.piece = samplePiece(*stored.schema,
                                    "",
                                    "Piece " + std::to_string(i),
                                    {{"type", "troop"}, {"points", std::to_string(i % 100)}});
            plan.rows.push_back(std::move(row));
        }
        VERIFY_DONE(stored.store.applyImport(plan, *stored.schema));
        QCOMPARE(must(stored.store.ownPieces(*stored.schema)).pieces.size(), std::size_t{9'000});
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QVERIFY(must(stored.store.ownPieces(*stored.schema)).pieces.empty());
    }

    void anImportIsOneStep()
    {
        Stored stored;
        const auto known =
            must(stored.store.save(samplePiece(*stored.schema, "", "Cat", {{"points", "1"}}),
                                   *stored.schema));
        const auto table = must(files::readTsv("name\ttype\tpoints\nCat\t\t7\nDog\ttroop\t2\n"
                                               "Ape\t\t5\nBolt\taction\t\n",
                                               "mine.tsv"));
        auto plan = must(catalog::planImport(table,
                                             stored.catalog().catalog,
                                             catalog::ExistingPieces::Update,
                                             "mine.tsv"));
        VERIFY_DONE(stored.store.applyImport(plan, *stored.schema));
        QCOMPARE(stored.cell(known.key, "points"), std::string("7"));
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("5"));
        QCOMPARE(stored.catalog().catalog.named("Dog").size(), std::size_t{1});
        QVERIFY(plan.rows[1].key.starts_with("own/"));
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QCOMPARE(stored.cell(known.key, "points"), std::string("1"));
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("2"));
        QVERIFY(stored.catalog().catalog.named("Dog").empty());
    }

    void twoImportsAtOnceEnterNothingTwice()
    {
        Stored stored;
        const auto database = stored.open();
        auto journal = must(storage::Journal::open(*database));
        const auto table = must(files::readTsv("name\ttype\nDog\ttroop\n", "mine.tsv"));
        const auto plan = [&](storage::Journal &of) {
            const auto catalog = must(storedCatalog(stored.shipped, of)).catalog;
            return must(
                catalog::planImport(table, catalog, catalog::ExistingPieces::Update, "mine.tsv"));
        };
        auto mine = plan(stored.journal);
        auto other = plan(journal);
        VERIFY_DONE(stored.store.applyImport(mine, *stored.schema));
        PieceStore store(journal);
        const auto refused = store.applyImport(other, *stored.schema);
        QVERIFY(!refused);
        QVERIFY(base::english(refused.error()).find("meanwhile") != std::string::npos);
        QCOMPARE(stored.catalog().catalog.named("Dog").size(), std::size_t{1});
        other = plan(journal);
        VERIFY_DONE(store.applyImport(other, *stored.schema));
        QCOMPARE(stored.catalog().catalog.named("Dog").size(), std::size_t{1});
    }

    void ownStepsDoNotHinderAnImport()
    {
        Stored stored;
        catalog::ImportPlan none;
        stored.catalog();
        must(stored.store.save(samplePiece(*stored.schema, "", "Cat", {}), *stored.schema));
        VERIFY_DONE(stored.store.applyImport(none, *stored.schema));
    }

    void amendmentsWinAndAreTakenBack()
    {
        Stored stored;
        const std::vector<Amendment> mine{{"sample/ape", "points", "9", "my chip"}};
        VERIFY_DONE(stored.store.amend("sample", "Ape", mine));
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("9"));
        VERIFY_DONE(stored.store.dropAmendments("sample", "Ape", mine));
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("2"));
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("9"));
    }

    void afterAnUpdateAmendmentsAreDroppedOrListed()
    {
        Stored stored;
        VERIFY_DONE(stored.store.amend("sample",
                                       "Ape",
                                       {{"sample/ape", "points", "9", "me"},
                                        {"sample/ape", "defense", "3", "me"},
                                        {"sample/gone", "points", "1", "me"}}));
        stored.shipped = sampleGame({samplePiece(*stored.schema,
                                                 "sample/ape",
                                                 "Ape",
                                                 {{"points", "9"}, {"defense", "4"}},
                                                 Status::Official)});
        const auto report = must(storage::followRelease(stored.shipped, stored.journal));
        QCOMPARE(report.dropped.size(), std::size_t{1});
        QCOMPARE(report.dropped[0].attribute, std::string("points"));
        QCOMPARE(report.differing.size(), std::size_t{1});
        QCOMPARE(report.differing[0].shipped, std::string("4"));
        QCOMPARE(report.differing[0].pieceName, std::string("Ape"));
        QCOMPARE(report.orphaned.size(), std::size_t{1});
        QCOMPARE(must(stored.store.amendments("sample")).size(), std::size_t{2});
        QCOMPARE(stored.cell("sample/ape", "defense"), std::string("3"));
    }

    void aDroppedPieceStaysWhileARosterUsesIt()
    {
        Stored stored;
        VERIFY_DONE(stored.store.amend("sample", "Ape", {{"sample/ape", "defense", "3", "me"}}));
        const auto current = stored.catalog();
        storage::RosterStore rosters(stored.journal,
                                     [&](const std::string &) { return &current.catalog; });
        const auto id = must(rosters.add({support::sampleRoster("R")})).front();

        stored.shipped.pieces.erase(stored.shipped.pieces.begin());
        must(storage::followRelease(stored.shipped, stored.journal));
        const auto later = stored.catalog();
        QCOMPARE(later.dropped, std::vector<std::string>{"sample/ape"});
        const auto ape = later.catalog.find("sample/ape");
        QVERIFY(ape);
        QCOMPARE(ape->status, Status::Partial);
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("2"));
        QCOMPARE(stored.cell("sample/ape", "defense"), std::string("3"));
        QCOMPARE(ape->amended.size(), std::size_t{1});
        QVERIFY2(ape->amended[0].shipped.isUnknown(), "the copy holds what was shipped");
        QCOMPARE(stored.cell("sample/bolt", "type"), std::string("action"));

        VERIFY_DONE(rosters.remove({id}));
        must(storage::followRelease(stored.shipped, stored.journal));
        VERIFY_DONE(stored.journal.undo(storage::RosterListSubject));
        QCOMPARE(stored.catalog().dropped.size(), std::size_t{1});
    }

    void keptCopiesFollowTheReleaseAndGoWhenUnused()
    {
        Stored stored;
        const auto current = stored.catalog();
        storage::RosterStore rosters(stored.journal,
                                     [&](const std::string &) { return &current.catalog; });
        const auto id = must(rosters.add({support::sampleRoster("R")})).front();
        auto update = stored.shipped;
        update.pieces[0] = std::make_shared<const Piece>(
            samplePiece(*stored.schema, "sample/ape", "Ape", {{"points", "8"}}, Status::Official));
        must(storage::followRelease(update, stored.journal));
        stored.shipped.pieces.erase(stored.shipped.pieces.begin());
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("8"));
        VERIFY_DONE(rosters.remove({id}));
        must(storage::followRelease(update, stored.journal));
        QCOMPARE(stored.cell("sample/ape", "points"), std::string("(gone)"));
    }

    void aReleaseThatIsFollowedAlreadyIsOnlyRead()
    {
        Stored stored;
        const auto current = stored.catalog();
        storage::RosterStore rosters(stored.journal,
                                     [&](const std::string &) { return &current.catalog; });
        must(rosters.add({support::sampleRoster("R")}));
        VERIFY_DONE(stored.store.amend("sample", "Ape", {{"sample/ape", "points", "9", "me"}}));
        must(storage::followRelease(stored.shipped, stored.journal));
        const auto revision = must(stored.journal.revision());
        must(storage::followRelease(stored.shipped, stored.journal));
        QCOMPARE(must(stored.journal.revision()), revision);
    }

    void aWriterElsewherePutsOffFollowing()
    {
        Stored stored;
        VERIFY_DONE(stored.store.amend("sample", "Ape", {{"sample/ape", "points", "2", "me"}}));
        must(stored.database->writeSql("PRAGMA busy_timeout = 1"));
        {
            const auto other = stored.open();
            const auto writing = must(storage::Transaction::begin(*other));
            must(storage::followRelease(stored.shipped, stored.journal));
            QCOMPARE(must(stored.store.amendments("sample")).size(), std::size_t{1});
        }
        must(storage::followRelease(stored.shipped, stored.journal));
        QVERIFY(must(stored.store.amendments("sample")).empty());
    }

    void picturesBelongToAnyPiece()
    {
        Stored stored;
        VERIFY_DONE(stored.store.setPicture("sample", "sample/ape", "Ape", "abc"));
        QCOMPARE(stored.catalog().catalog.find("sample/ape")->picture, std::string("abc"));
        VERIFY_DONE(stored.store.setPicture("sample", "sample/ape", "Ape", ""));
        QVERIFY(stored.catalog().catalog.find("sample/ape")->picture.empty());
        VERIFY_DONE(stored.journal.undo(catalogSubject("sample")));
        QCOMPARE(stored.catalog().catalog.find("sample/ape")->picture, std::string("abc"));
    }

    void unreadableValuesAreUnknownAndSaid()
    {
        Stored stored;
        must(stored.database->writeSql("INSERT INTO own_piece VALUES ('own/1', 'sample', 'Bad', "
                                       "'', '', '{\"points\":\"many\",\"set\":\"S\"}')"));
        must(stored.database->writeSql(
            "INSERT INTO own_piece VALUES ('own/2', 'sample', 'Worse', '', '', '{broken')"));
        const auto own = must(stored.store.ownPieces(*stored.schema));
        QCOMPARE(own.pieces.size(), std::size_t{2});
        QCOMPARE(own.unreadable.size(), std::size_t{2});
        QVERIFY(base::english(own.unreadable[0]).find("Bad") != std::string::npos);
        QCOMPARE(stored.cell("own/1", "set"), std::string("S"));
        QCOMPARE(stored.cell("own/1", "points"), std::string());
    }

    void cellsAreReadAsTheyWereWritten()
    {
        for (const Cells &cells : {Cells{},
                                   Cells{{"a", "b"}},
                                   Cells{{"a", ""}, {"b", "x\"y\\z\n\t\x01 ü 棋"}},
                                   Cells{{"quote\"", "1"}, {"c", "{}[],:"}}}) {
            QVERIFY(must(storage::readCells(storage::writeCells(cells))) == cells);
        }
        QVERIFY(must(storage::readCells("{ \"a\" : \"\\u0041\" }")) == (Cells{{"a", "A"}}));
        for (const auto *bad : {"",
                                "{",
                                "{\"a\":1}",
                                "[]",
                                "{\"a\":\"b\"",
                                "{\"a\":\"b\",}",
                                "{\"a\"}",
                                "{\"a\":\"b\"}x",
                                "{\"a\":\"b\" \"c\":\"d\"}"}) {
            const auto cells = storage::readCells(bad);
            QVERIFY2(!cells, bad);
            QVERIFY(base::english(cells.error()).find("under Settings, Safety")
                    != std::string::npos);
        }
    }
};

QTEST_GUILESS_MAIN(PieceStoreTest)
#include "piece_store_test.moc"
