#include "goldfish/ledger.h"

#include <algorithm>

namespace goldfish
{

void Ledger::addPairing(engine::TallyLayout layout)
{
    m_totals.emplace_back().begin(std::move(layout));
}

void Ledger::open(const Effort &effort)
{
    m_effort = &effort;
    m_next = m_records.size();
    m_firstOfRun = m_next;
    m_end = effort.matches;
    m_began = effort.clock ? effort.clock() : 0;
    m_isOutOfTime = false;
    m_failed.reset();
    m_failure.reset();
}

// Matches that a cancelled run finished ahead of others are not played again, whether they still
// wait or were taken over since.
std::optional<std::uint64_t> Ledger::claim()
{
    const std::lock_guard lock(m_mutex);
    m_next = std::max<std::uint64_t>(m_next, m_records.size());
    while (isWaiting(m_next)) {
        ++m_next;
    }
    checkTime();
    const bool isShut = m_effort->gate != nullptr && m_effort->gate->isShut();
    if (m_failed || isShut || m_next >= m_end) {
        return std::nullopt;
    }
    return m_next++;
}

void Ledger::deliver(std::uint64_t number, Finished finished)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.emplace(number, std::move(finished));
    takeOver();
    if (m_effort->progress) {
        m_effort->progress(m_records.size());
    }
}

// Every lower number has been claimed and will be brought, so the lowest failure of all is the same
// however many threads there are.
void Ledger::fail(std::uint64_t number, base::Problem problem)
{
    const std::lock_guard lock(m_mutex);
    if (!m_failed || number < *m_failed) {
        m_failed = number;
        m_failure = std::move(problem);
    }
}

bool Ledger::isWaiting(std::uint64_t number) const
{
    return m_waiting.find(number) != m_waiting.end();
}

void Ledger::takeOver()
{
    auto first = m_waiting.begin();
    while (first != m_waiting.end() && first->first == m_records.size()) {
        const auto &[record, counts] = first->second;
        if (!record.isUnfinished) {
            m_totals[first->first % m_totals.size()].add(counts);
        }
        m_records.push_back(record);
        if (m_effort->taken) {
            m_effort->taken(record, counts);
        }
        first = m_waiting.erase(first);
    }
}

// A round is one match of each pairing: only then are all of them equally often played.
void Ledger::checkTime()
{
    const bool isBetweenRounds = m_next % m_totals.size() == 0 && m_next > m_firstOfRun;
    if (isBetweenRounds && m_next < m_end && m_effort->mostSeconds && m_effort->clock
        && m_effort->clock() - m_began >= *m_effort->mostSeconds) {
        m_end = m_next;
        m_isOutOfTime = true;
    }
}

} // namespace goldfish
