#include "catalog/schema.h"

#include "base/fold.h"

#include <algorithm>

namespace catalog
{

namespace
{

template<typename Row>
int indexOfSlug(const std::vector<Row> &rows, std::string_view slug)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [slug](const Row &row) { return row.slug == slug; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

} // namespace

const Choice *Attribute::choice(std::string_view written) const
{
    // Files hold the value itself nearly always; folding costs a hundred times as much.
    const auto exact =
        std::find_if(choices.begin(), choices.end(), [written](const Choice &choice) {
            return choice.value == written;
        });
    if (exact != choices.end()) {
        return &*exact;
    }
    const std::string wanted = base::fold(written);
    const auto fits = [&wanted](const Choice &choice) {
        const auto same = [&wanted](const std::string &name) { return base::fold(name) == wanted; };
        return same(choice.value) || std::any_of(choice.names.begin(), choice.names.end(), same)
            || std::any_of(choice.label.words.begin(),
                           choice.label.words.end(),
                           [&same](const auto &word) { return same(word.second); });
    };
    const auto found = std::find_if(choices.begin(), choices.end(), fits);
    return found == choices.end() ? nullptr : &*found;
}

int Attribute::choiceIndex(std::string_view value) const
{
    const Choice *found = choice(value);
    return found ? static_cast<int>(found - choices.data()) : -1;
}

int Vocabulary::itemIndex(std::string_view item) const
{
    return indexOfSlug(items, item);
}

int Vocabulary::modifierIndex(std::string_view modifier) const
{
    return indexOfSlug(modifiers, modifier);
}

int Schema::attributeIndex(std::string_view slug) const
{
    return indexOfSlug(attributes, slug);
}

const Attribute *Schema::attribute(std::string_view slug) const
{
    const int index = attributeIndex(slug);
    return index < 0 ? nullptr : &attributes[static_cast<std::size_t>(index)];
}

const Vocabulary *Schema::vocabulary(std::string_view slug) const
{
    const int index = indexOfSlug(vocabularies, slug);
    return index < 0 ? nullptr : &vocabularies[static_cast<std::size_t>(index)];
}

const Vocabulary *Schema::vocabularyOf(const Attribute &attribute) const
{
    return vocabulary(attribute.vocabulary);
}

} // namespace catalog
