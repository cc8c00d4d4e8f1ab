// Pictures of the Clout board to look at: boards_gallery FOLDER [--size WxH] [--dark] [--language
// de]. Not a test.
#include "app/boards/board_fixture.h"
#include "appearance.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QKeyEvent>
#include <QLibraryInfo>
#include <QTranslator>

namespace
{

struct Gallery {
    QDir folder;
    QSize size;
    QString language;

    void shoot(boards::CloutBoard &board, const char *name) const
    {
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::processEvents();
        }
        const QString path = folder.filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
        if (!board.grab().save(path)) {
            qWarning("Cannot write %s", qPrintable(path));
        }
    }

    void each(const char *name,
              const tests::Arrangement &arrangement,
              const std::function<void(boards::CloutBoard &)> &prepare) const
    {
        tests::BoardFixture fixture(language);
        fixture.board.resize(size);
        fixture.board.show();
        fixture.board.setPosition(tests::stateOf(arrangement), engine::Seat{0});
        prepare(fixture.board);
        shoot(fixture.board, name);
    }
};

void press(boards::CloutBoard &board, int key)
{
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(&board, &event);
}

std::vector<boards::BoardMark> someMarks()
{
    return {{engine::Token{6}, QStringLiteral("Strike Hungering Crowd"), 6, true, {}},
            {engine::Token{7}, QStringLiteral("Strike Bonecart Hauler"), 7, true, {}},
            {engine::Token{11}, {}, 11, false, QStringLiteral("It is out of range.")},
            {engine::Token{10}, {}, 10, false, QStringLiteral("It is out of range.")}};
}

void shootQuestions(const Gallery &gallery)
{
    gallery.each("table", tests::midGame(), [](auto &board) {
        board.setLastMoved({engine::Token{7}, engine::Token{3}});
    });
    gallery.each("marks", tests::midGame(), [](auto &board) {
        board.setMarks(someMarks());
        board.setFocus();
        board.setCurrentChip(engine::Token{7});
    });
    gallery.each("reach", tests::midGame(), [](auto &board) {
        board.setReachOf(engine::Token{4});
    });
    gallery.each("ranges", tests::midGame(), [](auto &board) { board.setRangesShown(true); });
    gallery.each("told", tests::midGame(), [](auto &board) {
        board.setFocus();
        board.setCurrentChip(engine::Token{5});
        press(board, Qt::Key_R);
    });
}

void shootAims(const Gallery &gallery)
{
    const auto aimAt = [](boards::CloutBoard &board, const tests::Arrangement &arrangement) {
        const auto state = tests::aimingStateOf(arrangement);
        const auto &throwing = state->setup().throwing;
        board.setPosition(state, engine::Seat{0});
        board.setHand(throwing.hands[0], throwing.from[0], throwing.surface);
        board.setRegion(state->region());
        board.setCursor({560'000, 640'000});
        board.setFocus();
    };
    gallery.each("aim", tests::midGame(), [&](auto &board) { aimAt(board, tests::midGame()); });
    gallery.each("aim-line", tests::midGame(), [&](auto &board) {
        aimAt(board, tests::midGame());
        press(board, Qt::Key_R);
        press(board, Qt::Key_A);
    });
    gallery.each("region", tests::midGame(), [&](auto &board) {
        engine::Region region({{20'000, 20'000}, {980'000, 980'000}});
        (void)region.keepInside({{450'000, 450'000}, 330'000});
        (void)region.keepOutside({{590'000, 700'000}, 139'400});
        (void)region.keepOutside({{455'000, 448'000}, 89'400});
        (void)region.keepOutside({{345'000, 330'000}, 89'400});
        board.setRegion(region);
        board.setCursor({300'000, 520'000});
    });
}

tests::Arrangement crowd()
{
    tests::Arrangement many;
    const auto pieces = tests::shippedChips()->pieces();
    for (std::size_t i = 0; many.lying.size() < 60; i += 3) {
        const auto &piece = *pieces[i % pieces.size()];
        if (piece.status == catalog::Status::Demo) {
            const int place = static_cast<int>(many.lying.size());
            many.lying.push_back(
                {piece.name, place % 2, 60 + place * 271 % 900, 60 + place * 433 % 900});
        }
    }
    return many;
}

void shootFlight(const Gallery &gallery)
{
    gallery.each("flight", tests::midGame(), [](auto &board) {
        games::clout::Track track;
        for (int chip = 0; chip < 5; ++chip) {
            games::clout::Track::Path path{engine::Token{static_cast<std::uint16_t>(chip)}, {}};
            const float half = 0.2F * static_cast<float>(chip);
            games::clout::Track::Pose pose{
                {200.0F + 150 * static_cast<float>(chip), 800, 90.0F * static_cast<float>(chip)},
                {std::sin(half), 0.3F * std::sin(half), 0, std::cos(half)}};
            path.poses.assign(3600, pose);
            track.paths.push_back(path);
        }
        board.animate(track);
    });
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where they go."));
    parser.addOptions({{QStringLiteral("size"),
                        QStringLiteral("Size"),
                        QStringLiteral("WxH"),
                        QStringLiteral("800x800")},
                       {QStringLiteral("dark"), QStringLiteral("In the dark.")},
                       {QStringLiteral("language"),
                        QStringLiteral("Language"),
                        QStringLiteral("xx"),
                        QStringLiteral("en")}});
    parser.process(application);
    const QString language = parser.value(QStringLiteral("language"));
    QTranslator translator;
    if (translator.load(wording::translationFile(language))) {
        QCoreApplication::installTranslator(&translator);
    }
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setPalette(parser.isSet(QStringLiteral("dark")) ? Appearance::darkPalette()
                                                                  : Appearance::lightPalette());
    const QStringList size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    const Gallery gallery{QDir(parser.positionalArguments().value(0)),
                          QSize(size.value(0).toInt(), size.value(1).toInt()),
                          language};
    QDir().mkpath(gallery.folder.path());
    shootQuestions(gallery);
    shootAims(gallery);
    shootFlight(gallery);
    gallery.each("crowd", crowd(), [](auto &) {});
    tests::Arrangement wide = tests::midGame();
    wide.width = 1800;
    wide.surface = "felt";
    wide.seats = 4;
    gallery.each("wide-felt", wide, [](auto &) {});
    for (const char *const surface : {"linoleum", "carpet"}) {
        tests::Arrangement other = tests::midGame();
        other.surface = surface;
        gallery.each(surface, other, [](auto &) {});
    }
    return 0;
}
