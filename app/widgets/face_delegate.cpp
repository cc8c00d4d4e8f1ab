#include "widgets/face_delegate.h"

#include "faces/face_cache.h"
#include "models/catalog_model.h"

#include <QApplication>
#include <QPainter>

namespace widgets
{

namespace
{

constexpr int Gap = 8;

} // namespace

FaceDelegate::FaceDelegate(faces::FaceCache &cache, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_cache(cache)
{
}

void FaceDelegate::setSchema(std::shared_ptr<const catalog::Schema> schema,
                             const std::string &language)
{
    m_schema = std::move(schema);
    m_language = language;
}

QSize FaceDelegate::cellSize(const QFontMetrics &metrics) const
{
    return {FaceSize + 3 * Gap, FaceSize + metrics.height() + 3 * Gap};
}

void FaceDelegate::paint(QPainter *painter,
                         const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const auto piece = index.data(models::CatalogModel::PieceRole).value<catalog::PiecePointer>();
    if (!piece || !m_schema) {
        return;
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QRect cell = option.rect.adjusted(2, 2, -2, -2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSelected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.color(QPalette::Highlight));
        painter->drawRoundedRect(cell, 6, 6);
    } else if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(option.palette.color(QPalette::Highlight));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(cell, 6, 6);
    }
    const bool isDark = isSelected || option.palette.color(QPalette::Base).lightness() < 128;
    faces::FaceOptions face;
    face.surroundings = isDark ? faces::Surroundings::Dark : faces::Surroundings::Light;
    face.language = m_language;
    const QSize size(FaceSize, FaceSize);
    const QPoint corner(option.rect.center().x() - FaceSize / 2, option.rect.top() + Gap);
    painter->drawImage(
        QRect(corner, size),
        m_cache.image(piece, *m_schema, size, painter->device()->devicePixelRatioF(), face));
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect words(option.rect.left() + Gap,
                      corner.y() + FaceSize + Gap / 2,
                      option.rect.width() - 2 * Gap,
                      option.fontMetrics.height());
    painter->drawText(
        words,
        Qt::AlignHCenter | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
    painter->restore();
}

QSize FaceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(index)
    return cellSize(option.fontMetrics);
}

} // namespace widgets
