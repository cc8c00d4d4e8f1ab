// Matches on the table: begun, kept, opened again, written as logs.
#include "dialogs/new_match.h"
#include "files/file.h"
#include "navigation.h"
#include "notices.h"
#include "pages/table_page.h"
#include "prompter.h"
#include "storage/profile.h"

#include <QDir>

#include <algorithm>

namespace pages
{

namespace
{

QString logFilter()
{
    return TablePage::tr("Logs of matches (*.mlog)");
}

} // namespace

// Of programs and throws; a log needs none.
std::uint64_t TablePage::freshSeed()
{
    return static_cast<std::uint64_t>(m_services.clock.secondsSinceEpoch()) * 1000
        + static_cast<std::uint64_t>(++m_matches);
}

void TablePage::beginMatch(const files::json::Node &setup,
                           const std::vector<library::Sitter> &sitters)
{
    const auto *const row = games::row(m_game.toStdString());
    if (row == nullptr) {
        return;
    }
    keepMatch();
    m_lesson.reset();
    const bool isWatched = std::ranges::any_of(sitters, &library::Sitter::isPerson);
    const auto agreed = isWatched ? library::withChangesByHand(setup) : setup;
    if (const auto begun = m_session.begin(*row, agreed, sitters, freshSeed()); !begun) {
        m_services.notices.fail(
            QString::fromStdString(base::render(begun.error(), m_services.wording)));
        return;
    }
    Q_EMIT m_services.navigation.pageRequested(slug());
}

void TablePage::playNow()
{
    const auto *const row = games::row(m_game.toStdString());
    const auto plan = dialogs::readyMadeMatch(m_services, *row, freshSeed());
    if (plan) {
        beginMatch(plan->setup, plan->sitters);
    } else {
        m_services.notices.fail(
            QString::fromStdString(base::render(plan.error(), m_services.wording)));
    }
}

void TablePage::newMatch(const std::string &rosterId)
{
    auto *dialog =
        new dialogs::NewMatch(m_services, *games::row(m_game.toStdString()), freshSeed(), this);
    dialog->setRoster(rosterId);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        beginMatch(dialog->plan().setup, dialog->plan().sitters);
    });
    dialog->open();
}

// The same lists, players and table; who threw what is new.
void TablePage::playAgain()
{
    const auto setup = m_session.line().setup();
    const auto sitters = m_session.sitters();
    beginMatch(setup, sitters);
}

void TablePage::askForLog()
{
    const auto paths = m_services.prompter.openFiles(this, tr("Open a Log"), logFilter());
    if (!paths.isEmpty()) {
        openLog(paths.first());
    }
}

void TablePage::openLog(const QString &path)
{
    const auto bytes = files::readFile(path.toStdString());
    if (!bytes) {
        m_services.notices.fail(
            QString::fromStdString(base::render(bytes.error(), m_services.wording)));
        return;
    }
    openText(*bytes, path);
}

void TablePage::openText(const std::string &bytes, const QString &file)
{
    keepMatch();
    m_lesson.reset();
    const auto opened = m_session.open(bytes, file.toStdString(), freshSeed());
    if (!opened) {
        m_services.notices.fail(
            QString::fromStdString(base::render(opened.error(), m_services.wording)));
    }
    if (m_session.isOpen()) {
        const auto game = QString::fromStdString(std::string(m_session.line().row().slug));
        if (game != m_game) {
            Q_EMIT m_services.navigation.gameRequested(game);
        }
        Q_EMIT m_services.navigation.pageRequested(slug());
    }
}

void TablePage::saveLog()
{
    const auto path =
        m_services.prompter.saveFile(this, tr("Save the Log"), tr("match.mlog"), logFilter());
    if (path.isEmpty()) {
        return;
    }
    const auto written =
        files::writeFile(path.toStdString(), m_session.line().print(m_services.wording));
    if (written) {
        m_services.notices.inform(tr("The log is in %1.").arg(QDir::toNativeSeparators(path)));
    } else {
        m_services.notices.fail(
            QString::fromStdString(base::render(written.error(), m_services.wording)));
    }
}

// As it stood when the running turn began, with what was answered since.
void TablePage::saveScenario()
{
    const auto &line = m_session.line();
    const auto path = m_services.prompter.saveFile(this,
                                                   tr("Save This Moment as a Scenario"),
                                                   tr("scenario.json"),
                                                   tr("Scenarios (*.json)"));
    if (path.isEmpty()) {
        return;
    }
    const auto written =
        line.row().scenarioOf(line.setup(), line.answers()).and_then([&](const auto &scenario) {
            return files::writeFile(path.toStdString(), files::json::write(scenario));
        });
    if (written) {
        m_services.notices.inform(tr("The scenario is in %1.").arg(QDir::toNativeSeparators(path)));
    } else {
        m_services.notices.fail(
            QString::fromStdString(base::render(written.error(), m_services.wording)));
    }
}

QString TablePage::keptFile() const
{
    const auto folder = m_services.profile.folder() / "matches";
    return QString::fromStdString((folder / (m_game.toStdString() + ".mlog")).string());
}

// The match on the table is always on disk too, so that nothing is lost when the light goes out.
void TablePage::keepMatch()
{
    m_keeping.stop();
    if (m_lesson || !m_session.isOpen() || m_session.line().length() == 0
        || m_session.line().difference()) {
        return;
    }
    const auto folder = m_services.profile.folder() / "matches";
    const auto file = folder / (std::string(m_session.line().row().slug) + ".mlog");
    const auto kept = files::makeFolder(folder).and_then(
        [&] { return files::writeFile(file, m_session.line().print(m_services.wording)); });
    if (!kept) {
        m_services.notices.fail(
            QString::fromStdString(base::render(kept.error(), m_services.wording)));
    }
}

void TablePage::resumeKept()
{
    openLog(keptFile());
}

} // namespace pages
