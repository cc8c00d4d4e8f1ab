#include "construction/fix_choice.h"

#include <algorithm>

namespace construction
{

namespace
{

// As applied(), of what the rules see.
Force after(const Fix &fix, const Force &force)
{
    Force result = force;
    for (const auto &change : fix.changes) {
        std::int64_t left = -change.by;
        for (std::size_t i = result.members.size(); left > 0 && i-- > 0;) {
            Member &member = result.members[i];
            if (member.piece->key == change.key) {
                const std::int64_t taken = std::min(left, member.count);
                member.count -= taken;
                left -= taken;
            }
        }
    }
    result.members.erase(std::remove_if(result.members.begin(),
                                        result.members.end(),
                                        [](const Member &member) { return member.count <= 0; }),
                         result.members.end());
    return result;
}

bool keepsTheRules(const Format &format,
                   const Force &force,
                   const std::vector<Violation> &violations)
{
    std::vector<Violation> left;
    for (const auto &rule : format.rules) {
        if (!rule.countsAll) {
            rule.run(force, left);
        }
    }
    return std::none_of(left.begin(), left.end(), [&violations](const Violation &one) {
        return one.severity == Severity::Illegal && isWorse(one, violations);
    });
}

} // namespace

void chooseFixes(const Format &format, const Force &force, std::vector<Violation> &violations)
{
    for (auto &violation : violations) {
        if (!violation.ways) {
            continue;
        }
        auto ways = violation.ways();
        violation.ways = nullptr;
        const auto kept = std::find_if(ways.begin(), ways.end(), [&](const Fix &way) {
            return keepsTheRules(format, after(way, force), violations);
        });
        if (kept != ways.end()) {
            violation.fix = std::move(*kept);
        }
    }
}

} // namespace construction
