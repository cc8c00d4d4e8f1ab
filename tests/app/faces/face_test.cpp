// Faces of shipped pieces and of awkward ones: painted, equal each time, and honest about what is
// unknown.
#include "app/faces/sample_pieces.h"
#include "catalog/game_data.h"
#include "faces/face.h"
#include "faces/face_cache.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace
{

constexpr int Sizes[] = {24, 32, 64, 96, 160, 240, 480};

// Painted pixels that are not transparent, and how many colours they have.
struct Coverage {
    qsizetype pixels = 0;
    qsizetype colours = 0;
};

Coverage coverageOf(const QImage &image)
{
    Coverage coverage;
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (const QRgb pixel = line[x]; qAlpha(pixel) > 0) {
                ++coverage.pixels;
                colours.insert(pixel);
            }
        }
    }
    coverage.colours = colours.size();
    return coverage;
}

int complaints = 0;

void countComplaints(QtMsgType type, const QMessageLogContext &, const QString &)
{
    complaints += type == QtDebugMsg || type == QtInfoMsg ? 0 : 1;
}

} // namespace

class FaceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPieceIsPaintedAtEverySize();
    void paintingTwiceGivesTheSameImage();
    void chipsAreRoundAndCardsAreTall();
    void typeUnknownToTheGameGetsAPlainCard();
    void unknownDiffersFromGivenAndFromNone_data();
    void unknownDiffersFromGivenAndFromNone();
    void zeroPointsAreNotUnknownPoints();
    void whereAPieceComesFromIsSeen();
    void namesVaryTheArt();
    void photographIsClippedToTheOutline();
    void aPieceWithAPhotographIsShownByIt();
    void painterIsLeftAsItWas();
    void aLongNameStaysOnTheChip();
    void surroundingsChangeTheEdgeOnly();
    void cacheGivesWhatPaintingGives();
    void cacheHonoursItsBudget();
    void cacheForgetsAnEditedPiece();

private:
    catalog::Piece chip(const samples::Cells &cells, const std::string &name = "Tide Keeper") const
    {
        return samples::piece(*m_clout.schema, name, cells);
    }
    QImage image(const catalog::Piece &piece, int size = 240) const
    {
        return faces::faceImage(piece, *m_clout.schema, {size, size}, 1);
    }

    catalog::GameData m_clout;
    catalog::GameData m_mutant;
};

void FaceTest::initTestCase()
{
    const std::filesystem::path data = std::filesystem::path{MUSTER_SOURCE_DIR} / "data";
    auto clout = catalog::readGameData(data / "clout");
    QVERIFY2(clout.has_value(), clout ? "" : base::english(clout.error()).c_str());
    auto mutant = catalog::readGameData(data / "mutant");
    QVERIFY2(mutant.has_value(), mutant ? "" : base::english(mutant.error()).c_str());
    m_clout = *std::move(clout);
    m_mutant = *std::move(mutant);
}

void FaceTest::everyPieceIsPaintedAtEverySize()
{
    complaints = 0;
    const auto former = qInstallMessageHandler(countComplaints);
    QStringList blank;
    int painted = 0;
    for (const catalog::GameData *game : {&m_clout, &m_mutant}) {
        for (const catalog::PiecePointer &piece : game->pieces) {
            for (const int size : {24, 96, 240}) {
                const QImage face = faces::faceImage(*piece, *game->schema, {size, size}, 1);
                ++painted;
                const int side = std::min(size, 96);
                const Coverage coverage =
                    coverageOf(face.copy(face.rect().center().x() - side / 2, 0, side, side));
                if (coverage.pixels < side * side / 2 || coverage.colours < 20) {
                    blank << QString::fromStdString(piece->key);
                }
            }
        }
    }
    qInstallMessageHandler(former);
    QVERIFY(painted > 900);
    QCOMPARE(blank, QStringList{});
    QCOMPARE(complaints, 0);
}

void FaceTest::paintingTwiceGivesTheSameImage()
{
    for (const catalog::GameData *game : {&m_clout, &m_mutant}) {
        for (std::size_t i = 0; i < game->pieces.size(); i += 7) {
            const catalog::Piece &piece = *game->pieces[i];
            const catalog::Piece copy = piece;
            const QImage one = faces::faceImage(piece, *game->schema, {240, 240}, 2);
            QCOMPARE(faces::faceImage(copy, *game->schema, {240, 240}, 2), one);
            QCOMPARE(one.size(), QSize(480, 480));
            QCOMPARE(one.devicePixelRatio(), 2.0);
        }
    }
}

void FaceTest::chipsAreRoundAndCardsAreTall()
{
    QCOMPARE(faces::aspectRatio(chip({{"type", "base"}}), *m_clout.schema), 1.0);
    QCOMPARE(faces::aspectRatio(chip({}), *m_clout.schema), 1.0);
    const auto ratio = [&](const char *kind) {
        const catalog::Piece piece = samples::piece(*m_mutant.schema, "Any", {{"kind", kind}});
        return faces::aspectRatio(piece, *m_mutant.schema);
    };
    QCOMPARE(ratio("order"), 1.0);
    QVERIFY(ratio("unit") < 0.75);
    QCOMPARE(ratio("unit"), ratio("command card"));

    const catalog::Piece unit = samples::piece(*m_mutant.schema, "Any", {{"kind", "unit"}});
    const QRectF rect = faces::faceRect({10, 10, 300, 200}, unit, *m_mutant.schema);
    QVERIFY(QRectF(10, 10, 300, 200).contains(rect));
    QCOMPARE(rect.center(), QPointF(160, 110));
    QVERIFY(qAbs(rect.width() / rect.height() - ratio("unit")) < 1e-9);
    QVERIFY(
        !faces::faceOutline({0, 0, 100, 100}, chip({}), *m_clout.schema).contains(QPointF{5, 5}));
}

void FaceTest::typeUnknownToTheGameGetsAPlainCard()
{
    catalog::Schema schema = *m_clout.schema;
    schema.game = "a-game-without-faces";
    const catalog::Piece piece = chip({{"faction", "Elves"}, {"type", "troop"}, {"points", "3"}});
    QVERIFY(faces::aspectRatio(piece, schema) < 1);
    for (const int size : Sizes) {
        const QImage face = faces::faceImage(piece, schema, {size, size}, 1);
        QVERIFY(coverageOf(face).colours > 20);
    }
}

void FaceTest::unknownDiffersFromGivenAndFromNone_data()
{
    QTest::addColumn<QString>("attribute");
    QTest::addColumn<QString>("given");
    QTest::newRow("points") << "points"
                            << "3";
    QTest::newRow("range") << "range"
                           << "2";
    QTest::newRow("defense") << "defense"
                             << "4";
    QTest::newRow("faction") << "faction"
                             << "Neutral";
    QTest::newRow("rarity") << "rarity"
                            << "common";
    QTest::newRow("abilities") << "abilities"
                               << "fly";
}

void FaceTest::unknownDiffersFromGivenAndFromNone()
{
    QFETCH(const QString, attribute);
    QFETCH(const QString, given);
    samples::Cells cells{{"faction", "Elves"},
                         {"type", "troop"},
                         {"points", "1"},
                         {"range", "1"},
                         {"defense", "1"},
                         {"rarity", "rare"},
                         {"abilities", "strike 1"}};
    const auto with = [&](const std::string &cell) {
        samples::Cells changed = cells;
        for (auto &[slug, value] : changed) {
            value = slug == attribute.toStdString() ? cell : value;
        }
        return image(chip(changed));
    };
    QVERIFY(with("") != with(given.toStdString()));
    QVERIFY(with("") != with("-"));
}

void FaceTest::zeroPointsAreNotUnknownPoints()
{
    for (const int size : Sizes) {
        const samples::Cells known{{"faction", "Elves"}, {"type", "troop"}, {"points", "0"}};
        const samples::Cells unknown{{"faction", "Elves"}, {"type", "troop"}};
        QVERIFY2(image(chip(known), size) != image(chip(unknown), size),
                 qPrintable(QString::number(size)));
    }
}

void FaceTest::whereAPieceComesFromIsSeen()
{
    for (const int size : {64, 96, 240}) {
        catalog::Piece piece = chip({{"faction", "Elves"}, {"type", "troop"}, {"points", "1"}});
        QList<QImage> images;
        for (const auto status : {catalog::Status::Official,
                                  catalog::Status::Partial,
                                  catalog::Status::Demo,
                                  catalog::Status::Own}) {
            piece.status = status;
            const QImage face = image(piece, size);
            QVERIFY(!images.contains(face));
            images << face;
        }
    }
}

void FaceTest::namesVaryTheArt()
{
    const samples::Cells cells{{"faction", "Goblins"}, {"type", "troop"}, {"points", "1"}};
    QList<QImage> seen;
    for (const char *name : {"Ash", "Bolt", "Cog", "Dent", "Edge", "Fuse", "Grit", "Hook"}) {
        // At 96 pixels no name is written, so only the art can differ.
        const QImage face = image(chip(cells, name), 96);
        seen << (seen.contains(face) ? QImage{} : face);
    }
    QVERIFY(!seen.contains(QImage{}));
}

void FaceTest::photographIsClippedToTheOutline()
{
    faces::FaceOptions options;
    options.photograph = QImage{300, 200, QImage::Format_RGB32};
    options.photograph.fill(QColor{10, 200, 30});
    const QImage face = faces::faceImage(chip({}), *m_clout.schema, {100, 100}, 1, options);
    QCOMPARE(face.pixelColor(50, 50), QColor(10, 200, 30));
    QCOMPARE(face.pixelColor(50, 8), QColor(10, 200, 30));
    QCOMPARE(face.pixelColor(8, 8).alpha(), 0);
}

void FaceTest::aPieceWithAPhotographIsShownByIt()
{
    const QTemporaryDir folder;
    QImage photograph{600, 400, QImage::Format_RGB32};
    photograph.fill(QColor{10, 200, 30});
    QVERIFY(photograph.save(folder.filePath(QStringLiteral("0a")), "PNG"));
    catalog::Piece own = chip({});
    own.picture = "0a";
    catalog::Piece lost = chip({});
    lost.picture = "0b"; // its file is gone
    faces::FaceCache cache;
    cache.setPictures(folder.path());
    const auto shown = [&](const catalog::Piece &piece) {
        return cache.image(std::make_shared<const catalog::Piece>(piece),
                           *m_clout.schema,
                           {100, 100},
                           1);
    };
    QCOMPARE(shown(own).pixelColor(50, 50), QColor(10, 200, 30));
    QCOMPARE(shown(lost), faces::faceImage(lost, *m_clout.schema, {100, 100}, 1));
}

void FaceTest::painterIsLeftAsItWas()
{
    QImage canvas{200, 200, QImage::Format_ARGB32_Premultiplied};
    QPainter painter{&canvas};
    painter.translate(3, 4);
    painter.setPen(Qt::magenta);
    const QTransform before = painter.transform();
    faces::paintFace(painter, {0, 0, 100, 100}, *m_clout.pieces.front(), *m_clout.schema);
    QCOMPARE(painter.transform(), before);
    QCOMPARE(painter.pen().color(), QColor(Qt::magenta));
    QVERIFY(!painter.hasClipping());
    // Nothing to paint on is no reason to fail.
    faces::paintFace(painter, {}, *m_clout.pieces.front(), *m_clout.schema);
}

void FaceTest::aLongNameStaysOnTheChip()
{
    const std::string longest(120, 'W');
    const QImage face = image(chip({{"faction", "Elves"}, {"type", "base"}}, longest), 300);
    const QImage other =
        image(chip({{"faction", "Elves"}, {"type", "base"}}, longest.substr(0, 60)), 300);
    QVERIFY(face != other);
    // Outside the circle there is nothing, on it the foot of the rim stays free of letters.
    QCOMPARE(face.pixelColor(12, 12).alpha(), 0);
    QCOMPARE(face.pixelColor(288, 12).alpha(), 0);
}

void FaceTest::surroundingsChangeTheEdgeOnly()
{
    const catalog::Piece &piece = *m_clout.pieces.front();
    faces::FaceOptions dark;
    dark.surroundings = faces::Surroundings::Dark;
    const QImage one = faces::faceImage(piece, *m_clout.schema, {240, 240}, 1);
    const QImage two = faces::faceImage(piece, *m_clout.schema, {240, 240}, 1, dark);
    QVERIFY(one != two);
    const QRect inside{60, 60, 120, 120};
    QCOMPARE(one.copy(inside), two.copy(inside));
}

void FaceTest::cacheGivesWhatPaintingGives()
{
    faces::FaceCache cache;
    const catalog::PiecePointer piece = m_clout.pieces.front();
    const QImage painted = faces::faceImage(*piece, *m_clout.schema, {96, 96}, 1.5);
    const QImage first = cache.image(piece, *m_clout.schema, {96, 96}, 1.5);
    QCOMPARE(first, painted);
    QCOMPARE(cache.image(piece, *m_clout.schema, {96, 96}, 1.5).cacheKey(), first.cacheKey());
    faces::FaceOptions german;
    german.language = "de";
    QVERIFY(cache.image(piece, *m_clout.schema, {96, 96}, 1.5, german).cacheKey()
            != first.cacheKey());
    QCOMPARE(cache.image(piece, *m_clout.schema, {96, 96}, 2).size(), QSize(192, 192));
    QCOMPARE(cache.count(), 3);
}

void FaceTest::cacheHonoursItsBudget()
{
    const qsizetype one =
        faces::faceImage(*m_clout.pieces.front(), *m_clout.schema, {32, 32}, 1).sizeInBytes();
    faces::FaceCache cache{one * 10};
    for (const catalog::PiecePointer &piece : m_clout.pieces) {
        QVERIFY(!cache.image(piece, *m_clout.schema, {32, 32}, 1).isNull());
        QVERIFY(cache.bytes() <= cache.budget());
    }
    QCOMPARE(cache.count(), 10);
    // Larger than the whole budget: painted, not kept.
    QVERIFY(!cache.image(m_clout.pieces.front(), *m_clout.schema, {480, 480}, 2).isNull());
    QVERIFY(cache.bytes() <= cache.budget());
}

void FaceTest::cacheForgetsAnEditedPiece()
{
    faces::FaceCache cache;
    auto piece = std::make_shared<const catalog::Piece>(chip({{"points", "1"}}));
    const QImage before = cache.image(piece, *m_clout.schema, {240, 240}, 1);
    piece = std::make_shared<const catalog::Piece>(chip({{"points", "6"}}));
    QVERIFY(cache.image(piece, *m_clout.schema, {240, 240}, 1) != before);
}

QTEST_MAIN(FaceTest)
#include "face_test.moc"
