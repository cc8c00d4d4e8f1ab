#include "sheets/sheet_columns.h"

namespace sheets
{

using catalog::AttributeKind;

namespace
{

int attributeOf(const catalog::Schema &schema, std::string_view slug, AttributeKind kind)
{
    const int index = schema.attributeIndex(slug);
    return index >= 0 && schema.attributes[static_cast<std::size_t>(index)].kind == kind ? index
                                                                                         : -1;
}

// What the verdict adds up is what the pieces cost.
int costAttribute(const catalog::Schema &schema, const construction::Verdict &verdict)
{
    for (const auto &total : verdict.totals) {
        if (const int index = attributeOf(schema, total.first, AttributeKind::Number); index >= 0) {
            return index;
        }
    }
    const int points = attributeOf(schema, "points", AttributeKind::Number);
    return points >= 0 ? points : attributeOf(schema, "cost", AttributeKind::Number);
}

} // namespace

Columns columnsFor(const catalog::Schema &schema, const construction::Verdict &verdict)
{
    constexpr std::size_t MostDetails = 2;
    Columns columns;
    columns.type = attributeOf(schema, schema.typedBy, AttributeKind::Choice);
    const int rank = attributeOf(schema, "rank", AttributeKind::Choice);
    if (rank >= 0 && schema.attributes[static_cast<std::size_t>(rank)].ordered) {
        columns.group = rank;
        columns.highestFirst = true;
    } else {
        columns.group = columns.type;
    }
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        if (attribute.kind == AttributeKind::Choice && !attribute.ordered
            && static_cast<int>(i) != columns.group && columns.details.size() < MostDetails) {
            columns.details.push_back(static_cast<int>(i));
        }
    }
    columns.cost = costAttribute(schema, verdict);
    columns.worth = columns.cost >= 0 ? columns.cost : columns.group;
    columns.set = schema.attributeIndex("set");
    columns.number = schema.attributeIndex("number");
    return columns;
}

} // namespace sheets
