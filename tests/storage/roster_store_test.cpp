// Rosters as a person edits them: each edit stored as one small step, undone and redone.
#include "storage/fresh_profile.h"
#include "storage/roster_store.h"
#include "storage/sample_game.h"

#include <QFile>

#include <algorithm>
#include <random>

using rosters::Line;
using rosters::Roster;
using storage::RosterListSubject;
using storage::RosterStore;
using storage::rosterSubject;
using storage::Row;
using support::must;
using support::OpenProfile;
using support::sampleLine;
using support::sampleRoster;

namespace
{

struct Stored : OpenProfile {
    RosterStore store{journal};
    std::string id = must(store.add({sampleRoster("Green wall")})).front();

    Roster roster() const { return must(store.load(id)); }
    std::int64_t changesOfLastStep()
    {
        std::int64_t changes = 0;
        static_cast<void>(database->eachSql(
            "SELECT count(*) FROM change WHERE operation = (SELECT max(id) FROM operation)",
            {},
            [&](const Row &row) { changes = row.number(0); }));
        return changes;
    }
};

std::string sentence(const base::Problem &problem)
{
    return base::english(problem);
}

Roster random(std::mt19937 &random, const Roster &from)
{
    Roster roster = from;
    for (unsigned edits = random() % 5; edits > 0; --edits) {
        const auto at = roster.lines.empty() ? 0 : random() % (roster.lines.size() + 1);
        switch (random() % 4) {
        case 0:
            roster.lines.insert(roster.lines.begin() + static_cast<std::ptrdiff_t>(at),
                                sampleLine(1 + static_cast<int>(random() % 3),
                                           "",
                                           "P" + std::to_string(random() % 9)));
            break;
        case 1:
            if (at < roster.lines.size()) {
                roster.lines.erase(roster.lines.begin() + static_cast<std::ptrdiff_t>(at));
            }
            break;
        case 2:
            std::shuffle(roster.lines.begin(), roster.lines.end(), random);
            break;
        default:
            if (at < roster.lines.size()) {
                roster.lines[at].count += 1;
            }
        }
    }
    if (random() % 3 == 0) {
        roster.headers.emplace_back("H", std::to_string(random() % 5));
    }
    if (random() % 4 == 0) {
        roster.carried.clear();
    }
    return roster;
}

} // namespace

class RosterStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void controlCharactersAreLeftOut()
    {
        Stored stored;
        auto odd = sampleRoster("\x1b[31m One\nNEW\x7f\xc2\x9b ü");
        odd.folder = "A\rB";
        odd.tags = {"a\tb"};
        odd.notes = "one\ntwo\x1b[2J";
        odd.headers = {{"Faction\n", "Elves\x07"}};
        odd.lines = {sampleLine(1, "", "Bear\x1b")};
        odd.lines[0].note = "two\nlines\x07";
        const auto id = must(stored.store.add({odd})).front();
        const auto roster = must(stored.store.load(id));
        QCOMPARE(roster.name, std::string(" [31m One NEW   ü"));
        QCOMPARE(roster.folder, std::string("A B"));
        QCOMPARE(roster.tags, std::vector<std::string>{"a b"});
        QCOMPARE(roster.notes, std::string("one\ntwo [2J"));
        QCOMPARE(roster.headers[0].first + roster.headers[0].second, std::string("Faction Elves "));
        QCOMPARE(roster.lines[0].name, std::string("Bear "));
        QCOMPARE(roster.lines[0].note, std::string("two\nlines "));
        const auto step = must(stored.journal.undoName(RosterListSubject));
        QVERIFY(base::english(*step).find('\x1b') == std::string::npos);
        VERIFY_DONE(stored.store.rename(id, "A\nB"));
        QCOMPARE(must(stored.store.load(id)).name, std::string("A B"));
    }

    void everythingOfARosterIsStored()
    {
        const Stored stored;
        auto expected = sampleRoster("Green wall");
        expected.id = stored.id;
        QVERIFY(stored.roster() == expected);
    }

    void listingTellsWhatTheListShows()
    {
        Stored stored;
        must(stored.store.add({Roster()}));
        const auto list = must(stored.store.list());
        QCOMPARE(list.size(), std::size_t{2});
        const auto green = std::ranges::find(list, stored.id, &storage::RosterSummary::id);
        QVERIFY(green != list.end());
        QCOMPARE(green->name, std::string("Green wall"));
        QCOMPARE(green->game, std::string("sample"));
        QCOMPARE(green->format, std::string("constructed"));
        QCOMPARE(green->folder, std::string("Club"));
        QCOMPARE(green->tags, (std::vector<std::string>{"demo", "green"}));
        QCOMPARE(green->size, 4);
        QVERIFY(green->modified > 1'700'000'000'000);
        QVERIFY(!green->archived);
    }

    void aClickOnPlusIsOneChangedRow()
    {
        Stored stored;
        VERIFY_DONE(stored.store.setCount(stored.id, stored.roster().lines[0], 4));
        QCOMPARE(stored.changesOfLastStep(), 1);
        QCOMPARE(stored.roster().lines[0].count, 4);
        QCOMPARE(base::english(must(stored.journal.undoName(rosterSubject(stored.id))).value()),
                 std::string("Set “Ape” to 4"));
        VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
        QCOMPARE(stored.roster().lines[0].count, 3);
    }

    void quickClicksAreUndoneTogether()
    {
        Stored stored;
        for (int count = 4; count < 7; ++count) {
            VERIFY_DONE(stored.store.setCount(stored.id, stored.roster().lines[0], count));
        }
        VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
        QCOMPARE(stored.roster().lines[0].count, 3);
    }

    void piecesAreAddedToTheirLineOrAtTheEnd()
    {
        Stored stored;
        VERIFY_DONE(stored.store.addPiece(stored.id, sampleLine(2, "sample/ape", "Ape")));
        QCOMPARE(stored.roster().lines[0].count, 5);
        VERIFY_DONE(stored.store.addPiece(stored.id, sampleLine(1, "sample/cat", "Cat")));
        QCOMPARE(stored.changesOfLastStep(), 1);
        QCOMPARE(stored.roster().lines.back(), sampleLine(1, "sample/cat", "Cat"));
        auto bear = sampleLine(1, "", "unknown BEAR");
        bear.qualifier = "dou";
        VERIFY_DONE(stored.store.addPiece(stored.id, bear));
        QCOMPARE(stored.roster().lines[1].count, 2);
    }

    void aCountOfNothingRemovesTheLine()
    {
        Stored stored;
        const auto before = stored.roster();
        VERIFY_DONE(stored.store.setCount(stored.id, before.lines[0], 0));
        QCOMPARE(stored.roster().lines.size(), std::size_t{1});
        QCOMPARE(stored.changesOfLastStep(), 1);
        VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
        QVERIFY(stored.roster() == before);
    }

    void aCountBeyondReasonIsRefused()
    {
        Stored stored;
        const auto line = stored.roster().lines[0];
        QVERIFY(!stored.store.setCount(stored.id, line, 10'000));
        QVERIFY(!stored.store.setCount(stored.id, line, -1));
        QVERIFY(!stored.store.addPiece(stored.id, sampleLine(9'998, "sample/ape", "Ape")));
        QCOMPARE(stored.roster().lines[0].count, 3);
    }

    void aLineThatAnotherWindowRemovedIsSaid()
    {
        Stored stored;
        const auto line = stored.roster().lines[0];
        VERIFY_DONE(stored.store.setCount(stored.id, line, 0));
        const auto refused = stored.store.setCount(stored.id, line, 2);
        QVERIFY(!refused);
        QVERIFY(sentence(refused.error()).find("no longer in this roster") != std::string::npos);
    }

    void headDetailsAreEdited()
    {
        Stored stored;
        VERIFY_DONE(stored.store.rename(stored.id, "Red wall"));
        VERIFY_DONE(stored.store.setFormat(stored.id, "casual"));
        VERIFY_DONE(stored.store.setNotes(stored.id, "n"));
        VERIFY_DONE(stored.store.setTags(stored.id, {"red"}));
        VERIFY_DONE(stored.store.setLine(stored.id,
                                         stored.roster().lines[1],
                                         sampleLine(2, "sample/bear", "Bear")));
        const auto after = stored.roster();
        QCOMPARE(after.name, std::string("Red wall"));
        QCOMPARE(after.format, std::string("casual"));
        QCOMPARE(after.notes, std::string("n"));
        QCOMPARE(after.tags, std::vector<std::string>{"red"});
        QVERIFY(after.lines[1] == sampleLine(2, "sample/bear", "Bear"));
        for (int i = 0; i < 5; ++i) {
            VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
        }
        auto expected = sampleRoster("Green wall");
        expected.id = stored.id;
        QVERIFY(stored.roster() == expected);
    }

    void aRemovedRosterComesBackWhole()
    {
        Stored stored;
        const auto before = stored.roster();
        VERIFY_DONE(stored.store.remove({stored.id}));
        QVERIFY(!stored.store.load(stored.id));
        QVERIFY(must(stored.store.list()).empty());
        stored.reopen();
        VERIFY_DONE(stored.journal.undo(RosterListSubject));
        QVERIFY(stored.roster() == before);
        VERIFY_DONE(stored.journal.redo(RosterListSubject));
        QVERIFY(!stored.store.load(stored.id));
    }

    void severalRostersAreHandledAtOnce()
    {
        Stored stored;
        const auto copy = must(stored.store.copy(stored.id, "Second"));
        QVERIFY(copy != stored.id);
        const std::vector<std::string> both{stored.id, copy};
        VERIFY_DONE(stored.store.setArchived(both, true));
        VERIFY_DONE(stored.store.setFolder(both, "Old"));
        VERIFY_DONE(stored.store.addTag(both, "old"));
        VERIFY_DONE(stored.store.removeTag(both, "green"));
        for (const auto &id : both) {
            const auto roster = must(stored.store.load(id));
            QVERIFY(roster.archived);
            QCOMPARE(roster.folder, std::string("Old"));
            QCOMPARE(roster.tags, (std::vector<std::string>{"demo", "old"}));
        }
        for (int i = 0; i < 4; ++i) {
            VERIFY_DONE(stored.journal.undo(RosterListSubject));
        }
        QCOMPARE(must(stored.store.load(copy)).name, std::string("Second"));
        QVERIFY(!must(stored.store.load(copy)).archived);
        VERIFY_DONE(stored.journal.undo(RosterListSubject));
        QVERIFY(!stored.store.load(copy));
    }

    void rostersAreFoundByIdAndName()
    {
        Stored stored;
        QCOMPARE(must(stored.store.find(stored.id)), stored.id);
        QCOMPARE(must(stored.store.find("green WALL")), stored.id);
        const auto near = stored.store.find("Green wal");
        QVERIFY(!near);
        QVERIFY(sentence(near.error()).find("Is “Green wall” meant?") != std::string::npos);
        const auto second = must(stored.store.copy(stored.id, "Green Wall"));
        const auto several = stored.store.find("green wall");
        QVERIFY(!several);
        QVERIFY(sentence(several.error()).find(second) != std::string::npos);
        VERIFY_DONE(stored.store.setArchived({stored.id}, true));
        QCOMPARE(must(stored.store.find("green wall")), second);
    }

    void aRosterThatIsGoneIsSaid()
    {
        Stored stored;
        for (const auto &outcome : {stored.store.rename("nowhere", "x"),
                                    stored.store.remove({"nowhere"}),
                                    stored.store.setArchived({stored.id, "nowhere"}, true)}) {
            QVERIFY(!outcome);
            QVERIFY(sentence(outcome.error()).find("no roster") != std::string::npos);
        }
        QVERIFY2(!stored.roster().archived, "a step that fails half-way stores nothing");
    }

    // Whatever the change, what is read is what was written, and undo walks back exactly.
    void anyReplacementIsStoredAndUndone()
    {
        for (unsigned seed = 1; seed <= 15; ++seed) {
            std::mt19937 generator(seed);
            Stored stored;
            must(stored.database->writeSql("PRAGMA synchronous = OFF"));
            std::vector<Roster> states{stored.roster()};
            for (int i = 0; i < 25; ++i) {
                const auto next = random(generator, states.back());
                VERIFY_DONE(stored.store.replace(next, base::text("Test", "Replace")));
                if (!(stored.roster() == next)) {
                    QFAIL(qPrintable(QString("seed %1, step %2").arg(seed).arg(i)));
                }
                if (!(next == states.back())) {
                    states.push_back(next);
                }
            }
            while (states.size() > 1) {
                states.pop_back();
                VERIFY_DONE(stored.journal.undo(rosterSubject(stored.id)));
                if (!(stored.roster() == states.back())) {
                    QFAIL(qPrintable(QString("seed %1, back to %2").arg(seed).arg(states.size())));
                }
            }
        }
    }

    void linesPutInTheMiddleMoveNoOthersUntilRoomRunsOut()
    {
        Stored stored;
        must(stored.database->writeSql("PRAGMA synchronous = OFF"));
        for (int i = 0; i < 40; ++i) {
            auto next = stored.roster();
            next.lines.insert(next.lines.begin() + 1, sampleLine(1, "", std::to_string(i)));
            VERIFY_DONE(stored.store.replace(next, base::text("Test", "Insert")));
            QVERIFY(stored.roster() == next);
            if (i == 0) {
                QCOMPARE(stored.changesOfLastStep(), 1);
            }
        }
    }
};

QTEST_GUILESS_MAIN(RosterStoreTest)
#include "roster_store_test.moc"
