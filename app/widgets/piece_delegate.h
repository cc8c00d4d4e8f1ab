// A piece's name with its face beside it, as small as a list row. The faces come from the cache.
#pragma once

#include "faces/face_cache.h"

#include <QStyledItemDelegate>

namespace widgets
{

class PieceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PieceDelegate(faces::FaceCache &faces, QObject *parent = nullptr);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    // As high as a face that can be told from others.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    faces::FaceCache &m_faces;
};

} // namespace widgets
