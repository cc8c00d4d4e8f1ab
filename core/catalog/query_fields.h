// The words that may stand before `:` or `<=` in a search, made from a game's schema, and the
// spellings under which choices, abilities and other closed lists are understood. A later field
// (owned copies, legality) is one more row here and one more kind of condition.
#pragma once

#include "catalog/schema.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

struct SearchField {
    enum class Kind {
        Attribute,
        Ability,
        Name,
        Key,
        Source,
        Status,
        Is,
        IsNot,
        Has,
        Known,
        Unknown,
        Immune,
        Ignores,
        Modifier,
        Order,
        Direction,
        Limit,
    };
    Kind kind = Kind::Name;
    int attribute = -1; // of an attribute, or of the notation that holds the ability
    int item = -1;      // of an ability, in the vocabulary
};

class SearchFields
{
public:
    explicit SearchFields(const Schema &schema);

    const SearchField *find(std::string_view written) const; // null where there is none
    std::string nearest(std::string_view written) const;     // empty where none is near

private:
    void add(std::string_view name, SearchField field);

    std::map<std::string, SearchField, std::less<>> m_fields; // by folded name; the first one wins
};

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
