#include "goldfish/batch.h"

#include "base/digest.h"

#include <algorithm>
#include <thread>

namespace goldfish
{

using base::text;

namespace
{

constexpr std::size_t MostThreads = 256;

std::size_t threadsFor(const Effort &effort, std::size_t played)
{
    const std::size_t wanted =
        effort.threads == 0 ? std::thread::hardware_concurrency() : effort.threads;
    const std::uint64_t left = effort.matches > played ? effort.matches - played : 0;
    const auto useful = static_cast<std::size_t>(std::min<std::uint64_t>(left, MostThreads));
    return std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(useful, 1));
}

} // namespace

base::Result<std::unique_ptr<Batch>> Batch::begin(Plan plan)
{
    if (plan.pairings.empty()) {
        return base::problem(text("Goldfish", "There is nothing to play."));
    }
    std::unique_ptr<Batch> batch(new Batch(std::move(plan)));
    for (std::size_t pairing = 0; pairing < batch->m_plan.pairings.size(); ++pairing) {
        if (auto added = batch->addPairing(pairing); !added) {
            return tl::unexpected(added.error());
        }
    }
    return batch;
}

Batch::Batch(Plan plan)
    : m_plan(std::move(plan))
{
    m_seatings.emplace_back(m_plan.pairings.size());
}

// The first thread's seatings are all made beforehand: whatever cannot be played is said before
// anything is.
base::Outcome Batch::addPairing(std::size_t pairing)
{
    const auto made = seating(0, pairing);
    if (!made) {
        return tl::unexpected(made.error());
    }
    const auto *const tally = (*made)->tally();
    auto layout = tally == nullptr ? engine::TallyLayout() : tally->layout();
    layout.seats = m_plan.pairings[pairing].seats.size();
    m_ledger.addPairing(std::move(layout));
    return {};
}

base::Result<Batch::Stop> Batch::run(const Effort &effort)
{
    const std::size_t threads = threadsFor(effort, matches().size());
    while (m_seatings.size() < threads) {
        m_seatings.emplace_back(m_plan.pairings.size());
    }
    const double began = effort.clock ? effort.clock() : 0;
    m_ledger.open(effort);
    {
        std::vector<std::jthread> others;
        for (std::size_t thread = 1; thread < threads; ++thread) {
            others.emplace_back([this, thread, &effort] { work(thread, effort); });
        }
        work(0, effort);
    }
    m_seconds += effort.clock ? effort.clock() - began : 0;
    if (m_ledger.failure()) {
        return tl::unexpected(*m_ledger.failure());
    }
    if (matches().size() >= effort.matches) {
        return Stop::Done;
    }
    return m_ledger.isOutOfTime() ? Stop::OutOfTime : Stop::Cancelled;
}

std::uint64_t Batch::digest() const
{
    base::Digest digest;
    for (const auto &record : matches()) {
        digest.add(std::to_string(record.digest));
        digest.add(std::int64_t{record.answers});
        for (const auto score : record.scores) {
            digest.add(std::int64_t{score});
        }
    }
    return digest.value();
}

base::Result<engine::Log> Batch::log(std::uint64_t number) const
{
    const std::size_t pairing = number % m_plan.pairings.size();
    auto seating = [&] {
        const std::lock_guard lock(m_making);
        return Seating::make(m_plan, pairing);
    }();
    if (!seating) {
        return tl::unexpected(seating.error());
    }
    engine::Log log;
    log.game = m_plan.row->game->slug();
    log.rulesVersion = m_plan.row->game->rulesVersion();
    log.setup = m_plan.pairings[pairing].setup;
    if (auto played = (*seating)->play(number, nullptr, &log); !played) {
        return tl::unexpected(played.error());
    }
    return log;
}

void Batch::work(std::size_t thread, const Effort &effort)
{
    while (const auto number = m_ledger.claim()) {
        const auto at = seating(thread, *number % m_plan.pairings.size());
        if (!at) {
            m_ledger.fail(*number, at.error());
            return;
        }
        const auto record = (*at)->play(*number, effort.gate, nullptr);
        if (!record) {
            m_ledger.fail(*number, record.error());
            return;
        }
        if (!*record) {
            return; // cancelled
        }
        const auto *const tally = (*at)->tally();
        m_ledger.deliver(*number,
                         {**record, tally == nullptr ? engine::TallyCounts() : tally->counts()});
    }
}

base::Result<Seating *> Batch::seating(std::size_t thread, std::size_t pairing)
{
    auto &place = m_seatings[thread][pairing];
    if (place == nullptr) {
        const std::lock_guard lock(m_making);
        auto made = Seating::make(m_plan, pairing);
        if (!made) {
            return tl::unexpected(made.error());
        }
        place = std::move(*made);
    }
    return place.get();
}

} // namespace goldfish
