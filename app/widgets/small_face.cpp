#include "widgets/small_face.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

namespace widgets
{

void paintSmallFace(QPainter &painter,
                    const QRect &room,
                    const SmallFace &face,
                    faces::FaceCache &cache)
{
    faces::FaceOptions options;
    const bool isDark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
    options.surroundings = isDark ? faces::Surroundings::Dark : faces::Surroundings::Light;
    options.language = face.language;
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QImage image = cache.image(face.piece, face.schema, room.size(), ratio, options);
    const QSizeF size = image.deviceIndependentSize();
    const QRectF whole(room);
    painter.drawImage(QRectF(whole.center().x() - size.width() / 2,
                             whole.center().y() - size.height() / 2,
                             size.width(),
                             size.height()),
                      image);
}

} // namespace widgets
