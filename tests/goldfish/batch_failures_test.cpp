// What goes wrong in many matches: nothing is passed over, and what is said is the same with any
// number of threads.
#include "goldfish/batch.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

using goldfish::Batch;
using goldfish::Effort;
using goldfish::Order;
using goldfish::Plan;

namespace
{

constexpr std::uint64_t Matches = 120;

catalog::Catalog emptyCatalog()
{
    return support::catalogFrom("name\ttype\n");
}

Plan somePlan(const games::Row &row)
{
    static const auto golden = tests::stonesRoster("Golden", {"gold", "lead"});
    static const auto bare = tests::stonesRoster("Bare", {"pebble"});
    Order order;
    order.subject = {&golden, {}, {"greedy", 20}};
    order.opponents = {{&bare, {}, {"random", 0}}, {&golden, {}, {"random", 0}}};
    order.seed = 7;
    return *goldfish::planOf(order, row, emptyCatalog());
}

Effort effortOf(std::uint64_t matches, std::size_t threads)
{
    Effort effort;
    effort.matches = matches;
    effort.threads = threads;
    return effort;
}

// Answers one throw in eight in a way that the rules refuse.
class BrokenNature final : public engine::Decider
{
public:
    void restart(const base::Rng &rng) override
    {
        m_chance.restart(rng);
        auto lots = rng;
        m_isBroken = base::between(lots, 0, 7) == 0;
    }
    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        if (decision.domain == engine::Domain::Options) {
            return m_chance.answer(view, decision);
        }
        engine::Rest rest;
        (void)rest.add({m_isBroken ? tests::Stones::Pebble : tests::Stones::Marker, {0, 0}});
        return rest;
    }

private:
    engine::Chance m_chance{base::Rng()};
    bool m_isBroken = false;
};

class SilentNature final : public engine::Decider
{
public:
    std::optional<engine::Answer> answer(const engine::View & /*view*/,
                                         const engine::Decision & /*decision*/) override
    {
        return std::nullopt;
    }
};

template<typename Nature>
games::Row rowWith()
{
    games::Row row = tests::stonesRow();
    row.nature = [](const files::json::Node &, const std::filesystem::path &, base::Rng)
        -> base::Result<std::unique_ptr<engine::Decider>> { return std::make_unique<Nature>(); };
    return row;
}

} // namespace

class BatchFailuresTest : public QObject
{
    Q_OBJECT

private slots:
    void breaksOffWhatDoesNotEnd()
    {
        auto plan = somePlan(tests::stonesRow());
        plan.mostAnswers = 9;
        auto batch = *Batch::begin(std::move(plan));
        QVERIFY(*batch->run(effortOf(Matches, 2)) == Batch::Stop::Done);
        std::uint64_t unfinished = 0;
        for (const auto &record : batch->matches()) {
            QVERIFY(record.answers <= 9);
            unfinished += record.isUnfinished ? 1 : 0;
        }
        QVERIFY(unfinished > 0 && unfinished < Matches);
        std::int64_t counted = 0;
        for (std::size_t pairing = 0; pairing < batch->plan().pairings.size(); ++pairing) {
            counted += batch->totals(pairing).matches;
        }
        QCOMPARE(counted, static_cast<std::int64_t>(Matches - unfinished));
    }

    void namesTheFirstMatchThatCannotBePlayed()
    {
        const auto row = rowWith<BrokenNature>();
        std::string said;
        for (const std::size_t threads : {1, 2, 8}) {
            auto batch = *Batch::begin(somePlan(row));
            const auto stop = batch->run(effortOf(Matches, threads));
            QVERIFY(!stop);
            const auto words = base::english(stop.error());
            said = said.empty() ? words : said;
            QCOMPARE(words, said);
            QVERIFY(batch->matches().size() < Matches);
            QVERIFY(words.find("Game " + std::to_string(batch->matches().size() + 1) + ": ") == 0);
        }
        QVERIFY2(said.find("the answer “rest 1 0 0” of chance is not allowed: The marker comes "
                           "first, then the pebble.")
                     != std::string::npos,
                 said.c_str());
    }

    void saysWhoDoesNotAnswer()
    {
        const auto row = rowWith<SilentNature>();
        auto batch = *Batch::begin(somePlan(row));
        const auto stop = batch->run(effortOf(4, 1));
        QVERIFY(!stop);
        QCOMPARE(base::english(stop.error()), std::string("Game 1: no answer came from chance."));
    }

    void refusesWhatCannotBePlayed()
    {
        const auto roster = tests::stonesRoster("Bare", {});
        Order order;
        order.subject = {&roster, {}, {"random", 0}};
        order.house = {{"moon", "full"}};
        const auto plan = goldfish::planOf(order, tests::stonesRow(), emptyCatalog());
        QCOMPARE(base::english(plan.error()), std::string("There is no house rule “moon”."));
        order.house = {{"stones", "0"}};
        QVERIFY(!Batch::begin(*goldfish::planOf(order, tests::stonesRow(), emptyCatalog())));
        games::Row unfinished;
        unfinished.slug = "chess";
        QCOMPARE(base::english(goldfish::planOf(order, unfinished, emptyCatalog()).error()),
                 std::string("The rules of “chess” cannot be played yet."));
        QVERIFY(!Batch::begin(Plan()));
    }
};

QTEST_APPLESS_MAIN(BatchFailuresTest)
#include "batch_failures_test.moc"
