#include "faces/face.h"

#include "faces/canvas.h"
#include "faces/card_parts.h"
#include "faces/chip_face.h"
#include "faces/command_card_face.h"
#include "faces/order_token_face.h"
#include "faces/plain_card_face.h"
#include "faces/unit_card_face.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faces
{

namespace
{

enum class Form { Disc, Card };

struct FaceKind {
    std::string_view game; // empty: every game
    std::string_view type; // empty: every type, and where it is unknown
    Form form;
    void (*paint)(const Canvas &canvas);
};

// The first row that fits is the face of the piece.
constexpr FaceKind Kinds[] = {
    {"clout", "", Form::Disc, paintChip},
    {"mutant", "unit", Form::Card, paintUnitCard},
    {"mutant", "command card", Form::Card, paintCommandCard},
    {"mutant", "order", Form::Disc, paintOrderToken},
    {"", "", Form::Card, paintPlainCard},
};

const FaceKind &kindOf(const catalog::Piece &piece, const catalog::Schema &schema)
{
    const std::string &type = catalog::valueOf(piece, schema, schema.typedBy).text;
    const auto *kind = std::find_if(std::begin(Kinds), std::end(Kinds), [&](const FaceKind &row) {
        return (row.game.empty() || row.game == schema.game)
            && (row.type.empty() || row.type == type);
    });
    return kind == std::end(Kinds) ? Kinds[std::size(Kinds) - 1] : *kind;
}

qreal ratioOf(Form form)
{
    return form == Form::Disc ? 1.0 : card::Whole.width() / card::Whole.height();
}

QPainterPath outlineOf(Form form, const QRectF &rect)
{
    if (form == Form::Card) {
        return card::outline(rect);
    }
    QPainterPath path;
    path.addEllipse(rect);
    return path;
}

constexpr qreal Margin = 0.02; // of the height, for outline and shadow

QRectF rectOf(Form form, const QRectF &box)
{
    const qreal margin = Margin * std::min(box.width(), box.height());
    const QRectF room = box.adjusted(margin, margin, -margin, -margin);
    const qreal height = std::min(room.height(), room.width() / ratioOf(form));
    QRectF rect{0, 0, height * ratioOf(form), height};
    rect.moveCenter(room.center());
    return rect;
}

// A soft shadow by faint layers, one where it is but a pixel wide.
void paintShadow(QPainter &painter, Form form, const QRectF &rect, Detail detail)
{
    if (detail == Detail::Bare) {
        return;
    }
    const qreal step = rect.height() * Margin / 3;
    const int layers = detail == Detail::Full ? 3 : 1;
    for (int layer = 1; layer <= layers; ++layer) {
        const qreal grown = step * 0.45 * layer;
        const QRectF spread = rect.adjusted(-grown, -grown, grown, grown).translated(0, step * 0.9);
        painter.fillPath(outlineOf(form, spread), QColor{0, 0, 0, layers == 1 ? 70 : 34});
    }
}

void paintPhotograph(QPainter &painter, const QPainterPath &outline, const QImage &photograph)
{
    // Scaled so that it covers the face; what stands over is cut off evenly.
    const QRectF rect = outline.boundingRect();
    const QSizeF size =
        QSizeF{photograph.size()}.scaled(rect.size(), Qt::KeepAspectRatioByExpanding);
    QRectF target{QPointF{}, size};
    target.moveCenter(rect.center());
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(target, photograph);
}

qreal logicalScale(const QPainter &painter)
{
    const QTransform &transform = painter.worldTransform();
    return std::hypot(transform.m12(), transform.m22());
}

void paintDrawing(QPainter &painter, const FaceKind &kind, const QRectF &rect, const Canvas &canvas)
{
    if (kind.form == Form::Disc) {
        painter.translate(rect.center());
        painter.scale(rect.height() / 200, rect.height() / 200);
    } else {
        painter.translate(rect.topLeft());
        painter.scale(rect.height() / card::Whole.height(), rect.height() / card::Whole.height());
    }
    kind.paint(canvas);
}

} // namespace

qreal aspectRatio(const catalog::Piece &piece, const catalog::Schema &schema)
{
    return ratioOf(kindOf(piece, schema).form);
}

QRectF faceRect(const QRectF &box, const catalog::Piece &piece, const catalog::Schema &schema)
{
    return rectOf(kindOf(piece, schema).form, box);
}

QPainterPath
faceOutline(const QRectF &box, const catalog::Piece &piece, const catalog::Schema &schema)
{
    const Form form = kindOf(piece, schema).form;
    return outlineOf(form, rectOf(form, box));
}

Detail detailAt(qreal logicalHeight)
{
    if (logicalHeight < 48) {
        return Detail::Bare;
    }
    return logicalHeight < 150 ? Detail::Short : Detail::Full;
}

void paintFace(QPainter &painter,
               const QRectF &box,
               const catalog::Piece &piece,
               const catalog::Schema &schema,
               const FaceOptions &options)
{
    const FaceKind &kind = kindOf(piece, schema);
    const QRectF rect = rectOf(kind.form, box);
    if (rect.isEmpty()) {
        return;
    }
    const qreal height = rect.height() * logicalScale(painter);
    const Detail detail = options.detail.value_or(detailAt(height));
    const qreal units = kind.form == Form::Disc ? 200 : card::Whole.height();
    const Canvas canvas{painter, piece, schema, options, detail, height / units};
    const QPainterPath outline = outlineOf(kind.form, rect);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, kind.form, rect, detail);
    painter.save();
    if (options.photograph.isNull()) {
        paintDrawing(painter, kind, rect, canvas);
    } else {
        paintPhotograph(painter, outline, options.photograph);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen{outlineIn(options.surroundings), rect.height() * 0.007 + 0.5 / logicalScale(painter)});
    painter.drawPath(outline);
    painter.restore();
}

QImage faceImage(const catalog::Piece &piece,
                 const catalog::Schema &schema,
                 const QSize &size,
                 qreal devicePixelRatio,
                 const FaceOptions &options)
{
    const QSizeF pixels = QSizeF{size} * devicePixelRatio;
    QImage image{pixels.toSize(), QImage::Format_ARGB32_Premultiplied};
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter{&image};
    paintFace(painter, QRectF{QPointF{}, QSizeF{size}}, piece, schema, options);
    return image;
}

} // namespace faces
