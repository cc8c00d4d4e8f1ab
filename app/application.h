// The running program: opens the workspace, puts services, pages and window together, and closes
// them in order. main() is only this.
#pragma once

#include "base/result.h"

#include <QObject>
#include <QStringList>

#include <memory>

struct StartOptions {
    QString profile; // empty: the XDG data folder
    QString page;
    QString game;
    QStringList files; // to import
};

class Application : public QObject
{
    Q_OBJECT

public:
    // Needs a QApplication that outlives it.
    explicit Application(StartOptions options);
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;
    Application(Application &&) = delete;
    Application &operator=(Application &&) = delete;
    ~Application() override;

    // Shows the window, or a sentence where the profile or the data cannot be opened. False then.
    bool start();

public Q_SLOTS:
    // Brings the window to the front.
    void show();
    void importFiles(const QStringList &paths);

private:
    struct Surroundings;
    struct Parts;

    bool openWindow();
    bool offerBackup(const base::Problem &problem);
    void restore(const QString &backup);
    bool putBack(const QString &backup);

    StartOptions m_options;
    std::unique_ptr<Surroundings> m_surroundings;
    std::unique_ptr<Parts> m_parts;
};
