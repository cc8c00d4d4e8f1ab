#include "widgets/pile_delegate.h"

#include "models/catalog_model.h"
#include "models/pile_model.h"
#include "widgets/small_face.h"

#include <QPainter>

namespace widgets
{

namespace
{

constexpr int Margin = 2;
constexpr int BadgeSide = 16;

void paintBadge(QPainter &painter, const QRect &face, int count, const QPalette &palette)
{
    const QRect badge(face.right() - BadgeSide + Margin,
                      face.bottom() - BadgeSide + Margin,
                      BadgeSide,
                      BadgeSide);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Base), 1.5));
    painter.setBrush(palette.color(QPalette::Text));
    painter.drawEllipse(badge);
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * 0.8);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::Base));
    painter.drawText(badge, Qt::AlignCenter, QString::number(count));
}

} // namespace

PileDelegate::PileDelegate(faces::FaceCache &faces, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_faces(faces)
{
}

void PileDelegate::setSchema(std::shared_ptr<const catalog::Schema> schema,
                             const std::string &language)
{
    m_schema = std::move(schema);
    m_language = language;
}

void PileDelegate::paint(QPainter *painter,
                         const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const auto chip = index.data(models::PileModel::ChipRole).value<catalog::PiecePointer>();
    const int count = index.data(models::PileModel::CountRole).toInt();
    const QRect face = option.rect.adjusted(Margin, Margin, -Margin, -Margin);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.color(QPalette::Highlight));
        painter->drawRoundedRect(option.rect, 6, 6);
    }
    if (chip && m_schema) {
        paintSmallFace(*painter, face, {chip, *m_schema, m_language}, m_faces);
    }
    if (count > 1) {
        paintBadge(*painter, face, count, option.palette);
    }
    painter->restore();
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect,
                                              &focus,
                                              painter,
                                              option.widget);
    }
}

QSize PileDelegate::sizeHint(const QStyleOptionViewItem & /*option*/,
                             const QModelIndex & /*index*/) const
{
    return {FaceSide + 2 * Margin, FaceSide + 2 * Margin};
}

} // namespace widgets
