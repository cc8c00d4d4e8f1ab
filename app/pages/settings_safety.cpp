#include "pages/settings_safety.h"

#include "backup_worker.h"
#include "icons.h"
#include "navigation.h"
#include "notices.h"
#include "prompter.h"
#include "storage/database.h"
#include "storage/journal.h"
#include "widgets/flow_layout.h"

#include <QDateTime>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace pages
{

SettingsSafety::SettingsSafety(Services services, QWidget *parent)
    : QGroupBox(parent)
    , m_services(services)
    , m_worker(new BackupWorker(services.profile, this))
    , m_list(new QListWidget(this))
    , m_result(new QLabel(this))
{
    setTitle(tr("Safety"));
    auto *words = new QLabel(tr("Muster copies all you typed in by itself whenever it changed, and "
                                "keeps a copy of each of the last days, weeks and months."),
                             this);
    words->setWordWrap(true);
    words->setForegroundRole(QPalette::PlaceholderText);
    m_list->setObjectName(QStringLiteral("backups"));
    m_list->setAccessibleName(tr("Copies, the newest first"));
    m_list->setFixedHeight(fontMetrics().height() * 8);
    m_copy = addButton(QStringLiteral("backupNow"), QStringLiteral("copy"), tr("Copy Now"));
    m_restore =
        addButton(QStringLiteral("backupRestore"), QStringLiteral("history"), tr("Go Back to It…"));
    m_check =
        addButton(QStringLiteral("checkData"), QStringLiteral("search"), tr("Check the Data"));
    m_mend = addButton(QStringLiteral("mendData"), QStringLiteral("edit"), tr("Mend"));
    m_mend->hide();
    m_result->setObjectName(QStringLiteral("checkResult"));
    m_result->setWordWrap(true);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_result->hide();
    auto *buttons = new widgets::FlowLayout;
    for (auto *button : {m_copy, m_restore, m_check, m_mend}) {
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(words);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    layout->addWidget(m_result);
    connect(m_list, &QListWidget::currentRowChanged, this, &SettingsSafety::showRestoreState);
    connect(m_copy, &QPushButton::clicked, m_worker, &BackupWorker::copyNow);
    connect(m_restore, &QPushButton::clicked, this, &SettingsSafety::restoreSelected);
    connect(m_check, &QPushButton::clicked, this, [this] { run(Task::Check); });
    connect(m_mend, &QPushButton::clicked, this, [this] { run(Task::Mend); });
    connect(m_worker, &BackupWorker::failed, this, &SettingsSafety::fail);
    connect(m_worker, &BackupWorker::finished, this, [this](bool isNew) {
        refresh();
        m_services.notices.inform(isNew ? tr("A copy is made.")
                                        : tr("The newest copy holds everything already."));
    });
    connect(&m_watcher, &QFutureWatcher<Report>::finished, this, &SettingsSafety::showReport);
    refresh();
}

SettingsSafety::~SettingsSafety()
{
    m_watcher.waitForFinished();
}

QPushButton *
SettingsSafety::addButton(const QString &name, const QString &icon, const QString &words)
{
    auto *button = new QPushButton(icons::icon(icon), words, this);
    button->setObjectName(name);
    button->setAccessibleName(words);
    return button;
}

void SettingsSafety::refresh()
{
    auto backups = storage::Backups(m_services.profile).list();
    if (!backups) {
        fail(backups.error());
        return;
    }
    m_backups = std::move(*backups);
    m_list->clear();
    const auto &locale = m_services.wording.locale();
    for (const auto &backup : m_backups) {
        const QString when =
            locale.toString(QDateTime::fromMSecsSinceEpoch(backup.time), QLocale::ShortFormat);
        m_list->addItem(QStringLiteral("%1 · %2").arg(
            when,
            locale.formattedDataSize(static_cast<qint64>(backup.size))));
    }
    if (m_backups.empty()) {
        auto *none = new QListWidgetItem(tr("No copy is made yet."), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
    showRestoreState();
}

void SettingsSafety::showRestoreState()
{
    m_restore->setEnabled(!m_backups.empty() && m_list->currentRow() >= 0);
}

void SettingsSafety::restoreSelected()
{
    const auto &backup = m_backups[static_cast<std::size_t>(m_list->currentRow())];
    const QString when =
        m_services.wording.locale().toString(QDateTime::fromMSecsSinceEpoch(backup.time),
                                             QLocale::LongFormat);
    if (m_services.prompter.confirm(
            this,
            tr("Go back"),
            tr("Everything will be as it was on %1. What is there now is set aside beside the "
               "copies, so that nothing is lost.")
                .arg(when),
            tr("Go Back"))) {
        Q_EMIT m_services.navigation.restoreRequested(QString::fromStdString(backup.file.string()));
    }
}

void SettingsSafety::run(Task task)
{
    if (m_watcher.isRunning()) {
        return;
    }
    m_task = task;
    m_mend->hide();
    m_result->setText(tr("Checking …"));
    m_result->show();
    m_watcher.setFuture(QtConcurrent::run(
        [task, profile = m_services.profile] { return carryOut(task, profile); }));
}

SettingsSafety::Report SettingsSafety::carryOut(Task task, const storage::Profile &profile)
{
    auto database = storage::Database::open(profile.database());
    if (!database) {
        return tl::unexpected(database.error());
    }
    auto journal = storage::Journal::open(**database);
    if (!journal) {
        return tl::unexpected(journal.error());
    }
    return task == Task::Check ? storage::checkIntegrity(*journal, profile)
                               : storage::repair(*journal, profile);
}

void SettingsSafety::showReport()
{
    const Report report = m_watcher.result();
    if (!report) {
        m_result->setText(QString::fromStdString(base::render(report.error(), m_services.wording)));
        return;
    }
    QStringList sentences;
    bool canBeMended = false;
    for (const auto &finding : report->findings) {
        sentences.append(wording::render(finding.sentence, m_services.wording));
        canBeMended = canBeMended || finding.canBeMended;
    }
    if (report->isSound()) {
        sentences.prepend(m_task == Task::Check ? tr("The stored data is in order.")
                                                : tr("The stored data is in order again."));
    }
    m_result->setText(sentences.join(QLatin1Char('\n')));
    m_mend->setVisible(canBeMended);
    if (m_task == Task::Mend) {
        Q_EMIT m_services.navigation.storedDataChanged();
    }
}

void SettingsSafety::fail(const base::Problem &problem)
{
    m_services.notices.fail(QString::fromStdString(base::render(problem, m_services.wording)));
}

} // namespace pages
