#include "base/fold.h"
#include "rosters/look_up.h"

#include <algorithm>

namespace rosters
{

namespace
{

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
    if (catalog.set(words) != nullptr) {
        return true;
    }
    const auto blank = words.rfind(' ');
    return blank != std::string_view::npos
        && catalog.set(base::trimmed(words.substr(0, blank))) != nullptr
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

} // namespace rosters
