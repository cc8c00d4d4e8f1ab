#include "construction/unique.h"

namespace construction
{

Answer UniqueMark::of(const catalog::Piece &piece, const catalog::Schema &schema) const
{
    const catalog::Value &value = piece.value(attribute);
    if (value.state == catalog::ValueState::None) {
        return Answer::No;
    }
    if (!value.isGiven()) {
        return Answer::Unknown;
    }
    if (ability.empty()) {
        return value.number != 0 ? Answer::Yes : Answer::No;
    }
    const auto slot = schema.attributes[static_cast<std::size_t>(attribute)].notationSlot;
    const auto &abilities = piece.notations[static_cast<std::size_t>(slot)];
    return abilities.find(ability) ? Answer::Yes : Answer::No;
}

bool UniqueMark::concerns(const catalog::Piece &piece) const
{
    return !ability.empty() || piece.value(attribute).state != catalog::ValueState::None;
}

base::Result<UniqueMark> uniqueMark(const RuleSource &source)
{
    const auto place = source.row.optionalMember("mark");
    auto name = place ? place->asString() : std::string{"unique"};
    if (!name) {
        return tl::unexpected(name.error());
    }
    const auto &schema = *source.schema;
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        if (attribute.slug == *name && attribute.kind == catalog::AttributeKind::YesNo) {
            return UniqueMark{static_cast<int>(i), {}, attribute.label, attribute.label};
        }
    }
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const auto *vocabulary = schema.vocabularyOf(attribute);
        const int item = vocabulary ? vocabulary->itemIndex(*name) : -1;
        if (item >= 0) {
            return UniqueMark{static_cast<int>(i),
                              *name,
                              vocabulary->items[static_cast<std::size_t>(item)].label,
                              attribute.label};
        }
    }
    return (place ? *place : source.row)
        .problem(base::text("Construction",
                            "The pieces of this game have neither a mark nor an ability “%1”.")
                     .with(*name));
}

} // namespace construction
