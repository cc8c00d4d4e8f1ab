// The roster a person is working on: every change goes to disk at once as a named step that can be
// undone, and the verdict follows at once. The builder shows it; nothing here knows widgets.
#pragma once

#include "library/judgement.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <unordered_map>

namespace storage
{
class RosterStore;
}

namespace library
{

class OpenRoster : public QObject
{
    Q_OBJECT

public:
    OpenRoster(Library &library, storage::RosterStore &store, QObject *parent = nullptr);

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

private:
    base::Outcome taken(const base::Outcome &stored);
    void judgeAnew();

    Library &m_library;
    storage::RosterStore &m_store;
    Game *m_game = nullptr;
    std::unique_ptr<rosters::Roster> m_roster;
    std::unique_ptr<Judgement> m_judgement;
    int m_revision = 0;
    mutable std::unordered_map<std::string, std::vector<construction::Violation>> m_whyNot;
};

} // namespace library
