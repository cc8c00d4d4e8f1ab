// Conditions on words with numbers, compared as sets.
#include "catalog/counts_walk.h"
#include "catalog/folded_needle.h"
#include "catalog/query_condition.h"

#include <algorithm>

namespace catalog
{

namespace
{

class CountsCompare final : public Condition
{
public:
    CountsCompare(int attribute, Comparison comparison, const std::vector<NeededCount> &needed)
        : m_attribute(attribute)
        , m_comparison(comparison)
    {
        for (const auto &count : needed) {
            m_needed.push_back({FoldedNeedle(count.word), count.number});
        }
    }
    bool holds(const Piece &piece) const override
    {
        const Value &value = valueAt(piece, m_attribute);
        if (!value.isGiven()) {
            return false;
        }
        const auto atLeast = [&] { return hasAllNeeded(value.text); };
        const auto atMost = [&] { return hasNothingElse(value.text); };
        switch (m_comparison) {
        case Comparison::Contains:
        case Comparison::AtLeast:
            return atLeast();
        case Comparison::AtMost:
            return atMost();
        case Comparison::Equal:
            return atLeast() && atMost();
        case Comparison::Unequal:
            return !atLeast() || !atMost();
        case Comparison::Greater:
            return atLeast() && !atMost();
        case Comparison::Less:
            return atMost() && !atLeast();
        }
        return false;
    }
    void addReadings(ReadAhead &ahead) const override
    {
        ahead.add({Reading::Kind::Text, static_cast<std::size_t>(m_attribute)});
    }
    int cost() const override { return 5; }

private:
    struct Needed {
        FoldedNeedle word;
        std::optional<int> number;
    };

    bool hasAllNeeded(std::string_view text) const
    {
        return std::all_of(m_needed.begin(), m_needed.end(), [&](const Needed &needed) {
            int count = 0;
            for (CountsWalk walk(text); walk.next();) {
                count += needed.word.equals(walk.word()) ? walk.count() : 0;
            }
            return count >= needed.number.value_or(1);
        });
    }
    bool hasNothingElse(std::string_view text) const
    {
        for (CountsWalk walk(text); walk.next();) {
            const auto needed =
                std::find_if(m_needed.begin(), m_needed.end(), [&](const Needed &candidate) {
                    return candidate.word.equals(walk.word());
                });
            if (needed == m_needed.end() || walk.count() > needed->number.value_or(walk.count())) {
                return false;
            }
        }
        return true;
    }

    int m_attribute;
    Comparison m_comparison;
    std::vector<Needed> m_needed;
};

} // namespace

ConditionPointer
countsCompare(int attribute, Comparison comparison, const std::vector<NeededCount> &needed)
{
    return std::make_unique<CountsCompare>(attribute, comparison, needed);
}

} // namespace catalog
