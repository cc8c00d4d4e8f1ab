// `is:`: whatever can be said of a piece in one word.
#include "catalog/query_term.h"

#include <functional>

namespace catalog
{

using base::text;

namespace
{

// The words behind `is:` and what each of them asks for.
class PieceWords
{
public:
    template<typename Meaning>
    int mean(Meaning meaning)
    {
        m_meanings.emplace_back(std::move(meaning));
        return static_cast<int>(m_meanings.size() - 1);
    }
    void addAttribute(const Attribute &attribute, int place)
    {
        if (attribute.kind == AttributeKind::YesNo) {
            const int meaning = mean([place] { return choiceWithin(place, {false, true}); });
            m_spellings.add(attribute.slug, meaning);
            m_spellings.add(attribute.label, meaning);
        }
        if (attribute.kind != AttributeKind::Choice) {
            return;
        }
        const int first = static_cast<int>(m_meanings.size());
        const std::size_t count = attribute.choices.size();
        for (std::size_t i = 0; i < count; ++i) {
            mean([place, i, count] {
                std::vector<bool> allowed(count, false);
                allowed[i] = true;
                return choiceWithin(place, std::move(allowed));
            });
        }
        choiceSpellings(attribute).copyTo(m_spellings, first);
    }
    Spellings &spellings() { return m_spellings; }
    ConditionPointer condition(int meaning) const
    {
        return m_meanings[static_cast<std::size_t>(meaning)]();
    }

private:
    Spellings m_spellings;
    std::vector<std::function<ConditionPointer()>> m_meanings;
};

} // namespace

// A status, a type, a yes-or-no attribute, another choice, or an ability without a number: whatever
// can be said of a piece in one word. Where two meanings share a word the first of these wins.
ConditionPointer TermReader::readIs(const TermValue &value)
{
    PieceWords words;
    for (const Status status : {Status::Official, Status::Partial, Status::Demo, Status::Own}) {
        words.spellings().add(slugOf(status),
                              words.mean([status] { return statusWithin(bitOf(status)); }));
    }
    words.spellings().add("amended", words.mean([] { return isAmended(); }));
    const int type = m_schema.attributeIndex(m_schema.typedBy);
    if (type >= 0) {
        words.addAttribute(attributeAt(type), type);
    }
    for (int place = 0; place < static_cast<int>(m_schema.attributes.size()); ++place) {
        if (place != type) {
            words.addAttribute(attributeAt(place), place);
        }
    }
    for (const SearchField &field : items()) {
        if (itemOf(field).value == ValueForm::None) {
            const int slot = attributeAt(field.attribute).notationSlot;
            const int meaning = words.mean([slot, item = field.item] {
                return hasAbility(AbilityPattern{slot, item});
            });
            words.spellings().add(itemOf(field).slug, meaning);
            words.spellings().add(itemOf(field).label, meaning);
        }
    }
    if (const auto found = words.spellings().find(value.text)) {
        return words.condition(*found);
    }
    return refuse(value,
                  text("Query", "\"%1\" is nothing that a piece can be. There are: %2.")
                      .with(value.text)
                      .with(words.spellings().listed()),
                  words.spellings().nearest(value.text));
}

} // namespace catalog
