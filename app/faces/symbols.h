// The small drawings that stand for words: modifiers, types, rarities, ranks, dice, statistics.
// Faces draw them, and the window shows them as icons (editor, filters, legends). Each differs from
// its neighbours by shape, never by colour alone.
#pragma once

#include "catalog/schema.h"

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QPixmap>
#include <QRectF>

#include <optional>
#include <string_view>

class QPainter;

namespace faces
{

enum class Symbol {
    // types of chips
    Troop,
    Base,
    Action,
    Relic,
    // types of Mutant Chronicles
    Unit,
    CommandCard,
    Order,
    // modifiers
    All,
    Friendly,
    Opponents,
    Remove,
    Master,
    // rarities
    FilledCircle,
    OpenCircle,
    Diamond,
    Star,
    // ranks: one, two, three chevrons
    Bronze,
    Silver,
    Gold,
    // dice: square for blows, round for shots; the heavy ones are marked twice
    RedDie,
    YellowDie,
    GreenDie,
    BlueDie,
    // bases
    SingleHex,
    DoubleHex,
    FourHexes,
    // statistics
    Range,
    Defense,
    Health,
    Speed,
    Reroll,
    Buyback,
    // orders
    Move,
    Attack,
    Guard,
    Ability,
    // where a piece comes from
    Own,
    Partial,
    Demo,
    Unknown,
};

inline constexpr int SymbolCount = static_cast<int>(Symbol::Unknown) + 1;

// In the unit square, to be filled with one colour.
QPainterPath symbolPath(Symbol symbol);
// Dice and ranks have colours of their own; `colour` is for all the others.
void paintSymbol(QPainter &painter, Symbol symbol, const QRectF &square, const QColor &colour);

// Which symbol stands for a slug or choice of a schema; none where there is no drawing.
std::optional<Symbol> modifierSymbol(std::string_view slug);
std::optional<Symbol> typeSymbol(std::string_view value);
std::optional<Symbol> raritySymbol(const catalog::Choice &choice);
std::optional<Symbol> rankSymbol(std::string_view value);
std::optional<Symbol> dieSymbol(std::string_view colour);
std::optional<Symbol> baseSymbol(std::string_view value);

// Silver ring, gold diamond: the colour that the rarity's mark has on paper.
QColor rarityColour(std::string_view value);

QPixmap symbolPixmap(Symbol symbol, int size, qreal devicePixelRatio, const QColor &colour);
// Painted anew at whatever size and pixel ratio is asked for.
QIcon symbolIcon(Symbol symbol, const QColor &colour);

} // namespace faces
