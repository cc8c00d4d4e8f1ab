#include "catalog/piece_match.h"

#include "base/fold.h"

#include <algorithm>

namespace catalog
{

namespace
{

enum class Agreement { Unsaid, Equal, Different };

// What is unknown on either side says nothing; "none" is a statement like any other.
Agreement compare(const Value &said, const Value &known)
{
    if (said.isUnknown() || known.isUnknown()) {
        return Agreement::Unsaid;
    }
    const bool isEqual =
        said.state == known.state && base::fold(said.text) == base::fold(known.text);
    return isEqual ? Agreement::Equal : Agreement::Different;
}

// How many of the attributes that tell pieces apart agree; -1 where one differs.
int agreements(const PieceRow &row, const Piece &piece, const Schema &schema)
{
    int equal = 0;
    for (const auto &slug : schema.identity) {
        const int attribute = schema.attributeIndex(slug);
        if (attribute < 0) {
            continue; // the name, which was looked up
        }
        const auto found = compare(row.piece.value(attribute), piece.value(attribute));
        if (found == Agreement::Different) {
            return -1;
        }
        equal += found == Agreement::Equal ? 1 : 0;
    }
    return equal;
}

} // namespace

std::vector<PiecePointer> matching(const PieceRow &row, const Catalog &catalog)
{
    // A piece of which a set is not known fits any set, but one that is known to be of the row's
    // set is meant.
    std::vector<PiecePointer> result;
    int most = 0;
    for (auto &piece : catalog.named(row.piece.name)) {
        const int equal = agreements(row, *piece, catalog.schema());
        if (equal > most) {
            most = equal;
            result.clear();
        }
        if (equal == most) {
            result.push_back(std::move(piece));
        }
    }
    return result;
}

bool hasName(const Piece &piece, std::string_view name)
{
    const auto names = base::split(piece.foldedNames, '\n');
    return std::find(names.begin(), names.end(), base::fold(name)) != names.end();
}

} // namespace catalog
