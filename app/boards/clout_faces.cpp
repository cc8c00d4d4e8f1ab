#include "boards/clout_faces.h"

#include "boards/clout_pieces.h"

namespace boards
{

void CloutFaces::setSource(FaceSource source)
{
    m_source = std::move(source);
    setKinds(std::vector<games::clout::Kind>(m_kinds));
}

void CloutFaces::setKinds(const std::vector<games::clout::Kind> &kinds)
{
    m_kinds = kinds;
    m_pieces.clear();
    for (const auto &kind : m_kinds) {
        m_pieces.push_back(m_source.catalog ? pieceOf(kind, *m_source.catalog) : nullptr);
    }
}

const catalog::Schema *CloutFaces::schema() const
{
    return m_source.catalog ? &m_source.catalog->schema() : nullptr;
}

QString CloutFaces::name(std::size_t kind) const
{
    const auto &piece = m_pieces[kind];
    return QString::fromStdString(piece ? piece->nameIn(m_source.language) : m_kinds[kind].name);
}

QImage CloutFaces::image(std::size_t kind,
                         int diameter,
                         qreal devicePixelRatio,
                         faces::Surroundings surroundings) const
{
    const auto &piece = m_pieces[kind];
    if (!piece || m_source.cache == nullptr || diameter <= 0) {
        return {};
    }
    faces::FaceOptions options;
    options.surroundings = surroundings;
    options.language = m_source.language;
    return m_source.cache->image(piece,
                                 *schema(),
                                 QSize(diameter, diameter),
                                 devicePixelRatio,
                                 options);
}

} // namespace boards
