#include "roster_actions.h"

#include "dialogs/compare_rosters.h"
#include "dialogs/roster_versions.h"
#include "dialogs/sheet_dialog.h"
#include "files/file.h"
#include "icons.h"
#include "navigation.h"
#include "notices.h"
#include "prompter.h"
#include "settings.h"
#include "storage/roster_store.h"
#include "storage/zip_file.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <set>

using base::plural;
using base::text;

namespace
{

// The codecs that write, the one used last in front.
std::vector<const rosters::Codec *> writingCodecs(const std::string &last)
{
    std::vector<const rosters::Codec *> result;
    for (const auto &codec : rosters::codecs()) {
        if (codec.write) {
            result.push_back(&codec);
        }
    }
    std::stable_partition(result.begin(), result.end(), [&last](const auto *codec) {
        return codec->slug == last;
    });
    return result;
}

QString fileNameFor(const std::string &name)
{
    static const QRegularExpression unwanted(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]+"));
    QString result = QString::fromStdString(name).replace(unwanted, QStringLiteral("-")).trimmed();
    return result.isEmpty() ? QStringLiteral("roster") : result.left(80);
}

} // namespace

RosterActions::RosterActions(Services services, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_window(window)
{
    auto &navigation = services.navigation;
    connect(&navigation, &Navigation::newRosterRequested, this, &RosterActions::makeNew);
    connect(&navigation, &Navigation::filesRequested, this, &RosterActions::importFiles);
}

void RosterActions::makeNew(const QString &gameSlug)
{
    const auto *game = m_services.library.game(gameSlug.toStdString());
    if (!game) {
        return;
    }
    rosters::Roster roster;
    roster.game = game->slug();
    roster.format = game->formats.all().front().slug;
    const auto &noun = game->data.schema->rosterNoun;
    roster.name = tr("New %1")
                      .arg(QString::fromStdString(noun.in(m_services.wording.language(), 1)))
                      .toStdString();
    if (const auto ids = store({roster})) {
        Q_EMIT m_services.navigation.rosterRequested(QString::fromStdString(ids->front()));
    }
}

void RosterActions::openReadyMade(const QString &file)
{
    auto all = files::readFile(file.toStdString()).and_then([&](const std::string &bytes) {
        return read(bytes, file.toStdString(), {});
    });
    if (!all) {
        fail(all.error());
    } else if (const auto ids = store(*all)) {
        Q_EMIT m_services.navigation.rosterRequested(QString::fromStdString(ids->front()));
    }
}

void RosterActions::importFiles(const QStringList &paths)
{
    QStringList tables;
    std::vector<rosters::Roster> all;
    for (const auto &path : paths) {
        if (path.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive)) {
            tables.append(path);
            continue;
        }
        auto found = readFile(path);
        if (!found) {
            fail(found.error());
            return;
        }
        all.insert(all.end(), found->begin(), found->end());
    }
    if (!tables.isEmpty()) {
        Q_EMIT m_services.navigation.pieceTablesRequested(tables);
    }
    if (!all.empty()) {
        store(all);
    }
}

// A zip gives the rosters of every file in it.
base::Result<std::vector<rosters::Roster>> RosterActions::readFile(const QString &path) const
{
    const std::string file = path.toStdString();
    const QString game = m_services.settings.game();
    if (!path.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive)) {
        return files::readFile(file).and_then(
            [&](const std::string &bytes) { return read(bytes, file, game); });
    }
    auto entries = storage::readZip(file);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    std::vector<rosters::Roster> all;
    for (const auto &entry : *entries) {
        auto found = read(entry.bytes, file + '/' + entry.name, game);
        if (!found) {
            return found;
        }
        all.insert(all.end(), found->begin(), found->end());
    }
    return all;
}

void RosterActions::paste(const QString &game)
{
    const QString words = QGuiApplication::clipboard()->text();
    auto all = read(words.toStdString(), tr("clipboard").toStdString(), game);
    if (!all) {
        fail(all.error());
    } else if (const auto ids = store(*all); ids && ids->size() == 1) {
        Q_EMIT m_services.navigation.rosterRequested(QString::fromStdString(ids->front()));
    }
}

void RosterActions::pasteIntoOpen()
{
    auto &open = m_services.openRoster;
    if (!open.isOpen()) {
        return;
    }
    const QString words = QGuiApplication::clipboard()->text();
    auto all = read(words.toStdString(),
                    tr("clipboard").toStdString(),
                    QString::fromStdString(open.roster().game));
    if (!all) {
        fail(all.error());
        return;
    }
    std::size_t lines = 0;
    for (const auto &roster : *all) {
        if (const auto done = open.append(roster); !done) {
            fail(done.error());
            return;
        }
        lines += roster.lines.size();
    }
    m_services.notices.inform(
        wording::render(plural("Rosters", "%n line(s) pasted.").with(lines), m_services.wording));
}

void RosterActions::fillCopyMenu(QMenu *menu, const std::vector<std::string> &ids)
{
    menu->clear();
    for (const auto *codec : writingCodecs(m_services.settings.lastCodec().toStdString())) {
        auto *action = menu->addAction(wording::render(codec->title, m_services.wording));
        action->setObjectName(QStringLiteral("copy-as-") + QString::fromStdString(codec->slug));
        connect(action, &QAction::triggered, this, [this, ids, slug = codec->slug] {
            copyAs(ids, slug);
        });
    }
}

void RosterActions::copyAs(const std::vector<std::string> &ids, const std::string &codec)
{
    const auto words = textOf(ids, codec);
    if (!words) {
        fail(words.error());
    } else {
        QGuiApplication::clipboard()->setText(QString::fromStdString(*words));
        m_services.settings.setLastCodec(QString::fromStdString(codec));
        m_services.notices.inform(tr("Copied to the clipboard."));
    }
}

std::string RosterActions::lastCodec() const
{
    return writingCodecs(m_services.settings.lastCodec().toStdString()).front()->slug;
}

void RosterActions::exportToFile(const std::vector<std::string> &ids)
{
    auto all = load(ids);
    if (!all) {
        fail(all.error());
    }
    if (!all || all->empty()) {
        return;
    }
    QStringList filters;
    const auto choices = writingCodecs(m_services.settings.lastCodec().toStdString());
    for (const auto *codec : choices) {
        filters.append(QStringLiteral("%1 (*.%2)")
                           .arg(wording::render(codec->title, m_services.wording),
                                QString::fromStdString(codec->extensions.front())));
    }
    filters.append(tr("A zip of Muster text files (*.zip)"));
    const QString suggested = fileNameFor(all->size() == 1 ? all->front().name : "rosters")
        + QLatin1Char('.') + QString::fromStdString(choices.front()->extensions.front());
    const QString file = m_services.prompter.saveFile(m_window,
                                                      tr("Export"),
                                                      suggested,
                                                      filters.join(QStringLiteral(";;")));
    if (file.isEmpty()) {
        return;
    }
    const std::string extension = QFileInfo(file).suffix().toLower().toStdString();
    base::Outcome done;
    if (extension == "zip") {
        done = exportZip(ids, file);
    } else {
        const auto found = std::find_if(choices.begin(), choices.end(), [&](const auto *codec) {
            const auto &known = codec->extensions;
            return std::find(known.begin(), known.end(), extension) != known.end();
        });
        const auto &codec = found == choices.end() ? *choices.front() : **found;
        const auto words = textOf(ids, codec.slug);
        done = words ? files::writeFile(file.toStdString(), *words)
                     : base::Outcome(tl::unexpected(words.error()));
    }
    if (done) {
        m_services.notices.inform(tr("Written to %1.").arg(file));
    } else {
        fail(done.error());
    }
}

void RosterActions::printSheet(const std::string &id)
{
    auto all = load({id});
    if (!all) {
        fail(all.error());
        return;
    }
    dialogs::SheetDialog dialog(m_services, all->front(), m_window);
    dialog.exec();
}

void RosterActions::showVersions(const std::string &id)
{
    dialogs::RosterVersions dialog(m_services, id, m_window);
    dialog.exec();
    if (dialog.hasReverted()) {
        if (m_services.openRoster.isOpen() && m_services.openRoster.roster().id == id) {
            if (const auto done = m_services.openRoster.reload(); !done) {
                fail(done.error());
            }
        }
        Q_EMIT rostersChanged();
    }
}

void RosterActions::compare(const std::string &one, const std::string &other)
{
    auto both = load({one, other});
    if (!both) {
        fail(both.error());
        return;
    }
    dialogs::CompareRosters dialog(m_services, {both->front(), both->back()}, m_window);
    dialog.exec();
}

base::Result<std::string> RosterActions::textOf(const std::vector<std::string> &ids,
                                                const std::string &codec)
{
    auto all = load(ids);
    if (!all) {
        return tl::unexpected(all.error());
    }
    const auto *form = rosters::codec(codec);
    if (!form || !form->write) {
        return base::problem(
            base::text("Rosters", "Nothing is written in the form \"%1\".").with(codec));
    }
    const auto catalogs = m_services.library.catalogs();
    const rosters::CodecContext context{catalogs, {}};
    for (auto &roster : *all) {
        if (const auto *catalog = context.catalog(roster.game)) {
            roster = rosters::withCarriedPieces(roster, *catalog);
        }
    }
    const auto written = form->write(*all, context);
    reportLost(written.lost);
    return written.bytes;
}

base::Result<std::vector<rosters::Roster>>
RosterActions::read(const std::string &bytes, const std::string &file, const QString &game) const
{
    const auto catalogs = m_services.library.catalogs();
    auto all = rosters::readRosters(bytes, file, {catalogs, {}});
    if (!all) {
        return all;
    }
    for (auto &roster : *all) {
        if (roster.game.empty()) {
            roster.game = game.toStdString();
        }
        const auto *known = m_services.library.game(roster.game);
        if (!known) {
            return base::problemAt(
                file,
                0,
                text("Rosters", "The game \"%1\" is not known.").with(roster.game));
        }
        roster = rosters::withKeys(roster, *known->catalog);
        if (roster.format.empty()) {
            roster.format = known->formats.all().front().slug;
        }
        if (roster.name.empty()) {
            roster.name = QFileInfo(QString::fromStdString(file)).completeBaseName().toStdString();
        }
    }
    return all;
}

std::optional<std::vector<std::string>>
RosterActions::store(const std::vector<rosters::Roster> &all)
{
    auto ids = m_services.rosters.add(all);
    if (!ids) {
        fail(ids.error());
        return std::nullopt;
    }
    Q_EMIT rostersChanged();
    m_services.notices.inform(
        wording::render(plural("Rosters", "%n roster(s) added.").with(all.size()),
                        m_services.wording));
    return *ids;
}

base::Result<std::vector<rosters::Roster>>
RosterActions::load(const std::vector<std::string> &ids) const
{
    std::vector<rosters::Roster> result;
    for (const auto &id : ids) {
        auto loaded = m_services.rosters.load(id);
        if (!loaded) {
            return tl::unexpected(loaded.error());
        }
        result.push_back(std::move(*loaded));
    }
    return result;
}

// One Muster text file a roster; names that are equal get a number.
base::Outcome RosterActions::exportZip(const std::vector<std::string> &ids, const QString &file)
{
    auto all = load(ids);
    if (!all) {
        return tl::unexpected(all.error());
    }
    std::vector<storage::ZipEntry> entries;
    std::set<QString> used;
    for (std::size_t i = 0; i < all->size(); ++i) {
        const QString plain = fileNameFor((*all)[i].name);
        QString name = plain;
        for (int number = 2; !used.insert(name.toCaseFolded()).second; ++number) {
            name = QStringLiteral("%1 (%2)").arg(plain).arg(number);
        }
        const auto words = textOf({ids[i]}, "muster-text");
        if (!words) {
            return tl::unexpected(words.error());
        }
        entries.push_back({name.toStdString() + ".txt", *words});
    }
    return storage::writeZip(file.toStdString(), entries);
}

void RosterActions::fail(const base::Problem &problem)
{
    m_services.notices.fail(QString::fromStdString(base::render(problem, m_services.wording)));
}

void RosterActions::reportLost(const std::vector<base::Text> &lost)
{
    QStringList sentences;
    for (const auto &sentence : lost) {
        sentences.append(wording::render(sentence, m_services.wording));
    }
    if (!sentences.isEmpty()) {
        m_services.notices.show({Notices::Kind::Warning, sentences.join(QLatin1Char(' ')), {}, {}});
    }
}
