// One's own hand: what is entered, undone, drawn and read out, and the hand that comes of it.
#include "boards/clout_hand_area.h"
#include "boards/clout_hand_model.h"
#include "boards/hand_trial.h"
#include "games/clout/slide.h"
#include "games/clout/throwing.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using boards::CloutHandArea;
using boards::CloutHandModel;
using boards::HandStop;
using boards::HandThrows;

namespace
{

const std::filesystem::path Data = MUSTER_SOURCE_DIR "/data/clout";

// Twenty chips thrown by that hand onto that surface, as a person reads them off.
HandThrows thrownBy(const games::clout::Hand &hand, const char *surface)
{
    const games::clout::SlideModel model(std::make_shared<const games::clout::LandingTable>(
        games::clout::readLandingTable(Data / "landings" / (std::string(surface) + ".tsv"))
            .value()));
    HandThrows throws;
    auto what = [&] {
        throws.add({});
        auto first = throws.real().front().what;
        throws.clear();
        return first;
    }();
    what.hand = hand;
    auto rng = base::stream(4, 0, 0);
    for (std::size_t i = 0; i < HandThrows::Wanted; ++i) {
        const games::clout::ThrowScene scene{{{-2'000'000, 0}, {2'000'000, 4'000'000}}, 19'700, {}};
        const auto at = model.rest(scene, what, rng, nullptr).all().front().at;
        throws.add({at.x / 1000, at.y / 1000 - throws.stance().distanceMm});
    }
    return throws;
}

struct Trial {
    wording::QtWording wording{QStringLiteral("en")};
    std::unique_ptr<boards::HandTrial> trial{
        boards::makeHandTrial("clout", Data, wording, nullptr)};

    template<typename T>
    T *find(const char *name) const
    {
        return trial->findChild<T *>(QLatin1String(name));
    }
    void enter(int right, int beyond) const
    {
        find<QSpinBox>("handRight")->setValue(right);
        find<QSpinBox>("handBeyond")->setValue(beyond);
        find<QPushButton>("handAdd")->click();
    }
    QString result() const { return find<QLabel>("handResult")->text(); }
};

} // namespace

class CloutHandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsUndoneAndRedone()
    {
        HandThrows throws;
        QVERIFY(!throws.canUndo());
        throws.add({40, -12});
        throws.add({5, 6});
        throws.change(0, {41, -12});
        throws.remove(1);
        throws.setStance({700, 360, 80});
        QVERIFY((throws.stops() == std::vector<HandStop>{{41, -12}}));
        throws.undo();
        QCOMPARE(throws.stance().distanceMm, 550);
        throws.undo();
        QCOMPARE(throws.stops().size(), std::size_t{2});
        throws.undo();
        QVERIFY((throws.stops().front() == HandStop{40, -12}));
        throws.redo();
        QVERIFY((throws.stops().front() == HandStop{41, -12}));
        throws.add({1, 1}); // another way on
        QVERIFY(!throws.canRedo());
        throws.change(0, {41, -12}); // nothing new
        throws.undo();
        QCOMPARE(throws.stops().size(), std::size_t{2});
    }

    // A hand is never lower than the rulebook lets it be.
    void staysWithinBounds()
    {
        HandThrows throws;
        throws.setStance({1, 10, 0});
        QVERIFY(throws.stance().heightMm >= 350);
        QVERIFY(throws.stance().arcMm >= 1);
        throws.add({99'999, -99'999});
        QVERIFY(
            (throws.stops().front() == HandStop{HandThrows::FarthestMm, -HandThrows::FarthestMm}));
        for (std::size_t i = 0; i < 2 * HandThrows::Most; ++i) {
            throws.add({});
        }
        QCOMPARE(throws.stops().size(), HandThrows::Most);
    }

    void isReadAsItWasWritten()
    {
        HandThrows throws;
        throws.setStance({620, 410, 90});
        throws.add({40, -12});
        throws.add({-3, 250});
        HandThrows read;
        QVERIFY(read.read(throws.written()));
        QVERIFY(read.stance() == throws.stance());
        QVERIFY(read.stops() == throws.stops());
        read.undo(); // it was one step
        QVERIFY(read.stops().empty());
    }

    void refusesWhatIsBroken_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no object") << QByteArray("[1]");
        QTest::newRow("no throws") << QByteArray(R"({"distance_mm":1,"height_mm":1,"arc_mm":1})");
        QTest::newRow("half a throw")
            << QByteArray(R"({"distance_mm":1,"height_mm":1,"arc_mm":1,"stops_mm":[[1]]})");
        QTest::newRow("words") << QByteArray(
            R"({"distance_mm":1,"height_mm":1,"arc_mm":1,"stops_mm":[["a",2]]})");
    }

    void refusesWhatIsBroken()
    {
        QFETCH(QByteArray, words);
        HandThrows throws;
        throws.add({1, 2});
        QVERIFY(!throws.read(words.toStdString()));
        QCOMPARE(throws.stops().size(), std::size_t{1}); // as it was
    }

    void theModelKeepsItsPromises()
    {
        CloutHandModel model;
        const QAbstractItemModelTester tester(
            &model,
            QAbstractItemModelTester::FailureReportingMode::Fatal);
        QSignalSpy changed(&model, &CloutHandModel::throwsChanged);
        model.add({40, -12});
        model.add({-7, 0});
        QVERIFY(model.setData(model.index(0, CloutHandModel::Right), 44, Qt::EditRole));
        QVERIFY(!model.setData(model.index(0, CloutHandModel::Right),
                               QStringLiteral("far"),
                               Qt::EditRole));
        QCOMPARE(model.data(model.index(0, CloutHandModel::Right)).toInt(), 44);
        QCOMPARE(model.data(model.index(0, 0), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Throw 1: 44 mm right, 12 mm short"));
        QCOMPARE(model.data(model.index(1, 0), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Throw 2: 7 mm left, 0 mm beyond"));
        model.remove(0);
        model.undo();
        model.clear();
        model.undo();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(changed.size(), 7);
    }

    void aClickPutsAChipDown()
    {
        CloutHandArea area;
        area.resize(500, 500); // 2 mm a pixel
        QSignalSpy stopped(&area, &CloutHandArea::stopped);
        QTest::mouseClick(&area, Qt::LeftButton, {}, {300, 200});
        QCOMPARE(stopped.size(), 1);
        QVERIFY((stopped.front().front().value<HandStop>() == HandStop{100, 100}));
        QTest::mouseClick(&area, Qt::RightButton, {}, {300, 200});
        QCOMPARE(stopped.size(), 1);
    }

    void keysDoTheSame()
    {
        CloutHandArea area;
        area.resize(500, 500);
        QSignalSpy stopped(&area, &CloutHandArea::stopped);
        QTest::keyClick(&area, Qt::Key_Right);
        QTest::keyClick(&area, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&area, Qt::Key_Down);
        QTest::keyClick(&area, Qt::Key_Return);
        QCOMPARE(stopped.size(), 1);
        QVERIFY((stopped.front().front().value<HandStop>() == HandStop{11, -10}));
        for (int i = 0; i < 200; ++i) {
            QTest::keyClick(&area, Qt::Key_Up);
        }
        QCOMPARE(area.cursor().beyondMm, 500); // the edge
        QVERIFY(!area.accessibleName().isEmpty());
        QVERIFY(!area.accessibleDescription().isEmpty());
    }

    void saysWhatToDoFirst()
    {
        const Trial trial;
        QVERIFY(trial.trial->isEmpty());
        QVERIFY(!trial.trial->measured());
        QVERIFY(trial.result().contains(QStringLiteral("mark")));
        QVERIFY(!trial.find<QPushButton>("handUndo")->isEnabled());
        trial.enter(3, 4);
        QVERIFY(trial.result().contains(QStringLiteral("8 throws")));
        QCOMPARE(trial.find<QLabel>("handCount")->text(), QStringLiteral("1 of 20 chips"));
        trial.find<QPushButton>("handUndo")->click();
        QVERIFY(trial.trial->isEmpty());
        trial.find<QPushButton>("handRedo")->click();
        QVERIFY(!trial.trial->isEmpty());
        trial.find<QPushButton>("handRemove")->click();
    }

    // A novice's throws give a novice's hand: each figure with a range.
    void fitsTheHandThatThrew()
    {
        const auto data = games::clout::ThrowingData::read(Data / "throwing.json");
        const auto novice = data->hand("novice").value();
        const auto throws = thrownBy(novice, "felt");
        const Trial trial;
        for (const auto &stop : throws.stops()) {
            trial.enter(stop.rightMm, stop.beyondMm);
        }
        QTRY_VERIFY_WITH_TIMEOUT(trial.trial->measured(), 60000);
        const auto measured = *trial.trial->measured();
        const auto hand = data->hand(measured.figures);
        QVERIFY(hand);
        // Of twenty throws a deviation is known to a sixth, 1/sqrt(2 n); three times that here.
        QVERIFY2(std::abs(hand->sidewaysMilliDeg - novice.sidewaysMilliDeg)
                     < novice.sidewaysMilliDeg / 2,
                 measured.figures.c_str());
        QVERIFY(trial.result().contains(QStringLiteral("Speed ±")));
        QVERIFY(trial.result().contains(QStringLiteral("Felt")));
        QVERIFY(!measured.surface.empty());
        // What was kept is gone on with.
        const Trial again;
        QVERIFY(again.trial->resume(measured.throws));
        QTRY_VERIFY_WITH_TIMEOUT(again.trial->measured(), 60000);
        QCOMPARE(again.trial->measured()->figures, measured.figures);
    }

    void otherGamesThrowNothing()
    {
        const wording::QtWording wording(QStringLiteral("en"));
        QVERIFY(boards::makeHandTrial("stones", Data, wording, nullptr) == nullptr);
    }
};

QTEST_MAIN(CloutHandTest)
#include "clout_hand_test.moc"
