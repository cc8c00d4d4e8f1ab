#include "faces/face_cache.h"

#include "faces/photograph.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <string>

namespace faces
{

FaceCache::FaceCache(qsizetype budgetInBytes)
    : m_faces{budgetInBytes}
{
}

QImage FaceCache::image(const catalog::PiecePointer &piece,
                        const catalog::Schema &schema,
                        const QSize &size,
                        qreal devicePixelRatio,
                        const FaceOptions &options)
{
    const Key key{piece.get(),
                  size,
                  qRound(devicePixelRatio * 1000),
                  options.surroundings,
                  options.detail ? static_cast<int>(*options.detail) : -1,
                  options.language,
                  options.photograph.cacheKey()};
    if (const Entry *entry = m_faces.object(key)) {
        return entry->image;
    }
    FaceOptions full = options;
    if (full.photograph.isNull() && !m_pictures.isEmpty() && !piece->picture.empty()) {
        full.photograph =
            readPhotograph(m_pictures + QLatin1Char('/') + QString::fromStdString(piece->picture),
                           size * devicePixelRatio);
    }
    QImage painted = faceImage(*piece, schema, size, devicePixelRatio, full);
    // What is larger than the whole budget is not kept; the caller has its image all the same.
    m_faces.insert(key, new Entry{piece, painted}, std::max<qsizetype>(1, painted.sizeInBytes()));
    return painted;
}

size_t qHash(const FaceCache::Key &key, size_t seed)
{
    return qHashMulti(seed,
                      key.piece,
                      key.size.width(),
                      key.size.height(),
                      key.ratioPerMille,
                      static_cast<int>(key.surroundings),
                      key.detail,
                      std::hash<std::string>{}(key.language),
                      key.photograph);
}

} // namespace faces
