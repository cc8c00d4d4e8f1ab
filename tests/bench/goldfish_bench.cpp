// How long matches take beside the rules of the game itself: Stones costs next to nothing, so what
// is seen is the loop, the policies and the ledger, and whether two threads do twice as much.
#include "goldfish/batch.h"
#include "goldfish/stones_play.h"
#include "support/sample_catalog.h"

#include <benchmark/benchmark.h>

namespace
{

goldfish::Plan planFor(const goldfish::PolicyChoice &choice)
{
    static const auto roster = tests::stonesRoster("Bare", {"pebble"});
    static const auto catalog = support::catalogFrom("name\ttype\n");
    goldfish::Order order;
    order.subject = {&roster, {}, choice};
    order.opponents = {order.subject};
    order.house = {{"stones", "60"}};
    return *goldfish::planOf(order, tests::stonesRow(), catalog);
}

void matches(benchmark::State &state, const goldfish::PolicyChoice &choice)
{
    const auto plan = planFor(choice);
    auto seating = *goldfish::Seating::make(plan, 0);
    std::uint64_t number = 0;
    for (auto step : state) {
        benchmark::DoNotOptimize(seating->play(number++, nullptr, nullptr));
    }
}

void batch(benchmark::State &state)
{
    constexpr std::uint64_t Part = 200;
    auto batch = *goldfish::Batch::begin(planFor({"greedy", 0}));
    goldfish::Effort effort;
    effort.threads = static_cast<std::size_t>(state.range(0));
    for (auto step : state) {
        effort.matches += Part;
        benchmark::DoNotOptimize(batch->run(effort));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(effort.matches));
}

} // namespace

int main(int argc, char **argv)
{
    for (const auto &row : goldfish::policies()) {
        const std::string label = "one match: " + std::string(row.slug);
        const goldfish::PolicyChoice choice{std::string(row.slug), 0};
        benchmark::RegisterBenchmark(label.c_str(), matches, choice)->Unit(benchmark::kMicrosecond);
    }
    benchmark::RegisterBenchmark("200 greedy matches, threads", batch)
        ->Arg(1)
        ->Arg(2)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
