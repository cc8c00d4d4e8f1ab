#include "sheets/sheet_fields.h"

#include "files/json_reading.h"

#include <array>

namespace sheets
{

namespace
{

struct FieldRow {
    const char *key;
    std::string SheetFields::*member;
};

constexpr std::array<FieldRow, 5> Fields{{
    {"player", &SheetFields::player},
    {"id", &SheetFields::id},
    {"event", &SheetFields::event},
    {"date", &SheetFields::date},
    {"place", &SheetFields::place},
}};

} // namespace

FieldPairs toPairs(const SheetFields &fields)
{
    FieldPairs pairs;
    for (const auto &field : Fields) {
        pairs.emplace_back(field.key, fields.*field.member);
    }
    return pairs;
}

SheetFields fromPairs(const FieldPairs &pairs)
{
    SheetFields fields;
    for (const auto &[key, value] : pairs) {
        for (const auto &field : Fields) {
            if (key == field.key) {
                fields.*field.member = value;
            }
        }
    }
    return fields;
}

files::json::Node toJson(const SheetFields &fields)
{
    files::json::Node node;
    for (const auto &[key, value] : toPairs(fields)) {
        node.set(key, value);
    }
    return node;
}

base::Result<SheetFields> fromJson(const files::json::Node &node, const std::string &file)
{
    const files::json::Source source{node, file};
    if (auto isObject = source.asObject(); !isObject) {
        return tl::unexpected(isObject.error());
    }
    SheetFields fields;
    for (const auto &field : Fields) {
        const auto member = source.optionalMember(field.key);
        if (!member) {
            continue;
        }
        auto words = member->asString();
        if (!words) {
            return tl::unexpected(words.error());
        }
        fields.*field.member = std::move(*words);
    }
    return fields;
}

} // namespace sheets
