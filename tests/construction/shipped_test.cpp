// The formats and rosters that come with the program: the formats load, the invented rosters are
// legal, and of the attested ones nothing that is known breaks a rule.
#include "catalog/game_data.h"
#include "construction/check.h"
#include "files/file.h"
#include "rosters/codec.h"

#include <QtTest>

#include <algorithm>

using construction::Legality;

namespace
{

struct Shipped {
    catalog::GameData data;
    catalog::Catalog catalog;
    construction::Formats formats;
};

const std::vector<Shipped> &games()
{
    static const std::vector<Shipped> all = [] {
        std::vector<Shipped> result;
        auto read = catalog::readAllGames(MUSTER_SOURCE_DIR "/data");
        if (!read) {
            qFatal("%s", base::english(read.error()).c_str());
        }
        for (auto &game : *read) {
            auto formats =
                construction::Formats::read(game.folder / "formats.json", {}, game.schema);
            if (!formats) {
                qFatal("%s", base::english(formats.error()).c_str());
            }
            auto catalog = game.catalog();
            result.push_back({std::move(game), std::move(catalog), std::move(*formats)});
        }
        return result;
    }();
    return all;
}

bool isTagged(const rosters::Roster &roster, const std::string &tag)
{
    return std::find(roster.tags.begin(), roster.tags.end(), tag) != roster.tags.end();
}

construction::Verdict
verdictOf(const Shipped &game, const construction::Format &format, const rosters::Roster &roster)
{
    return construction::check(format,
                               roster,
                               rosters::resolve(roster, game.catalog),
                               game.catalog);
}

// How many fixes of points-at-most were made and found to break nothing else but the size.
int tryFixes(const Shipped &game, const rosters::Roster &roster)
{
    const auto format = game.formats.find(roster.format);
    int made = 0;
    for (const auto &piece : game.catalog.pieces()) {
        for (int count = 1; count <= 2; ++count) {
            rosters::Roster more = roster;
            rosters::Line added;
            added.count = count;
            added.key = piece->key;
            added.name = piece->name;
            more.lines.push_back(added);
            const auto before = verdictOf(game, *format, more).violations;
            for (const auto &violation : before) {
                if (violation.rule != "points-at-most" || !violation.fix) {
                    continue;
                }
                ++made;
                const auto resolved = rosters::resolve(more, game.catalog);
                const auto mended = construction::applied(*violation.fix, more, resolved);
                for (const auto &after : verdictOf(game, *format, mended).violations) {
                    if (after.rule != "size-exactly" && construction::isWorse(after, before)) {
                        qWarning("%s: %s %s",
                                 roster.name.c_str(),
                                 base::english(violation.fix->label).c_str(),
                                 base::english(after.message).c_str());
                        return -100'000;
                    }
                }
            }
        }
    }
    return made;
}

QByteArray said(const construction::Verdict &verdict)
{
    QByteArray result;
    for (const auto &violation : verdict.violations) {
        result +=
            QByteArray::fromStdString(violation.rule + " " + std::string(slugOf(violation.severity))
                                      + ": " + base::english(violation.message) + "\n");
    }
    return result;
}

} // namespace

class ShippedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatHasRulesWithReferences()
    {
        QVERIFY(!games().empty());
        for (const auto &game : games()) {
            QVERIFY(!game.formats.all().empty());
            for (const auto &format : game.formats.all()) {
                QVERIFY2(format.isPattern || !format.rules.empty(), format.slug.c_str());
                for (const auto &rule : format.rules) {
                    QVERIFY2(!rule.reference.empty(), rule.slug.c_str());
                    QVERIFY2(!base::english(rule.title).empty(), rule.slug.c_str());
                }
            }
        }
    }

    // One or two copies of any piece more in any invented stack: what is proposed against too many
    // points breaks no other rule, such as that on the number of bases.
    void fixesOfShippedStacksBreakNothing()
    {
        int proposed = 0;
        for (const auto &game : games()) {
            for (const auto &path : game.data.rosters) {
                const std::vector<const catalog::Catalog *> catalogs = {&game.catalog};
                const auto read = rosters::readRosters(*files::readFile(path),
                                                       path.string(),
                                                       rosters::CodecContext{catalogs, {}});
                QVERIFY(read);
                for (const auto &roster : *read) {
                    proposed += isTagged(roster, "demo") ? tryFixes(game, roster) : 0;
                }
            }
        }
        QVERIFY(proposed > 100);
    }

    void everyRosterIsAsItSays_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("file");
        for (std::size_t game = 0; game < games().size(); ++game) {
            for (const auto &path : games()[game].data.rosters) {
                QTest::newRow(path.filename().c_str())
                    << static_cast<int>(game) << QString::fromStdString(path.string());
            }
        }
    }

    void everyRosterIsAsItSays()
    {
        QFETCH(int, game);
        QFETCH(QString, file);
        const auto &known = games()[static_cast<std::size_t>(game)];
        const auto bytes = files::readFile(file.toStdString());
        QVERIFY(bytes);
        const std::vector<const catalog::Catalog *> catalogs = {&known.catalog};
        const auto read =
            rosters::readRosters(*bytes, file.toStdString(), rosters::CodecContext{catalogs, {}});
        QVERIFY2(read, read ? "" : base::english(read.error()).c_str());
        for (const auto &roster : *read) {
            const auto format = known.formats.find(roster.format);
            QVERIFY2(format, format ? "" : base::english(format.error()).c_str());
            const auto verdict = construction::check(*format,
                                                     roster,
                                                     rosters::resolve(roster, known.catalog),
                                                     known.catalog);
            const QByteArray message = said(verdict);
            QVERIFY2(verdict.unresolved.empty(), message.constData());
            QVERIFY2(verdict.legality != Legality::Illegal, message.constData());
            if (isTagged(roster, "demo")) {
                QVERIFY2(verdict.legality == Legality::Legal, message.constData());
                QVERIFY2(verdict.violations.empty(), message.constData());
            }
        }
    }
};

QTEST_GUILESS_MAIN(ShippedTest)

#include "shipped_test.moc"
