#include "cli/piece_order.h"

#include "base/fold.h"

#include <algorithm>

namespace cli
{

using base::text;
using catalog::SortDirection;

namespace
{

bool isCalled(const catalog::Attribute &attribute, const std::string &folded)
{
    const auto &names = attribute.queryNames;
    return attribute.slug == folded || std::find(names.begin(), names.end(), folded) != names.end();
}

std::string choices(const catalog::Schema &schema)
{
    std::string result = "name, id, status";
    for (const auto &attribute : schema.attributes) {
        result += ", " + attribute.slug;
    }
    return result;
}

// -1, 0 or 1, both being given.
int compareGiven(const catalog::Value &one,
                 const catalog::Value &other,
                 const catalog::Attribute &attribute)
{
    const bool isNumeric = attribute.kind == catalog::AttributeKind::Number
        || attribute.kind == catalog::AttributeKind::Choice;
    if (isNumeric) {
        return one.number == other.number ? 0 : one.number < other.number ? -1 : 1;
    }
    return base::fold(one.text).compare(base::fold(other.text));
}

int compare(const catalog::Piece &one,
            const catalog::Piece &other,
            const catalog::Schema &schema,
            const PieceOrder &order)
{
    switch (order.by) {
    case PieceOrder::By::Name:
        return base::fold(one.name).compare(base::fold(other.name));
    case PieceOrder::By::Key:
        return one.key.compare(other.key);
    case PieceOrder::By::Status:
        return static_cast<int>(one.status) - static_cast<int>(other.status);
    case PieceOrder::By::Attribute:
        return compareGiven(one.value(order.attribute),
                            other.value(order.attribute),
                            schema.attributes[static_cast<std::size_t>(order.attribute)]);
    }
    return 0;
}

bool isGiven(const catalog::Piece &piece, const PieceOrder &order)
{
    return order.by != PieceOrder::By::Attribute || piece.value(order.attribute).isGiven();
}

} // namespace

base::Result<PieceOrder> pieceOrder(const std::string &word, const catalog::Schema &schema)
{
    PieceOrder order;
    const bool isDescending = word.substr(0, 1) == "-";
    order.direction = isDescending ? SortDirection::Descending : SortDirection::Ascending;
    const std::string key = base::fold(isDescending ? word.substr(1) : word);
    if (key.empty() || key == "name") {
        return order;
    }
    // "key" is what the search calls that which JSON has as "id".
    if (key == "id" || key == "key") {
        order.by = PieceOrder::By::Key;
        return order;
    }
    if (key == "status") {
        order.by = PieceOrder::By::Status;
        return order;
    }
    const auto found =
        std::find_if(schema.attributes.begin(),
                     schema.attributes.end(),
                     [&key](const auto &attribute) { return isCalled(attribute, key); });
    if (found == schema.attributes.end()) {
        return base::problem(
            text("CommandLine", "The game has no attribute \"%1\" to sort by.").with(key),
            text("CommandLine", "There are: %1.").with(choices(schema)));
    }
    order.by = PieceOrder::By::Attribute;
    order.attribute = static_cast<int>(found - schema.attributes.begin());
    return order;
}

void sortPieces(std::vector<catalog::PiecePointer> &pieces,
                const catalog::Schema &schema,
                const PieceOrder &order)
{
    const bool isDescending = order.direction == SortDirection::Descending;
    std::stable_sort(pieces.begin(), pieces.end(), [&](const auto &one, const auto &other) {
        if (isGiven(*one, order) != isGiven(*other, order)) {
            return isGiven(*one, order);
        }
        if (!isGiven(*one, order)) {
            return false;
        }
        const int compared = compare(*one, *other, schema, order);
        return isDescending ? compared > 0 : compared < 0;
    });
}

} // namespace cli
