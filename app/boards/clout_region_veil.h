// Where a point may be given and where not: a veil with hatching over what is barred, with an
// outline round what is free. Made once for a question and kept, as a region may have many holes.
#pragma once

#include "boards/clout_colours.h"
#include "boards/clout_table_scale.h"
#include "engine/region.h"

#include <QImage>

namespace boards
{

// Over all that is seen of the table. Nothing of it is drawn where the whole area is free.
QImage regionVeil(const engine::Region &region,
                  const TableScale &scale,
                  const BoardColours &colours,
                  qreal devicePixelRatio);

} // namespace boards
