// An option at the table: the face of the piece it is about, what it is, below it what it will do
// or why it is not possible, and for the first nine the key that takes it.
#pragma once

#include "faces/face_cache.h"

#include <QStyledItemDelegate>

#include <memory>

namespace widgets
{

class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int KeyedRows = 9;

    explicit ChoiceDelegate(faces::FaceCache &faces, QObject *parent = nullptr);

    // No face is drawn without it.
    void setSchema(std::shared_ptr<const catalog::Schema> schema, const std::string &language);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    // What is written below an option, and whether it is possible.
    struct Below {
        QString words;
        bool isReason = false;
    };
    static Below below(const QModelIndex &index);
    // For the words, in a row that wide.
    static QRect roomIn(const QRect &row, bool hasFace);

    faces::FaceCache &m_faces;
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language = "en";
};

} // namespace widgets
