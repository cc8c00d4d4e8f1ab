// The games behind a figure, as a list: any of them opens on the table or is written to a file.
#pragma once

#include "goldfish/behind.h"
#include "library/lab_job.h"
#include "services.h"

#include <QFutureWatcher>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace models
{
class LabGamesModel;
}

namespace pages
{

class LabGames : public QWidget
{
    Q_OBJECT

public:
    explicit LabGames(Services services, QWidget *parent = nullptr);
    LabGames(const LabGames &) = delete;
    LabGames &operator=(const LabGames &) = delete;
    LabGames(LabGames &&) = delete;
    LabGames &operator=(LabGames &&) = delete;
    // Waits for a game that is being played again.
    ~LabGames() override;

    void show(std::shared_ptr<const library::LabJob> job,
              const goldfish::Behind &behind,
              const goldfish::Report &report);
    // The one that is selected. It is played again in a worker.
    void openSelected();
    void saveSelected();

Q_SIGNALS:
    void closeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Use = std::function<void(const engine::Log &log, const QString &name)>;

    QWidget *makeHead();
    void makeTable();
    void fitColumns();
    void withLog(Use use);
    void take();
    void write(const engine::Log &log, const QString &name);
    void refresh();

    Services m_services;
    std::shared_ptr<const library::LabJob> m_job;
    QFutureWatcher<base::Result<engine::Log>> m_watcher;
    Use m_use; // of the log that is on its way
    QString m_name;
    QLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_save = nullptr;
    QTableView *m_table = nullptr;
    models::LabGamesModel *m_model = nullptr;
    QSortFilterProxyModel *m_sorted = nullptr;
};

} // namespace pages
