// The running program: opens the workspace, puts services, pages and window together, and closes
// them in order. main() is only this.
#pragma once

#include <QStringList>

#include <memory>

struct StartOptions {
    QString profile; // empty: the XDG data folder
    QString page;
    QString game;
    QStringList files; // to import
};

class Application
{
public:
    // Needs a QApplication that outlives it.
    explicit Application(StartOptions options);
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;
    Application(Application &&) = delete;
    Application &operator=(Application &&) = delete;
    ~Application();

    // Shows the window, or a sentence where the profile or the data cannot be opened. False then.
    bool start();

private:
    struct Parts;
    StartOptions m_options;
    std::unique_ptr<Parts> m_parts;
};
