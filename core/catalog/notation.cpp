#include "catalog/notation.h"

#include <algorithm>

namespace catalog
{

namespace
{

std::string printValue(const Ability &ability)
{
    switch (ability.form) {
    case AbilityValue::Absent:
        return {};
    case AbilityValue::Number:
        return ' ' + std::to_string(ability.value);
    case AbilityValue::Unknown:
        return " ?";
    case AbilityValue::Variable:
        return " X";
    }
    return {};
}

} // namespace

const std::vector<Ability> &AbilityList::all() const
{
    static const std::vector<Ability> none;
    return m_abilities ? *m_abilities : none;
}

void AbilityList::push_back(Ability ability)
{
    if (!m_abilities || m_abilities.use_count() > 1) {
        m_abilities = std::make_shared<std::vector<Ability>>(all());
    }
    m_abilities->push_back(std::move(ability));
}

const Ability *Notation::find(std::string_view name) const
{
    const auto found =
        std::find_if(abilities.begin(), abilities.end(), [name](const Ability &ability) {
            return !ability.immunity && ability.name == name;
        });
    return found == abilities.end() ? nullptr : &*found;
}

bool Notation::isImmuneTo(std::string_view name) const
{
    return std::any_of(abilities.begin(), abilities.end(), [name](const Ability &ability) {
        return ability.immunity && ability.name == name;
    });
}

std::string printNotation(const Notation &notation)
{
    std::string result;
    for (const auto &ability : notation.abilities) {
        result += result.empty() ? "" : "; ";
        if (ability.immunity) {
            result += '(' + ability.name + ')';
            continue;
        }
        result += ability.name + printValue(ability);
        for (const auto &modifier : ability.modifiers) {
            result += " {" + modifier + '}';
        }
        for (const auto &ignored : ability.ignores) {
            result += " [" + ignored + ']';
        }
    }
    return result;
}

std::string
describeAbility(const Ability &ability, const Vocabulary &vocabulary, std::string_view language)
{
    const auto label = [&](const std::string &name) {
        const int index = vocabulary.itemIndex(name);
        return index < 0 ? name
                         : vocabulary.items[static_cast<std::size_t>(index)].label.in(language);
    };
    if (ability.immunity) {
        return '(' + label(ability.name) + ')';
    }
    std::string result = label(ability.name) + printValue(ability);
    for (const auto &modifier : ability.modifiers) {
        const int index = vocabulary.modifierIndex(modifier);
        result += " {"
            + (index < 0 ? modifier
                         : vocabulary.modifiers[static_cast<std::size_t>(index)].label.in(language))
            + '}';
    }
    for (const auto &ignored : ability.ignores) {
        result += " [" + label(ignored) + ']';
    }
    return result;
}

} // namespace catalog
