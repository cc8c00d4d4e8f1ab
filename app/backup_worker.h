// Copies of the database made beside the work: a while after the start and every half hour, only
// where something changed, on a thread with a connection of its own.
#pragma once

#include "storage/backup.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

class BackupWorker : public QObject
{
    Q_OBJECT

public:
    explicit BackupWorker(storage::Profile profile, QObject *parent = nullptr);
    BackupWorker(const BackupWorker &) = delete;
    BackupWorker &operator=(const BackupWorker &) = delete;
    BackupWorker(BackupWorker &&) = delete;
    BackupWorker &operator=(BackupWorker &&) = delete;
    // Waits for a copy that is being written.
    ~BackupWorker() override;

    // From now on by itself, too.
    void start();
    // Asks for a copy now; while one is being made nothing new begins.
    void copyNow();
    bool isBusy() const { return m_watcher.isRunning(); }

Q_SIGNALS:
    // `isNew` is false where the newest copy already held everything.
    void finished(bool isNew);
    void failed(const base::Problem &problem);

private:
    using Made = base::Result<std::optional<storage::Backup>>;
    static Made copy(const storage::Profile &profile);
    void report();

    storage::Profile m_profile;
    QFutureWatcher<Made> m_watcher;
    QTimer m_timer;
};
