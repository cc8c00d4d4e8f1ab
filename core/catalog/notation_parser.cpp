#include "base/fold.h"
#include "catalog/notation.h"
#include "catalog/notation_names.h"
#include "catalog/notation_words.h"

#include <algorithm>
#include <optional>

namespace catalog
{

using base::text;

namespace
{

// No piece has more; the limits keep hostile input from costing more than its length.
constexpr std::size_t LongestNotation = 4000;
constexpr std::size_t MostAbilities = 100;

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
        , m_names(vocabulary, reading)
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
    bool atGroup() const { return m_whole[m_at] == '{' || m_whole[m_at] == '['; }
    // What stands between the bracket at m_at and its partner, folded; moves behind it.
    std::optional<std::string> group(char close)
    {
        const std::size_t open = m_at++;
        const auto at = m_whole.substr(0, m_end).find(close, m_at);
        if (at == std::string_view::npos) {
            m_names.mistake(open,
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

    void parseImmunity()
    {
        Ability ability;
        ability.immunity = true;
        auto name = group(')');
        if (!name) {
            return;
        }
        if (!m_names.vocabulary().hasImmunities) {
            m_names.mistake(m_begin,
                            m_at - m_begin,
                            text("Notation", "This game knows no immunities."));
            return;
        }
        const auto written = m_whole.substr(m_begin + 1, m_at - m_begin - 2);
        refuseValue(*name, written);
        const auto item = place(*name, written, m_whole.substr(m_begin, m_at - m_begin));
        refuseRest();
        if (item) {
            ability.name = *name;
            ability.item = *item;
            m_names.noteRepeated(ability, m_begin, m_at - m_begin);
            m_names.noteIdleImmunity(ability, m_begin, m_at - m_begin);
            m_reading.notation.abilities.push_back(std::move(ability));
        }
    }

    // A known name that a value stands behind would otherwise be an unknown one, without effect.
    // The name stays without it. `written` is the name as it stands in the text.
    void refuseValue(std::string &name, std::string_view written)
    {
        const auto blank = name.rfind(' ');
        if (blank == std::string::npos || !isValue(std::string_view(name).substr(blank + 1))
            || m_names.isKnown(name) || !m_names.isKnown(name.substr(0, blank))) {
            return;
        }
        name.resize(blank);
        const auto value = lastWord(written);
        m_names.mistake(
            placeOf(value),
            value.size(),
            text("Notation", "A name in brackets takes no number; write \"%1\".").with(name));
    }
    // As NotationNames has it; a sign that cannot stand in the name is pointed at alone.
    std::optional<int>
    place(const std::string &name, std::string_view written, std::string_view whole)
    {
        const auto sign = written.find_first_of(NotationSigns);
        const auto where = sign == std::string_view::npos ? whole : written.substr(sign, 1);
        return m_names.place(name, placeOf(where), where.size());
    }
    std::size_t placeOf(std::string_view part) const
    {
        return static_cast<std::size_t>(part.data() - m_whole.data());
    }

    void parseAbility()
    {
        Ability ability;
        readNameAndValue(ability);
        const auto written = m_whole.substr(m_begin, std::max(m_nameEnd, m_begin + 1) - m_begin);
        const auto item = place(ability.name, written, written);
        if (item && *item >= 0) {
            ability.item = *item;
            const auto where = m_value.empty() ? written : m_value;
            m_names.checkValue(ability, placeOf(where), where.size());
        }
        readGroups(ability);
        refuseRest();
        if (item) {
            m_names.noteRepeated(ability, m_begin, m_nameEnd - m_begin);
            m_reading.notation.abilities.push_back(std::move(ability));
        }
    }

    void readNameAndValue(Ability &ability)
    {
        m_nameEnd = m_at;
        while (skipBlanks(), m_at < m_end && !atGroup()) {
            const std::size_t begin = m_at;
            while (m_at < m_end && !isBlank(m_whole[m_at]) && !atGroup()) {
                ++m_at;
            }
            if (readWords(base::fold(m_whole.substr(begin, m_at - begin)), begin, ability)) {
                return;
            }
            m_nameEnd = m_at;
        }
    }

    // True where the value stands among the words: nothing but brackets may follow then. One word
    // may fold to several, where its blanks were of the kind that does not break.
    bool readWords(const std::string &folded, std::size_t begin, Ability &ability)
    {
        bool hasValue = false;
        for (const auto word : base::split(folded, ' ')) {
            if (word.empty()) {
                continue;
            }
            if (hasValue) {
                m_names.mistake(begin, m_at - begin, unexpected(word));
            } else if (!ability.name.empty() && isValue(word)) {
                hasValue = true;
                m_value = m_whole.substr(begin, m_at - begin);
                m_names.setValue(ability, word, begin, m_at - begin);
            } else {
                ability.name += (ability.name.empty() ? "" : " ") + std::string(word);
            }
        }
        return hasValue;
    }

    void readGroups(Ability &ability)
    {
        while (skipBlanks(), m_at < m_end && atGroup()) {
            const std::size_t begin = m_at;
            const auto inside = group(m_whole[m_at] == '{' ? '}' : ']');
            if (!inside) {
                return;
            }
            readGroup(ability, *inside, m_whole.substr(begin, m_at - begin));
        }
        m_names.sortModifiers(ability);
    }

    // `written` is the group as it stands in the text, with its brackets.
    void readGroup(Ability &ability, std::string_view inside, std::string_view written)
    {
        const std::size_t begin = placeOf(written);
        const auto bare = written.substr(1, written.size() - 2);
        const auto parts = base::split(inside, ',');
        const auto writtenParts = base::split(bare, ',');
        // Folding may make a comma of what was written wide.
        const bool isAlike = parts.size() == writtenParts.size();
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::string name(base::trimmed(parts[i]));
            if (written.front() == '{') {
                m_names.addModifier(ability, name, begin, written.size());
            } else {
                refuseValue(name, isAlike ? writtenParts[i] : bare);
                m_names.addIgnored(ability, name, begin, written.size());
            }
        }
    }

    static base::Text unexpected(std::string_view words)
    {
        return text("Notation", "\"%1\" is not expected here; abilities are parted by ;")
            .with(words);
    }

    void refuseRest()
    {
        skipBlanks();
        if (m_at < m_end) {
            m_names.mistake(m_at, m_end - m_at, unexpected(m_whole.substr(m_at, m_end - m_at)));
        }
    }

    std::string_view m_whole;
    std::size_t m_at;
    std::size_t m_end;
    std::size_t m_begin = 0;
    std::size_t m_nameEnd = 0;
    std::string_view m_value; // as it stands in the text; empty where there is none
    NotationNames m_names;
    NotationReading &m_reading;
};

void refuseLength(std::string_view text, std::size_t at, NotationReading &reading)
{
    reading.mistakes.push_back(
        {at,
         text.size() - at,
         base::text("Notation", "This is longer than the %1 characters that are read.")
             .with(LongestNotation)});
}

} // namespace

NotationReading parseNotation(std::string_view text, const Vocabulary &vocabulary)
{
    NotationReading reading;
    if (text.size() > LongestNotation) {
        refuseLength(text, LongestNotation, reading);
        return reading;
    }
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const auto end = std::min(text.find(';', begin), text.size());
        if (reading.notation.abilities.size() == MostAbilities) {
            reading.mistakes.push_back(
                {begin,
                 text.size() - begin,
                 base::text("Notation", "More than %1 abilities are not read.")
                     .with(MostAbilities)});
            break;
        }
        ItemParser(text, begin, end, vocabulary, reading).parse();
        begin = end + 1;
    }
    // What is printed must be readable again, and folding may make letters longer.
    if (text.size() > LongestNotation / 20
        && printNotation(reading.notation).size() > LongestNotation) {
        refuseLength(text, 0, reading);
    }
    return reading;
}

} // namespace catalog
