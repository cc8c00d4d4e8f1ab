// Faces that were painted once and are wanted again, such as the rows of a list. Owned by the view
// that shows them; forgets the longest unused first once its budget in bytes is spent.
#pragma once

#include "catalog/catalog.h"
#include "faces/face.h"

#include <QCache>
#include <QImage>

#include <cstddef>
#include <memory>

namespace faces
{

class FaceCache
{
public:
    explicit FaceCache(qsizetype budgetInBytes = qsizetype{48} * 1024 * 1024);

    // The folder of the photographs; a piece that has one is shown by it unless told otherwise.
    void setPictures(const QString &folder) { m_pictures = folder; }
    // Painted where it is not there yet. A piece that was edited is another piece, so nothing stale
    // is ever given back. The schema is that of the piece's game.
    QImage image(const catalog::PiecePointer &piece,
                 const catalog::Schema &schema,
                 const QSize &size,
                 qreal devicePixelRatio,
                 const FaceOptions &options = {});

    void clear() { m_faces.clear(); }
    qsizetype bytes() const { return m_faces.totalCost(); }
    qsizetype budget() const { return m_faces.maxCost(); }
    qsizetype count() const { return m_faces.count(); }

    struct Key {
        const catalog::Piece *piece = nullptr;
        QSize size;
        int ratioPerMille = 1000;
        Surroundings surroundings = Surroundings::Light;
        int detail = -1; // -1: by the size
        std::string language;
        qint64 photograph = 0;

        bool operator==(const Key &) const = default;
    };

private:
    struct Entry {
        catalog::PiecePointer piece; // keeps the address in the key from being used again
        QImage image;
    };

    QString m_pictures;
    QCache<Key, Entry> m_faces;
};

size_t qHash(const FaceCache::Key &key, size_t seed = 0);

} // namespace faces
