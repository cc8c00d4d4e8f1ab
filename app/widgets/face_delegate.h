// Draws pieces of a catalogue model as faces with their name below, for a grid. Faces come from the
// cache, so scrolling through thousands stays smooth.
#pragma once

#include "catalog/schema.h"

#include <QStyledItemDelegate>

#include <memory>
#include <string>

namespace faces
{
class FaceCache;
}

namespace widgets
{

class FaceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int FaceSize = 112;

    explicit FaceDelegate(faces::FaceCache &cache, QObject *parent = nullptr);

    void setSchema(std::shared_ptr<const catalog::Schema> schema, const std::string &language);
    QSize cellSize(const QFontMetrics &metrics) const;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    faces::FaceCache &m_cache;
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language = "en";
};

} // namespace widgets
