#include "catalog/notation_names.h"

#include "base/nearest.h"
#include "catalog/notation_words.h"

#include <algorithm>

namespace catalog
{

using base::text;

namespace
{

std::string listed(const std::vector<Modifier> &modifiers)
{
    std::string result;
    for (const auto &modifier : modifiers) {
        result += (result.empty() ? "" : ", ") + modifier.slug;
    }
    return result;
}

bool contains(const std::vector<std::string> &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// A list keeps the first of equals.
void addOnce(std::vector<std::string> &names, const std::string &name)
{
    if (!contains(names, name)) {
        names.push_back(name);
    }
}

constexpr int LargestValue = 999; // no piece has more

// The modifiers that name a side, called alike in every game that has them.
constexpr std::string_view OwnSide = "friendly";
constexpr std::string_view OtherSide = "opponents";

} // namespace

NotationNames::NotationNames(const Vocabulary &vocabulary, NotationReading &reading)
    : m_vocabulary(vocabulary)
    , m_reading(reading)
{
}

void NotationNames::mistake(std::size_t at, std::size_t length, base::Text what)
{
    m_reading.mistakes.push_back({at, length, std::move(what)});
}

void NotationNames::note(std::size_t at, std::size_t length, base::Text what)
{
    m_reading.notes.push_back({at, length, std::move(what)});
}

std::optional<int> NotationNames::place(const std::string &name, std::size_t at, std::size_t length)
{
    if (name.empty()) {
        mistake(at, length, text("Notation", "The name of an ability is expected here."));
        return std::nullopt;
    }
    // Also what only becomes such a sign by folding, as the wide brackets of East Asia do.
    if (name.find_first_of(NotationSigns) != std::string::npos) {
        mistake(at,
                length,
                text("Notation", "\"%1\" is no name: brackets, comma and ; have a meaning here.")
                    .with(name));
        return std::nullopt;
    }
    const int item = m_vocabulary.itemIndex(name);
    if (item < 0) {
        noteUnknown(at, length, name);
    }
    return item;
}

void NotationNames::noteUnknown(std::size_t at, std::size_t length, const std::string &name)
{
    std::vector<std::string> known;
    for (const auto &item : m_vocabulary.items) {
        known.push_back(item.slug);
    }
    const std::string near = base::nearest(name, known);
    auto what = near.empty()
        ? text("Notation", "\"%1\" is not among the known abilities; it is kept without effect.")
              .with(name)
        : text("Notation",
               "\"%1\" is not among the known abilities; it is kept without effect. "
               "Is \"%2\" meant?")
              .with(name)
              .with(near);
    note(at, length, std::move(what));
}

void NotationNames::setValue(Ability &ability,
                             std::string_view word,
                             std::size_t at,
                             std::size_t length)
{
    if (!isNumber(word)) {
        ability.form = word == "x" ? AbilityValue::Variable : AbilityValue::Unknown;
        return;
    }
    const auto digits = word.substr(word.front() == '+' || word.front() == '-' ? 1 : 0);
    ability.form = AbilityValue::Number;
    ability.value = digits.size() > 3 ? LargestValue + 1 : std::stoi(std::string(digits));
    if (ability.value > LargestValue || word.front() == '-') {
        mistake(at, length, text("Notation", "\"%1\" is no value an ability can have.").with(word));
        ability.form = AbilityValue::Unknown;
        ability.value = 0;
    }
}

void NotationNames::checkValue(const Ability &ability, std::size_t at, std::size_t length)
{
    const auto &item = m_vocabulary.items[static_cast<std::size_t>(ability.item)];
    if (item.value == ValueForm::None && ability.form != AbilityValue::Absent) {
        mistake(at, length, text("Notation", "\"%1\" takes no number.").with(item.slug));
    }
    if (item.value == ValueForm::Required && ability.form == AbilityValue::Absent) {
        mistake(at,
                length,
                text("Notation", "\"%1\" needs a number behind it; write ? where it is not known.")
                    .with(item.slug));
    }
}

void NotationNames::addModifier(Ability &ability,
                                const std::string &name,
                                std::size_t at,
                                std::size_t length)
{
    if (m_vocabulary.modifierIndex(name) >= 0) {
        if (!contains(ability.modifiers, name)) {
            noteMeaningless(ability, name, at, length);
            ability.modifiers.push_back(name);
        }
        return;
    }
    mistake(at,
            length,
            m_vocabulary.modifiers.empty()
                ? text("Notation", "This game knows no modifiers.")
                : text("Notation", "\"%1\" is no modifier. There are: %2.")
                      .with(name)
                      .with(listed(m_vocabulary.modifiers)));
}

// Modifiers that go well alone or on another ability: kept, for the piece may be printed so.
void NotationNames::noteMeaningless(const Ability &ability,
                                    const std::string &modifier,
                                    std::size_t at,
                                    std::size_t length)
{
    const auto *item =
        ability.item < 0 ? nullptr : &m_vocabulary.items[static_cast<std::size_t>(ability.item)];
    if (item && !contains(item->modifiers, modifier)) {
        note(at,
             length,
             text("Notation", "The modifier “%1” has no meaning on “%2”; it is kept.")
                 .with(modifier)
                 .with(item->slug));
    }
    // Clout rulings, M8
    const bool isBothSides = (modifier == OwnSide && contains(ability.modifiers, OtherSide))
        || (modifier == OtherSide && contains(ability.modifiers, OwnSide));
    if (isBothSides) {
        note(at,
             length,
             text("Notation", "“%1” and “%2” contradict each other; both sides are meant.")
                 .with(OwnSide)
                 .with(OtherSide));
    }
}

void NotationNames::addIgnored(Ability &ability,
                               const std::string &name,
                               std::size_t at,
                               std::size_t length)
{
    if (!m_vocabulary.hasIgnores) {
        mistake(at, length, text("Notation", "In this game no ability ignores another."));
    } else if (place(name, at, length)) {
        addOnce(ability.ignores, name);
    }
}

void NotationNames::sortModifiers(Ability &ability) const
{
    std::sort(ability.modifiers.begin(),
              ability.modifiers.end(),
              [this](const auto &one, const auto &other) {
                  return m_vocabulary.modifierIndex(one) < m_vocabulary.modifierIndex(other);
              });
}

void NotationNames::noteRepeated(const Ability &ability, std::size_t at, std::size_t length)
{
    const auto &notation = m_reading.notation;
    const bool isRepeated = ability.immunity ? notation.isImmuneTo(ability.name)
                                             : notation.find(ability.name) != nullptr;
    if (isRepeated) {
        note(at, length, text("Notation", "\"%1\" stands here twice.").with(ability.name));
    }
}

// Clout rulings, I6
void NotationNames::noteIdleImmunity(const Ability &ability, std::size_t at, std::size_t length)
{
    if (ability.item >= 0
        && m_vocabulary.items[static_cast<std::size_t>(ability.item)].actsOn == ActsOn::Itself) {
        note(at,
             length,
             text("Notation",
                  "Nothing is immune to \"%1\", which acts only on its own piece; it is kept.")
                 .with(ability.name));
    }
}

} // namespace catalog
