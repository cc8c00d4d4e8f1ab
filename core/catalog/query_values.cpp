// Conditions on the values of attributes and on abilities.
#include "catalog/counts_walk.h"
#include "catalog/query_condition.h"

#include <algorithm>

namespace catalog
{

namespace
{

void addValueReading(ReadAhead &ahead, int attribute)
{
    ahead.add({Reading::Kind::Value, static_cast<std::size_t>(attribute)});
}

void addAbilityReading(ReadAhead &ahead, int slot)
{
    ahead.add({Reading::Kind::Abilities, static_cast<std::size_t>(std::max(slot, 0))});
}

template<typename Wanted>
bool anyAbility(const Piece &piece, int slot, Wanted wanted)
{
    if (slot >= 0) {
        const auto place = static_cast<std::size_t>(slot);
        return place < piece.notations.size()
            && std::any_of(piece.notations[place].abilities.begin(),
                           piece.notations[place].abilities.end(),
                           wanted);
    }
    return std::any_of(
        piece.notations.begin(),
        piece.notations.end(),
        [&](const Notation &notation) {
            return std::any_of(notation.abilities.begin(), notation.abilities.end(), wanted);
        });
}

bool holdsAll(const std::vector<std::string> &wanted, const std::vector<std::string> &present)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const std::string &word) {
        return std::find(present.begin(), present.end(), word) != present.end();
    });
}

bool fits(const Ability &ability, const AbilityPattern &pattern)
{
    return (pattern.item < 0 || ability.item == pattern.item)
        && ability.immunity == pattern.immunity && (!pattern.form || ability.form == *pattern.form)
        && (!pattern.value
            || (ability.form == AbilityValue::Number && ability.value == *pattern.value))
        && holdsAll(pattern.modifiers, ability.modifiers)
        && holdsAll(pattern.ignores, ability.ignores);
}

// Whether `wanted` accepts any of the numbers that the source gives for that piece.
template<typename Wanted>
bool anyNumber(const NumberSource &source, const Piece &piece, Wanted wanted)
{
    switch (source.kind) {
    case NumberSource::Kind::Constant:
        return wanted(source.constant);
    case NumberSource::Kind::Attribute: {
        const Value &value = valueAt(piece, source.attribute);
        return value.isGiven() && wanted(value.number);
    }
    case NumberSource::Kind::Total: {
        const Value &value = valueAt(piece, source.attribute);
        return value.isGiven() && wanted(total(value.text));
    }
    case NumberSource::Kind::Ability:
        return anyAbility(piece, source.ability.slot, [&](const Ability &ability) {
            return ability.form == AbilityValue::Number && fits(ability, source.ability)
                && wanted(ability.value);
        });
    }
    return false;
}

void addNumberReading(ReadAhead &ahead, const NumberSource &source)
{
    switch (source.kind) {
    case NumberSource::Kind::Constant:
        break;
    case NumberSource::Kind::Attribute:
        addValueReading(ahead, source.attribute);
        break;
    case NumberSource::Kind::Total:
        ahead.add({Reading::Kind::Text, static_cast<std::size_t>(source.attribute)});
        break;
    case NumberSource::Kind::Ability:
        addAbilityReading(ahead, source.ability.slot);
        break;
    }
}

class NumberCompares final : public Condition
{
public:
    NumberCompares(NumberSource left, Comparison comparison, NumberSource right)
        : m_left(std::move(left))
        , m_right(std::move(right))
        , m_comparison(comparison)
    {
    }
    bool holds(const Piece &piece) const override
    {
        return anyNumber(m_left, piece, [&](int left) {
            return anyNumber(m_right, piece, [&](int right) {
                return compare(left, m_comparison, right);
            });
        });
    }
    void addReadings(ReadAhead &ahead) const override
    {
        addNumberReading(ahead, m_left);
        addNumberReading(ahead, m_right);
    }
    int cost() const override { return m_left.kind == NumberSource::Kind::Attribute ? 1 : 3; }

private:
    NumberSource m_left;
    NumberSource m_right;
    Comparison m_comparison;
};

class NumberIs final : public Condition
{
public:
    NumberIs(Parity parity, NumberSource source)
        : m_source(std::move(source))
        , m_remainder(parity == Parity::Odd ? 1 : 0)
    {
    }
    bool holds(const Piece &piece) const override
    {
        // The last bit of a two's complement number tells odd from even for negative ones too.
        return anyNumber(m_source, piece, [&](int number) {
            return (static_cast<unsigned>(number) & 1U) == m_remainder;
        });
    }
    void addReadings(ReadAhead &ahead) const override { addNumberReading(ahead, m_source); }

private:
    NumberSource m_source;
    unsigned m_remainder;
};

class StateWithin final : public Condition
{
public:
    StateWithin(int attribute, unsigned states)
        : m_attribute(attribute)
        , m_states(states)
    {
    }
    bool holds(const Piece &piece) const override
    {
        return (bitOf(valueAt(piece, m_attribute).state) & m_states) != 0;
    }
    void addReadings(ReadAhead &ahead) const override { addValueReading(ahead, m_attribute); }

private:
    int m_attribute;
    unsigned m_states;
};

class ChoiceWithin final : public Condition
{
public:
    ChoiceWithin(int attribute, std::vector<bool> allowed)
        : m_attribute(attribute)
        , m_allowed(std::move(allowed))
    {
    }
    bool holds(const Piece &piece) const override
    {
        const Value &value = valueAt(piece, m_attribute);
        const auto place = static_cast<std::size_t>(value.number);
        return value.isGiven() && place < m_allowed.size() && m_allowed[place];
    }
    void addReadings(ReadAhead &ahead) const override { addValueReading(ahead, m_attribute); }

private:
    int m_attribute;
    std::vector<bool> m_allowed;
};

class HasAbility final : public Condition
{
public:
    explicit HasAbility(AbilityPattern pattern)
        : m_pattern(std::move(pattern))
    {
    }
    bool holds(const Piece &piece) const override
    {
        return anyAbility(piece, m_pattern.slot, [&](const Ability &ability) {
            return fits(ability, m_pattern);
        });
    }
    void addReadings(ReadAhead &ahead) const override { addAbilityReading(ahead, m_pattern.slot); }
    int cost() const override { return 3; }

private:
    AbilityPattern m_pattern;
};

} // namespace

const Value &valueAt(const Piece &piece, int attribute)
{
    static const Value unknown;
    const auto place = static_cast<std::size_t>(attribute);
    return place < piece.values.size() ? piece.values[place] : unknown;
}

bool compare(std::int64_t left, Comparison comparison, std::int64_t right)
{
    switch (comparison) {
    case Comparison::Contains:
    case Comparison::Equal:
        return left == right;
    case Comparison::Unequal:
        return left != right;
    case Comparison::Less:
        return left < right;
    case Comparison::AtMost:
        return left <= right;
    case Comparison::Greater:
        return left > right;
    case Comparison::AtLeast:
        return left >= right;
    }
    return false;
}

ConditionPointer numberCompares(NumberSource left, Comparison comparison, NumberSource right)
{
    return std::make_unique<NumberCompares>(std::move(left), comparison, std::move(right));
}

ConditionPointer numberIs(Parity parity, NumberSource source)
{
    return std::make_unique<NumberIs>(parity, std::move(source));
}

ConditionPointer stateWithin(int attribute, unsigned states)
{
    return std::make_unique<StateWithin>(attribute, states);
}

ConditionPointer choiceWithin(int attribute, std::vector<bool> allowed)
{
    return std::make_unique<ChoiceWithin>(attribute, std::move(allowed));
}

ConditionPointer hasAbility(AbilityPattern pattern)
{
    return std::make_unique<HasAbility>(std::move(pattern));
}

} // namespace catalog
