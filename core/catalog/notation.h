// The compact notation of abilities and keywords: `strike 3 {all} [fly]; (poison)`. Parsing gives
// structure and names every mistake with its place; printing gives the canonical form back.
//   item := '(' ability ')' | ability [N | ? | X] {'{' modifier '}'} {'[' ability ']'}   items: ';'
// A name that the vocabulary lacks is kept as it is, without effect, and noted.
#pragma once

#include "base/text.h"
#include "catalog/schema.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

enum class AbilityValue { Absent, Number, Unknown, Variable };

struct Ability {
    int item = -1;    // place in the vocabulary; -1: not known there
    std::string name; // the slug, or the folded name as written where the vocabulary lacks it
    AbilityValue form = AbilityValue::Absent;
    int value = 0;                      // where form is Number
    bool immunity = false;              // `(poison)`
    std::vector<std::string> modifiers; // slugs, in the vocabulary's order
    std::vector<std::string> ignores;   // names of abilities

    bool operator==(const Ability &) const = default;
};

// Abilities in order. Copies share one list until one of them is added to, for in a large
// collection thousands of pieces say the same.
class AbilityList
{
public:
    void push_back(Ability ability); // NOLINT(readability-identifier-naming): as containers have it

    auto begin() const { return all().begin(); }
    auto end() const { return all().end(); }
    std::size_t size() const { return all().size(); }
    bool empty() const { return all().empty(); }
    const Ability *data() const { return all().data(); }
    const Ability &front() const { return all().front(); }
    const Ability &back() const { return all().back(); }
    const Ability &operator[](std::size_t place) const { return all()[place]; }
    bool operator==(const AbilityList &other) const
    {
        return m_abilities == other.m_abilities || all() == other.all();
    }

private:
    const std::vector<Ability> &all() const;

    std::shared_ptr<std::vector<Ability>> m_abilities; // null: none
};

struct Notation {
    AbilityList abilities; // in the order in which they are printed on the piece

    const Ability *find(std::string_view name) const; // no immunities
    bool isImmuneTo(std::string_view name) const;
    bool operator==(const Notation &) const = default;
};

struct NotationRemark {
    std::size_t at = 0; // byte in the text that was parsed
    std::size_t length = 0;
    base::Text what;
};

struct NotationReading {
    Notation notation; // what could be understood, also where there are mistakes
    std::vector<NotationRemark> mistakes;
    std::vector<NotationRemark> notes; // such as an ability whose name is not known
};

// At most 4,000 bytes and 100 abilities. What has no mistake prints to a text that reads the same.
NotationReading parseNotation(std::string_view text, const Vocabulary &vocabulary);
std::string printNotation(const Notation &notation);
// For the screen, with the vocabulary's words in that language: "Strike 3 (all)".
std::string
describeAbility(const Ability &ability, const Vocabulary &vocabulary, std::string_view language);

} // namespace catalog
