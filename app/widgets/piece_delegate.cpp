#include "widgets/piece_delegate.h"

#include "appearance.h"
#include "models/catalog_model.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

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
    const auto *model = qobject_cast<const models::CatalogModel *>(index.model());
    if (!piece || !model) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString words = item.text;
    item.text.clear();
    const auto *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    const int side = option.rect.height() - 4;
    const QRect face(option.rect.left() + Gap, option.rect.top() + 2, side, side);
    faces::FaceOptions options;
    const bool isDark = option.palette.color(QPalette::Base).lightness() < 128;
    options.surroundings = isDark ? faces::Surroundings::Dark : faces::Surroundings::Light;
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QImage image =
        m_faces.image(piece, model->catalog()->schema(), face.size(), ratio, options);
    const QSizeF size = image.deviceIndependentSize();
    painter->drawImage(QRectF(face.center().x() - size.width() / 2.0 + 0.5,
                              face.center().y() - size.height() / 2.0 + 0.5,
                              size.width(),
                              size.height()),
                       image);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    QRect room = option.rect.adjusted(side + 2 * Gap, 0, -Gap, 0);
    painter->save();
    const QString mark = markOf(*piece);
    if (!mark.isEmpty()) {
        // Where a piece comes from is said in a word, for a list is too small for its seal.
        painter->setFont(smaller(item.font));
        painter->setPen(isSelected ? item.palette.color(QPalette::HighlightedText)
                                   : signalcolours::quiet());
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, mark);
        room.adjust(0, 0, -painter->fontMetrics().horizontalAdvance(mark) - Gap, 0);
    }
    painter->setFont(item.font);
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room,
                      Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetrics(item.font).elidedText(words, Qt::ElideRight, room.width()));
    painter->restore();
}

QSize PieceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(LeastHeight, option.fontMetrics.height() + 2 * Gap));
    return size;
}

} // namespace widgets
