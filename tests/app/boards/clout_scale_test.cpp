// Where things of the table stand on the screen and in words, from each side of the table.
#include "boards/clout_table_scale.h"

#include <QLocale>
#include <QTest>

using base::Point;
using boards::Seen;
using boards::TableScale;
using boards::Viewpoint;

namespace
{

constexpr base::Rectangle Area{{0, 0}, {1'200'000, 800'000}};
constexpr Viewpoint::Edge Edges[] = {Viewpoint::Edge::LeastY,
                                     Viewpoint::Edge::MostY,
                                     Viewpoint::Edge::LeastX,
                                     Viewpoint::Edge::MostX};

QString english(Viewpoint::Edge edge, Point point)
{
    return boards::placeWords(Viewpoint(Area, edge), point, QLocale(QStringLiteral("en")));
}

} // namespace

class CloutScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachSideSeesItsOwnEdgeBelow()
    {
        const Point point{200'000, 100'000};
        QVERIFY((Viewpoint(Area, Edges[0]).seen(point) == Seen{200'000, 100'000}));
        QVERIFY((Viewpoint(Area, Edges[1]).seen(point) == Seen{1'000'000, 700'000}));
        // Who looks along x has the high y on the left.
        QVERIFY((Viewpoint(Area, Edges[2]).seen(point) == Seen{700'000, 200'000}));
        QVERIFY((Viewpoint(Area, Edges[3]).seen(point) == Seen{100'000, 1'000'000}));
        QCOMPARE(Viewpoint(Area, Edges[2]).width(), std::int64_t{800'000});
        QCOMPARE(Viewpoint(Area, Edges[2]).depth(), std::int64_t{1'200'000});
    }

    void theThrowingPlaceSaysWhoseSideItIs()
    {
        games::clout::Setup setup;
        setup.area = Area;
        setup.start.seats = 4;
        setup.throwing.from = {
            Point{600'000, -50'000},
            {600'000, 850'000},
            {-50'000, 400'000},
            {1'250'000, 400'000},
        };
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            QCOMPARE(Viewpoint::of(setup, engine::Seat{seat}).nearest(), Edges[seat]);
        }
        QCOMPARE(Viewpoint::of(setup, engine::Nature).nearest(), Edges[0]);
    }

    void thereAndBackAtManySizes()
    {
        for (const auto edge : Edges) {
            for (const QSize size :
                 {QSize(260, 260), QSize(800, 800), QSize(1200, 900), QSize(3000, 700)}) {
                const TableScale scale(Viewpoint(Area, edge), QRectF(QPointF(), QSizeF(size)));
                for (const Point point : {Point{0, 0},
                                          Point{1'200'000, 800'000},
                                          Point{333'333, 7},
                                          Point{-50'000, 900'001}}) {
                    QVERIFY(scale.table(scale.screen(point)) == point);
                }
            }
        }
    }

    void theAreaKeepsItsShapeAndStaysInside()
    {
        for (const auto edge : Edges) {
            for (const QSize size : {QSize(260, 260), QSize(1200, 900), QSize(900, 1200)}) {
                const Viewpoint viewpoint(Area, edge);
                const QRectF room(0, 0, size.width(), size.height());
                const TableScale scale(viewpoint, room);
                const double wanted =
                    static_cast<double>(viewpoint.width()) / static_cast<double>(viewpoint.depth());
                QVERIFY(qAbs(scale.area().width() / scale.area().height() - wanted) < 1e-9);
                // Room for what hangs over the edge.
                QVERIFY(room.adjusted(20, 20, -20, -20).contains(scale.area()));
                QVERIFY(qAbs(scale.pixels(viewpoint.width()) - scale.area().width()) < 1e-6);
            }
        }
    }

    void placesInWords()
    {
        QCOMPARE(english(Edges[0], {300'000, 124'000}),
                 QStringLiteral("30 cm from the left, 12.4 cm from you"));
        QCOMPARE(english(Edges[1], {300'000, 124'000}),
                 QStringLiteral("90 cm from the left, 67.6 cm from you"));
        QCOMPARE(english(Edges[0], {-15'000, 820'000}),
                 QStringLiteral("1.5 cm beyond the left edge, 2 cm beyond the far edge"));
        QCOMPARE(english(Edges[0], {1'200'400, -9'600}),
                 QStringLiteral("0 cm beyond the right edge, 1 cm beyond your edge"));
        QCOMPARE(boards::lengthWords(1'234'500, QLocale(QStringLiteral("de"))),
                 QStringLiteral("123,5 cm"));
    }

    void stepsGoTheWayTheyLook()
    {
        const Viewpoint opposite(Area, Viewpoint::Edge::MostY);
        QVERIFY((opposite.moved({500'000, 500'000}, {10'000, 0}) == Point{490'000, 500'000}));
        QVERIFY((opposite.moved({500'000, 500'000}, {0, 1'000}) == Point{500'000, 499'000}));
    }
};

QTEST_GUILESS_MAIN(CloutScaleTest)
#include "clout_scale_test.moc"
