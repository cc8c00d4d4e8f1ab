// A match with people and programs: who is waited for, what undo goes back to, and that nothing
// that is not waited for any more comes in after all.
#include "library/match_session.h"
#include "support/small_match.h"

#include <QSignalSpy>
#include <QTest>

#include <condition_variable>
#include <mutex>

using library::MatchSession;
using Waiting = library::MatchSession::Waiting;

namespace
{

// A program that thinks until it is let go.
class Slow final : public engine::Decider
{
public:
    struct Door {
        std::mutex mutex;
        std::condition_variable opened;
        bool isOpen = false;
        int asked = 0;

        void open()
        {
            const std::lock_guard lock(mutex);
            isOpen = true;
            opened.notify_all();
        }
    };

    explicit Slow(Door &door)
        : m_door(door)
    {
    }

    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        std::unique_lock lock(m_door.mutex);
        ++m_door.asked;
        m_door.opened.wait(lock, [this] { return m_door.isOpen; });
        if (decision.domain == engine::Domain::Region) {
            return base::Point{1, 1};
        }
        engine::OptionBuffer options;
        view.options(options);
        return engine::Pick{options[options.size() - 1].code};
    }

private:
    Door &m_door;
};

library::Company slowCompany(support::Resting &resting, Slow::Door &door)
{
    auto company = support::companyOf(resting);
    auto plain = company.makePolicy;
    company.makePolicy =
        [&door, plain](const games::Row &row,
                       const files::json::Node &setup,
                       const std::string &policy,
                       const base::Rng &rng) -> base::Result<std::shared_ptr<engine::Decider>> {
        if (policy == "slow") {
            return std::make_shared<Slow>(door);
        }
        return plain(row, setup, policy, rng);
    };
    return company;
}

base::Outcome begin(MatchSession &session, std::vector<library::Sitter> sitters)
{
    return session.begin(*games::row("clout"), support::smallSetup(), sitters, 7);
}

engine::Answer firstAnswer(const MatchSession &session)
{
    const auto &state = session.line().state();
    if (state.pending()->domain == engine::Domain::Region) {
        return base::Point{500'000, 500'000};
    }
    engine::OptionBuffer options;
    state.options(options);
    return engine::Pick{options[0].code};
}

} // namespace

class MatchSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peopleAreWaitedForAndChanceIsNot()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QSignalSpy steps(&session, &MatchSession::stepped);
        QVERIFY(begin(session, support::twoPeople()));
        // The only base is played without a question; then the person aims.
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QCOMPARE(session.line().at(), std::size_t{1});
        QVERIFY(session.answer(base::Point{500'000, 500'000}).empty());
        QTRY_COMPARE(session.line().at(), std::size_t{4}); // rest, and the other's base
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QCOMPARE(steps.size(), 4);
    }

    void undoGoesToWhatAPersonAnswered()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QVERIFY(begin(session, support::twoPeople()));
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QVERIFY(!session.undoTarget());
        QVERIFY(session.answer(base::Point{400'000, 500'000}).empty());
        QTRY_COMPARE(session.line().at(), std::size_t{4});
        QCOMPARE(session.undoTarget(), std::optional<std::size_t>(1));
        QVERIFY(!session.redoTarget());
        session.goTo(1);
        QCOMPARE(session.waiting(), Waiting::Person);
        QCOMPARE(session.redoTarget(), std::optional<std::size_t>(4));
        session.goTo(2); // chance was asked there
        QCOMPARE(session.waiting(), Waiting::Past);
        session.goTo(1);
        QVERIFY(session.answer(base::Point{600'000, 500'000}).empty());
        QVERIFY(!session.redoTarget() || session.line().isAtEnd());
        QTRY_COMPARE(session.line().at(), std::size_t{4});
        QCOMPARE(session.line().given()[1].answer, engine::Answer(base::Point{600'000, 500'000}));
    }

    void programsPlayAWholeMatch()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QVERIFY(begin(session,
                      {{"Green", "random", library::Throws::ByModel},
                       {"Brown", "random", library::Throws::ByModel}}));
        QTRY_COMPARE(session.waiting(), Waiting::Nothing);
        QVERIFY(session.line().state().ending());
        QVERIFY(!session.undoTarget());
    }

    void whileItIsHeldNobodyMoves()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        session.hold(); // before it is open: not counted once it opens
        QVERIFY(begin(session, support::twoPeople()));
        session.hold();
        QCoreApplication::processEvents();
        QCOMPARE(session.line().at(), std::size_t{0});
        session.release();
        session.release();
        QTRY_COMPARE(session.line().at(), std::size_t{1});
    }

    void thePastStandsStill()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QVERIFY(begin(session,
                      {{"Green", "random", library::Throws::ByModel},
                       {"Brown", "random", library::Throws::ByModel}}));
        QTRY_COMPARE(session.waiting(), Waiting::Nothing);
        const auto length = session.line().length();
        session.goTo(3);
        QCOMPARE(session.waiting(), Waiting::Past);
        QCoreApplication::processEvents();
        QCOMPARE(session.line().at(), std::size_t{3});
        QCOMPARE(session.line().length(), length);
        session.continueFromHere();
        QTRY_COMPARE(session.waiting(), Waiting::Nothing);
    }

    void aThoughtThatIsNotWaitedForIsForgotten()
    {
        support::Resting resting;
        Slow::Door door;
        MatchSession session(slowCompany(resting, door));
        QVERIFY(begin(session, {{"Green", "slow", {}}, {"Brown", {}, {}}}));
        QTRY_VERIFY(session.isThinking());
        QCOMPARE(session.waiting(), Waiting::Program);
        session.goTo(0);
        QVERIFY(!session.isThinking());
        door.open();
        QCoreApplication::processEvents();
        QCOMPARE(session.line().at(), std::size_t{0});
        QCOMPARE(session.line().length(), std::size_t{1});
    }

    void moveNowDoesNotWait()
    {
        support::Resting resting;
        Slow::Door door;
        MatchSession session(slowCompany(resting, door));
        QVERIFY(begin(session, {{"Green", "slow", {}}, {"Brown", {}, {}}}));
        QTRY_VERIFY(session.isThinking());
        const auto at = session.line().at();
        session.moveNow();
        QVERIFY(session.line().at() > at);
        door.open();
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QVERIFY(session.line().given()[at].answer != engine::Answer(base::Point{1, 1}));
    }

    void byHandAPersonEntersTheRest()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QVERIFY(begin(session, support::twoPeople(library::Throws::ByHand)));
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QVERIFY(session.isThrownByHand());
        QVERIFY(session.answer(base::Point{500'000, 500'000}).empty());
        QCOMPARE(session.line().state().pending()->domain, engine::Domain::Rest);
        QCOMPARE(session.waiting(), Waiting::Person);
        engine::Rest rest;
        QVERIFY(!session.answer(rest).empty());
        (void)rest.add({session.line().state().pending()->asking, {300'000, 300'000}});
        QVERIFY(session.answer(rest).empty());
        QCOMPARE(session.undoTarget(), std::optional<std::size_t>(2));
    }

    void aLogOpensWithThoseWhoSatThere()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QVERIFY(begin(session, {{"Green", {}, {}}, {"Brown", "random", {}}}));
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        QVERIFY(session.answer(firstAnswer(session)).empty());
        QTRY_COMPARE(session.waiting(), Waiting::Person);
        const auto text = session.line().print(base::plainEnglish());
        MatchSession again(support::companyOf(resting));
        QVERIFY(again.open(text, "match.mlog", 8));
        QCOMPARE(again.sitters(), session.sitters());
        QCOMPARE(again.line().state().digest(), session.line().state().digest());
        QCOMPARE(again.waiting(), Waiting::Person);
    }

    void whoIsNotThereLeavesTheSeatToAPerson()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        const auto begun = begin(session, {{"Green", {}, {}}, {"Brown", "oracle", {}}});
        QVERIFY(!begun);
        QVERIFY(base::english(begun.error()).find("oracle") != std::string::npos);
        QVERIFY(session.isOpen());
        QVERIFY(session.sitters()[1].isPerson());
    }

    void aBrokenLogLeavesTheMatchOpen()
    {
        support::Resting resting;
        MatchSession session(support::companyOf(resting));
        QVERIFY(begin(session, support::twoPeople()));
        QVERIFY(!session.open("no log", "bad.mlog", 1));
        QVERIFY(session.isOpen());
    }
};

QTEST_GUILESS_MAIN(MatchSessionTest)
#include "match_session_test.moc"
