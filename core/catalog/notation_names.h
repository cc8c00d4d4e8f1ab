// What the vocabulary says to the parts of a notation that is being parsed: known names, numbers
// that are needed, modifiers that exist; mistakes and notes go into the reading. Used by the parser
// of notation.h only.
#pragma once

#include "catalog/notation.h"

#include <optional>
#include <string>

namespace catalog
{

class NotationNames
{
public:
    NotationNames(const Vocabulary &vocabulary, NotationReading &reading);

    const Vocabulary &vocabulary() const { return m_vocabulary; }
    // `at` and `length` are always the place in the text, for the remark.
    void mistake(std::size_t at, std::size_t length, base::Text what);
    void note(std::size_t at, std::size_t length, base::Text what);

    bool isKnown(std::string_view name) const { return m_vocabulary.itemIndex(name) >= 0; }
    // The place of an ability in the vocabulary, -1 where it is not known; nothing where the name
    // cannot be one.
    std::optional<int> place(const std::string &name, std::size_t at, std::size_t length);
    // From a folded word that isValue(); one that is too large or negative is not known.
    void setValue(Ability &ability, std::string_view word, std::size_t at, std::size_t length);
    // Whether the ability has a number where it needs one and none where it takes none.
    void checkValue(const Ability &ability, std::size_t at, std::size_t length);
    void addModifier(Ability &ability, const std::string &name, std::size_t at, std::size_t length);
    void addIgnored(Ability &ability, const std::string &name, std::size_t at, std::size_t length);
    void sortModifiers(Ability &ability) const;
    void noteRepeated(const Ability &ability, std::size_t at, std::size_t length);
    // An immunity to what no other piece can do to this one.
    void noteIdleImmunity(const Ability &ability, std::size_t at, std::size_t length);

private:
    void noteUnknown(std::size_t at, std::size_t length, const std::string &name);
    void noteMeaningless(const Ability &ability,
                         const std::string &modifier,
                         std::size_t at,
                         std::size_t length);

    const Vocabulary &m_vocabulary;
    NotationReading &m_reading;
};

} // namespace catalog
