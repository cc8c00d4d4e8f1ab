#include "backup_worker.h"

#include "storage/database.h"

#include <QDateTime>
#include <QtConcurrent>

#include <chrono>

namespace
{

// Late enough not to be felt while the window comes up.
constexpr std::chrono::seconds AfterStart(20);
constexpr std::chrono::minutes Between(30);

} // namespace

BackupWorker::BackupWorker(storage::Profile profile, QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
{
    m_timer.setInterval(Between);
    connect(&m_timer, &QTimer::timeout, this, &BackupWorker::copyNow);
    connect(&m_watcher, &QFutureWatcher<Made>::finished, this, &BackupWorker::report);
}

BackupWorker::~BackupWorker()
{
    m_watcher.waitForFinished();
}

void BackupWorker::start()
{
    QTimer::singleShot(AfterStart, this, &BackupWorker::copyNow);
    m_timer.start();
}

void BackupWorker::copyNow()
{
    if (!isBusy()) {
        m_watcher.setFuture(
            QtConcurrent::run([profile = m_profile] { return BackupWorker::copy(profile); }));
    }
}

BackupWorker::Made BackupWorker::copy(const storage::Profile &profile)
{
    auto database = storage::Database::open(profile.database());
    if (!database) {
        return tl::unexpected(database.error());
    }
    const auto now = QDateTime::currentMSecsSinceEpoch();
    const storage::Backups backups(profile);
    auto made = backups.make(**database, now);
    if (made && *made) {
        if (const auto thinned = backups.thin(now); !thinned) {
            return tl::unexpected(thinned.error());
        }
    }
    return made;
}

void BackupWorker::report()
{
    const Made made = m_watcher.result();
    if (made) {
        Q_EMIT finished(made->has_value());
    } else {
        Q_EMIT failed(made.error());
    }
}
