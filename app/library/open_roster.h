// The roster a person is working on: every change goes to disk at once as a named step that can be
// undone, and the verdict follows at once. A version of it is kept when it is closed, before a
// paste, and after a quiet while. The builder shows it; nothing here knows widgets.
#pragma once

#include "library/judgement.h"
#include "storage/version_store.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <string>
#include <unordered_map>

namespace library
{

class OpenRoster : public QObject
{
    Q_OBJECT

public:
    OpenRoster(Library &library, storage::RosterStore &store, QObject *parent = nullptr);
    OpenRoster(const OpenRoster &) = delete;
    OpenRoster &operator=(const OpenRoster &) = delete;
    OpenRoster(OpenRoster &&) = delete;
    OpenRoster &operator=(OpenRoster &&) = delete;
    ~OpenRoster() override;

    // How long nothing must change before a version is kept; ten minutes unless told otherwise.
    void setQuietTime(std::chrono::milliseconds time);

    // Closes what was open. Fails where the store has no such roster.
    base::Outcome open(const std::string &id);
    void close();
    bool isOpen() const { return m_roster != nullptr; }

    const rosters::Roster &roster() const { return *m_roster; }
    const Judgement &judgement() const { return *m_judgement; }
    const Game &game() const { return *m_game; }
    // Grows with every change; what was computed for an older one is stale.
    int revision() const { return m_revision; }
    std::string undoSubject() const;

    // How many copies of the piece stand in it, over all lines.
    int countOf(const std::string &key) const;
    // What adding one copy would break; remembered per revision.
    const std::vector<construction::Violation> &whyNot(const catalog::PiecePointer &piece) const;

    base::Outcome add(const catalog::PiecePointer &piece, int copies);
    // 0 takes the line out.
    base::Outcome setCount(std::size_t line, int count);
    base::Outcome resolve(std::size_t line, const catalog::PiecePointer &piece);
    base::Outcome setLineNote(std::size_t line, const std::string &note);
    base::Outcome apply(const construction::Fix &fix);
    base::Outcome setFormat(const std::string &slug);
    base::Outcome setName(const std::string &name);
    base::Outcome setNotes(const std::string &notes);
    // Adds the lines of another roster, as a paste does.
    base::Outcome append(const rosters::Roster &other);

    // Reads it again from the store: after an undo, or when another window wrote.
    base::Outcome reload();

Q_SIGNALS:
    void changed();
    void opened();
    void closed();
    // What no one waits for went wrong: a version could not be kept.
    void failed(const base::Problem &problem);

private:
    void keepVersion(storage::VersionReason reason);
    base::Outcome taken(const base::Outcome &stored);
    void judgeAnew();

    Library &m_library;
    storage::RosterStore &m_store;
    storage::VersionStore m_versions;
    QTimer m_quiet;
    bool m_isChanged = false; // since it was opened or a version was kept
    Game *m_game = nullptr;
    std::unique_ptr<rosters::Roster> m_roster;
    std::unique_ptr<Judgement> m_judgement;
    int m_revision = 0;
    mutable std::unordered_map<std::string, std::vector<construction::Violation>> m_whyNot;
};

} // namespace library
