// Plays every scenario of tests/scenarios/clout: one at least for each ability and ruling.
#include "files/file.h"
#include "games/clout/abilities.h"
#include "games/clout/scenario.h"

#include <QDir>
#include <QtTest>

namespace
{

QStringList scenarioFiles()
{
    const QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/tests/scenarios/clout"));
    return folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

} // namespace

class ScenarioTest : public QObject
{
    Q_OBJECT

private slots:
    void plays_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : scenarioFiles()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void plays()
    {
        QFETCH(QString, name);
        const std::string file =
            (QStringLiteral(MUSTER_SOURCE_DIR "/tests/scenarios/clout/") + name).toStdString();
        const auto bytes = files::readFile(file);
        QVERIFY(bytes);
        const auto root = files::json::parse(*bytes, file);
        QVERIFY2(root, root ? "" : base::english(root.error()).c_str());
        QVERIFY(root->find("expect") != nullptr);
        const auto outcome = games::clout::runScenario(*root, file, base::plainEnglish());
        QVERIFY2(outcome, outcome ? "" : base::english(outcome.error()).c_str());
        QVERIFY2(!outcome->differs, files::json::write(outcome->output).c_str());
        // Without word of it, nothing may be refused.
        const auto *const expected = root->find("expect")->find("ok");
        const bool isRefusalExpected =
            expected != nullptr && expected->boolean() != nullptr && !*expected->boolean();
        QVERIFY2(outcome->isRefused == isRefusalExpected,
                 files::json::write(outcome->output).c_str());
    }

    void coversEveryAbility_data()
    {
        QTest::addColumn<QString>("slug");
        for (const auto &row : games::clout::abilityTable()) {
            const auto slug = QString::fromStdString(std::string(row.slug));
            QTest::newRow(qPrintable(slug)) << slug;
        }
    }

    void coversEveryAbility()
    {
        QFETCH(QString, slug);
        const auto files = scenarioFiles().filter(slug);
        QVERIFY2(!files.isEmpty(), qPrintable(slug));
    }
};

QTEST_GUILESS_MAIN(ScenarioTest)
#include "scenario_test.moc"
