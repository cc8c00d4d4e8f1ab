// Paints a contact sheet of faces, to be looked at:
//   faces_gallery <file.png> <data folder> <game> <height> [pixel ratio] [light|dark] [language]
// Without a height it shows every symbol instead.
#include "app/faces/sample_pieces.h"
#include "catalog/game_data.h"
#include "faces/face.h"
#include "faces/symbols.h"

#include <QGuiApplication>
#include <QPainter>

#include <cstdio>
#include <filesystem>

namespace
{

struct Sheet {
    int height = 96;
    qreal ratio = 1;
    faces::FaceOptions options;
};

std::vector<catalog::Piece> hardPieces(const catalog::Schema &schema)
{
    if (schema.game != "clout") {
        return {};
    }
    using samples::piece;
    return {
        piece(schema,
              "Wandering Keeper of the Seventh Tide",
              {{"faction", "Merfolk"},
               {"type", "troop"},
               {"points", "6"},
               {"range", "3"},
               {"defense", "4"},
               {"rarity", "rare"},
               {"set", "Defenders of Undersea"},
               {"abilities",
                "unique; counterattack 3 {all} {opponents} {master} [protect]; strike X; reanimate "
                "{remove}"}}),
        piece(schema,
              "Straßenwächter der Überflussgötter am Äußersten Ölberg",
              {{"faction", "Undead"},
               {"type", "base"},
               {"points", "5"},
               {"range", "10"},
               {"defense", "12"},
               {"rarity", "uncommon"},
               {"set", "Redbeard's Revenge"},
               {"abilities", "protect 2; (poison); (trap)"}}),
        piece(schema,
              "Ox",
              {{"faction", "Dragons"},
               {"type", "action"},
               {"points", "0"},
               {"range", "X"},
               {"rarity", "promo"},
               {"abilities", "-"}}),
        piece(schema, "Nothing Known", {}),
        piece(schema,
              "Half Known",
              {{"faction", "Goblins"},
               {"type", "relic"},
               {"range", "2"},
               {"abilities", "strike ?; bomb"}}),
    };
}

QImage contactSheet(const std::vector<catalog::Piece> &pieces,
                    const catalog::Schema &schema,
                    const Sheet &sheet)
{
    const int gap = 10;
    const int columns = std::max(1, 1500 / (sheet.height + gap));
    const int rows = (static_cast<int>(pieces.size()) + columns - 1) / columns;
    const QSizeF size{columns * (sheet.height + gap) + 1.0 * gap,
                      rows * (sheet.height + gap) + 1.0 * gap};
    QImage image{(size * sheet.ratio).toSize(), QImage::Format_ARGB32_Premultiplied};
    image.setDevicePixelRatio(sheet.ratio);
    image.fill(sheet.options.surroundings == faces::Surroundings::Dark ? QColor{0x23, 0x26, 0x2b}
                                                                       : QColor{0xf3, 0xf3, 0xf4});
    QPainter painter{&image};
    int at = 0;
    for (const catalog::Piece &piece : pieces) {
        const QRectF box(gap + at % columns * (sheet.height + gap),
                         gap + at / columns * (sheet.height + gap),
                         sheet.height,
                         sheet.height);
        faces::paintFace(painter, box, piece, schema, sheet.options);
        ++at;
    }
    return image;
}

QImage symbolSheet()
{
    QImage image{1300, 330, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < faces::SymbolCount; ++i) {
        const auto symbol = static_cast<faces::Symbol>(i);
        const qreal x = 10 + i % 16 * 80;
        const qreal y = 10 + i / 16 * 105;
        faces::paintSymbol(painter, symbol, {x, y, 64, 64}, Qt::black);
        faces::paintSymbol(painter, symbol, {x, y + 72, 16, 16}, Qt::black);
        faces::paintSymbol(painter, symbol, {x + 24, y + 72, 10, 10}, Qt::black);
    }
    return image;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application{argc, argv};
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 5) {
        return arguments.size() > 1 && symbolSheet().save(arguments[1]) ? 0 : 1;
    }
    const auto data = catalog::readGameData(std::filesystem::path{arguments[2].toStdString()}
                                            / arguments[3].toStdString());
    if (!data) {
        std::fprintf(stderr, "%s\n", base::english(data.error()).c_str());
        return 1;
    }
    std::vector<catalog::Piece> pieces = hardPieces(*data->schema);
    const int every = arguments.size() > 8 ? arguments[8].toInt() : 1;
    for (std::size_t i = 0; i < data->pieces.size(); i += static_cast<std::size_t>(every)) {
        pieces.push_back(*data->pieces[i]);
    }
    Sheet sheet;
    sheet.height = arguments[4].toInt();
    sheet.ratio = arguments.size() > 5 ? arguments[5].toDouble() : 1;
    sheet.options.surroundings = arguments.size() > 6 && arguments[6] == QLatin1String{"dark"}
        ? faces::Surroundings::Dark
        : faces::Surroundings::Light;
    sheet.options.language = arguments.size() > 7 ? arguments[7].toStdString() : "en";
    return contactSheet(pieces, *data->schema, sheet).save(arguments[1]) ? 0 : 1;
}
