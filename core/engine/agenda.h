// The unfinished steps of a state, the next one on top. An effect of several steps puts them here
// and ends; nothing ever calls out for a choice from inside an effect.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace engine
{

// Copied with the state that holds it: a step is a small value without pointers.
template<typename Step, std::size_t Capacity>
class Agenda
{
public:
    // False where it is full; then nothing was put on it.
    [[nodiscard]] bool push(const Step &step)
    {
        if (m_count == Capacity) {
            return false;
        }
        m_steps[m_count++] = step;
        return true;
    }
    // Only where it is not empty.
    Step pop() { return m_steps[--m_count]; }
    const Step &top() const { return m_steps[m_count - 1]; }
    Step &top() { return m_steps[m_count - 1]; }

    bool empty() const { return m_count == 0; }
    std::size_t size() const { return m_count; }
    // From the bottom up.
    std::span<const Step> all() const { return {m_steps.data(), m_count}; }

private:
    std::array<Step, Capacity> m_steps{};
    std::uint16_t m_count = 0;
};

} // namespace engine
