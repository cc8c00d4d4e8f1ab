// What is painted: nothing that lies there is left out, seats and states differ by more than
// colour, and no arrangement is too odd.
#include "app/boards/board_fixture.h"

#include <QImage>
#include <QTest>

using engine::Token;

namespace
{

tests::Arrangement crowd(int count)
{
    const char *const names[] = {"Briar Keeper",
                                 "Hungering Crowd",
                                 "Antler Horn",
                                 "Whispering Grove",
                                 "Lark Courier"};
    tests::Arrangement arrangement;
    for (int i = 0; i < count; ++i) {
        arrangement.lying.push_back({names[i % 5], i % 2, i * 271 % 1010 - 5, i * 433 % 1010 - 5});
    }
    return arrangement;
}

QImage shot(boards::CloutBoard &board)
{
    return board.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

QImage grey(const QImage &image)
{
    return image.convertToFormat(QImage::Format_Grayscale8);
}

// How many pixels differ there by more than a shade.
int differences(const QImage &one, const QImage &other, const QRect &where, int shade = 24)
{
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y) {
        for (int x = where.left(); x <= where.right(); ++x) {
            count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > shade ? 1 : 0;
        }
    }
    return count;
}

struct Shown {
    tests::BoardFixture fixture;
    boards::CloutBoard &board = fixture.board;

    explicit Shown(const tests::Arrangement &arrangement)
    {
        board.setPosition(tests::stateOf(arrangement), engine::Seat{0});
    }
    QRect around(int chip) const
    {
        return board.chipRect(static_cast<games::clout::ChipId>(chip))
                   .toAlignedRect()
                   .adjusted(-2, -2, 2, 2)
            & board.rect();
    }
};

} // namespace

class CloutBoardPaintingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyNumberOfChips_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QSize>("size");
        for (const int count : {0, 1, 60, 120}) {
            for (const QSize size :
                 {QSize(1, 1), QSize(260, 260), QSize(800, 800), QSize(1200, 400)}) {
                QTest::addRow("%d on %dx%d", count, size.width(), size.height()) << count << size;
            }
        }
    }

    void anyNumberOfChips()
    {
        QFETCH(int, count);
        QFETCH(QSize, size);
        Shown shown(crowd(count));
        shown.board.resize(size);
        shown.board.setRangesShown(true);
        shown.board.setReachOf(Token{0});
        shown.board.setMarks({{Token{0}, {}, 1, true, {}}, {Token{1}, {}, 2, false, {}}});
        QVERIFY(!shot(shown.board).isNull());
        shown.board.setRegion(engine::Region({{0, 0}, {500'000, 500'000}}));
        QVERIFY(!shot(shown.board).isNull());
        shown.board.setPosition(nullptr, engine::Seat{0});
        QVERIFY(!shot(shown.board).isNull());
    }

    void everyChipIsSeen()
    {
        Shown shown(tests::midGame());
        const QImage full = shot(shown.board);
        shown.board.setPosition(tests::stateOf({}), engine::Seat{0});
        const QImage empty = shot(shown.board);
        shown.board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        for (int chip = 0; chip < 13; ++chip) {
            QVERIFY2(differences(full, empty, shown.around(chip)) > 150,
                     qPrintable(QString::number(chip)));
        }
    }

    void seatsDifferWithoutColour()
    {
        std::vector<QImage> looks;
        for (int seat = 0; seat < 4; ++seat) {
            tests::Arrangement one{{{"Briar Keeper", seat, 500, 500}}};
            one.seats = 4;
            Shown shown(one);
            looks.push_back(grey(shot(shown.board).copy(shown.around(0).adjusted(-8, -8, 8, 0))));
        }
        for (std::size_t one = 0; one < looks.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                QVERIFY(differences(looks[one], looks[other], looks[one].rect(), 40) > 20);
            }
        }
    }

    void statesAreSeen()
    {
        const tests::Arrangement plain{
            {{"Briar Keeper", 0, 500, 500}, {"Hungering Crowd", 1, 580, 500}}};
        Shown shown(plain);
        const QRect where = shown.around(1).adjusted(-8, -8, 8, 8);
        const QImage before = shot(shown.board);
        const auto differs = [&] { return differences(before, shot(shown.board), where) > 30; };
        shown.board.setLastMoved({Token{1}});
        QVERIFY(differs());
        shown.board.setLastMoved({});
        shown.board.setMarks({{Token{1}, {}, 1, true, {}}});
        QVERIFY(differs());
        shown.board.setMarks({{Token{1}, {}, 1, false, {}}});
        QVERIFY(differs());
        shown.board.setMarks({});
        QVERIFY(!differs());
        auto held = plain;
        held.lying[1].trappedBy = 0;
        shown.board.setPosition(tests::stateOf(held), engine::Seat{0});
        QVERIFY(differs());
        held = plain;
        held.lying[1].possessedBy = 0;
        shown.board.setPosition(tests::stateOf(held), engine::Seat{0});
        QVERIFY(differs());
    }

    void theRegionIsLighterThanTheRest()
    {
        Shown shown({});
        const auto bright = [&](base::Point point) {
            const QPoint at = shown.board.scale().screen(point).toPoint();
            return qGray(shot(shown.board).scaled(shown.board.size()).pixel(at));
        };
        engine::Region region({{100'000, 100'000}, {900'000, 900'000}});
        QVERIFY(region.keepOutside({{500'000, 500'000}, 100'000}));
        shown.board.setRegion(region);
        const int inside = bright({255'000, 655'000});
        QVERIFY(bright({45'000, 655'000}) < inside - 20);
        QVERIFY(bright({515'000, 525'000}) < inside - 20);
        // Where all may be given, nothing is veiled.
        shown.board.setRegion(engine::Region({{-9, -9}, {1'000'009, 1'000'009}}));
        QVERIFY(std::abs(bright({45'000, 655'000}) - inside) < 20);
    }

    void aPhotographLiesUnderTheChips()
    {
        Shown shown({{{"Briar Keeper", 0, 500, 500}}});
        const QImage chip = shot(shown.board).copy(shown.around(0).adjusted(6, 6, -6, -6));
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(Qt::black);
        for (int y = 0; y < 150; ++y) { // white beyond the middle
            for (int x = 0; x < 400; ++x) {
                picture.setPixel(x, y, 0xffffffff);
            }
        }
        shown.board.setPhotograph(picture, {QPointF{50, 50}, {350, 50}, {350, 250}, {50, 250}});
        const QImage all = shot(shown.board);
        const auto bright = [&](base::Point point) {
            return qGray(all.pixel(shown.board.scale().screen(point).toPoint()));
        };
        QVERIFY(bright({245'000, 745'000}) > 200);
        QVERIFY(bright({245'000, 245'000}) < 60);
        const QImage same = all.copy(shown.around(0).adjusted(6, 6, -6, -6));
        QVERIFY(differences(chip, same, chip.rect()) < 20);
        // Corners in one line hold no area.
        shown.board.setPhotograph(picture, {QPointF{0, 0}, {1, 1}, {2, 2}, {3, 3}});
        QVERIFY(!shot(shown.board).isNull());
        shown.board.setPhotograph({}, {});
    }

    void aStackShowsItsLevels()
    {
        Shown shown({{{"Briar Keeper", 0, 500, 500},
                      {"Hungering Crowd", 1, 500, 500},
                      {"Antler Horn", 0, 500, 500}}});
        QCOMPARE(shown.board.scene().table().chip(2)->level, 2);
        QVERIFY(shown.board.chipRect(2).top() < shown.board.chipRect(1).top());
        QVERIFY(shown.board.chipRect(1).top() < shown.board.chipRect(0).top());
    }

    void aFlightIsPaintedAtItsPose()
    {
        Shown shown({{{"Briar Keeper", 0, 300, 300}}});
        shown.board.show();
        const QRect start = shown.around(0);
        const QImage before = shot(shown.board);
        games::clout::Track track;
        track.paths.push_back(
            {Token{0},
             std::vector<games::clout::Track::Pose>(6000, {{700, 700, 150}, {0.2F, 0, 0, 0.98F}})});
        shown.board.animate(track);
        const QImage during = shot(shown.board);
        QVERIFY(differences(before, during, start) > 150); // it has left
        const QPoint there = shown.board.scale().screen(base::Point{700'000, 700'000}).toPoint();
        QVERIFY(differences(before, during, QRect(there.x() - 20, there.y() - 60, 40, 70)) > 150);
        shown.board.skipAnimation();
        QCOMPARE(differences(before, shot(shown.board), start), 0);
    }
};

QTEST_MAIN(CloutBoardPaintingTest)
#include "clout_board_painting_test.moc"
