// Playtests of Stones as the Lab asks for them, and a chance that plays a game only when it is let:
// so that a test can look at a run in the middle.
#pragma once

#include "goldfish/stones_play.h"
#include "library/playtest.h"
#include "support/sample_catalog.h"

#include <QSemaphore>

#include <atomic>

namespace tests
{

// "Golden" against "Bare" and itself, all by random players.
inline library::Playtest stonesTest(const games::Row &row = stonesRow())
{
    library::Playtest test;
    test.row = &row;
    test.catalog = std::make_shared<const catalog::Catalog>(support::catalogFrom("name\ttype\n"));
    test.subject = {stonesRoster("Golden", {"gold", "lead", "pebble"}), "@Golden"};
    test.opponents = {{stonesRoster("Bare", {"pebble"}), "bare list.txt"},
                      {stonesRoster("Golden", {"gold", "lead", "pebble"}), "@Golden"}};
    test.own.policy = {"random", 0};
    test.theirs.policy = {"random", 0};
    test.seed = 7;
    test.program = "Muster test";
    test.date = "2007-04-17";
    return test;
}

// How many games may begin, and how many did; one for all games of a test program.
struct Gatekeeper {
    QSemaphore allowed;
    std::atomic<int> begun = 0;
    std::atomic<int> waiting = 0;

    static Gatekeeper &keeper()
    {
        static Gatekeeper one;
        return one;
    }
    void reset(int games)
    {
        allowed.tryAcquire(allowed.available());
        begun = 0;
        waiting = 0;
        allowed.release(games);
    }
};

// Stones whose games begin one by one as the gatekeeper lets them.
const games::Row &guardedStonesRow();
// Stones in which one throw in eight cannot be.
const games::Row &brokenStonesRow();

} // namespace tests
