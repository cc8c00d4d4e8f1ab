// The functions that make the rules, one for each file in this folder. Whoever adds a rule adds
// its file, its line here, its row in rules.cpp and its test.
#pragma once

#include "construction/rule.h"

namespace construction
{

base::Result<Rule> basesExactly(const RuleSource &source);
base::Result<Rule> cardCopiesAtMost(const RuleSource &source);
base::Result<Rule> cardPlayable(const RuleSource &source);
base::Result<Rule> copiesAtMost(const RuleSource &source);
base::Result<Rule> count(const RuleSource &source);
base::Result<Rule> humanDemonSeparation(const RuleSource &source);
base::Result<Rule> neutralAtMost(const RuleSource &source);
base::Result<Rule> oneFaction(const RuleSource &source);
base::Result<Rule> pointsAtLeast(const RuleSource &source);
base::Result<Rule> pointsAtMost(const RuleSource &source);
base::Result<Rule> rankSlots(const RuleSource &source);
base::Result<Rule> sizeAtLeast(const RuleSource &source);
base::Result<Rule> sizeAtMost(const RuleSource &source);
base::Result<Rule> sizeExactly(const RuleSource &source);
base::Result<Rule> uniqueOnce(const RuleSource &source);
base::Result<Rule> uniquesOneFaction(const RuleSource &source);
base::Result<Rule> unitAndOrder(const RuleSource &source);
base::Result<Rule> unitCopiesAtMost(const RuleSource &source);

} // namespace construction
