// The Lab's menu: beginning, halting and going on, the figures, and what is written of them.
#include "files/file.h"
#include "goldfish/report_html.h"
#include "icons.h"
#include "notices.h"
#include "pages/lab_figures.h"
#include "pages/lab_games.h"
#include "pages/lab_page.h"
#include "pages/lab_progress.h"
#include "pages/lab_results.h"
#include "pages/lab_setup.h"
#include "prompter.h"
#include "sheets/report_pdf.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

namespace pages
{

namespace
{

using State = models::LabRun::State;

constexpr auto ExportPrefix = "lab-export-";

} // namespace

QAction *LabPage::addPageAction(const ActionWords &words, const std::function<void()> &work)
{
    auto *action = new QAction(icons::icon(words.icon), words.words, this);
    action->setObjectName(words.name);
    action->setShortcut(words.keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(words.keys.isEmpty() ? words.words
                                            : QStringLiteral("%1 (%2)").arg(
                                                words.words,
                                                words.keys.toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, work);
    m_actions.append(action);
    addAction(action);
    return action;
}

QAction *LabPage::action(const QString &name) const
{
    for (auto *each : m_actions) {
        if (each->objectName() == name) {
            return each;
        }
    }
    return nullptr;
}

void LabPage::makeActions()
{
    auto &progress = m_results->progress();
    addPageAction({QStringLiteral("lab-play"),
                   QStringLiteral("run"),
                   tr("Play"),
                   QKeySequence(Qt::CTRL | Qt::Key_R)},
                  [this] { play(); });
    progress.addAction(addPageAction({QStringLiteral("lab-pause"),
                                      QStringLiteral("pause"),
                                      tr("Pause"),
                                      QKeySequence(Qt::CTRL | Qt::Key_Space)},
                                     [this] { togglePause(); }));
    progress.addAction(addPageAction({QStringLiteral("lab-cancel"),
                                      QStringLiteral("stop"),
                                      tr("Stop"),
                                      QKeySequence(Qt::CTRL | Qt::Key_Period)},
                                     [this] { m_run.cancel(); }));
    progress.addAction(
        addPageAction({QStringLiteral("lab-resume"), QStringLiteral("run"), tr("Go On"), {}},
                      [this] { m_run.resume(); }));
    progress.addAction(
        addPageAction({QStringLiteral("lab-extend"), QStringLiteral("add"), tr("Play More"), {}},
                      [this] { extend(); }));
    addPageAction({QStringLiteral("lab-next-figures"),
                   QStringLiteral("list"),
                   tr("Next Figures"),
                   QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                  [this] { m_results->figures().stepTab(1); });
    addPageAction({QStringLiteral("lab-previous-figures"),
                   QStringLiteral("list"),
                   tr("Previous Figures"),
                   QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
                  [this] { m_results->figures().stepTab(-1); });
    addPageAction({QStringLiteral("lab-sort"),
                   QStringLiteral("filter"),
                   tr("Sort by This Column"),
                   QKeySequence(Qt::CTRL | Qt::Key_S)},
                  [this] { m_results->figures().sortByCurrentColumn(); });
    addPageAction({QStringLiteral("lab-open-game"),
                   QStringLiteral("open"),
                   tr("Open the Game on the Table"),
                   QKeySequence(Qt::CTRL | Qt::Key_O)},
                  [this] { m_results->games().openSelected(); });
}

void LabPage::makeExportActions()
{
    const auto add = [this](const char *ending, const QString &words) {
        return addPageAction({QLatin1String(ExportPrefix) + QLatin1String(ending),
                              QStringLiteral("export"),
                              words,
                              {}},
                             [this, ending] { exportAs(QLatin1String(ending)); });
    };
    const QList<QAction *> exports{add("html", tr("Report as a Page (HTML)…")),
                                   add("pdf", tr("Report to Print (PDF)…")),
                                   add("csv", tr("Every Game as a Row (CSV)…")),
                                   add("json", tr("Figures for Programs (JSON)…"))};
    auto *copy = addPageAction({QStringLiteral("lab-copy-command"),
                                QStringLiteral("copy"),
                                tr("Copy the Command That Repeats It"),
                                {}},
                               [this] { copyCommand(); });
    m_results->progress().addMenu(tr("Report"), QStringLiteral("export"), exports + QList{copy});
}

// What can be done depends on where the run is.
void LabPage::followRun()
{
    const auto state = m_run.state();
    const bool isPaused = state == State::Paused;
    auto *pause = action(QStringLiteral("lab-pause"));
    pause->setText(isPaused ? tr("Go On Playing") : tr("Pause"));
    pause->setIcon(icons::icon(isPaused ? QStringLiteral("run") : QStringLiteral("pause")));
    pause->setEnabled(m_run.isBusy());
    action(QStringLiteral("lab-play"))->setEnabled(!m_run.isBusy());
    action(QStringLiteral("lab-cancel"))->setEnabled(m_run.isBusy());
    action(QStringLiteral("lab-resume"))
        ->setEnabled(state == State::Cancelled || (state == State::Failed && m_run.result()));
    action(QStringLiteral("lab-extend"))->setEnabled(m_run.canBeExtended());
    const bool hasResult = m_run.result() != nullptr;
    for (const auto &name : {"html", "pdf", "json"}) {
        action(QLatin1String(ExportPrefix) + QLatin1String(name))->setEnabled(hasResult);
    }
    action(QLatin1String(ExportPrefix) + QStringLiteral("csv"))
        ->setEnabled(hasResult && !m_run.isBusy());
    action(QStringLiteral("lab-copy-command"))->setEnabled(hasResult);
    m_setup->setBusy(m_run.isBusy());
    m_results->showProgress();
    if (state == State::Done) {
        m_setup->keepSpeed(m_run.speed());
    }
}

void LabPage::exportAs(const QString &ending)
{
    const auto result = m_run.result();
    if (result == nullptr) {
        return;
    }
    const auto &identity = result->report.identity;
    const QString name =
        QString::fromStdString(identity.subject.roster).trimmed() + QLatin1Char('.') + ending;
    const QString file = m_services.prompter.saveFile(this,
                                                      tr("Write the report"),
                                                      name,
                                                      QStringLiteral("*.") + ending);
    if (file.isEmpty()) {
        return;
    }
    base::Result<std::string> bytes;
    if (ending == QLatin1String("html")) {
        bytes = goldfish::htmlOf(result->document, m_services.wording);
    } else if (ending == QLatin1String("pdf")) {
        bytes = sheets::reportPdf(result->document, m_services.wording);
    } else if (ending == QLatin1String("csv")) {
        bytes = m_run.job()->csv();
    } else {
        bytes = files::json::write(result->json);
    }
    const auto done = bytes.and_then([&file](const std::string &written) {
        return files::writeFile(file.toStdString(), written);
    });
    if (done) {
        m_services.notices.inform(tr("Written to %1.").arg(file));
    } else {
        report(done.error());
    }
}

void LabPage::copyCommand()
{
    if (const auto result = m_run.result()) {
        const auto command = QString::fromStdString(result->report.identity.command);
        QGuiApplication::clipboard()->setText(command);
        m_services.notices.inform(tr("Copied: %1").arg(command));
    }
}

} // namespace pages
