// The words that may stand before `:` or `<=` in a search, made from a game's schema. A later field
// (owned copies, legality) is one more row here and one more kind of condition.
#pragma once

#include "catalog/schema.h"

#include <map>
#include <string>
#include <string_view>

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
    void addAttribute(const Attribute &attribute, int place);
    void addItems(const Vocabulary &vocabulary, int place);
    void addItemLabels(const Vocabulary &vocabulary, int place);
    void addLabels(const base::LocalText &label, SearchField field);

    std::map<std::string, SearchField, std::less<>> m_fields; // by folded name; the first one wins
};

} // namespace catalog
