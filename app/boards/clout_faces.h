// The faces of a match's chips: each kind of its setup as a piece of the catalogue, or as one made
// of the setup's own numbers, painted once and kept by the window's cache. Without a catalogue
// there is no face, and the board draws a plain disc.
#pragma once

#include "catalog/catalog.h"
#include "faces/face_cache.h"
#include "games/clout/setup.h"

#include <QImage>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace boards
{

struct FaceSource {
    faces::FaceCache *cache = nullptr; // outlives the board
    std::shared_ptr<const catalog::Catalog> catalog;
    std::string language; // of names, two letters
};

class CloutFaces
{
public:
    void setSource(FaceSource source);
    void setKinds(const std::vector<games::clout::Kind> &kinds);

    const std::string &language() const { return m_source.language; }
    const catalog::Schema *schema() const; // null without a catalogue
    const catalog::PiecePointer &piece(std::size_t kind) const { return m_pieces[kind]; }
    QString name(std::size_t kind) const; // in that language
    // Of that diameter in logical pixels; null without a catalogue.
    QImage image(std::size_t kind,
                 int diameter,
                 qreal devicePixelRatio,
                 faces::Surroundings surroundings) const;

private:
    FaceSource m_source;
    std::vector<games::clout::Kind> m_kinds;
    std::vector<catalog::PiecePointer> m_pieces; // one a kind, null without a catalogue
};

} // namespace boards
