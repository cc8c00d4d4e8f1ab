#include "rosters/look_up.h"

#include "base/fold.h"
#include "rosters/singular_names.h"

#include <algorithm>

namespace rosters
{

namespace
{

// Every word or pair of words that might tell this piece apart, the best first.
std::vector<std::string> singleQualifiers(const catalog::Piece &piece,
                                          const catalog::Catalog &catalog)
{
    const auto &schema = catalog.schema();
    std::vector<std::string> result;
    for (const int place : identityAttributes(schema)) {
        const auto &value = piece.value(place);
        if (!value.isGiven()) {
            continue;
        }
        const bool isSet = schema.attributes[static_cast<std::size_t>(place)].slug == SetAttribute;
        const auto *set = isSet ? catalog.set(value.text) : nullptr;
        result.push_back(set && !set->code.empty() ? set->code : value.text);
    }
    if (const auto &type = valueOf(piece, schema, schema.typedBy); type.isGiven()) {
        result.push_back(type.text);
    }
    return result;
}

std::vector<std::string> possibleQualifiers(const catalog::Piece &piece,
                                            const catalog::Catalog &catalog)
{
    const auto singles = singleQualifiers(piece, catalog);
    auto result = singles;
    const auto &schema = catalog.schema();
    const auto &number = valueOf(piece, schema, NumberAttribute);
    const auto &setValue = valueOf(piece, schema, SetAttribute);
    if (number.isGiven()) {
        if (setValue.isGiven()) {
            const auto *set = catalog.set(setValue.text);
            const bool hasCode = set != nullptr && !set->code.empty();
            result.push_back((hasCode ? set->code : setValue.text) + ' ' + number.text);
        }
        result.push_back(number.text);
    }
    for (std::size_t one = 0; one < singles.size(); ++one) {
        for (std::size_t other = one + 1; other < singles.size(); ++other) {
            result.push_back(singles[one] + ", " + singles[other]);
        }
    }
    std::string all;
    for (const auto &single : singles) {
        all += (all.empty() ? "" : ", ") + single;
    }
    result.push_back(all);
    if (setValue.isGiven()) {
        result.push_back(setValue.text); // two sets may have one code
    }
    return result;
}

bool isOnly(const std::vector<catalog::PiecePointer> &found, const catalog::Piece &piece)
{
    return found.size() == 1 && found.front()->key == piece.key;
}

// Those whose main name this is, where there are any: a further name of another piece must not
// make a piece unreachable by its own.
std::vector<catalog::PiecePointer> byMainName(std::vector<catalog::PiecePointer> found,
                                              std::string_view name)
{
    const std::string folded = base::fold(name);
    const auto others = std::stable_partition(found.begin(),
                                              found.end(),
                                              [&folded](const catalog::PiecePointer &piece) {
                                                  return base::fold(piece->name) == folded;
                                              });
    if (others != found.begin()) {
        found.erase(others, found.end());
    }
    return found;
}

std::string bracketed(std::string_view name, std::string_view qualifier)
{
    return std::string(name) + " (" + std::string(qualifier) + ')';
}

std::vector<catalog::PiecePointer>
lookUpAsWritten(const catalog::Catalog &catalog, std::string_view name, std::string_view qualifier)
{
    if (base::trimmed(qualifier).empty()) {
        return byMainName(catalog.named(name), name);
    }
    const std::string whole = bracketed(name, qualifier);
    if (auto found = catalog.named(whole); !found.empty()) {
        return byMainName(std::move(found), whole);
    }
    return byMainName(qualified(catalog.named(name), catalog, qualifier), name);
}

} // namespace

std::vector<catalog::PiecePointer>
lookUp(const catalog::Catalog &catalog, std::string_view name, std::string_view qualifier)
{
    constexpr std::size_t LongestName = 4000; // bytes; that of no piece comes near
    if (name.size() > LongestName) {
        return {};
    }
    auto found = lookUpAsWritten(catalog, name, qualifier);
    if (!found.empty() || !catalog.named(name).empty()) {
        return found;
    }
    for (const auto &singular : singularNames(name, catalog.schema())) {
        found = lookUpAsWritten(catalog, singular, qualifier);
        if (!found.empty()) {
            break;
        }
    }
    return found;
}

std::string qualifierFor(const catalog::Piece &piece, const catalog::Catalog &catalog)
{
    if (isOnly(lookUp(catalog, piece.name, {}), piece)) {
        return {};
    }
    for (auto &words : possibleQualifiers(piece, catalog)) {
        if (isOnly(lookUp(catalog, piece.name, words), piece)) {
            return words;
        }
    }
    return {};
}

std::string describedFor(const catalog::Piece &piece, const catalog::Catalog &catalog)
{
    const std::string qualifier = qualifierFor(piece, catalog);
    return qualifier.empty() ? piece.name : bracketed(piece.name, qualifier);
}

Line withKey(const Line &line, const catalog::Catalog &catalog)
{
    auto piece = line.key.empty() ? nullptr : catalog.find(line.key);
    if (!piece) {
        const auto found = lookUp(catalog, line.name, line.qualifier);
        if (found.size() != 1) {
            return line;
        }
        piece = found.front();
    }
    Line result = line;
    result.key = piece->key;
    result.name = piece->name;
    // What a person wrote to pick the printing stays, unless it was part of the name.
    const bool picks = !line.qualifier.empty()
        && !qualified({piece}, catalog, line.qualifier).empty()
        && isOnly(lookUp(catalog, piece->name, line.qualifier), *piece);
    if (!picks) {
        result.qualifier = qualifierFor(*piece, catalog);
    }
    return result;
}

} // namespace rosters
