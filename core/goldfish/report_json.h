// A report as one JSON document, in the shape that other programs read: fields may be added, none
// is ever renamed. Numbers are rounded to six places, so that equal reports are equal bytes.
#pragma once

#include "files/json.h"
#include "goldfish/report.h"

namespace goldfish
{

files::json::Node jsonOf(const Report &report);

// For others that write figures beside it.
double rounded(double number);
files::json::Node jsonOf(const Interval &interval); // [low, high]; null where it is not bounded

} // namespace goldfish
