// Hands of one's own: kept under a name, found by it, undone and redone.
#include "storage/fresh_profile.h"
#include "storage/hand_store.h"

using storage::HandStore;
using storage::OwnHand;
using support::must;
using support::OpenProfile;

namespace
{

const OwnHand Maria{"Maria", "250/900/8000/640", "felt", "{}"};
const OwnHand Anton{"anton", "600/2500/15000/1500", "", "{\"x\":1}"};

struct Stored : OpenProfile {
    HandStore store{journal};
};

} // namespace

class HandStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHandComesBackAsItWasKept()
    {
        Stored stored;
        QVERIFY(must(stored.store.hands("clout")).empty());
        VERIFY_DONE(stored.store.save("clout", Maria));
        VERIFY_DONE(stored.store.save("clout", Anton));
        QVERIFY(must(stored.store.hands("clout")) == (std::vector{Anton, Maria}));
        QVERIFY(must(stored.store.hands("other")).empty());
    }

    void aNameIsGivenOnce()
    {
        Stored stored;
        VERIFY_DONE(stored.store.save("clout", Maria));
        auto better = Maria;
        better.figures = "200/800/8000/640";
        VERIFY_DONE(stored.store.save("clout", better));
        QVERIFY(must(stored.store.hands("clout")) == std::vector{better});
    }

    void isFoundByItsName()
    {
        Stored stored;
        QCOMPARE(base::english(stored.store.find("clout", "maria").error()),
                 std::string("There is no hand of one's own called “maria”. None has been measured "
                             "yet."));
        VERIFY_DONE(stored.store.save("clout", Maria));
        QVERIFY(must(stored.store.find("clout", "MARIA")) == Maria);
        QCOMPARE(base::english(stored.store.find("clout", "Eva").error()),
                 std::string("There is no hand of one's own called “Eva”. Those that were "
                             "measured: Maria."));
    }

    // Each step of its own, in its own list.
    void isUndoneAndRedone()
    {
        Stored stored;
        const auto subject = storage::handsSubject("clout");
        VERIFY_DONE(stored.store.save("clout", Maria));
        VERIFY_DONE(stored.store.save("clout", {"Maria", "1/2/3/4", "", ""}));
        VERIFY_DONE(stored.store.remove("clout", "Maria"));
        QVERIFY(must(stored.store.hands("clout")).empty());
        QCOMPARE(base::english(*must(stored.journal.undoName(subject))),
                 std::string("Remove the hand “Maria”"));
        VERIFY_DONE(stored.journal.undo(subject));
        QCOMPARE(must(stored.store.hands("clout")).front().figures, std::string("1/2/3/4"));
        VERIFY_DONE(stored.journal.undo(subject));
        QVERIFY(must(stored.store.hands("clout")) == std::vector{Maria});
        VERIFY_DONE(stored.journal.redo(subject));
        QCOMPARE(must(stored.store.hands("clout")).front().figures, std::string("1/2/3/4"));
    }

    void namesAreOfOneLine()
    {
        Stored stored;
        VERIFY_DONE(stored.store.save("clout", {"Ma\nria", "1/2/3/4", "", ""}));
        QCOMPARE(must(stored.store.hands("clout")).front().name, std::string("Ma ria"));
    }
};

QTEST_GUILESS_MAIN(HandStoreTest)
#include "hand_store_test.moc"
