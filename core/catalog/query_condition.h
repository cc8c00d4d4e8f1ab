// What a parsed query is made of: conditions that a piece meets or not. Everything that can be
// prepared (folded words, places of attributes, patterns) is prepared when a condition is made, so
// that holds() allocates nothing. Used by the parser of the search only; see query.h.
#pragma once

#include "catalog/pattern.h"
#include "catalog/piece.h"
#include "catalog/read_ahead.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

class Condition
{
public:
    virtual ~Condition() = default;
    virtual bool holds(const Piece &piece) const = 0;
    // Says what holds() reads.
    virtual void addReadings(ReadAhead & /*ahead*/) const { }
    // Dear conditions are asked last: 1 reads a number, 10 a text, 100 runs a pattern.
    virtual int cost() const { return 1; }
};
using ConditionPointer = std::unique_ptr<const Condition>;

enum class Comparison { Contains, Equal, Unequal, Less, AtMost, Greater, AtLeast };

constexpr bool isOrdering(Comparison comparison)
{
    return comparison >= Comparison::Less;
}
bool compare(std::int64_t left, Comparison comparison, std::int64_t right);

// Null parts are left out; null where none is left.
ConditionPointer allOf(std::vector<ConditionPointer> parts);
ConditionPointer anyOf(std::vector<ConditionPointer> parts);
ConditionPointer noneOf(ConditionPointer part);

// Names, all those a piece has; the words are folded.
ConditionPointer nameContains(std::string folded);
ConditionPointer nameIs(std::string folded);

ConditionPointer nameFits(PatternPointer pattern);

// Where a text is found in a piece.
struct TextPlace {
    enum class Kind { Attribute, Key, Source };
    Kind kind = Kind::Attribute;
    int attribute = 0;
};
ConditionPointer textContains(TextPlace place, std::string folded);
ConditionPointer textIsOneOf(TextPlace place, std::vector<std::string> folded);
// A text that is there, but is none of these.
ConditionPointer textIsOther(TextPlace place, std::vector<std::string> folded);
ConditionPointer textFits(TextPlace place, PatternPointer pattern);

// What is looked for among abilities or keywords; parts left as they are fit any.
struct AbilityPattern {
    int slot = -1; // Piece::notations; -1: all of them
    int item = -1; // in the vocabulary
    bool immunity = false;
    std::optional<AbilityValue> form = {};
    std::optional<int> value = {};
    std::vector<std::string> modifiers = {}; // slugs, all of which must be there
    std::vector<std::string> ignores = {};   // names, likewise
};
ConditionPointer hasAbility(AbilityPattern pattern);

// A place where numbers come from. An ability may stand on a piece twice, so it may give several;
// a comparison holds where it holds for any of them.
struct NumberSource {
    enum class Kind { Constant, Attribute, Total, Ability };
    Kind kind = Kind::Constant;
    int constant = 0;
    int attribute = 0;
    AbilityPattern ability = {};
};
ConditionPointer numberCompares(NumberSource left, Comparison comparison, NumberSource right);
enum class Parity { Even, Odd };
ConditionPointer numberIs(Parity parity, NumberSource source);

// A set of states or statuses, as bits by their enumerators.
template<typename State>
constexpr unsigned bitOf(State state)
{
    return 1U << static_cast<unsigned>(state);
}
// Unknown where the piece has no such value.
const Value &valueAt(const Piece &piece, int attribute);
ConditionPointer stateWithin(int attribute, unsigned states);
ConditionPointer statusWithin(unsigned statuses);
ConditionPointer isAmended();
ConditionPointer hasPicture();

// A given choice (or yes = 1, no = 0) among those allowed.
ConditionPointer choiceWithin(int attribute, std::vector<bool> allowed);

// A word of a counts attribute; without a number any number of it will do.
struct NeededCount {
    std::string word; // folded
    std::optional<int> number;
};
// Compares as sets: AtLeast has all that is needed, AtMost has nothing else.
ConditionPointer
countsCompare(int attribute, Comparison comparison, const std::vector<NeededCount> &needed);

} // namespace catalog
