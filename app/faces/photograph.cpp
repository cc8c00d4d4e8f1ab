#include "faces/photograph.h"

#include <QImageReader>

namespace faces
{

QImage readPhotograph(const QString &file, const QSize &least)
{
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true); // the file's name is its digest
    const QSize whole = reader.size();
    if (least.isValid() && whole.width() > least.width() && whole.height() > least.height()) {
        reader.setScaledSize(whole.scaled(least, Qt::KeepAspectRatioByExpanding));
    }
    return reader.read();
}

} // namespace faces
