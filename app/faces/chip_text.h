// The text box of a chip: each ability on a line with its value, the symbols of its modifiers, and
// what it ignores in brackets; immunities in parentheses.
#pragma once

#include "catalog/notation.h"
#include "faces/canvas.h"
#include "faces/text_field.h"

#include <vector>

namespace faces
{

// Short: long names are cut to three letters and a point. Terse: modifiers and what is ignored are
// left out too.
enum class Wording { Whole, Short, Terse };

std::vector<Paragraph>
abilityLines(const Canvas &canvas, const catalog::Notation &notation, Wording wording);

} // namespace faces
