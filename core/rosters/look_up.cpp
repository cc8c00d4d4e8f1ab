#include "rosters/look_up.h"

#include "base/fold.h"

#include <algorithm>

namespace rosters
{

namespace
{

// The two attributes that every game with printings names alike (sets.json belongs to them).
constexpr std::string_view SetAttribute = "set";
constexpr std::string_view NumberAttribute = "number";

bool valueFits(const catalog::Attribute &attribute,
               const catalog::Value &value,
               std::string_view words)
{
    if (!value.isGiven()) {
        return false;
    }
    if (base::fold(value.text) == base::fold(words)) {
        return true;
    }
    const auto *choice = attribute.choice(words);
    return choice != nullptr && choice->value == value.text;
}

bool attributeFits(const catalog::Schema &schema,
                   const catalog::Piece &piece,
                   std::string_view slug,
                   std::string_view words)
{
    const auto *attribute = schema.attribute(slug);
    return attribute != nullptr && valueFits(*attribute, valueOf(piece, schema, slug), words);
}

bool setFits(const catalog::Catalog &catalog, const catalog::Piece &piece, std::string_view words)
{
    if (attributeFits(catalog.schema(), piece, SetAttribute, words)) {
        return true;
    }
    const auto *set = catalog.set(words);
    return set != nullptr && attributeFits(catalog.schema(), piece, SetAttribute, set->name);
}

std::string_view withoutNumberSign(std::string_view words)
{
    return words.substr(0, 1) == "#" ? words.substr(1) : words;
}

bool numberFits(const catalog::Catalog &catalog,
                const catalog::Piece &piece,
                std::string_view words)
{
    const auto number = withoutNumberSign(words);
    return !number.empty() && attributeFits(catalog.schema(), piece, NumberAttribute, number);
}

// "DoU 12", "DoU #12"
bool setAndNumberFit(const catalog::Catalog &catalog,
                     const catalog::Piece &piece,
                     std::string_view words)
{
    const auto blank = words.rfind(' ');
    return blank != std::string_view::npos
        && setFits(catalog, piece, base::trimmed(words.substr(0, blank)))
        && numberFits(catalog, piece, words.substr(blank + 1));
}

// A set that exists, alone or as in "DoU 12", where the piece does not say of which it is: unknown
// is not another one.
bool setMayFit(const catalog::Catalog &catalog, const catalog::Piece &piece, std::string_view words)
{
    const auto &schema = catalog.schema();
    if (!valueOf(piece, schema, SetAttribute).isUnknown()) {
        return false;
    }
    if (catalog.set(words)) {
        return true;
    }
    const auto blank = words.rfind(' ');
    return blank != std::string_view::npos && catalog.set(base::trimmed(words.substr(0, blank)))
        && (valueOf(piece, schema, NumberAttribute).isUnknown()
            || numberFits(catalog, piece, words.substr(blank + 1)));
}

// How far the words reach, the nearest first. The type counts only where nothing else fits: the set
// "Base" is not meant by every base. A piece of unknown set is taken only where none is known to be
// of the set that is meant.
enum class Breadth { WithoutType, WithType, WithUnknownSet };

bool partFits(const catalog::Catalog &catalog,
              const catalog::Piece &piece,
              std::string_view words,
              Breadth breadth)
{
    const auto &schema = catalog.schema();
    const auto identity = identityAttributes(schema);
    const bool identityFits = std::any_of(identity.begin(), identity.end(), [&](int place) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(place)];
        return attribute.slug != schema.typedBy && valueFits(attribute, piece.value(place), words);
    });
    return identityFits || setFits(catalog, piece, words) || numberFits(catalog, piece, words)
        || setAndNumberFit(catalog, piece, words)
        || (breadth >= Breadth::WithType && attributeFits(schema, piece, schema.typedBy, words))
        || (breadth == Breadth::WithUnknownSet && setMayFit(catalog, piece, words));
}

bool fits(const catalog::Catalog &catalog,
          const catalog::Piece &piece,
          std::string_view words,
          Breadth breadth)
{
    if (partFits(catalog, piece, words, breadth)) {
        return true;
    }
    const auto parts = base::split(words, ',');
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [&](std::string_view part) {
               const auto bare = base::trimmed(part);
               return !bare.empty() && partFits(catalog, piece, bare, breadth);
           });
}

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

} // namespace

std::vector<int> identityAttributes(const catalog::Schema &schema)
{
    std::vector<int> result;
    for (const auto &slug : schema.identity) {
        if (const int place = schema.attributeIndex(slug); place >= 0) {
            result.push_back(place);
        }
    }
    return result;
}

std::vector<catalog::PiecePointer> qualified(const std::vector<catalog::PiecePointer> &pieces,
                                             const catalog::Catalog &catalog,
                                             std::string_view qualifier)
{
    const auto words = base::trimmed(qualifier);
    if (words.empty()) {
        return pieces;
    }
    std::vector<catalog::PiecePointer> found;
    for (const auto breadth : {Breadth::WithoutType, Breadth::WithType, Breadth::WithUnknownSet}) {
        std::copy_if(pieces.begin(),
                     pieces.end(),
                     std::back_inserter(found),
                     [&](const catalog::PiecePointer &piece) {
                         return fits(catalog, *piece, words, breadth);
                     });
        if (!found.empty()) {
            break;
        }
    }
    return found;
}

std::vector<catalog::PiecePointer>
lookUp(const catalog::Catalog &catalog, std::string_view name, std::string_view qualifier)
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
