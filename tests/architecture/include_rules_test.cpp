// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the whole source tree and compares it with the rules of the house; before that, shows with
// bad text that each rule can be broken.
#include "include_rules.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QTest>

using architecture::checkFileName;
using architecture::checkIncludes;
using architecture::checkSingletons;
using architecture::checkTopLevel;
using architecture::Finding;
using architecture::QtHeaders;

namespace
{

const QString SourceTree = QStringLiteral(MUSTER_SOURCE_DIR);

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// All files below the folders with one of the name patterns, relative to the source tree, sorted.
QStringList filesBelow(const QStringList &folders, const QStringList &patterns)
{
    const QDir top(SourceTree);
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator walk(top.filePath(folder),
                          patterns,
                          QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            files.append(top.relativeFilePath(walk.next()));
        }
    }
    files.sort();
    return files;
}

// Which header belongs to which Qt module, read from the Qt that is installed.
QtHeaders installedQtHeaders()
{
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    QtHeaders modules;
    const QStringList folders = headers.entryList({"Qt*"}, QDir::Dirs);
    for (const QString &folder : folders) {
        const QStringList names = QDir(headers.filePath(folder)).entryList(QDir::Files);
        for (const QString &name : names) {
            modules.insert(name, folder.mid(2));
        }
    }
    return modules;
}

QByteArray report(const QList<Finding> &findings)
{
    QStringList lines;
    for (const Finding &finding : findings) {
        lines.append(finding.text());
    }
    return ('\n' + lines.join('\n')).toUtf8();
}

} // namespace

class IncludeRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBrokenIncludeRuleIsFound_data();
    void aBrokenIncludeRuleIsFound();
    void aFindingNamesFileLineAndRule();
    void otherBrokenRulesAreFound();
    void everyIncludeKeepsToTheTable();
    void nothingIsASingleton();
    void everyFileNameSaysSomething();
    void theTopOfTheTreeIsAsPlanned();
};

void IncludeRulesTest::aBrokenIncludeRuleIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *line, bool allowed) {
        QTest::addRow("%s: %s", path, line) << QString(path) << QString(line) << allowed;
    };
    row("core/base/id.h", "#include <compare>", true);
    row("core/base/id.h", "#include <stdint.h>", false);
    row("core/base/id.h", "#include HEADER", false);
    row("core/base/id.h", "// #include <QString>", true);
    row("core/base/text.cpp", "#include <utf8proc.h>", true);
    row("core/base/text.cpp", "#include \"text.h\"", false);
    row("core/base/rng.h", "#include <boost/random/uniform_int_distribution.hpp>", true);
    row("core/base/rng.h", "#include <boost/asio.hpp>", false);
    row("core/base/text.cpp", "#include \"catalog/piece.h\"", false);
    row("core/base/text.cpp", "#include <QString>", false);
    row("core/base/text.cpp", "#  include <QtCore/QString>", false);
    row("core/files/json.cpp", "#include <nlohmann/json.hpp>", true);
    row("core/files/json.h", "#include <nlohmann/json.hpp>", false);
    row("core/files/csv_rows.h", "#include <csv.h>", true);
    row("core/files/xml.cpp", "#include <pugixml.hpp>", true);
    row("core/files/file.cpp", "#include <unistd.h>", true);
    row("core/files/json.cpp", "#include <unistd.h>", false);
    row("core/catalog/query.cpp", "#include <re2/re2.h>", true);
    row("core/rosters/roster.h", "#include <re2/re2.h>", false);
    row("core/rosters/roster.h", "#include \"construction/rule.h\"", false);
    row("core/rosters/codecs/csv.cpp", "#include \"rosters/codecs/csv.h\"", true);
    row("core/collection/availability.h", "#include \"rosters/roster.h\"", true);
    row("core/construction/complete.cpp", "#include <glpk.h>", true);
    row("core/construction/check.cpp", "#include <glpk.h>", false);
    row("core/engine/state.h", "#include \"catalog/piece.h\"", false);
    row("core/games/clout/setup.cpp", "#include \"catalog/catalog.h\"", true);
    row("core/games/clout/turn.cpp", "#include \"catalog/catalog.h\"", false);
    row("core/games/clout/turn.cpp", "#include \"games/clout/throw.h\"", true);
    row("core/games/clout/turn.cpp", "#include \"games/mutant/turn.h\"", false);
    row("core/games/clout/turn.cpp", "#include \"games/games.h\"", false);
    row("core/games/clout/nature.cpp", "#include \"engine/view_access.h\"", true);
    row("core/goldfish/batch.cpp", "#include \"engine/view_access.h\"", false);
    row("app/cli/commands/play.cpp", "#include \"engine/view_access.h\"", false);
    row("core/games/games.cpp", "#include \"games/mutant/mutant.h\"", true);
    row("core/goldfish/batch.cpp", "#include \"games/games.h\"", true);
    row("core/goldfish/batch.cpp", "#include \"games/clout/clout.h\"", false);
    row("core/goldfish/batch.cpp", "#include \"collection/holding.h\"", false);
    row("core/storage/database.cpp", "#include <QSqlDatabase>", true);
    row("core/storage/database.cpp", "#include <QWidget>", false);
    row("core/storage/pack.cpp", "#include <KZip>", true);
    row("core/storage/journal.cpp", "#include \"construction/check.h\"", false);
    row("core/storage/journal.cpp", "#include \"engine/match.h\"", false);
    row("core/storage/journal.cpp", "#include \"engine/log.h\"", true);
    row("core/storage/journal.cpp", "#include \"services.h\"", false);
    row("core/network/socket.h", "", false);
    row("app/main_window.cpp", "#include \"pages/builder_page.h\"", true);
    row("app/main_window.cpp", "#include <QSqlQuery>", false);
    row("app/main_window.cpp", "#include <QNetworkReply>", false);
    row("app/main_window.cpp", "#include <QHeaderOfNoModule>", false);
    row("app/pages/builder_page.cpp", "#include \"pages/builder_page.h\"", true);
    row("app/pages/builder_page.cpp", "#include \"pages/builder_curves.h\"", true);
    row("app/pages/builder_page.cpp", "#include \"pages/rosters_page.h\"", false);
    row("app/pages/builder_page.cpp", "#include \"builder_page.moc\"", true);
    row("app/pages/builder_page.cpp", "#include \"services.h\"", true);
    row("app/pages/builder_page.cpp", "#include <QWidget>", true);
    row("app/pages/builder_page.cpp", "#include \"games/clout/clout.h\"", false);
    row("app/dialogs/import_dialog.cpp", "#include \"pages/builder_page.h\"", false);
    row("app/boards/clout_board.cpp", "#include \"games/clout/clout.h\"", true);
    row("app/boards/clout_board.cpp", "#include \"games/mutant/mutant.h\"", false);
    row("app/faces/chip_face.cpp", "#include <QPainter>", true);
    row("app/faces/chip_face.cpp", "#include <QWidget>", false);
    row("app/faces/chip_face.cpp", "#include <QPrinter>", false);
    row("app/sheets/sheet_painter.cpp", "#include <QPrinter>", true);
    row("app/sheets/sheet_painter.cpp", "#include \"widgets/chart.h\"", false);
    row("app/cli/check.cpp", "#include <QWidget>", false);
    row("app/cli/check.cpp", "#include \"sheets/sheet_painter.h\"", true);
    row("app/throw3d/world.cpp", "#include <btBulletDynamicsCommon.h>", true);
    row("app/boards/clout_board.cpp", "#include <btBulletDynamicsCommon.h>", false);
    row("app/toolbox/drawer.cpp", "", false);
}

void IncludeRulesTest::aBrokenIncludeRuleIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    const QtHeaders headers = {{"QString", "Core"},
                               {"QSqlDatabase", "Sql"},
                               {"QSqlQuery", "Sql"},
                               {"QPainter", "Gui"},
                               {"QWidget", "Widgets"},
                               {"QPrinter", "PrintSupport"},
                               {"QNetworkReply", "Network"}};
    const QList<Finding> findings = checkIncludes(path, line, headers);
    QVERIFY2(findings.isEmpty() == allowed, report(findings).constData());
}

void IncludeRulesTest::aFindingNamesFileLineAndRule()
{
    const QList<Finding> findings = checkIncludes("core/base/id.h",
                                                  "#pragma once\n\n#include <QString>\n",
                                                  {{"QString", "Core"}});
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first().text(),
             QString("core/base/id.h:3: <QString> is Qt Core; core/base/ may use no Qt"));
}

void IncludeRulesTest::otherBrokenRulesAreFound()
{
    QCOMPARE(checkSingletons("app/x.cpp", "auto &catalog = Catalog::instance();").size(), 1);
    QCOMPARE(checkSingletons("app/x.h", "\n    static Catalog &instance();").first().line, 2);
    QCOMPARE(
        checkSingletons("app/x.cpp", "QCoreApplication::instance()->quit(); // instance()").size(),
        0);

    QCOMPARE(checkFileName("core/base/string_utils.h").size(), 1);
    QCOMPARE(checkFileName("core/common/id.h").size(), 1);
    QCOMPARE(checkFileName("app/pagemanager.cpp").size(), 1);
    QCOMPARE(checkFileName("core/games/clout/abilities/mutilate.cpp").size(), 0);
    QCOMPARE(checkFileName("data/clout/uncommon.tsv").size(), 0);

    const QStringList entries = {"core", ".gitignore", "build", "scripts"};
    QCOMPARE(checkTopLevel(entries, "/build/\n").size(), 1);
    QCOMPARE(checkTopLevel(entries, "/build/\n").first().file, QString("scripts"));
}

void IncludeRulesTest::everyIncludeKeepsToTheTable()
{
    const QtHeaders headers = installedQtHeaders();
    QCOMPARE(headers.value("QString"), QString("Core"));
    const QStringList files = filesBelow({"core", "app"}, {"*.h", "*.cpp"});
    QVERIFY2(!files.isEmpty(), "no source file was read");
    QList<Finding> findings;
    for (const QString &file : files) {
        findings += checkIncludes(file, readText(SourceTree + '/' + file), headers);
    }
    QVERIFY2(findings.isEmpty(), report(findings).constData());
}

void IncludeRulesTest::nothingIsASingleton()
{
    QList<Finding> findings;
    const QStringList files = filesBelow({"core", "app"}, {"*.h", "*.cpp"});
    for (const QString &file : files) {
        findings += checkSingletons(file, readText(SourceTree + '/' + file));
    }
    QVERIFY2(findings.isEmpty(), report(findings).constData());
}

void IncludeRulesTest::everyFileNameSaysSomething()
{
    QList<Finding> findings;
    const QStringList files = filesBelow({"core", "app", "tests", "packaging"}, {"*"});
    for (const QString &file : files) {
        findings += checkFileName(file);
    }
    QVERIFY2(findings.isEmpty(), report(findings).constData());
}

void IncludeRulesTest::theTopOfTheTreeIsAsPlanned()
{
    const QStringList entries = QDir(SourceTree).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    const QList<Finding> findings = checkTopLevel(entries, readText(SourceTree + "/.gitignore"));
    QVERIFY2(findings.isEmpty(), report(findings).constData());
}

QTEST_GUILESS_MAIN(IncludeRulesTest)

#include "include_rules_test.moc"
