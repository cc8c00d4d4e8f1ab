// The values that the parts of a setup's JSON are made of. A Problem names the line.
#pragma once

#include "base/plane.h"
#include "base/result.h"
#include "files/json_reading.h"

#include <cstdint>
#include <string>

namespace games::clout
{

// A length that is written in millimetres, with three decimals at most.
base::Result<std::int32_t> micrometres(const files::json::Source &source);
// [x, y] in millimetres.
base::Result<base::Point> pointOf(const files::json::Source &source);
// A number from 0 to 99 that is printed on the chip of this name.
base::Result<int>
printedNumber(const files::json::Source &chip, std::string_view key, const std::string &name);

} // namespace games::clout
