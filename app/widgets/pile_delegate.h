// A face in a pile, with how many alike ones there are where it is more than one.
#pragma once

#include "faces/face_cache.h"

#include <QStyledItemDelegate>

#include <memory>

namespace widgets
{

class PileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int FaceSide = 42;

    explicit PileDelegate(faces::FaceCache &faces, QObject *parent = nullptr);

    void setSchema(std::shared_ptr<const catalog::Schema> schema, const std::string &language);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    faces::FaceCache &m_faces;
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language = "en";
};

} // namespace widgets
