// A number that must lie between a least and a most, of which only a range may be known because
// some pieces lack the value. The rules that count or add up are all made of this.
#pragma once

#include "construction/phrases.h"

#include <cstdint>
#include <optional>

namespace construction
{

struct Range {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

enum class Standing {
    Within,
    Over,  // whatever the unknown values are
    Under, // likewise
    Open,  // they decide
};

struct Bounds {
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;

    static Bounds exactly(std::int64_t number) { return {number, number}; }
    static Bounds atLeast(std::int64_t number) { return {number, std::nullopt}; }
    static Bounds atMost(std::int64_t number) { return {std::nullopt, number}; }

    bool isExact() const { return least && least == most; }
    Standing of(Range range) const;
    // How far outside the range surely lies; 0 where it does not.
    std::int64_t excess(Range range) const;
};

base::Text titleOf(const Bounds &bounds, const Things &things);
// Only for Over and Under.
Violation outside(const Bounds &bounds, Range range, const Things &things);

// What a rule proposes where there are too many.
enum class Removal {
    IfClear, // only where a single title is concerned
    Any,     // any of them will do that breaks no other rule
};

// Those that surely count and those that may count are held against the bounds; an unresolved copy
// may count as well, but is not complained of here.
struct Counting {
    Bounds bounds;
    Things things;
    base::LocalText attribute; // what is unknown of Sorted::unknown
    Removal removal = Removal::IfClear;
};
void countAgainst(const Counting &counting,
                  const Force &force,
                  const Sorted &sorted,
                  std::vector<Violation> &violations);

// The rules that are nothing but a count or a sum within bounds.
Rule sizeWithin(const Bounds &bounds, const catalog::Schema &schema);
Rule choicesWithin(const Bounds &bounds,
                   const catalog::Schema &schema,
                   int attribute,
                   int choice,
                   Removal removal,
                   WithNone withNone = WithNone::Apart);
Rule sumWithin(const Bounds &bounds, const catalog::Schema &schema, int attribute);

} // namespace construction
