// What every face painter is handed: the painter, already scaled to the face's own units, the
// piece, and short ways to ask the piece for what is printed on it. Only used within faces/.
#pragma once

#include "faces/face.h"
#include "faces/lettering.h"

#include <QPainter>
#include <QString>

#include <cstdint>
#include <string_view>

namespace faces
{

class Canvas
{
public:
    // pixelsPerUnit: logical pixels for one unit of the face.
    Canvas(QPainter &painter,
           const catalog::Piece &piece,
           const catalog::Schema &schema,
           const FaceOptions &options,
           Detail detail,
           qreal pixelsPerUnit);

    QPainter &painter() const { return m_painter; }
    const catalog::Piece &piece() const { return m_piece; }
    const catalog::Schema &schema() const { return m_schema; }
    Detail detail() const { return m_detail; }
    std::string_view language() const { return m_options.language; }
    Surroundings surroundings() const { return m_options.surroundings; }
    // Units that these logical pixels take.
    qreal pixels(qreal count) const { return count / m_pixelsPerUnit; }

    const catalog::Value &value(std::string_view slug) const;
    // Of the piece's type by the schema; empty where it is unknown.
    const std::string &type() const;
    // The choice that the value names; null where it is not given or not in the list.
    const catalog::Choice *choice(std::string_view slug) const;
    QString words(std::string_view slug) const; // as given; empty where it is not
    QString name() const;
    GroundAndText faction() const { return factionColours(m_piece, m_schema); }

    // Bits that differ from piece to piece, and are the same for one piece everywhere: of its name.
    std::uint64_t variation() const { return m_variation; }
    // A choice among `count`, from one of the eight independent places of the variation.
    int vary(int place, int count) const;
    // From -1 to 1.
    qreal sway(int place) const;

private:
    QPainter &m_painter;
    const catalog::Piece &m_piece;
    const catalog::Schema &m_schema;
    const FaceOptions &m_options;
    Detail m_detail;
    qreal m_pixelsPerUnit;
    std::uint64_t m_variation;
};

// A number as it stands: "3", "X", or empty for none. Unknown is drawn by drawUnknown.
QString numberWords(const catalog::Value &value);
// A quiet, dashed ring with a question mark: not a value, and seen not to be one.
void drawUnknown(QPainter &painter, QPointF centre, qreal radius, const QColor &ink);
// A number, or a pale question mark where it is unknown.
void drawNumber(const Canvas &canvas,
                const catalog::Value &value,
                QPointF centre,
                qreal size,
                const QColor &ink);

} // namespace faces
