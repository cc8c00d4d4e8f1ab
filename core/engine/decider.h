// Whoever answers: a person, a policy, chance, a log that is played again, or somebody who types
// where the real chip came to rest. All answer the same decisions.
#pragma once

#include "engine/view.h"

#include <optional>

namespace engine
{

class Decider
{
public:
    Decider() = default;
    Decider(const Decider &) = delete;
    Decider &operator=(const Decider &) = delete;
    Decider(Decider &&) = delete;
    Decider &operator=(Decider &&) = delete;
    virtual ~Decider() = default;

    // A match begins, or a line of one that is only imagined: what was remembered is forgotten, and
    // who draws lots draws them from this stream. Persons and logs draw none.
    virtual void restart(const base::Rng & /*rng*/) { }
    // Nothing: not yet. The match then waits and asks again when it is advanced.
    virtual std::optional<Answer> answer(const View &view, const Decision &decision) = 0;
};

// Nature: picks among weighted options from a stream of its own. Where pieces come to rest is for
// the game's throw model to say.
class Chance final : public Decider
{
public:
    explicit Chance(base::Rng rng)
        : m_rng(rng)
    {
    }

    void restart(const base::Rng &rng) override { m_rng = rng; }
    std::optional<Answer> answer(const View &view, const Decision &decision) override;

private:
    base::Rng m_rng;
    OptionBuffer m_options;
};

// The code of one option, each as likely as its weight; nothing where there is none.
std::optional<std::uint64_t> drawn(std::span<const Option> options, base::Rng &rng);

} // namespace engine
