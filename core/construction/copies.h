// At most so many copies of one thing, counted by title over all its printings. The rules on
// copies differ only in whom they concern.
#pragma once

#include "construction/unique.h"

#include <cstdint>
#include <optional>

namespace construction
{

struct CopyLimit {
    std::int64_t limit = 0;
    // The pieces of this type alone; all where it is empty.
    struct Type {
        int attribute = 0;
        int choice = 0;
        base::LocalText label;
    };
    std::optional<Type> type;
    // Pieces that are surely unique are left to the rule on unique ones.
    std::optional<UniqueMark> exceptUnique;
    // Nobody knows whether pieces of one title that differ in this choice are of one kind: each
    // choice is counted alone, and where only all together are too many nobody can tell.
    std::optional<int> kindMark;
};

Rule copiesWithin(const CopyLimit &limit, const catalog::Schema &schema);
// The row's `limit` for the pieces of its `type`.
base::Result<CopyLimit> copyLimitOfType(const RuleSource &source, std::string_view usualType);

// "Copies of Green Sapling: 4; the limit is 3. Take out 1." with the fix.
Violation tooManyCopies(const Members &printings, std::int64_t limit);

} // namespace construction
