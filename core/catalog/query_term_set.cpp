// Terms about the set or expansion of a piece.
#include "base/fold.h"
#include "catalog/query_term.h"

namespace catalog
{

namespace
{

// Code, name and the labels of a set, folded.
std::vector<std::string> spellingsOf(const PieceSet &set)
{
    std::vector<std::string> result{base::fold(set.name), base::fold(set.code)};
    for (const auto &[language, label] : set.label.words) {
        result.push_back(base::fold(label));
    }
    return result;
}

} // namespace

// A code or a whole name means that set; other words are looked for in the names of sets, in every
// language, and in what stands on the piece.
ConditionPointer TermReader::readSet(int attribute, const Term &term, const TermValue &value)
{
    const TextPlace place{TextPlace::Kind::Attribute, attribute};
    const std::string folded = base::fold(value.text);
    if (value.form == TermValue::Form::Slashed || isOrdering(term.comparison) || folded.empty()) {
        return readText(place, term, value);
    }
    std::vector<std::string> exactly;
    std::vector<std::string> partly;
    for (const auto &set : m_sets) {
        for (const auto &spelling : spellingsOf(set)) {
            if (spelling == folded) {
                exactly.push_back(base::fold(set.name));
                exactly.push_back(base::fold(set.code));
            } else if (spelling.find(folded) != std::string::npos) {
                partly.push_back(base::fold(set.name));
                partly.push_back(base::fold(set.code));
            }
        }
    }
    if (term.comparison == Comparison::Unequal) {
        exactly.push_back(folded);
        return textIsOther(place, std::move(exactly));
    }
    if (!exactly.empty() || term.comparison == Comparison::Equal) {
        exactly.push_back(folded);
        return textIsOneOf(place, std::move(exactly));
    }
    std::vector<ConditionPointer> parts;
    parts.push_back(textContains(place, folded));
    if (!partly.empty()) {
        parts.push_back(textIsOneOf(place, std::move(partly)));
    }
    return anyOf(std::move(parts));
}

} // namespace catalog
