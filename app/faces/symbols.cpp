#include "faces/symbols.h"

#include "base/fold.h"
#include "faces/palette.h"
#include "faces/symbol_shapes.h"

#include <QLinearGradient>
#include <QPainter>
#include <QTransform>

#include <array>
#include <span>

namespace faces
{

namespace
{

struct Row {
    std::string_view words;
    Symbol symbol;
};

constexpr Row Modifiers[] = {{"all", Symbol::All},
                             {"friendly", Symbol::Friendly},
                             {"opponents", Symbol::Opponents},
                             {"remove", Symbol::Remove},
                             {"master", Symbol::Master}};
constexpr Row Types[] = {{"troop", Symbol::Troop},
                         {"base", Symbol::Base},
                         {"action", Symbol::Action},
                         {"relic", Symbol::Relic},
                         {"unit", Symbol::Unit},
                         {"command card", Symbol::CommandCard},
                         {"order", Symbol::Order}};
constexpr Row RarityDrawings[] = {{"filled circle", Symbol::FilledCircle},
                                  {"diamond", Symbol::Diamond},
                                  {"open circle", Symbol::OpenCircle},
                                  {"star", Symbol::Star}};
constexpr Row Rarities[] = {{"common", Symbol::FilledCircle},
                            {"uncommon", Symbol::OpenCircle},
                            {"rare", Symbol::Diamond},
                            {"promo", Symbol::Star}};
constexpr Row Ranks[] = {{"bronze", Symbol::Bronze},
                         {"silver", Symbol::Silver},
                         {"gold", Symbol::Gold}};
constexpr Row Dice[] = {{"red", Symbol::RedDie},
                        {"yellow", Symbol::YellowDie},
                        {"green", Symbol::GreenDie},
                        {"blue", Symbol::BlueDie}};
constexpr Row Bases[] = {{"single", Symbol::SingleHex},
                         {"double", Symbol::DoubleHex},
                         {"four hexes", Symbol::FourHexes}};

std::optional<Symbol> lookUp(std::span<const Row> rows, std::string_view words)
{
    const std::string folded = base::fold(words);
    for (const Row &row : rows) {
        if (row.words == folded) {
            return row.symbol;
        }
    }
    return std::nullopt;
}

std::optional<QColor> ownColour(Symbol symbol)
{
    switch (symbol) {
    case Symbol::RedDie:
        return QColor{0xc9, 0x2b, 0x2b};
    case Symbol::YellowDie:
        return QColor{0xe3, 0xa8, 0x00};
    case Symbol::GreenDie:
        return QColor{0x2e, 0x8b, 0x3c};
    case Symbol::BlueDie:
        return QColor{0x1f, 0x66, 0xc4};
    default:
        return std::nullopt;
    }
}

std::optional<Metal> ownMetal(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Bronze:
        return rankMetal("bronze");
    case Symbol::Silver:
        return rankMetal("silver");
    case Symbol::Gold:
        return rankMetal("gold");
    default:
        return std::nullopt;
    }
}

} // namespace

// Outlines are computed with path arithmetic, which is slow, and never change: drawn once.
QPainterPath symbolPath(Symbol symbol)
{
    static const std::array<QPainterPath, SymbolCount> paths = [] {
        std::array<QPainterPath, SymbolCount> made;
        for (int i = 0; i < SymbolCount; ++i) {
            made[static_cast<std::size_t>(i)] =
                QTransform::fromScale(0.01, 0.01).map(drawnSymbol(static_cast<Symbol>(i)));
        }
        return made;
    }();
    return paths[static_cast<std::size_t>(symbol)];
}

void paintSymbol(QPainter &painter, Symbol symbol, const QRectF &square, const QColor &colour)
{
    const QPainterPath path = QTransform{}
                                  .translate(square.left(), square.top())
                                  .scale(square.width(), square.height())
                                  .map(symbolPath(symbol));
    if (const auto metal = ownMetal(symbol)) {
        QLinearGradient shine{square.topLeft(), square.bottomLeft()};
        shine.setColorAt(0, metal->light);
        shine.setColorAt(1, metal->middle);
        painter.setPen(QPen{metal->dark, square.width() * 0.05});
        painter.setBrush(shine);
        painter.drawPath(path);
        return;
    }
    painter.fillPath(path, ownColour(symbol).value_or(colour));
}

std::optional<Symbol> modifierSymbol(std::string_view slug)
{
    return lookUp(Modifiers, slug);
}

std::optional<Symbol> typeSymbol(std::string_view value)
{
    return lookUp(Types, value);
}

std::optional<Symbol> raritySymbol(const catalog::Choice &choice)
{
    return choice.symbol.empty() ? lookUp(Rarities, choice.value)
                                 : lookUp(RarityDrawings, choice.symbol);
}

std::optional<Symbol> rankSymbol(std::string_view value)
{
    return lookUp(Ranks, value);
}

std::optional<Symbol> dieSymbol(std::string_view colour)
{
    return lookUp(Dice, colour);
}

std::optional<Symbol> baseSymbol(std::string_view value)
{
    return lookUp(Bases, value);
}

QColor rarityColour(std::string_view value)
{
    const std::string folded = base::fold(value);
    if (folded == "common") {
        return ink::Black;
    }
    return rankMetal(folded == "rare" || folded == "promo" ? "gold" : "silver").middle;
}

} // namespace faces
