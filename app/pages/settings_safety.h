// That nothing typed in is lost: the copies of the database with a way back to each, and the check
// of the stored data with mending. Part of the settings page.
#pragma once

#include "services.h"
#include "storage/backup.h"
#include "storage/integrity.h"

#include <QFutureWatcher>
#include <QGroupBox>

class BackupWorker;
class QLabel;
class QListWidget;
class QPushButton;

namespace pages
{

class SettingsSafety : public QGroupBox
{
    Q_OBJECT

public:
    explicit SettingsSafety(Services services, QWidget *parent = nullptr);
    SettingsSafety(const SettingsSafety &) = delete;
    SettingsSafety &operator=(const SettingsSafety &) = delete;
    SettingsSafety(SettingsSafety &&) = delete;
    SettingsSafety &operator=(SettingsSafety &&) = delete;
    // Waits for a check that is running.
    ~SettingsSafety() override;

    // Reads the list of copies again.
    void refresh();

private:
    using Report = base::Result<storage::IntegrityReport>;
    enum class Task { Check, Mend };

    QPushButton *addButton(const QString &name, const QString &icon, const QString &words);
    void restoreSelected();
    void run(Task task);
    static Report carryOut(Task task, const storage::Profile &profile);
    void showReport();
    void showRestoreState();
    void fail(const base::Problem &problem);

    Services m_services;
    BackupWorker *m_worker = nullptr;
    std::vector<storage::Backup> m_backups; // newest first, as the list shows them
    QFutureWatcher<Report> m_watcher;
    Task m_task = Task::Check;
    QListWidget *m_list = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_restore = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_mend = nullptr;
    QLabel *m_result = nullptr;
};

} // namespace pages
