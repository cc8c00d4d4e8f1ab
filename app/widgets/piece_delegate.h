// A piece's name with its face in front and, at the end, the item's own decoration and where the
// piece comes from; below it what the person noted. For any model that gives the piece under
// CatalogModel::PieceRole; a row without one has its name and decoration alone. The faces come from
// the cache.
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

    // The schema of the pieces' game; nothing is drawn without it.
    void setSchema(std::shared_ptr<const catalog::Schema> schema) { m_schema = std::move(schema); }

    // The role under which the model gives a note, if it does.
    void setNoteRole(int role) { m_noteRole = role; }

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    // As high as a face that can be told from others.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    // In smaller letters, beside the name or below it.
    struct Remarks {
        QString origin;
        QString note;
    };

    QRect paintFace(QPainter *painter,
                    const QStyleOptionViewItem &option,
                    const catalog::PiecePointer &piece) const;

    void paintWords(QPainter *painter,
                    const QStyleOptionViewItem &item,
                    QRect room,
                    const QString &name,
                    const Remarks &remarks) const;

    faces::FaceCache &m_faces;
    std::shared_ptr<const catalog::Schema> m_schema;
    int m_noteRole = -1;
};

} // namespace widgets
