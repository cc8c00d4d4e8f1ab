// What a header asks a model for besides the full title of a column.
#pragma once

#include <qnamespace.h>

namespace models
{

// A title for a narrow column, such as "Pts"; the full one is in DisplayRole and ToolTipRole.
constexpr int ShortTitleRole = Qt::UserRole + 100;

} // namespace models
