// Symbols: each drawn, each different, and one for every word of the schemas that needs one.
#include "catalog/game_data.h"
#include "faces/palette.h"
#include "faces/symbols.h"

#include <QTest>

#include <filesystem>

class SymbolsTest : public QObject
{
    Q_OBJECT

private slots:
    void everySymbolIsDrawnInItsSquare();
    void lookalikesDifferInBlackAndWhite();
    void everyModifierTypeAndRarityHasASymbol();
    void iconsArePaintedAtTheAskedSize();
    void factionColoursHaveLegibleText();
};

namespace
{

QImage blackOnWhite(faces::Symbol symbol, int size)
{
    const QImage image = faces::symbolPixmap(symbol, size, 1, Qt::black).toImage();
    return image.convertToFormat(QImage::Format_Alpha8); // without colour
}

catalog::GameData gameData(const char *game)
{
    return catalog::readGameData(std::filesystem::path{MUSTER_SOURCE_DIR} / "data" / game).value();
}

} // namespace

void SymbolsTest::everySymbolIsDrawnInItsSquare()
{
    for (int i = 0; i < faces::SymbolCount; ++i) {
        const QRectF bounds = faces::symbolPath(static_cast<faces::Symbol>(i)).boundingRect();
        QVERIFY2(QRectF(-0.06, -0.06, 1.12, 1.12).contains(bounds), qPrintable(QString::number(i)));
        QVERIFY2(std::max(bounds.width(), bounds.height()) > 0.7, qPrintable(QString::number(i)));
    }
}

void SymbolsTest::lookalikesDifferInBlackAndWhite()
{
    using faces::Symbol;
    const QList<QList<Symbol>> families{
        {Symbol::RedDie, Symbol::YellowDie, Symbol::GreenDie, Symbol::BlueDie},
        {Symbol::Bronze, Symbol::Silver, Symbol::Gold},
        {Symbol::FilledCircle, Symbol::OpenCircle, Symbol::Diamond, Symbol::Star},
        {Symbol::All, Symbol::Friendly, Symbol::Opponents, Symbol::Remove, Symbol::Master},
        {Symbol::Troop, Symbol::Base, Symbol::Action, Symbol::Relic},
        {Symbol::SingleHex, Symbol::DoubleHex, Symbol::FourHexes}};
    for (const QList<Symbol> &family : families) {
        for (const Symbol one : family) {
            for (const Symbol other : family) {
                QVERIFY(one == other || blackOnWhite(one, 12) != blackOnWhite(other, 12));
            }
        }
    }
}

void SymbolsTest::everyModifierTypeAndRarityHasASymbol()
{
    for (const char *game : {"clout", "mutant"}) {
        const catalog::GameData data = gameData(game);
        for (const catalog::Vocabulary &vocabulary : data.schema->vocabularies) {
            for (const catalog::Modifier &modifier : vocabulary.modifiers) {
                QVERIFY2(faces::modifierSymbol(modifier.slug), modifier.slug.c_str());
            }
        }
        for (const catalog::Choice &type : data.schema->attribute(data.schema->typedBy)->choices) {
            QVERIFY2(faces::typeSymbol(type.value), type.value.c_str());
        }
        for (const catalog::Choice &rarity : data.schema->attribute("rarity")->choices) {
            QVERIFY2(faces::raritySymbol(rarity), rarity.value.c_str());
        }
    }
    const catalog::GameData mutant = gameData("mutant");
    for (const catalog::Choice &die : mutant.schema->attribute("dice")->choices) {
        QVERIFY2(faces::dieSymbol(die.value), die.value.c_str());
    }
    for (const catalog::Choice &base : mutant.schema->attribute("base")->choices) {
        QVERIFY2(faces::baseSymbol(base.value), base.value.c_str());
    }
    for (const catalog::Choice &rank : mutant.schema->attribute("rank")->choices) {
        QVERIFY2(faces::rankSymbol(rank.value), rank.value.c_str());
    }
    QVERIFY(!faces::modifierSymbol("sideways"));
}

void SymbolsTest::iconsArePaintedAtTheAskedSize()
{
    const QIcon icon = faces::symbolIcon(faces::Symbol::Base, Qt::darkBlue);
    for (const int size : {12, 16, 22, 64}) {
        const QImage image = icon.pixmap(QSize{size, size}, 1.0).toImage();
        QCOMPARE(image.width(), size);
        QVERIFY(image.pixelColor(size / 2, size / 2) == QColor(Qt::darkBlue));
    }
}

void SymbolsTest::factionColoursHaveLegibleText()
{
    for (const char *game : {"clout", "mutant"}) {
        const catalog::GameData data = gameData(game);
        for (const catalog::Choice &faction : data.schema->attribute("faction")->choices) {
            const faces::GroundAndText colours = faces::choiceColours(faction);
            QVERIFY2(faces::contrast(colours.ground, colours.text) >= 4.0, faction.value.c_str());
            const QColor rim = faces::deepened(colours.ground, 4.2);
            QVERIFY2(faces::contrast(rim, faces::ink::White) >= 4.2, faction.value.c_str());
        }
    }
    QCOMPARE(qRound(faces::contrast(Qt::black, Qt::white)), 21);
    QCOMPARE(faces::choiceColours(catalog::Choice{}).ground, faces::ink::Slate);
}

QTEST_MAIN(SymbolsTest)
#include "symbols_test.moc"
