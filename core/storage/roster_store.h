// The stored rosters: listing, reading, and every edit a person makes, each stored at once as one
// step of the journal. An edit reads the roster as it stands at that moment, so two windows never
// overwrite each other's lines. Steps on one roster have the subject rosterSubject(id); those of
// the list of rosters have RosterListSubject.
#pragma once

#include "rosters/roster.h"
#include "storage/journal.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace storage
{

constexpr const char *RosterListSubject = "rosters";
std::string rosterSubject(std::string_view id);

struct RosterSummary {
    std::string id;
    std::string game;
    std::string name;
    std::string format;
    std::string folder;
    std::vector<std::string> tags;
    bool archived = false;
    std::int64_t size = 0;     // the sum of the counts
    std::int64_t modified = 0; // milliseconds since 1970, UTC
};

// The catalogue in force of a game; null where the game is not known.
using CatalogOf = std::function<const catalog::Catalog *(const std::string &game)>;

class RosterStore
{
public:
    // With a catalogue, values of shipped pieces that a roster uses are kept (see kept_pieces.h).
    explicit RosterStore(Journal &journal, CatalogOf catalogOf = {});

    base::Result<std::vector<RosterSummary>> list() const; // the last modified first
    base::Result<rosters::Roster> load(const std::string &id) const;
    // What stands behind an `@` on the command line: an id, or a name compared folded. One that is
    // archived is meant only where no other has the name. Several are a Problem naming the ids.
    base::Result<std::string> find(std::string_view idOrName) const;

    // Each gets an id of its own, given back in order.
    base::Result<std::vector<std::string>> add(const std::vector<rosters::Roster> &rosters);
    base::Result<std::string> copy(const std::string &id, const std::string &name);
    base::Outcome remove(const std::vector<std::string> &ids);
    base::Outcome setArchived(const std::vector<std::string> &ids, bool archived);
    base::Outcome setFolder(const std::vector<std::string> &ids, const std::string &folder);
    base::Outcome addTag(const std::vector<std::string> &ids, const std::string &tag);
    base::Outcome removeTag(const std::vector<std::string> &ids, const std::string &tag);

    base::Outcome rename(const std::string &id, const std::string &name);
    base::Outcome setFormat(const std::string &id, const std::string &format);
    base::Outcome setNotes(const std::string &id, const std::string &notes);
    base::Outcome setTags(const std::string &id, const std::vector<std::string> &tags);
    // Adds to the line of the same piece where there is one, else a line at the end.
    base::Outcome addPiece(const std::string &id, const rosters::Line &line);
    // `line` as it was loaded tells which is meant; 0 removes it.
    base::Outcome setCount(const std::string &id, const rosters::Line &line, int count);
    // Resolves or annotates a line.
    base::Outcome
    setLine(const std::string &id, const rosters::Line &line, const rosters::Line &replacement);
    // Anything else, such as a fix, a paste or a new order: the whole roster as it shall stand.
    base::Outcome replace(const rosters::Roster &roster, const base::Text &stepName);

    Journal &journal() const { return *m_journal; }

private:
    using Change = std::function<base::Outcome(rosters::Roster &)>;
    base::Outcome edit(const std::string &id, const Operation &operation, const Change &change);
    base::Outcome
    editMany(const std::vector<std::string> &ids, const base::Text &name, const Change &change);
    base::Outcome changeOne(const std::string &id, const Change &change);
    // Those that `before` did not use yet.
    base::Outcome keepPieces(const rosters::Roster &before, const rosters::Roster &after);

    Journal *m_journal;
    CatalogOf m_catalogOf;
};

} // namespace storage
