#include "catalog/catalog.h"

#include <algorithm>

namespace catalog
{

using base::text;

namespace
{

base::Outcome amend(Piece &piece, const Schema &schema, const Amendment &amendment)
{
    const int attribute = schema.attributeIndex(amendment.attribute);
    if (attribute < 0) {
        return base::problem(text("Catalog", "%1: the game has no attribute \"%2\".")
                                 .with(piece.name)
                                 .with(amendment.attribute));
    }
    return setValue(piece, schema, attribute, amendment.value)
        .map_error([&piece](const base::Problem &problem) {
            auto named = problem;
            named.what = text("Catalog", "%1: %2").with(piece.name).with(problem.what);
            return named;
        });
}

// What the person said, one value or several times over, against what the release says.
void listAmended(Piece &piece, const Piece &shipped, const std::vector<int> &attributes)
{
    for (const int attribute : attributes) {
        const Value &before = shipped.value(attribute);
        if (!(piece.value(attribute) == before)) {
            piece.amended.push_back({attribute, before});
        }
    }
}

} // namespace

std::vector<PiecePointer> amended(const std::vector<PiecePointer> &shipped,
                                  const Schema &schema,
                                  const std::vector<Amendment> &amendments,
                                  std::vector<base::Problem> &refused)
{
    std::unordered_map<std::string_view, std::vector<const Amendment *>> byKey;
    for (const auto &amendment : amendments) {
        byKey[amendment.key].push_back(&amendment);
    }
    std::vector<PiecePointer> result;
    result.reserve(shipped.size());
    for (const auto &piece : shipped) {
        const auto found = byKey.find(piece->key);
        if (found == byKey.end()) {
            result.push_back(piece);
            continue;
        }
        Piece changed = *piece;
        std::vector<int> attributes;
        for (const auto *amendment : found->second) {
            if (auto done = amend(changed, schema, *amendment); !done) {
                refused.push_back(done.error());
                continue;
            }
            const int attribute = schema.attributeIndex(amendment->attribute);
            if (std::find(attributes.begin(), attributes.end(), attribute) == attributes.end()) {
                attributes.push_back(attribute);
            }
        }
        finishPiece(changed, schema);
        listAmended(changed, *piece, attributes);
        const bool isChanged = !(changed.values == piece->values);
        result.push_back(isChanged ? std::make_shared<const Piece>(std::move(changed)) : piece);
    }
    return result;
}

} // namespace catalog
