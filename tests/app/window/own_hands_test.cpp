// A hand that a person measured is kept under a name, chosen at a table, removed and brought back.
#include "boards/hand_trial.h"
#include "dialogs/new_match.h"
#include "dialogs/own_hands.h"
#include "games/games.h"
#include "storage/hand_store.h"
#include "support/window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

namespace
{

const std::string Throws =
    R"({"distance_mm":550,"height_mm":400,"arc_mm":100,"stops_mm":[[1,2],[30,-20],[-14,66],[8,90],)"
    R"([-40,12],[22,31],[5,-8],[17,120],[-9,44],[60,20]]})";

struct OpenHands {
    OpenHands()
        : store(fixture.workspace().journal())
    {
        dialog = std::make_unique<dialogs::OwnHands>(fixture.services(), "clout");
        dialog->show();
    }

    template<typename Widget>
    Widget *find(const char *name)
    {
        return dialog->findChild<Widget *>(QLatin1String(name));
    }
    std::vector<storage::OwnHand> kept() { return store.hands("clout").value(); }
    void click(const char *name) { find<QPushButton>(name)->click(); }
    boards::HandTrial &trial() { return *dialog->findChild<boards::HandTrial *>(); }

    support::WindowFixture fixture;
    storage::HandStore store;
    std::unique_ptr<dialogs::OwnHands> dialog;
};

} // namespace

class OwnHandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsKeptWithoutThrows()
    {
        OpenHands open;
        open.find<QLineEdit>("handName")->setText(QStringLiteral("Maria"));
        QVERIFY(!open.find<QPushButton>("handKeep")->isEnabled());
        QVERIFY(!open.find<QPushButton>("handShelfRemove")->isEnabled());
        QVERIFY(!open.find<QPushButton>("handShelfUndo")->isEnabled());
        QVERIFY(open.find<QLabel>("handResult")->text().contains(QStringLiteral("mark")));
    }

    void aHandIsKeptRemovedAndBroughtBack()
    {
        OpenHands open;
        QVERIFY(open.trial().resume(Throws));
        auto *keep = open.find<QPushButton>("handKeep");
        QTRY_VERIFY_WITH_TIMEOUT(open.trial().measured(), 60000);
        QVERIFY(!keep->isEnabled()); // it has no name
        open.find<QLineEdit>("handName")->setText(QStringLiteral(" Maria "));
        QVERIFY(keep->isEnabled());
        keep->click();
        QCOMPARE(open.kept().size(), std::size_t{1});
        QCOMPARE(open.kept().front().name, std::string("Maria"));
        QCOMPARE(open.kept().front().figures, open.trial().measured()->figures);
        QCOMPARE(open.dialog->kept(), std::optional(open.kept().front().figures));
        auto *shelf = open.find<QComboBox>("handShelf");
        QCOMPARE(shelf->currentText(), QStringLiteral("Maria"));
        open.click("handShelfRemove");
        QVERIFY(open.kept().empty());
        QVERIFY(open.find<QLabel>("handMessage")->isVisible());
        open.click("handShelfUndo");
        QCOMPARE(open.kept().size(), std::size_t{1});
        QVERIFY(shelf->findText(QStringLiteral("Maria")) > 0);
    }

    // To go on with it: its name and its throws stand there again.
    void aKeptHandIsGoneOnWith()
    {
        OpenHands open;
        QVERIFY(open.store.save("clout", {"Eva", "300/1200/10000/800", "wood", Throws}));
        dialogs::OwnHands dialog(open.fixture.services(), "clout");
        auto *shelf = dialog.findChild<QComboBox *>(QStringLiteral("handShelf"));
        shelf->setCurrentIndex(shelf->findText(QStringLiteral("Eva")));
        QCOMPARE(dialog.findChild<QLineEdit *>(QStringLiteral("handName"))->text(),
                 QStringLiteral("Eva"));
        QVERIFY(!dialog.findChild<boards::HandTrial *>()->isEmpty());
        // One that cannot be read says so.
        QVERIFY(open.store.save("clout", {"Old", "300/1200/10000/800", "wood", "?"}));
        dialogs::OwnHands other(open.fixture.services(), "clout");
        auto *names = other.findChild<QComboBox *>(QStringLiteral("handShelf"));
        names->setCurrentIndex(names->findText(QStringLiteral("Old")));
        QVERIFY(!other.findChild<QLabel *>(QStringLiteral("handMessage"))->text().isEmpty());
    }

    void isOfferedAtTheTable()
    {
        support::WindowFixture fixture;
        storage::HandStore store(fixture.workspace().journal());
        QVERIFY(store.save("clout", {"Maria", "251/903/8000/640", "wood", Throws}));
        dialogs::NewMatch dialog(fixture.services(), *games::row("clout"), 6);
        auto *hand = dialog.findChild<QComboBox *>(QStringLiteral("hand1"));
        hand->setCurrentIndex(hand->findText(QStringLiteral("The hand of Maria")));
        dialog.show();
        dialog.findChild<QPushButton *>(QStringLiteral("newMatchPlay"))->click();
        QCOMPARE(dialog.result(), int{QDialog::Accepted});
        const auto *const hands = dialog.plan().setup.find("throwing")->find("hands")->array();
        QCOMPARE(*(*hands)[0].find("speed_per_myriad")->integer(), 251);
        QCOMPARE(*(*hands)[0].find("sideways_millideg")->integer(), 903);
        QCOMPARE(*(*hands)[1].find("speed_per_myriad")->integer(), 300); // a club player's
    }

    void everyControlHasAName()
    {
        OpenHands open;
        for (const auto *widget : open.dialog->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QPushButton *>(widget) != nullptr
                || qobject_cast<const QSpinBox *>(widget) != nullptr
                || qobject_cast<const QComboBox *>(widget) != nullptr;
            QVERIFY2(!isControl || !widget->accessibleName().isEmpty(),
                     qPrintable(widget->objectName()));
        }
    }
};

QTEST_MAIN(OwnHandsTest)
#include "own_hands_test.moc"
