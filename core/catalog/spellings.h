// The spellings under which choices, abilities and other closed lists are understood in a search:
// value, labels in every language, further names, and the beginning of any of these.
#pragma once

#include "catalog/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

// A closed list: each entry under several spellings, understood folded, and by the beginning of a
// spelling where that leaves no doubt.
class Spellings
{
public:
    void add(std::string_view spelling, int entry);
    void add(const base::LocalText &words, int entry);

    // Into another list, where entry 0 becomes `first`.
    void copyTo(Spellings &other, int first) const;

    std::optional<int> exactly(std::string_view written) const;
    std::optional<int> find(std::string_view written) const;
    std::string nearest(std::string_view written) const;
    // How each entry was first spelled: "Elves, Undead, Centaurs"; the first few of a long list.
    std::string listed() const;

private:
    struct Spelling {
        std::string folded;
        std::string shown;
        int entry = 0;
    };
    std::vector<Spelling> m_spellings;
};

Spellings choiceSpellings(const Attribute &attribute);
Spellings itemSpellings(const Vocabulary &vocabulary);
Spellings modifierSpellings(const Vocabulary &vocabulary);
Spellings statusSpellings();
Spellings attributeSpellings(const Schema &schema);
Spellings numberSpellings(const Schema &schema); // of those attributes that hold numbers

// In quotes where it would not be read as one word.
std::string quotedWhereNeeded(std::string_view words);

} // namespace catalog
