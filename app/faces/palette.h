// The colours of faces: a faction's own from its game's schema with a text colour that can be read
// on it, the metals of the ranks, and what changes between light and dark surroundings. Use it
// wherever the window shows a faction or a rank, so that all places agree.
#pragma once

#include "catalog/piece.h"
#include "catalog/schema.h"

#include <QColor>

namespace faces
{

enum class Surroundings { Light, Dark };

// A share of 0 is all `one`, of 1 all `other`.
QColor mixed(const QColor &one, const QColor &other, qreal share);
// As WCAG 2 defines it, from 1 to 21; ordinary text needs 4.5.
qreal contrast(const QColor &one, const QColor &other);
// Near-white or near-black, whichever is read better there.
QColor legibleOn(const QColor &ground);
// The colour, darkened as far as pale text of that contrast needs.
QColor deepened(const QColor &colour, qreal wantedContrast);

struct GroundAndText {
    QColor ground;
    QColor text;
};

// The colour of a choice, such as a faction; grey where the schema gives it none.
GroundAndText choiceColours(const catalog::Choice &choice);
// The colour of the piece's faction; a quiet slate where its faction is unknown.
GroundAndText factionColours(const catalog::Piece &piece, const catalog::Schema &schema);

struct Metal {
    QColor light;
    QColor middle;
    QColor dark;
};

Metal metalOf(const QColor &middle);
// Of "Gold", "Silver" or "Bronze" in any case; iron for everything else.
Metal rankMetal(std::string_view rank);

// Colours that stay the same whatever surrounds the face.
namespace ink
{
inline constexpr QColor Black{0x1b, 0x1d, 0x22};
inline constexpr QColor Soft{0x5d, 0x60, 0x68};
inline constexpr QColor Paper{0xf6, 0xf1, 0xe4};
inline constexpr QColor White{0xfd, 0xfb, 0xf5};
inline constexpr QColor Slate{0x5b, 0x64, 0x70};
} // namespace ink

// The line around a face that parts it from what it lies on.
QColor outlineIn(Surroundings surroundings);

} // namespace faces
