// What is answered to a decision, the mirror of its domain: a code, a point, or where pieces came
// to rest; or, whatever is asked, a change that somebody makes by hand over the head of the rules.
// No seed is ever an answer, so a log replays without physics and without random numbers. The text
// form is the one of logs, goldens and the command line.
#pragma once

#include "base/plane.h"
#include "base/result.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace engine
{

// The code of the option, never its place in the list.
struct Pick {
    std::uint64_t code = 0;

    bool operator==(const Pick &) const = default;
};

struct Resting {
    Token token = NoToken;
    base::Point at;

    bool operator==(const Resting &) const = default;
};

// Every piece that a throw moved, the thrown one first.
class Rest
{
public:
    static constexpr std::size_t Most = 64;

    // Moved pieces beyond `Most` are not taken; add() says so.
    [[nodiscard]] bool add(Resting resting);
    std::span<const Resting> all() const { return {m_moved.data(), m_count}; }
    bool operator==(const Rest &other) const;

private:
    std::array<Resting, Most> m_moved;
    std::uint8_t m_count = 0;
};

// One change by hand. The game says what its kinds mean and which of the numbers they need; it
// takes none where the setup does not allow them.
struct Correction {
    std::uint16_t kind = 0;
    Token token = NoToken;
    std::int32_t amount = 0;
    base::Point at;

    bool operator==(const Correction &) const = default;
};

using Answer = std::variant<Pick, base::Point, Rest, Correction>;

inline bool isByHand(const Answer &answer)
{
    return std::holds_alternative<Correction>(answer);
}
// A match with any says so beside its result.
std::size_t countByHand(std::span<const Answer> answers);

// "pick 17", "at 434000 500000", "rest 3 434000 500000 5 120000 80000", "set 0 3 0 434000 500000"
// (kind, token, amount, point)
std::string printAnswer(const Answer &answer);
base::Result<Answer> parseAnswer(std::string_view words);

} // namespace engine
