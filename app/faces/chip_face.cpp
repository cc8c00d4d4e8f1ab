#include "faces/chip_face.h"

#include "faces/chip_figures.h"
#include "faces/chip_layout.h"
#include "faces/chip_text.h"
#include "faces/emblems.h"
#include "faces/scene.h"
#include "faces/shapes.h"
#include "faces/status_mark.h"
#include "faces/symbols.h"
#include "faces/text_field.h"

#include <QLinearGradient>
#include <QLocale>
#include <QRadialGradient>

namespace faces
{

namespace
{

constexpr qreal WidestName = 236; // degrees; the foot of the rim is kept for the rarity

void paintRim(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    const QColor colour = deepened(canvas.faction().ground, 4.2);
    if (canvas.detail() == Detail::Full) {
        QRadialGradient shine{QPointF{-20, -45}, 165};
        shine.setColorAt(0, mixed(colour, Qt::white, 0.14));
        shine.setColorAt(0.6, colour);
        shine.setColorAt(1, mixed(colour, Qt::black, 0.25));
        painter.fillPath(shapes::circle({}, 100), shine);
    } else {
        painter.fillPath(shapes::circle({}, 100), colour);
    }
    if (canvas.detail() != Detail::Bare) {
        // The notches of a playing chip, at its foot.
        const QColor notch = mixed(colour, Qt::black, 0.32);
        for (const qreal from : {228.0, 246.0, 284.0, 302.0}) {
            painter.fillPath(shapes::arcBand({}, 100, layout.disc, from, 10), notch);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{mixed(colour, Qt::black, 0.45), 2});
    painter.drawEllipse(QPointF{}, layout.disc + 1.2, layout.disc + 1.2);
    painter.setPen(QPen{mixed(colour, Qt::white, 0.55), 0.9});
    painter.drawEllipse(QPointF{}, 98, 98);
}

std::optional<Symbol> rimSymbol(const Canvas &canvas)
{
    const std::string &type = canvas.type();
    return type == "troop" ? std::nullopt : typeSymbol(type);
}

void paintRimSymbol(const Canvas &canvas, Symbol symbol, qreal degrees, qreal side)
{
    QPainter &painter = canvas.painter();
    const qreal middle = (100 + layoutOf(canvas).disc) / 2;
    painter.save();
    painter.rotate(degrees);
    paintSymbol(painter, symbol, QRectF(-side / 2, -middle - side / 2, side, side), ink::White);
    painter.restore();
}

void paintName(const Canvas &canvas, const ChipLayout &layout)
{
    const QString name =
        QLocale{QString::fromStdString(std::string{canvas.language()})}.toUpper(canvas.name());
    const qreal middle = (100 + layout.disc) / 2;
    const auto symbol = rimSymbol(canvas);
    const RimLine line = fitRim(name, middle, 13.2, WidestName - (symbol ? 26 : 0));
    drawOnRim(canvas.painter(), name, middle, line, ink::White);
    if (symbol) {
        const qreal side = 12.5;
        const qreal gap = line.span / 2 + 8.5;
        paintRimSymbol(canvas, *symbol, -gap, side);
        paintRimSymbol(canvas, *symbol, gap, side);
    }
}

void paintArt(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    const qreal bottom = canvas.detail() == Detail::Bare ? layout.disc : layout.bandTop;
    const QRectF field{-layout.disc, -layout.disc, 2 * layout.disc, layout.disc + bottom};
    painter.save();
    painter.setClipPath(shapes::circle({}, layout.disc), Qt::IntersectClip);
    painter.setClipRect(field, Qt::IntersectClip);
    paintBackdrop(canvas, field);
    paintFigurehead(canvas, {0, layout.emblemY}, layout.emblem);
    painter.restore();
}

void paintPaper(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    painter.save();
    painter.setClipPath(shapes::circle({}, layout.disc), Qt::IntersectClip);
    QLinearGradient paper{QPointF{0, layout.bandBottom}, QPointF{0, layout.disc}};
    paper.setColorAt(0, ink::Paper);
    paper.setColorAt(1, mixed(ink::Paper, canvas.faction().ground, 0.16));
    painter.fillRect(QRectF{-80, layout.bandTop, 160, 90}, paper);
    const QColor band = mixed(deepened(canvas.faction().ground, 6), Qt::black, 0.45);
    painter.fillRect(QRectF{-80, layout.bandTop, 160, layout.bandBottom - layout.bandTop}, band);
    painter.restore();
}

// The initials of the set in a colour of the rarity. The first set never had a mark, and of demo
// pieces the status says it already.
QString setInitials(const Canvas &canvas)
{
    const QString set = canvas.words("set");
    if (set == QLatin1String{"Base set"} || canvas.piece().status == catalog::Status::Demo) {
        return {};
    }
    QString initials;
    const QStringList words = set.split(QLatin1Char{' '}, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        initials += word.front();
    }
    return initials.left(4);
}

bool hasPlates(const Canvas &canvas)
{
    return canvas.piece().status != catalog::Status::Official || !setInitials(canvas).isEmpty();
}

// Fills the text box of a chip that has no abilities.
void paintOrnament(const Canvas &canvas, QPointF centre)
{
    if (const catalog::Choice *faction = canvas.choice("faction")) {
        QColor quiet = canvas.faction().ground;
        quiet.setAlphaF(0.3F);
        const Emblem emblem = emblemOf(canvas.schema().game,
                                       faction->value,
                                       canvas.vary(EmblemPlace, EmblemVariants));
        paintFlatEmblem(canvas.painter(), emblem, centre, 16, quiet);
    }
}

// As many abilities as fit, and how many more there are: "Uni. · +2".
std::vector<Paragraph>
firstFew(const Canvas &canvas, const TextField &field, std::vector<Paragraph> lines)
{
    const auto count = static_cast<int>(lines.size());
    std::vector<Paragraph> run{runOn(lines, ink::Soft)};
    for (int left = 1; left < count && !fits(canvas.painter(), field, run); ++left) {
        lines.resize(static_cast<std::size_t>(count - left));
        std::vector<Paragraph> shown = lines;
        addWords(shown.emplace_back(), QStringLiteral("+%1").arg(left), Cut::Bold, ink::Soft);
        run = {runOn(shown, ink::Soft)};
    }
    return run;
}

std::vector<Paragraph>
fittingText(const Canvas &canvas, const TextField &field, const catalog::Notation &notation)
{
    std::vector<Paragraph> lines = abilityLines(canvas, notation, Wording::Whole);
    if (canvas.detail() == Detail::Full || fits(canvas.painter(), field, lines)) {
        return lines;
    }
    std::vector<Paragraph> run{runOn(abilityLines(canvas, notation, Wording::Short), ink::Soft)};
    if (fits(canvas.painter(), field, run)) {
        return run;
    }
    return firstFew(canvas, field, abilityLines(canvas, notation, Wording::Terse));
}

void paintAbilities(const Canvas &canvas, const ChipLayout &layout)
{
    if (!hasWords(canvas)) {
        return;
    }
    const qreal foot = canvas.detail() == Detail::Full ? (hasPlates(canvas) ? 65 : 71) : 77;
    TextField field;
    field.rect = QRectF{-68, layout.bandBottom + 3, 136, foot - layout.bandBottom - 3};
    field.circle = layout.disc - 4;
    field.largest = canvas.detail() == Detail::Full ? 13.5 : 20;
    field.narrowUntil = layout.badgeY + layout.badge + 1;
    field.narrowWidth = 2 * (layout.badgeX - layout.badge) - 4;
    field.smallest = std::min(canvas.pixels(6.6), field.largest);
    if (canvas.value("abilities").isUnknown()) {
        drawUnknown(canvas.painter(), {0, field.rect.center().y() - 1}, 11, ink::Soft);
        return;
    }
    const catalog::Notation *notation =
        catalog::notationOf(canvas.piece(), canvas.schema(), "abilities");
    if (notation == nullptr || notation->abilities.empty()) {
        paintOrnament(canvas, {0, field.rect.center().y() - 1});
        return;
    }
    drawText(canvas.painter(), field, fittingText(canvas, field, *notation));
}

// Dot, ring, diamond or star at the foot of the rim, on a pale spot where black can be seen.
void paintRarity(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    const qreal middle = (100 + layout.disc) / 2;
    const qreal spot = canvas.detail() == Detail::Full ? 7.6 : 8.6;
    const catalog::Choice *rarity = canvas.choice("rarity");
    if (rarity == nullptr) {
        if (canvas.value("rarity").isUnknown() && canvas.detail() == Detail::Full) {
            const QRectF square{-4.5, middle - 4.5, 9, 9};
            paintSymbol(painter, Symbol::Unknown, square, QColor{255, 255, 255, 120});
        }
        return;
    }
    const auto symbol = raritySymbol(*rarity);
    if (!symbol) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink::White);
    painter.drawEllipse(QPointF{0, middle}, spot, spot);
    const qreal side = spot * 1.36;
    const QColor colour = mixed(rarityColour(rarity->value), Qt::black, 0.12);
    paintSymbol(painter, *symbol, QRectF(-side / 2, middle - side / 2, side, side), colour);
}

// Set and status beside each other at the foot of the text.
void paintPlates(const Canvas &canvas)
{
    constexpr qreal Height = 9;
    constexpr qreal Y = 71;
    const QString initials = setInitials(canvas);
    const qreal setWidth = initials.isEmpty() ? 0 : 5 + 6.6 * widthOf(initials, Cut::Bold);
    const qreal statusWidth = statusMarkWidth(canvas, Height);
    const qreal gap = setWidth > 0 && statusWidth > 0 ? 3 : 0;
    qreal x = -(setWidth + gap + statusWidth) / 2;
    if (setWidth > 0) {
        const catalog::Choice *rarity = canvas.choice("rarity");
        const QColor ground = rarity == nullptr ? ink::Soft : rarityColour(rarity->value);
        QPainter &painter = canvas.painter();
        const QRectF plate{x, Y - Height / 2, setWidth, Height};
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(plate, 2, 2);
        painter.setPen(legibleOn(ground));
        drawCentred(painter, plate.center(), initials, Cut::Bold, 6.6);
        x += setWidth + gap;
    }
    paintStatusMark(canvas, {x + statusWidth / 2, Y}, Height);
}

// A small chip has no name on its rim; its type and where it comes from stand there.
void paintShortRim(const Canvas &canvas, const ChipLayout &layout)
{
    const qreal middle = (100 + layout.disc) / 2;
    const qreal beside = paintStatusOnRim(canvas, middle, 15.5);
    if (const auto symbol = rimSymbol(canvas)) {
        if (beside > 0) {
            paintRimSymbol(canvas, *symbol, -beside - 9, 16);
            paintRimSymbol(canvas, *symbol, beside + 9, 16);
        } else {
            paintRimSymbol(canvas, *symbol, 0, 16);
        }
    }
}

} // namespace

void paintChip(const Canvas &canvas)
{
    const ChipLayout &layout = layoutOf(canvas);
    paintRim(canvas, layout);
    paintArt(canvas, layout);
    if (canvas.detail() == Detail::Bare) {
        paintPointsOnRim(canvas, layout);
        return;
    }
    paintPaper(canvas, layout);
    paintPoints(canvas, layout);
    paintRange(canvas, layout);
    paintDefense(canvas, layout);
    paintAbilities(canvas, layout);
    if (canvas.detail() == Detail::Full) {
        paintName(canvas, layout);
        paintPlates(canvas);
    } else {
        paintShortRim(canvas, layout);
    }
    paintRarity(canvas, layout);
}

} // namespace faces
