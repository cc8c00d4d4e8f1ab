// Whether a piece is unique. Some games print an ability of that name, others a mark beside the
// name, which is a yes/no attribute; a rule asks here and need not know which.
#pragma once

#include "construction/rule.h"

namespace construction
{

enum class Answer { No, Yes, Unknown };

struct UniqueMark {
    int attribute = 0;
    std::string ability;          // its slug; empty where the attribute itself says it
    base::LocalText label;        // of the ability or of the attribute
    base::LocalText unknownLabel; // of the attribute that is unknown where the answer is

    Answer of(const catalog::Piece &piece, const catalog::Schema &schema) const;
    // False where the mark does not belong to pieces of this type.
    bool concerns(const catalog::Piece &piece) const;
};

// What the row calls `mark`, usually "unique": first a yes/no attribute, else an ability.
base::Result<UniqueMark> uniqueMark(const RuleSource &source);

} // namespace construction
