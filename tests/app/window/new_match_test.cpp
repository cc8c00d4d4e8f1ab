// Setting up a match: what is chosen stands in the setup, and what cannot be played is said.
#include "dialogs/new_match.h"
#include "storage/roster_store.h"
#include "support/window_fixture.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

namespace
{

struct OpenDialog {
    explicit OpenDialog(const std::vector<rosters::Roster> &stored = {})
    {
        if (!stored.empty()) {
            ids = *fixture.workspace().rosters().add(stored);
        }
        dialog = std::make_unique<dialogs::NewMatch>(fixture.services(), *games::row("clout"), 6);
        dialog->show();
    }

    template<typename Widget>
    Widget *find(const QString &name)
    {
        return dialog->findChild<Widget *>(name);
    }
    void choose(const QString &box, const QVariant &data)
    {
        auto *combo = find<QComboBox>(box);
        combo->setCurrentIndex(combo->findData(data));
    }
    bool play()
    {
        QTest::mouseClick(find<QPushButton>(QStringLiteral("newMatchPlay")), Qt::LeftButton);
        return dialog->result() == QDialog::Accepted;
    }
    QString problem() { return find<QLabel>(QStringLiteral("newMatchProblem"))->text(); }
    const files::json::Node &setup() { return dialog->plan().setup; }
    std::int64_t number(const files::json::Node &list, std::size_t place)
    {
        return *(*list.array())[place].integer();
    }

    support::WindowFixture fixture;
    std::vector<std::string> ids;
    std::unique_ptr<dialogs::NewMatch> dialog;
};

rosters::Roster rosterOf(const std::string &piece)
{
    rosters::Roster roster;
    roster.game = "clout";
    roster.format = "constructed";
    roster.name = "From the shoe box";
    roster.lines.push_back({2, {}, piece, {}, {}, 0});
    return roster;
}

} // namespace

class NewMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterIsEnoughForAMatch()
    {
        OpenDialog open;
        QVERIFY2(open.play(), qPrintable(open.problem()));
        QCOMPARE(open.dialog->plan().sitters.size(), std::size_t{2});
        QVERIFY(open.dialog->plan().sitters[0].isPerson());
        QVERIFY(!open.dialog->plan().sitters[1].isPerson());
        QCOMPARE(open.setup().find("stacks")->array()->size(), std::size_t{2});
        QVERIFY((*open.setup().find("stacks")->array())[0].array()->size() > 10);
        QCOMPARE(open.number(*open.setup().find("area_mm"), 0), 1000);
    }

    void whatIsChosenStandsInTheSetup()
    {
        OpenDialog open;
        open.choose(QStringLiteral("seats"), 3);
        open.choose(QStringLiteral("roster3"), -1);
        open.choose(QStringLiteral("player3"), QString());
        open.choose(QStringLiteral("begins"), 2);
        open.find<QSpinBox>(QStringLiteral("areaAcross"))->setValue(80);
        QCOMPARE(open.find<QDoubleSpinBox>(QStringLiteral("increment2"))->value(), 4.0);
        open.find<QDoubleSpinBox>(QStringLiteral("increment2"))->setValue(3.5);
        open.find<QComboBox>(QStringLiteral("places"))->setCurrentIndex(1);
        open.find<QComboBox>(QStringLiteral("house-possess_revives"))->setCurrentIndex(1);
        open.choose(QStringLiteral("throws"), static_cast<int>(library::Throws::ByHand));
        QVERIFY2(open.play(), qPrintable(open.problem()));
        const auto &setup = open.setup();
        QCOMPARE(setup.find("stacks")->array()->size(), std::size_t{3});
        QVERIFY((*setup.find("stacks")->array())[2].array()->empty());
        QCOMPARE(*setup.find("active")->integer(), 2);
        QCOMPARE(open.number(*setup.find("area_mm"), 0), 800);
        QCOMPARE(open.number(*setup.find("increment_mm"), 1), 35);
        QCOMPARE(open.number(*setup.find("increment_mm"), 0), 40);
        QVERIFY(*setup.find("house")->find("possess_revives")->boolean());
        const auto *places = setup.find("throwing")->find("from_mm");
        QCOMPARE(places->array()->size(), std::size_t{3});
        QCOMPARE(open.number((*places->array())[2], 1), -50);
        QCOMPARE(open.dialog->plan().sitters[0].throws, library::Throws::ByHand);
    }

    void theFoldsSayHowTheyStand()
    {
        OpenDialog open;
        QStringList lines;
        for (const auto *fold : open.dialog->findChildren<QToolButton *>()) {
            lines.append(fold->text());
        }
        const auto all = lines.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("as ruled, 0 changed")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("100 × 100 cm · increment 5 cm")), qPrintable(all));
        QVERIFY(!open.find<QComboBox>(QStringLiteral("surface"))->isVisible());
    }

    void theLotIsDrawnByTheSeed()
    {
        OpenDialog open;
        QVERIFY(open.play());
        QCOMPARE(*open.setup().find("active")->integer(), 0); // 6 of 2
    }

    void unknownNumbersAreRefusedByName()
    {
        OpenDialog open({rosterOf("Treant Watcher")});
        QVERIFY(!open.play());
        QVERIFY(open.dialog->isVisible());
        QVERIFY2(open.problem().contains(QStringLiteral("Treant Watcher")),
                 qPrintable(open.problem()));
        // Another list, and it plays.
        open.find<QComboBox>(QStringLiteral("roster1"))->setCurrentIndex(2);
        QVERIFY2(open.play(), qPrintable(open.problem()));
    }

    void whatIsNoPieceIsRefusedByName()
    {
        OpenDialog open({rosterOf("No Such Chip")});
        QVERIFY(!open.play());
        QVERIFY2(open.problem().contains(QStringLiteral("No Such Chip")),
                 qPrintable(open.problem()));
    }

    void aRosterCanBeBroughtAlong()
    {
        OpenDialog open({rosterOf("Scrapling"), rosterOf("Tunnel Maw")});
        open.dialog->setRoster(open.ids[1]);
        QVERIFY2(open.play(), qPrintable(open.problem()));
        QCOMPARE(open.dialog->plan().sitters[0].name, std::string("From the shoe box"));
        QVERIFY(open.setup().find("chips")->find("clout/tunnel-maw"));
    }
};

QTEST_MAIN(NewMatchTest)
#include "new_match_test.moc"
