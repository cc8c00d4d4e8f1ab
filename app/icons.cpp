#include "icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace icons
{

namespace
{

// Renders the drawing at the size that is asked for, in the colour that the palette has now.
class LineIconEngine final : public QIconEngine
{
public:
    LineIconEngine(QByteArray drawing, const QColor &colour)
        : m_drawing(std::move(drawing))
        , m_colour(colour)
    {
    }

    void
    paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        QColor colour =
            m_colour.isValid() ? m_colour : QGuiApplication::palette().color(QPalette::WindowText);
        if (mode == QIcon::Disabled) {
            colour = QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText);
        } else if (mode == QIcon::Selected && !m_colour.isValid()) {
            colour = QGuiApplication::palette().color(QPalette::HighlightedText);
        }
        QByteArray drawing = m_drawing;
        drawing.replace("#000000", colour.name().toLatin1());
        QSvgRenderer renderer(drawing);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return result;
    }

    QIconEngine *clone() const override { return new LineIconEngine(m_drawing, m_colour); }

private:
    QByteArray m_drawing;
    QColor m_colour;
};

} // namespace

QIcon icon(const QString &name)
{
    return icon(name, QColor());
}

QIcon icon(const QString &name, const QColor &colour)
{
    QFile file(QStringLiteral(":/icons/actions/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("There is no icon %s", qPrintable(name));
        return {};
    }
    return QIcon(new LineIconEngine(file.readAll(), colour));
}

QIcon program()
{
    return QIcon(QStringLiteral(":/icons/io.github.musterdesk.Muster.svg"));
}

} // namespace icons
