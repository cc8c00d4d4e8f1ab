#include "faces/status_mark.h"

#include "faces/symbols.h"

#include <QCoreApplication>

namespace faces
{

namespace
{

QString demoWord()
{
    return QCoreApplication::translate("faces",
                                       "DEMO",
                                       "Mark on an invented piece, at most 5 letters");
}

constexpr QColor DemoInk{0xff, 0xd9, 0x6b};
constexpr qreal WordSize = 0.74; // of the pill's height

} // namespace

qreal statusMarkWidth(const Canvas &canvas, qreal height)
{
    switch (canvas.piece().status) {
    case catalog::Status::Demo:
        return height * (WordSize * widthOf(demoWord(), Cut::Bold) + 0.8);
    case catalog::Status::Own:
    case catalog::Status::Partial:
        return height * 1.5;
    case catalog::Status::Official:
        break;
    }
    return 0;
}

void paintStatusMark(const Canvas &canvas, QPointF centre, qreal height)
{
    const qreal width = statusMarkWidth(canvas, height);
    if (width <= 0) {
        return;
    }
    QPainter &painter = canvas.painter();
    const QRectF pill{centre.x() - width / 2, centre.y() - height / 2, width, height};
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0x16, 0x18, 0x1d, 205});
    painter.drawRoundedRect(pill, height / 2, height / 2);
    if (canvas.piece().status == catalog::Status::Demo) {
        painter.setPen(DemoInk);
        drawCentred(painter, centre, demoWord(), Cut::Bold, height * WordSize);
        return;
    }
    const bool own = canvas.piece().status == catalog::Status::Own;
    const qreal side = height * 0.72;
    paintSymbol(painter,
                own ? Symbol::Own : Symbol::Partial,
                QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                ink::White);
}

qreal paintStatusOnRim(const Canvas &canvas, qreal radius, qreal size)
{
    switch (canvas.piece().status) {
    case catalog::Status::Demo: {
        const RimLine line = fitRim(demoWord(), radius, size, 90);
        drawOnRim(canvas.painter(), demoWord(), radius, line, DemoInk);
        return line.span / 2;
    }
    case catalog::Status::Own:
    case catalog::Status::Partial: {
        const bool own = canvas.piece().status == catalog::Status::Own;
        const QRectF square{-size / 2, -radius - size / 2, size, size};
        paintSymbol(canvas.painter(), own ? Symbol::Own : Symbol::Partial, square, ink::White);
        return size * 0.35;
    }
    case catalog::Status::Official:
        break;
    }
    return 0;
}

} // namespace faces
