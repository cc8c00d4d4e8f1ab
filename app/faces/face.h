// A piece drawn in the manner of the real thing: chip, unit card, command card, order token, or a
// plain card for games without a face of their own. Everything is vector painting, as crisp on
// paper as on a screen; how much is shown follows from the size. Needs a QGuiApplication.
#pragma once

#include "catalog/piece.h"
#include "catalog/schema.h"
#include "faces/palette.h"

#include <QImage>
#include <QPainterPath>
#include <QRectF>
#include <QSize>

#include <optional>
#include <string>

class QPainter;

namespace faces
{

// How much a face shows. Bare: what is told apart at 24 pixels (colour, emblem, points). Short: the
// numbers too, and words where they can be read. Full: everything.
enum class Detail { Bare, Short, Full };

struct FaceOptions {
    Surroundings surroundings = Surroundings::Light;
    std::string language = "en";  // of names and labels
    QImage photograph;            // drawn instead of the face, clipped to its outline
    std::optional<Detail> detail; // otherwise chosen by the size
};

// Width by height of the face: 1 for a chip.
qreal aspectRatio(const catalog::Piece &piece, const catalog::Schema &schema);
// The largest rectangle of that ratio in the middle of `box`.
QRectF faceRect(const QRectF &box, const catalog::Piece &piece, const catalog::Schema &schema);
// The outline within that rectangle, for hit tests, drop shadows and selection frames.
QPainterPath
faceOutline(const QRectF &box, const catalog::Piece &piece, const catalog::Schema &schema);
// What is shown at a height in logical pixels where the options leave it open.
Detail detailAt(qreal logicalHeight);

// Fills the box as far as the ratio allows. Leaves the painter as it was.
void paintFace(QPainter &painter,
               const QRectF &box,
               const catalog::Piece &piece,
               const catalog::Schema &schema,
               const FaceOptions &options = {});

// On a transparent ground; `size` is in logical pixels.
QImage faceImage(const catalog::Piece &piece,
                 const catalog::Schema &schema,
                 const QSize &size,
                 qreal devicePixelRatio,
                 const FaceOptions &options = {});

} // namespace faces
