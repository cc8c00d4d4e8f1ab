// How a subject of the journal stands, compared with how it stood when it was read.
#include "storage/journal.h"

namespace storage
{

base::Result<std::string> Journal::stateOf(const std::string &subject) const
{
    std::string state;
    return m_database
        ->each("operation/state",
               {subject, m_recorded},
               [&](const Row &row) { state = row.text(0); })
        .map([&] { return state; });
}

base::Outcome Journal::noteState(const std::string &subject)
{
    return stateOf(subject).map([&](const std::string &state) { m_noted[subject] = state; });
}

base::Result<bool> Journal::wasChangedElsewhere(const std::string &subject) const
{
    const auto noted = m_noted.find(subject);
    if (noted == m_noted.end()) {
        return false;
    }
    return stateOf(subject).map([&](const std::string &state) { return state != noted->second; });
}

} // namespace storage
