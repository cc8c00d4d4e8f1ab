#include "catalog/notation.h"

#include "base/fold.h"

#include <algorithm>
#include <optional>

namespace catalog
{

using base::text;

namespace
{

constexpr int LargestValue = 999;

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t';
}

// Cuts one item of the notation into its parts and notes what is wrong with them.
class ItemParser
{
public:
    ItemParser(std::string_view whole,
               std::size_t begin,
               std::size_t end,
               const Vocabulary &vocabulary,
               NotationReading &reading)
        : m_whole(whole)
        , m_at(begin)
        , m_end(end)
        , m_vocabulary(vocabulary)
        , m_reading(reading)
    {
    }

    void parse()
    {
        skipBlanks();
        m_begin = m_at;
        if (m_at == m_end) {
            return;
        }
        if (m_whole[m_at] == '(') {
            parseImmunity();
        } else {
            parseAbility();
        }
    }

private:
    void skipBlanks()
    {
        while (m_at < m_end && isBlank(m_whole[m_at])) {
            ++m_at;
        }
    }
    void mistake(std::size_t at, std::size_t length, base::Text what)
    {
        m_reading.mistakes.push_back({at, length, std::move(what)});
    }
    void note(std::size_t at, std::size_t length, base::Text what)
    {
        m_reading.notes.push_back({at, length, std::move(what)});
    }

    // What stands between the bracket at m_at and its partner; moves behind it.
    std::optional<std::string> group(char close)
    {
        const std::size_t open = m_at++;
        const auto at = m_whole.substr(0, m_end).find(close, m_at);
        if (at == std::string_view::npos) {
            mistake(open,
                    m_end - open,
                    text("Notation", "The bracket %1 is never closed; %2 is missing.")
                        .with(std::string(1, m_whole[open]))
                        .with(std::string(1, close)));
            m_at = m_end;
            return std::nullopt;
        }
        const auto inside = m_whole.substr(m_at, at - m_at);
        m_at = at + 1;
        return base::fold(inside);
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> result;
        for (const auto &item : m_vocabulary.items) {
            result.push_back(item.slug);
        }
        return result;
    }

    void noteUnknown(std::size_t at, std::size_t length, const std::string &name)
    {
        const std::string near = base::nearest(name, names());
        auto what = near.empty()
            ? text("Notation",
                   "\"%1\" is not among the known abilities; it is kept without effect.")
                  .with(name)
            : text("Notation",
                   "\"%1\" is not among the known abilities; it is kept without effect. "
                   "Is \"%2\" meant?")
                  .with(name)
                  .with(near);
        note(at, length, std::move(what));
    }

    void parseImmunity()
    {
        Ability ability;
        ability.immunity = true;
        const auto name = group(')');
        if (!name) {
            return;
        }
        if (!m_vocabulary.hasImmunities) {
            mistake(m_begin, m_at - m_begin, text("Notation", "This game knows no immunities."));
            return;
        }
        if (name->empty()) {
            mistake(m_begin, m_at - m_begin, text("Notation", "The brackets hold no ability."));
            return;
        }
        ability.name = *name;
        ability.item = m_vocabulary.itemIndex(ability.name);
        if (ability.item < 0) {
            noteUnknown(m_begin, m_at - m_begin, ability.name);
        }
        refuseRest();
        m_reading.notation.abilities.push_back(std::move(ability));
    }

    void parseAbility()
    {
        Ability ability;
        readNameAndValue(ability);
        ability.item = m_vocabulary.itemIndex(ability.name);
        if (ability.name.empty()) {
            mistake(m_begin,
                    m_end - m_begin,
                    text("Notation", "The name of an ability is expected here."));
            return;
        }
        if (ability.item < 0) {
            noteUnknown(m_begin, m_nameEnd - m_begin, ability.name);
        } else {
            checkValue(ability);
        }
        readGroups(ability);
        refuseRest();
        noteRepeated(ability);
        m_reading.notation.abilities.push_back(std::move(ability));
    }

    void readNameAndValue(Ability &ability)
    {
        m_nameEnd = m_at;
        while (skipBlanks(), m_at < m_end && m_whole[m_at] != '{' && m_whole[m_at] != '[') {
            const std::size_t begin = m_at;
            while (m_at < m_end && !isBlank(m_whole[m_at]) && m_whole[m_at] != '{'
                   && m_whole[m_at] != '[') {
                ++m_at;
            }
            const auto word = m_whole.substr(begin, m_at - begin);
            if (!ability.name.empty() && readValue(word, begin, ability)) {
                return;
            }
            ability.name = base::fold(ability.name + ' ' + std::string(word));
            m_nameEnd = m_at;
        }
    }

    // True where the word is the value: a number, `?`, or X.
    bool readValue(std::string_view word, std::size_t at, Ability &ability)
    {
        if (word == "?") {
            ability.form = AbilityValue::Unknown;
            return true;
        }
        if (word == "X" || word == "x") {
            ability.form = AbilityValue::Variable;
            return true;
        }
        const std::size_t sign = word.front() == '+' || word.front() == '-' ? 1 : 0;
        const auto digits = word.substr(sign);
        const bool isNumber =
            !digits.empty() && std::all_of(digits.begin(), digits.end(), [](char c) {
                return c >= '0' && c <= '9';
            });
        if (!isNumber) {
            return false;
        }
        ability.form = AbilityValue::Number;
        ability.value = digits.size() > 3 ? LargestValue + 1 : std::stoi(std::string(digits));
        if (ability.value > LargestValue || word.front() == '-') {
            mistake(at,
                    word.size(),
                    text("Notation", "\"%1\" is no value an ability can have.").with(word));
            ability.form = AbilityValue::Unknown;
            ability.value = 0;
        }
        return true;
    }

    void checkValue(const Ability &ability)
    {
        const auto &item = m_vocabulary.items[static_cast<std::size_t>(ability.item)];
        if (item.value == ValueForm::None && ability.form != AbilityValue::Absent) {
            mistake(m_begin,
                    m_at - m_begin,
                    text("Notation", "\"%1\" takes no number.").with(item.slug));
        }
        if (item.value == ValueForm::Required && ability.form == AbilityValue::Absent) {
            mistake(
                m_begin,
                m_nameEnd - m_begin,
                text("Notation", "\"%1\" needs a number behind it; write ? where it is not known.")
                    .with(item.slug));
        }
    }

    void readGroups(Ability &ability)
    {
        while (skipBlanks(), m_at < m_end && (m_whole[m_at] == '{' || m_whole[m_at] == '[')) {
            const std::size_t begin = m_at;
            const bool isModifier = m_whole[m_at] == '{';
            const auto inside = group(isModifier ? '}' : ']');
            if (!inside) {
                return;
            }
            for (const auto part : base::split(*inside, ',')) {
                const std::string name(base::trimmed(part));
                if (isModifier) {
                    addModifier(ability, name, begin);
                } else {
                    addIgnored(ability, name, begin);
                }
            }
        }
        const auto place = [this](const std::string &name) {
            return m_vocabulary.modifierIndex(name);
        };
        std::sort(
            ability.modifiers.begin(),
            ability.modifiers.end(),
            [&place](const auto &one, const auto &other) { return place(one) < place(other); });
    }

    void addModifier(Ability &ability, const std::string &name, std::size_t begin)
    {
        if (m_vocabulary.modifierIndex(name) < 0) {
            std::string known;
            for (const auto &modifier : m_vocabulary.modifiers) {
                known += (known.empty() ? "" : ", ") + modifier.slug;
            }
            mistake(begin,
                    m_at - begin,
                    known.empty() ? text("Notation", "This game knows no modifiers.")
                                  : text("Notation", "\"%1\" is no modifier. There are: %2.")
                                        .with(name)
                                        .with(known));
            return;
        }
        if (std::find(ability.modifiers.begin(), ability.modifiers.end(), name)
            == ability.modifiers.end()) {
            ability.modifiers.push_back(name);
        }
    }

    void addIgnored(Ability &ability, const std::string &name, std::size_t begin)
    {
        if (!m_vocabulary.hasIgnores || name.empty()) {
            mistake(begin,
                    m_at - begin,
                    name.empty() ? text("Notation", "The brackets hold no ability.")
                                 : text("Notation", "In this game no ability ignores another."));
            return;
        }
        if (m_vocabulary.itemIndex(name) < 0) {
            noteUnknown(begin, m_at - begin, name);
        }
        if (std::find(ability.ignores.begin(), ability.ignores.end(), name)
            == ability.ignores.end()) {
            ability.ignores.push_back(name);
        }
    }

    void refuseRest()
    {
        skipBlanks();
        if (m_at < m_end) {
            mistake(m_at,
                    m_end - m_at,
                    text("Notation", "\"%1\" is not expected here; abilities are parted by ;")
                        .with(m_whole.substr(m_at, m_end - m_at)));
        }
    }

    void noteRepeated(const Ability &ability)
    {
        if (m_reading.notation.find(ability.name)) {
            note(m_begin,
                 m_nameEnd - m_begin,
                 text("Notation", "\"%1\" stands here twice.").with(ability.name));
        }
    }

    std::string_view m_whole;
    std::size_t m_at;
    std::size_t m_end;
    std::size_t m_begin = 0;
    std::size_t m_nameEnd = 0;
    const Vocabulary &m_vocabulary;
    NotationReading &m_reading;
};

std::string printValue(const Ability &ability)
{
    switch (ability.form) {
    case AbilityValue::Absent:
        return {};
    case AbilityValue::Number:
        return ' ' + std::to_string(ability.value);
    case AbilityValue::Unknown:
        return " ?";
    case AbilityValue::Variable:
        return " X";
    }
    return {};
}

} // namespace

const Ability *Notation::find(std::string_view name) const
{
    const auto found =
        std::find_if(abilities.begin(), abilities.end(), [name](const Ability &ability) {
            return !ability.immunity && ability.name == name;
        });
    return found == abilities.end() ? nullptr : &*found;
}

bool Notation::isImmuneTo(std::string_view name) const
{
    return std::any_of(abilities.begin(), abilities.end(), [name](const Ability &ability) {
        return ability.immunity && ability.name == name;
    });
}

NotationReading parseNotation(std::string_view text, const Vocabulary &vocabulary)
{
    NotationReading reading;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const auto end = std::min(text.find(';', begin), text.size());
        ItemParser(text, begin, end, vocabulary, reading).parse();
        begin = end + 1;
    }
    return reading;
}

std::string printNotation(const Notation &notation)
{
    std::string result;
    for (const auto &ability : notation.abilities) {
        result += result.empty() ? "" : "; ";
        if (ability.immunity) {
            result += '(' + ability.name + ')';
            continue;
        }
        result += ability.name + printValue(ability);
        for (const auto &modifier : ability.modifiers) {
            result += " {" + modifier + '}';
        }
        for (const auto &ignored : ability.ignores) {
            result += " [" + ignored + ']';
        }
    }
    return result;
}

std::string
describeAbility(const Ability &ability, const Vocabulary &vocabulary, std::string_view language)
{
    const auto label = [&](const std::string &name) {
        const int index = vocabulary.itemIndex(name);
        return index < 0 ? name
                         : vocabulary.items[static_cast<std::size_t>(index)].label.in(language);
    };
    if (ability.immunity) {
        return '(' + label(ability.name) + ')';
    }
    std::string result = label(ability.name) + printValue(ability);
    for (const auto &modifier : ability.modifiers) {
        const int index = vocabulary.modifierIndex(modifier);
        result += " {"
            + (index < 0 ? modifier
                         : vocabulary.modifiers[static_cast<std::size_t>(index)].label.in(language))
            + '}';
    }
    for (const auto &ignored : ability.ignores) {
        result += " [" + label(ignored) + ']';
    }
    return result;
}

} // namespace catalog
