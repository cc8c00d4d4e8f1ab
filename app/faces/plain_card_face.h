// The face of a piece whose game has none of its own: a card built from the schema, with its name,
// type, and what is known of it. Also drawn for pieces whose type is not known.
#pragma once

#include "faces/canvas.h"

namespace faces
{

void paintPlainCard(const Canvas &canvas);

} // namespace faces
