// What a player writes at the head of a registration sheet and wants to find there again next
// time: name, id, event, date and place. Kept as plain words; the settings store them as pairs.
#pragma once

#include "base/result.h"
#include "files/json.h"

#include <string>
#include <utility>
#include <vector>

namespace sheets
{

struct SheetFields {
    std::string player;
    std::string id;
    std::string event;
    std::string date; // as typed; 2026-11-30 is written out in the sheet's language
    std::string place;

    bool operator==(const SheetFields &) const = default;
};

using FieldPairs = std::vector<std::pair<std::string, std::string>>;

// Every field, empty ones too, in the order of the sheet.
FieldPairs toPairs(const SheetFields &fields);
// Keys that name no field are passed over: they may be a later release's.
SheetFields fromPairs(const FieldPairs &pairs);

files::json::Node toJson(const SheetFields &fields);
// `file` is named where a value is no string.
base::Result<SheetFields> fromJson(const files::json::Node &node, const std::string &file);

} // namespace sheets
