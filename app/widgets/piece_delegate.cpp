#include "widgets/piece_delegate.h"

#include "appearance.h"
#include "models/catalog_model.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace widgets
{

namespace
{

constexpr int Gap = 6;
constexpr int LeastHeight = 36;
constexpr qreal MarkScale = 0.85;

QString markOf(const catalog::Piece &piece)
{
    if (!piece.amended.empty()) {
        return PieceDelegate::tr("amended");
    }
    return piece.status == catalog::Status::Official ? QString() : models::statusWord(piece.status);
}

QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * MarkScale);
    return font;
}

} // namespace

PieceDelegate::PieceDelegate(faces::FaceCache &faces, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_faces(faces)
{
}

void PieceDelegate::paint(QPainter *painter,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const auto piece = index.data(models::CatalogModel::PieceRole).value<catalog::PiecePointer>();
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString words = std::exchange(item.text, {});
    const QIcon decoration = std::exchange(item.icon, {});
    item.features &= ~QStyleOptionViewItem::HasDecoration;
    const auto *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    QRect room = option.rect.adjusted(Gap, 0, -Gap, 0);
    if (piece && m_schema) {
        room.setLeft(paintFace(painter, option, piece).right() + Gap);
    }
    painter->save();
    if (!decoration.isNull()) {
        const int side = item.fontMetrics.height() + 2;
        const QRect place(room.right() - side, room.center().y() - side / 2 + 1, side, side);
        decoration.paint(painter, place);
        room.setRight(place.left() - Gap);
    }
    paintWords(painter,
               item,
               room,
               words,
               {piece ? markOf(*piece) : QString(),
                m_noteRole < 0 ? QString() : index.data(m_noteRole).toString().simplified()});
    painter->restore();
}

// Where a piece comes from is said in a word, for a list is too small for its seal: beside the
// name, or below it where the two have no room side by side or a note stands there.
void PieceDelegate::paintWords(QPainter *painter,
                               const QStyleOptionViewItem &item,
                               QRect room,
                               const QString &name,
                               const Remarks &remarks) const
{
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QFontMetrics metrics(item.font);
    painter->setFont(smaller(item.font));
    painter->setPen(isSelected ? item.palette.color(QPalette::HighlightedText)
                               : signalcolours::quiet());
    const int width = painter->fontMetrics().horizontalAdvance(remarks.origin);
    const bool isBeside =
        remarks.note.isEmpty() && metrics.horizontalAdvance(name) + Gap + width <= room.width();
    const QString below = remarks.note.isEmpty() || remarks.origin.isEmpty()
        ? remarks.origin + remarks.note
        : QStringLiteral("%1 · %2").arg(remarks.origin, remarks.note);
    Qt::Alignment place = Qt::AlignVCenter;
    if (isBeside && !remarks.origin.isEmpty()) {
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, remarks.origin);
        room.setRight(room.right() - width - Gap);
    } else if (!below.isEmpty()) {
        room.adjust(0, 2, 0, -3);
        painter->drawText(room,
                          Qt::AlignBottom | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(below, Qt::ElideRight, room.width()));
        place = Qt::AlignTop;
    }
    painter->setFont(item.font);
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room,
                      static_cast<int>(place | Qt::AlignLeft),
                      metrics.elidedText(name, Qt::ElideRight, room.width()));
}

// Where it was painted: a square at the front of the row.
QRect PieceDelegate::paintFace(QPainter *painter,
                               const QStyleOptionViewItem &option,
                               const catalog::PiecePointer &piece) const
{
    const int side = option.rect.height() - 4;
    const QRect face(option.rect.left() + Gap, option.rect.top() + 2, side, side);
    faces::FaceOptions options;
    const bool isDark = option.palette.color(QPalette::Base).lightness() < 128;
    options.surroundings = isDark ? faces::Surroundings::Dark : faces::Surroundings::Light;
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QImage image = m_faces.image(piece, *m_schema, face.size(), ratio, options);
    const QSizeF size = image.deviceIndependentSize();
    painter->drawImage(QRectF(face.center().x() - size.width() / 2.0 + 0.5,
                              face.center().y() - size.height() / 2.0 + 0.5,
                              size.width(),
                              size.height()),
                       image);
    return face;
}

QSize PieceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(LeastHeight, option.fontMetrics.height() + 2 * Gap));
    return size;
}

} // namespace widgets
