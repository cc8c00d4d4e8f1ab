// Steps, undo and redo: by subject, across restarts, with merging, refusing what was changed since.
#include "storage/fresh_profile.h"
#include "storage/journal.h"
#include "storage/text_json.h"

#include <random>

using base::plural;
using base::text;
using storage::Row;
using support::must;
using support::OpenProfile;

namespace
{

std::string contentOf(storage::Database &database)
{
    std::string content;
    static_cast<void>(
        database.eachSql("SELECT 'roster', id, name, archived FROM roster UNION ALL "
                         "SELECT 'line', roster_id, name, count FROM roster_line UNION ALL "
                         "SELECT 'own', key, name, 0 FROM own_piece ORDER BY 1, 2, 3",
                         {},
                         [&](const Row &row) {
                             for (int column = 0; column < 4; ++column) {
                                 content += row.text(column) + ' ';
                             }
                         }));
    return content;
}

base::Outcome
step(OpenProfile &open, const std::string &subject, const std::string &sql, std::string merge = {})
{
    return open.journal.transact({subject, text("Test", "Do %1").with(sql), std::move(merge)}, [&] {
        return open.database->writeSql(sql).map([](const storage::Effect &) {});
    });
}

base::Outcome makeRoster(OpenProfile &open, const std::string &id)
{
    return step(open,
                "rosters",
                "INSERT INTO roster (id, game, format, name, folder, tags, notes, archived, "
                "created) VALUES ('"
                    + id + "', 'clout', '', 'A', '', '[]', '', 0, 0)");
}

std::string lineInto(const std::string &roster, const std::string &name)
{
    return "INSERT INTO roster_line (roster_id, position, count, piece_key, name, qualifier, note) "
           "VALUES ('"
        + roster + "', 0, 1, '', '" + name + "', '', '')";
}

std::string sentence(const base::Outcome &outcome)
{
    return outcome ? std::string() : base::english(outcome.error());
}

} // namespace

class JournalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedoWalkThroughEveryState()
    {
        OpenProfile open;
        std::vector<std::string> states{contentOf(*open.database)};
        const auto then = [&](const std::string &sql) {
            VERIFY_DONE(step(open, "s", sql));
            states.push_back(contentOf(*open.database));
        };
        VERIFY_DONE(makeRoster(open, "r"));
        states = {contentOf(*open.database)};
        then(lineInto("r", "Ape"));
        then(lineInto("r", "Bear"));
        then("UPDATE roster_line SET count = 3 WHERE name = 'Ape'");
        then("DELETE FROM roster_line WHERE name = 'Ape'");
        then("UPDATE roster_line SET name = 'Crow', count = 2");
        for (int round = 0; round < 2; ++round) {
            for (auto state = states.rbegin() + 1; state != states.rend(); ++state) {
                VERIFY_DONE(open.journal.undo("s"));
                QCOMPARE(contentOf(*open.database), *state);
            }
            QVERIFY(sentence(open.journal.undo("s")).find("nothing to undo") != std::string::npos);
            for (auto state = states.begin() + 1; state != states.end(); ++state) {
                VERIFY_DONE(open.journal.redo("s"));
                QCOMPARE(contentOf(*open.database), *state);
            }
            QVERIFY(sentence(open.journal.redo("s")).find("nothing to redo") != std::string::npos);
        }
    }

    void aRestartKeepsStepsAndTheirNames()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(open.journal.transact(
            {"s", plural("Test", "Add %n chip(s) of %1").with(2).with("Ape")},
            [&] {
                return open.database->writeSql(lineInto("r", "Ape")).map([](const auto &) {});
            }));
        open.reopen();
        const auto name = must(open.journal.undoName("s"));
        QVERIFY(name.has_value());
        QCOMPARE(base::english(*name), std::string("Add 2 chips of Ape"));
        VERIFY_DONE(open.journal.undo("s"));
        open.reopen();
        QVERIFY(!must(open.journal.undoName("s")));
        QCOMPARE(base::english(must(open.journal.redoName("s")).value()),
                 std::string("Add 2 chips of Ape"));
        VERIFY_DONE(open.journal.redo("s"));
    }

    void subjectsAreUndoneApart()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(step(open, "one", lineInto("r", "Ape")));
        VERIFY_DONE(step(open, "two", lineInto("r", "Bear")));
        VERIFY_DONE(open.journal.undo("one"));
        QVERIFY(contentOf(*open.database).find("Ape") == std::string::npos);
        QVERIFY(contentOf(*open.database).find("Bear") != std::string::npos);
    }

    void whatWasChangedSinceIsNotUndone()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(step(open, "one", lineInto("r", "Ape")));
        VERIFY_DONE(step(open, "one", "UPDATE roster_line SET count = 2, note = 'x'"));
        VERIFY_DONE(step(open, "two", "UPDATE roster_line SET count = 3"));
        const auto before = contentOf(*open.database);
        const auto refused = sentence(open.journal.undo("one"));
        QVERIFY2(refused.find("has been changed since") != std::string::npos, refused.c_str());
        QVERIFY2(refused.find("UPDATE roster_line") != std::string::npos, refused.c_str());
        QCOMPARE(contentOf(*open.database), before);
        VERIFY_DONE(open.journal.undo("two"));
        VERIFY_DONE(open.journal.undo("one"));
    }

    void otherColumnsOfTheSameRowDoNotMatter()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(step(open, "one", "UPDATE roster SET name = 'B'"));
        VERIFY_DONE(step(open, "two", "UPDATE roster SET archived = 1"));
        VERIFY_DONE(open.journal.undo("one"));
        QCOMPARE(contentOf(*open.database), std::string("roster r A 1 "));
    }

    void aRosterWithLaterLinesIsNotUnmade()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(step(open, "roster:r", lineInto("r", "Ape")));
        const auto before = contentOf(*open.database);
        const auto refused = sentence(open.journal.undo("rosters"));
        QVERIFY2(refused.find("has been changed since") != std::string::npos, refused.c_str());
        QCOMPARE(contentOf(*open.database), before);
    }

    void aNewStepForgetsWhatWasUndone()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(step(open, "s", lineInto("r", "Ape")));
        VERIFY_DONE(open.journal.undo("s"));
        VERIFY_DONE(step(open, "s", "UPDATE roster SET id = id"));
        QVERIFY2(must(open.journal.redoName("s")), "a step without changes forgets nothing");
        VERIFY_DONE(step(open, "s", lineInto("r", "Bear")));
        QVERIFY(!must(open.journal.redoName("s")));
        QVERIFY(!open.journal.redo("s"));
    }

    void aStepThatFailsStoresNothing()
    {
        OpenProfile open;
        const auto outcome = open.journal.transact({"s", text("Test", "Try")}, [&] {
            return makeRosterInside(open).and_then(
                [] { return base::Outcome(base::problem(text("Test", "No."))); });
        });
        QCOMPARE(sentence(outcome), std::string("No."));
        QCOMPARE(contentOf(*open.database), std::string());
        QVERIFY(!must(open.journal.undoName("s")));
        VERIFY_DONE(makeRoster(open, "r"));
    }

    void quickStepsOfOneKindAreOneStep()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        VERIFY_DONE(step(open, "s", lineInto("r", "Ape")));
        const auto before = contentOf(*open.database);
        for (int count = 2; count < 5; ++count) {
            open.time += 1500;
            VERIFY_DONE(step(open,
                             "s",
                             "UPDATE roster_line SET count = " + std::to_string(count),
                             "count Ape"));
        }
        QCOMPARE(base::english(must(open.journal.undoName("s")).value()),
                 std::string("Do UPDATE roster_line SET count = 4"));
        VERIFY_DONE(open.journal.undo("s"));
        QCOMPARE(contentOf(*open.database), before);
        VERIFY_DONE(open.journal.redo("s"));
        open.time += 2500;
        const auto four = contentOf(*open.database);
        VERIFY_DONE(step(open, "s", "UPDATE roster_line SET count = 9", "count Ape"));
        VERIFY_DONE(open.journal.undo("s"));
        QCOMPARE(contentOf(*open.database), four);
    }

    void theLastThousandStepsAreKept()
    {
        OpenProfile open;
        must(open.database->writeSql("PRAGMA synchronous = OFF"));
        VERIFY_DONE(makeRoster(open, "r"));
        for (int i = 0; i < 1010; ++i) {
            VERIFY_DONE(step(open, "s", "UPDATE roster SET name = '" + std::to_string(i) + "'"));
        }
        int undone = 0;
        while (open.journal.undo("s")) {
            ++undone;
        }
        QCOMPARE(undone, 1000);
        QCOMPARE(contentOf(*open.database), std::string("roster r 9 0 "));
    }

    void twoWindowsTakeTurns()
    {
        OpenProfile open;
        VERIFY_DONE(makeRoster(open, "r"));
        const auto other = open.open();
        auto journal = must(storage::Journal::open(*other));
        VERIFY_DONE(journal.transact({"s", text("Test", "Other")}, [&] {
            return other->writeSql(lineInto("r", "Bear")).map([](const auto &) {});
        }));
        QCOMPARE(base::english(must(open.journal.undoName("s")).value()), std::string("Other"));
        VERIFY_DONE(open.journal.undo("s"));
        QCOMPARE(contentOf(*open.database), std::string("roster r A 0 "));
    }

    void randomStepsAreUndoneAndRedoneExactly()
    {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            std::mt19937 random(seed);
            OpenProfile open;
            must(open.database->writeSql("PRAGMA synchronous = OFF"));
            VERIFY_DONE(makeRoster(open, "r"));
            std::vector<std::string> states{contentOf(*open.database)};
            for (int i = 0; i < 30; ++i) {
                VERIFY_DONE(open.journal.transact({"s", text("Test", "Random")}, [&] {
                    return randomChanges(*open.database, random);
                }));
                if (contentOf(*open.database) != states.back()) {
                    states.push_back(contentOf(*open.database));
                }
            }
            for (std::size_t i = states.size() - 1; i > 0; --i) {
                if (!open.journal.undo("s") || contentOf(*open.database) != states[i - 1]) {
                    QFAIL(qPrintable(QString("seed %1, undoing step %2").arg(seed).arg(i)));
                }
            }
            for (std::size_t i = 1; i < states.size(); ++i) {
                if (!open.journal.redo("s") || contentOf(*open.database) != states[i]) {
                    QFAIL(qPrintable(QString("seed %1, redoing step %2").arg(seed).arg(i)));
                }
            }
        }
    }

    void sentencesSurviveStorage()
    {
        base::LocalText noun;
        noun.words = {{"en", "chip"}, {"de", "Chip"}};
        const auto sentences = {
            text("Test", "Plain"),
            text("Test", "%1 and %2 of “%3”").with("ä\n\"").with(7).with(noun),
            plural("Test", "%n chip(s) in %1").with(3).with(text("Test", "part %1").with(1)),
            base::Text::verbatim("Green wall"),
        };
        for (const auto &each : sentences) {
            QVERIFY(must(storage::readText(storage::writeText(each))) == each);
        }
        QVERIFY(!storage::readText("{"));
    }

private:
    static base::Outcome makeRosterInside(OpenProfile &open)
    {
        return open.database
            ->writeSql("INSERT INTO roster (id, game, format, name, folder, tags, notes, archived, "
                       "created) VALUES ('x', '', '', '', '', '[]', '', 0, 0)")
            .map([](const auto &) {});
    }

    static base::Outcome randomChanges(storage::Database &database, std::mt19937 &random)
    {
        const std::vector<std::string> changes{
            lineInto("r", std::string(1, static_cast<char>('a' + random() % 26))),
            "UPDATE roster_line SET count = count + 1 WHERE id % 3 = 0",
            "UPDATE roster_line SET name = name || 'x' WHERE id % 2 = 1",
            "DELETE FROM roster_line WHERE id IN (SELECT min(id) FROM roster_line)",
            "UPDATE roster SET name = name || 'y'",
            "INSERT OR IGNORE INTO own_piece VALUES ('own/" + std::to_string(random())
                + "', 'clout', 'P', '', '', '{}')",
            "UPDATE own_piece SET key = key || 'k'",
            "DELETE FROM own_piece WHERE key LIKE '%kk%'",
        };
        base::Outcome outcome;
        for (unsigned count = 1 + random() % 4; count > 0 && outcome; --count) {
            outcome =
                database.writeSql(changes[random() % changes.size()]).map([](const auto &) {});
        }
        return outcome;
    }
};

QTEST_GUILESS_MAIN(JournalTest)
#include "journal_test.moc"
