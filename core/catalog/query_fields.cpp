#include "catalog/query_fields.h"

#include "base/fold.h"

#include <algorithm>
#include <utility>

namespace catalog
{

namespace
{

using Kind = SearchField::Kind;

// These mean the same in every game and come before any attribute of that name.
constexpr std::pair<std::string_view, Kind> SearchWords[] = {
    {"is", Kind::Is},
    {"not", Kind::IsNot},
    {"has", Kind::Has},
    {"known", Kind::Known},
    {"unknown", Kind::Unknown},
    {"name", Kind::Name},
    {"n", Kind::Name},
    {"key", Kind::Key},
    {"order", Kind::Order},
    {"sort", Kind::Order},
    {"direction", Kind::Direction},
    {"limit", Kind::Limit},
};

// These give way to an attribute of that name.
constexpr std::pair<std::string_view, Kind> PieceWords[] = {
    {"source", Kind::Source},
    {"status", Kind::Status},
};

bool isOneWord(const std::string &name)
{
    return !name.empty() && name.find_first_of(" \t:=<>!()\"/|") == std::string::npos;
}

bool anyVocabulary(const Schema &schema, bool Vocabulary::*has)
{
    return std::any_of(schema.vocabularies.begin(),
                       schema.vocabularies.end(),
                       [&](const Vocabulary &vocabulary) { return vocabulary.*has; });
}

} // namespace

SearchFields::SearchFields(const Schema &schema)
{
    for (const auto &[name, kind] : SearchWords) {
        add(name, {kind});
    }
    const int count = static_cast<int>(schema.attributes.size());
    for (int place = 0; place < count; ++place) {
        addAttribute(schema.attributes[static_cast<std::size_t>(place)], place);
    }
    for (const auto &[name, kind] : PieceWords) {
        add(name, {kind});
    }
    if (anyVocabulary(schema, &Vocabulary::hasImmunities)) {
        add("immune", {Kind::Immune});
    }
    if (anyVocabulary(schema, &Vocabulary::hasIgnores)) {
        add("ignores", {Kind::Ignores});
    }
    if (std::any_of(schema.vocabularies.begin(), schema.vocabularies.end(), [](const auto &each) {
            return !each.modifiers.empty();
        })) {
        add("mod", {Kind::Modifier});
        add("modifier", {Kind::Modifier});
    }
    for (int place = 0; place < count; ++place) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(place)];
        if (const auto *vocabulary = schema.vocabularyOf(attribute)) {
            addItems(*vocabulary, place);
        }
    }
    // What the screen calls a thing is understood too, in every language, where it is still free.
    for (int place = 0; place < count; ++place) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(place)];
        addLabels(attribute.label, {Kind::Attribute, place});
        if (const auto *vocabulary = schema.vocabularyOf(attribute)) {
            addItemLabels(*vocabulary, place);
        }
    }
}

void SearchFields::addAttribute(const Attribute &attribute, int place)
{
    for (const auto &name : attribute.queryNames) {
        add(name, {Kind::Attribute, place});
    }
    add(attribute.slug, {Kind::Attribute, place});
}

void SearchFields::addItems(const Vocabulary &vocabulary, int place)
{
    for (std::size_t item = 0; item < vocabulary.items.size(); ++item) {
        add(vocabulary.items[item].slug, {Kind::Ability, place, static_cast<int>(item)});
    }
}

void SearchFields::addItemLabels(const Vocabulary &vocabulary, int place)
{
    for (std::size_t item = 0; item < vocabulary.items.size(); ++item) {
        addLabels(vocabulary.items[item].label, {Kind::Ability, place, static_cast<int>(item)});
    }
}

void SearchFields::addLabels(const base::LocalText &label, SearchField field)
{
    for (const auto &[language, words] : label.words) {
        add(words, field);
    }
}

void SearchFields::add(std::string_view name, SearchField field)
{
    std::string folded = base::fold(name);
    if (isOneWord(folded)) {
        m_fields.emplace(std::move(folded), field);
    }
}

const SearchField *SearchFields::find(std::string_view written) const
{
    const auto found = m_fields.find(base::fold(written));
    return found == m_fields.end() ? nullptr : &found->second;
}

std::string SearchFields::nearest(std::string_view written) const
{
    std::vector<std::string> names;
    for (const auto &[name, field] : m_fields) {
        names.push_back(name);
    }
    // Every single letter is near to every other, which helps nobody.
    return written.size() < 2 ? std::string{} : base::nearest(written, names);
}

} // namespace catalog
