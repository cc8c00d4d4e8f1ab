// A person's photograph of a piece, read from the profile in place of a drawn face.
#pragma once

#include <QImage>
#include <QString>

namespace faces
{

// No smaller than `least` device pixels where the picture allows; an invalid size takes it whole.
// A null image where the file is missing or is no picture: then the piece is drawn.
QImage readPhotograph(const QString &file, const QSize &least = {});

} // namespace faces
