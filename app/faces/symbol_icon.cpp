#include "faces/symbols.h"

#include <QIconEngine>
#include <QPainter>

#include <algorithm>

namespace faces
{

namespace
{

class SymbolIconEngine : public QIconEngine
{
public:
    SymbolIconEngine(Symbol symbol, const QColor &colour)
        : m_symbol{symbol}
        , m_colour{colour}
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal side = std::min(rect.width(), rect.height()) * 0.9;
        QRectF square{0, 0, side, side};
        square.moveCenter(QRectF{rect}.center());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setOpacity(painter->opacity() * (mode == QIcon::Disabled ? 0.4 : 1.0));
        paintSymbol(*painter, m_symbol, square, m_colour);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result{size};
        result.fill(Qt::transparent);
        QPainter painter{&result};
        paint(&painter, QRect{{}, size}, mode, state);
        return result;
    }

    QIconEngine *clone() const override { return new SymbolIconEngine{m_symbol, m_colour}; }

private:
    Symbol m_symbol;
    QColor m_colour;
};

} // namespace

QPixmap symbolPixmap(Symbol symbol, int size, qreal devicePixelRatio, const QColor &colour)
{
    QPixmap result{QSizeF{size * devicePixelRatio, size * devicePixelRatio}.toSize()};
    result.setDevicePixelRatio(devicePixelRatio);
    result.fill(Qt::transparent);
    QPainter painter{&result};
    painter.setRenderHint(QPainter::Antialiasing);
    paintSymbol(painter, symbol, QRectF(0, 0, size, size), colour);
    return result;
}

QIcon symbolIcon(Symbol symbol, const QColor &colour)
{
    return QIcon{new SymbolIconEngine{symbol, colour}};
}

} // namespace faces
