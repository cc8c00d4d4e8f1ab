// The art of a piece: a small abstract landscape in its faction's colour, differing from piece to
// piece by its name, with the emblem of the faction and a setting for the type (a tower for bases,
// a bolt for actions, a pendant for relics).
#pragma once

#include "faces/canvas.h"

#include <QRectF>

namespace faces
{

// The place of the variation that chooses the drawing of the emblem.
inline constexpr int EmblemPlace = 5;

// Fills the field. The caller has set the clip.
void paintBackdrop(const Canvas &canvas, const QRectF &field);
// The emblem in the setting of the piece's type; a quiet mark where the faction is unknown.
void paintFigurehead(const Canvas &canvas, QPointF centre, qreal radius);

} // namespace faces
