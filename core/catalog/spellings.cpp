#include "catalog/spellings.h"

#include "base/fold.h"
#include "catalog/piece.h"

#include <set>
#include <utility>

namespace catalog
{

void Spellings::add(std::string_view spelling, int entry)
{
    std::string folded = base::fold(spelling);
    if (!folded.empty()) {
        m_spellings.push_back({std::move(folded), std::string{spelling}, entry});
    }
}

void Spellings::add(const base::LocalText &words, int entry)
{
    for (const auto &[language, word] : words.words) {
        add(word, entry);
    }
}

void Spellings::copyTo(Spellings &other, int first) const
{
    for (Spelling spelling : m_spellings) {
        spelling.entry += first;
        other.m_spellings.push_back(std::move(spelling));
    }
}

std::optional<int> Spellings::exactly(std::string_view written) const
{
    const std::string folded = base::fold(written);
    for (const auto &spelling : m_spellings) {
        if (spelling.folded == folded) {
            return spelling.entry;
        }
    }
    return std::nullopt;
}

std::optional<int> Spellings::find(std::string_view written) const
{
    if (const auto exact = exactly(written)) {
        return exact;
    }
    const std::string folded = base::fold(written);
    std::optional<int> result;
    for (const auto &spelling : m_spellings) {
        if (folded.empty() || spelling.folded.compare(0, folded.size(), folded) != 0) {
            continue;
        }
        if (result && *result != spelling.entry) {
            return std::nullopt;
        }
        result = spelling.entry;
    }
    return result;
}

std::string Spellings::nearest(std::string_view written) const
{
    std::vector<std::string> words;
    for (const auto &spelling : m_spellings) {
        words.push_back(spelling.shown);
    }
    // Every single letter is near to every other, which helps nobody.
    return written.size() < 2 ? std::string{} : base::nearest(written, words);
}

std::string Spellings::listed() const
{
    constexpr std::size_t Shown = 10;
    std::string result;
    std::set<int> seen;
    for (const auto &spelling : m_spellings) {
        if (!seen.insert(spelling.entry).second) {
            continue;
        }
        if (seen.size() > Shown) {
            return result + ", …";
        }
        result += (result.empty() ? "" : ", ") + spelling.shown;
    }
    return result;
}

Spellings choiceSpellings(const Attribute &attribute)
{
    Spellings result;
    for (std::size_t i = 0; i < attribute.choices.size(); ++i) {
        const auto &choice = attribute.choices[i];
        const int entry = static_cast<int>(i);
        result.add(choice.value, entry);
        result.add(choice.label, entry);
        result.add(choice.plural, entry);
        for (const auto &name : choice.names) {
            result.add(name, entry);
        }
    }
    return result;
}

Spellings itemSpellings(const Vocabulary &vocabulary)
{
    Spellings result;
    for (std::size_t i = 0; i < vocabulary.items.size(); ++i) {
        result.add(vocabulary.items[i].slug, static_cast<int>(i));
        result.add(vocabulary.items[i].label, static_cast<int>(i));
    }
    return result;
}

Spellings modifierSpellings(const Vocabulary &vocabulary)
{
    Spellings result;
    for (std::size_t i = 0; i < vocabulary.modifiers.size(); ++i) {
        result.add(vocabulary.modifiers[i].slug, static_cast<int>(i));
        result.add(vocabulary.modifiers[i].label, static_cast<int>(i));
    }
    return result;
}

Spellings statusSpellings()
{
    Spellings result;
    for (const Status status : {Status::Official, Status::Partial, Status::Demo, Status::Own}) {
        result.add(slugOf(status), static_cast<int>(status));
    }
    return result;
}

namespace
{

template<typename Wanted>
Spellings spellingsOfAttributes(const Schema &schema, Wanted wanted)
{
    Spellings result;
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        if (!wanted(attribute)) {
            continue;
        }
        result.add(attribute.slug, static_cast<int>(i));
        for (const auto &name : attribute.queryNames) {
            result.add(name, static_cast<int>(i));
        }
        result.add(attribute.label, static_cast<int>(i));
    }
    return result;
}

} // namespace

Spellings attributeSpellings(const Schema &schema)
{
    return spellingsOfAttributes(schema, [](const Attribute & /*any*/) { return true; });
}

Spellings numberSpellings(const Schema &schema)
{
    return spellingsOfAttributes(schema, [](const Attribute &attribute) {
        return attribute.kind == AttributeKind::Number || attribute.kind == AttributeKind::Counts;
    });
}

std::string quotedWhereNeeded(std::string_view words)
{
    const bool isPlain =
        !words.empty() && words.find_first_of(" \t()\"|/") == std::string_view::npos;
    return isPlain ? std::string{words} : '"' + std::string{words} + '"';
}

} // namespace catalog
