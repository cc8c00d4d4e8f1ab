#include "faces/canvas.h"

#include "base/digest.h"
#include "base/fold.h"
#include "faces/symbols.h"

namespace faces
{

Canvas::Canvas(QPainter &painter,
               const catalog::Piece &piece,
               const catalog::Schema &schema,
               const FaceOptions &options,
               Detail detail,
               qreal pixelsPerUnit)
    : m_painter{painter}
    , m_piece{piece}
    , m_schema{schema}
    , m_options{options}
    , m_detail{detail}
    , m_pixelsPerUnit{pixelsPerUnit}
{
    base::Digest digest;
    digest.add(base::fold(piece.name));
    m_variation = digest.value();
}

const catalog::Value &Canvas::value(std::string_view slug) const
{
    return catalog::valueOf(m_piece, m_schema, slug);
}

const std::string &Canvas::type() const
{
    return value(m_schema.typedBy).text;
}

const catalog::Choice *Canvas::choice(std::string_view slug) const
{
    const catalog::Attribute *attribute = m_schema.attribute(slug);
    const catalog::Value &given = value(slug);
    if (attribute == nullptr || !given.isGiven()) {
        return nullptr;
    }
    return attribute->choice(given.text);
}

QString Canvas::words(std::string_view slug) const
{
    const catalog::Value &given = value(slug);
    return given.isGiven() ? QString::fromStdString(given.text) : QString{};
}

QString Canvas::name() const
{
    return QString::fromStdString(m_piece.nameIn(m_options.language));
}

int Canvas::vary(int place, int count) const
{
    return static_cast<int>((m_variation >> (place * 8) & 0xff) * static_cast<unsigned>(count)
                            / 256);
}

qreal Canvas::sway(int place) const
{
    return static_cast<qreal>(m_variation >> (place * 8) & 0xff) / 127.5 - 1;
}

QString numberWords(const catalog::Value &value)
{
    switch (value.state) {
    case catalog::ValueState::Given:
        return QString::number(value.number);
    case catalog::ValueState::Variable:
        return QStringLiteral("X");
    case catalog::ValueState::None:
    case catalog::ValueState::Unknown:
        break;
    }
    return {};
}

void drawUnknown(QPainter &painter, QPointF centre, qreal radius, const QColor &ink)
{
    QColor quiet = ink;
    quiet.setAlphaF(0.62F);
    QPen pen{quiet, radius * 0.13};
    pen.setDashPattern({2.2, 1.8});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    const qreal side = radius * 1.15;
    paintSymbol(painter,
                Symbol::Unknown,
                QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                quiet);
}

void drawNumber(const Canvas &canvas,
                const catalog::Value &value,
                QPointF centre,
                qreal size,
                const QColor &ink)
{
    if (value.isUnknown()) {
        QColor quiet = ink;
        quiet.setAlphaF(0.5F);
        const qreal side = size * 0.72;
        paintSymbol(canvas.painter(),
                    Symbol::Unknown,
                    QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                    quiet);
        return;
    }
    const QString words = numberWords(value);
    canvas.painter().setPen(ink);
    drawCentred(canvas.painter(), centre, words, Cut::Bold, words.size() > 1 ? size * 0.8 : size);
}

} // namespace faces
