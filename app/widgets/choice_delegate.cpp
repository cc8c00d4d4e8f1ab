#include "widgets/choice_delegate.h"

#include "models/catalog_model.h"
#include "models/choice_model.h"
#include "widgets/small_face.h"

#include <QApplication>
#include <QListView>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace widgets
{

namespace
{

constexpr int Gap = 8;
constexpr int FaceSide = 34;
constexpr int KeyWidth = 14;
constexpr qreal BelowScale = 0.88;

QFont belowFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * BelowScale);
    return font;
}

catalog::PiecePointer chipOf(const QModelIndex &index)
{
    return index.data(models::ChoiceModel::ChipRole).value<catalog::PiecePointer>();
}

} // namespace

ChoiceDelegate::ChoiceDelegate(faces::FaceCache &faces, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_faces(faces)
{
}

void ChoiceDelegate::setSchema(std::shared_ptr<const catalog::Schema> schema,
                               const std::string &language)
{
    m_schema = std::move(schema);
    m_language = language;
}

ChoiceDelegate::Below ChoiceDelegate::below(const QModelIndex &index)
{
    const QString reason = index.data(models::ChoiceModel::ReasonRole).toString();
    return reason.isEmpty() ? Below{index.data(models::ChoiceModel::EffectRole).toString(), false}
                            : Below{reason, true};
}

QRect ChoiceDelegate::roomIn(const QRect &row, bool hasFace)
{
    return row.adjusted(hasFace ? FaceSide + 2 * Gap : Gap, Gap / 2, -KeyWidth - Gap, -Gap / 2);
}

void ChoiceDelegate::paint(QPainter *painter,
                           const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString words = std::exchange(item.text, {});
    const auto *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    const auto [more, isReason] = below(index);
    const auto chip = chipOf(index);
    const bool hasFace = chip && m_schema;
    painter->save();
    if (hasFace) {
        const QRect face(option.rect.left() + Gap,
                         option.rect.center().y() - FaceSide / 2,
                         FaceSide,
                         FaceSide);
        painter->setOpacity(isReason ? 0.45 : 1);
        paintSmallFace(*painter, face, {chip, *m_schema, m_language}, m_faces);
        painter->setOpacity(1);
    }
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QColor ink = item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QColor quiet = isSelected ? ink : item.palette.color(QPalette::PlaceholderText);
    QRect room = roomIn(option.rect, hasFace);
    painter->setFont(item.font);
    painter->setPen(isReason ? quiet : ink);
    const QRect first =
        painter->boundingRect(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
    if (more.isEmpty()) {
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, words);
    } else {
        painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
        room.setTop(first.bottom() + 1);
        painter->setFont(belowFont(item.font));
        painter->setPen(quiet);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, more);
    }
    if (index.row() < KeyedRows && !isReason) {
        const QRect key(option.rect.right() - KeyWidth - Gap / 2,
                        option.rect.top(),
                        KeyWidth,
                        option.rect.height());
        painter->setFont(belowFont(item.font));
        painter->setPen(quiet);
        painter->drawText(key, Qt::AlignCenter, QString::number(index.row() + 1));
    }
    painter->restore();
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *const view = qobject_cast<const QListView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const bool hasFace = chipOf(index) && m_schema;
    const QRect room = roomIn(QRect(0, 0, std::max(width, 160), 10'000), hasFace);
    const QFontMetrics metrics(option.font);
    const QFontMetrics small(belowFont(option.font));
    int height = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
    if (const auto more = below(index).words; !more.isEmpty()) {
        height += small.boundingRect(room, Qt::TextWordWrap, more).height() + 2;
    }
    return {width, std::max(height + Gap, hasFace ? FaceSide + Gap : metrics.height() + 2 * Gap)};
}

} // namespace widgets
