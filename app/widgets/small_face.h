// A piece's face in a square of a list or a pile, out of the cache, in the middle of its room.
#pragma once

#include "faces/face_cache.h"

#include <QRect>

#include <string>

class QPainter;

namespace widgets
{

struct SmallFace {
    catalog::PiecePointer piece; // never null
    const catalog::Schema &schema;
    std::string language = "en";
};

// In light or dark as the application's palette is.
void paintSmallFace(QPainter &painter,
                    const QRect &room,
                    const SmallFace &face,
                    faces::FaceCache &cache);

} // namespace widgets
