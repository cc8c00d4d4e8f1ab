// What a page needs to be tested as a person uses it: a profile in a temporary folder, the shipped
// library, and a prompter, clock and settings that the test controls.
#pragma once

#include "faces/face_cache.h"
#include "library/data_folder.h"
#include "library/workspace.h"
#include "navigation.h"
#include "notices.h"
#include "prompter.h"
#include "roster_actions.h"
#include "services.h"
#include "settings.h"

#include <QTemporaryDir>

#include <deque>
#include <memory>
#include <optional>

namespace support
{

// Answers questions in the order in which the test put the answers in; a question that nobody
// answers is turned down, and every question is kept.
class QueuedPrompter final : public Prompter
{
public:
    std::deque<std::optional<QString>> texts;
    std::deque<std::optional<int>> choices;
    std::deque<bool> confirmations;
    std::deque<QStringList> files;
    std::deque<QString> savePaths;
    QStringList asked;

    std::optional<QString> askText(QWidget *parent,
                                   const QString &title,
                                   const QString &label,
                                   const QString &given) override;
    std::optional<int> askChoice(QWidget *parent,
                                 const QString &title,
                                 const QString &label,
                                 const QStringList &choices) override;
    bool confirm(QWidget *parent,
                 const QString &title,
                 const QString &question,
                 const QString &yes) override;
    QStringList openFiles(QWidget *parent, const QString &title, const QString &filter) override;
    QString saveFile(QWidget *parent,
                     const QString &title,
                     const QString &suggestedName,
                     const QString &filter) override;
};

class FixedClock final : public Clock
{
public:
    qint64 now = 1'800'000'000;
    qint64 secondsSinceEpoch() const override { return now; }
};

class WindowFixture
{
public:
    // "en" or "de". Ends the test program where the profile cannot be opened.
    explicit WindowFixture(const QString &language = QStringLiteral("en"));

    Services services();
    // Made when it is first asked for; a whole window has its own.
    RosterActions &rosterActions();
    library::Workspace &workspace() { return *m_workspace; }
    QString folder() const { return m_folder.path(); }

    QueuedPrompter prompter;
    FixedClock clock;
    Navigation navigation;
    Notices notices;
    library::Company company = library::playtestCompany(library::dataFolder());

private:
    QTemporaryDir m_folder;
    std::unique_ptr<library::Workspace> m_workspace;
    std::unique_ptr<library::OpenRoster> m_openRoster;
    faces::FaceCache m_faces;
    Settings m_settings;
    wording::QtWording m_wording;
    std::unique_ptr<RosterActions> m_rosterActions;
};

} // namespace support
