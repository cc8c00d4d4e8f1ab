// What a policy that knows no game may ask of one: how good a position looks to a seat, and which
// points of an area are worth trying. Answers depend on what the seat may know, never on more.
#pragma once

#include "engine/view.h"

#include <cstdint>
#include <vector>

namespace engine
{

class Advice
{
public:
    Advice() = default;
    Advice(const Advice &) = delete;
    Advice &operator=(const Advice &) = delete;
    Advice(Advice &&) = delete;
    Advice &operator=(Advice &&) = delete;
    virtual ~Advice() = default;

    // The margin by which the seat is expected to win, in thousandths of a point; an ended game
    // counts what it is.
    virtual std::int64_t evaluate(const View &view) const = 0;
    // Points that the pending region decision may be answered with, the most promising first; all
    // are allowed. Empties `out` first.
    virtual void candidates(const View &view,
                            const Region &region,
                            base::Rng &rng,
                            std::vector<base::Point> &out) const = 0;
};

} // namespace engine
