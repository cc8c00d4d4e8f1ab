#include "games/clout/setup_notation.h"

#include "catalog/notation.h"

namespace games::clout
{

using base::text;

namespace
{

constexpr int LargestValue = 99;

// The rule book's list as the reader of notations wants it; it needs no data file.
const catalog::Vocabulary &vocabulary()
{
    static const catalog::Vocabulary words = [] {
        catalog::Vocabulary result;
        result.slug = "abilities";
        result.hasImmunities = true;
        result.hasIgnores = true;
        const std::vector<std::string> modifiers{"all",
                                                 "friendly",
                                                 "opponents",
                                                 "remove",
                                                 "master"};
        for (const auto &modifier : modifiers) {
            result.modifiers.push_back({modifier, {}});
        }
        for (const auto &row : abilityTable()) {
            catalog::VocabularyItem item;
            item.slug = row.slug;
            item.value = row.hasValue                ? catalog::ValueForm::Required
                : row.coverage == Coverage::TextOnly ? catalog::ValueForm::Optional
                                                     : catalog::ValueForm::None;
            item.modifiers = modifiers;
            result.items.push_back(std::move(item));
        }
        return result;
    }();
    return words;
}

AbilitySet setOf(const std::vector<std::string> &names)
{
    AbilitySet set = 0;
    for (const auto &name : names) {
        if (const auto ability = abilityOf(name)) {
            set |= only(*ability);
        }
    }
    return set;
}

ModifierSet modifiersOf(const catalog::Ability &printed)
{
    unsigned set = 0;
    for (const auto &slug : printed.modifiers) {
        if (const auto modifier = modifierOf(slug)) {
            set |= static_cast<unsigned>(*modifier);
        }
    }
    return static_cast<ModifierSet>(set);
}

} // namespace

base::Outcome readAbilities(Kind &kind, const House &house)
{
    const auto reading = catalog::parseNotation(kind.notation, vocabulary());
    if (!reading.mistakes.empty()) {
        return base::problem(text("Clout", "The abilities of %1 cannot be read: %2")
                                 .with(kind.name)
                                 .with(reading.mistakes.front().what));
    }
    catalog::Notation textOnly;
    for (const auto &printed : reading.notation.abilities) {
        const auto ability = abilityOf(printed.name);
        const bool isUnplayed = !ability || (*ability == Ability::Call && !house.callAsPlace);
        if (isUnplayed && !printed.immunity) {
            textOnly.abilities.push_back(printed);
        }
        if (!ability) {
            continue;
        }
        if (printed.immunity) {
            kind.immune |= only(*ability);
            continue;
        }
        const bool isNumber = printed.form == catalog::AbilityValue::Number;
        if (row(*ability).hasValue && (!isNumber || printed.value > LargestValue)) {
            return base::problem(text("Clout",
                                      "%1 cannot be played: the number of its ability %2 is "
                                      "unknown.")
                                     .with(kind.name)
                                     .with(printed.name),
                                 text("Clout", "Enter a number from 0 to 99 for it."));
        }
        kind.abilities.push_back({*ability,
                                  modifiersOf(printed),
                                  isNumber ? printed.value : 0,
                                  setOf(printed.ignores),
                                  {}});
        kind.has |= only(*ability);
        kind.modifiers = static_cast<ModifierSet>(kind.modifiers | modifiersOf(printed));
    }
    kind.textOnly = catalog::printNotation(textOnly);
    return {};
}

} // namespace games::clout
