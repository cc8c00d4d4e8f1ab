// What happened when an answer was applied, for the sentence in the log and for the animation. The
// rules never read it.
#pragma once

#include "base/plane.h"
#include "engine/seat.h"

#include <cstdint>

namespace engine
{

struct Event {
    std::uint16_t kind = 0; // the game's own numbering
    Token token = NoToken;
    Token other = NoToken;
    std::int32_t amount = 0;
    base::Point from;
    base::Point to;

    bool operator==(const Event &) const = default;
};

class EventSink
{
public:
    EventSink() = default;
    EventSink(const EventSink &) = delete;
    EventSink &operator=(const EventSink &) = delete;
    EventSink(EventSink &&) = delete;
    EventSink &operator=(EventSink &&) = delete;
    virtual ~EventSink() = default;

    virtual void take(const Event &event) = 0;
};

} // namespace engine
