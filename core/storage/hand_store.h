// Hands of one's own: how exactly somebody throws, under a name, as a person measured it. What the
// figures mean is the game's affair. Every change is one step of the journal; the subject is
// handsSubject(game).
#pragma once

#include "storage/journal.h"

#include <string>
#include <string_view>
#include <vector>

namespace storage
{

std::string handsSubject(std::string_view game);

struct OwnHand {
    std::string name;
    std::string figures; // as a table of the game takes a hand
    std::string surface; // a slug; empty where nobody knows
    std::string throws;  // what it was measured from

    bool operator==(const OwnHand &) const = default;
};

class HandStore
{
public:
    explicit HandStore(Journal &journal);

    base::Result<std::vector<OwnHand>> hands(const std::string &game) const; // by name
    // What stands behind an `@` on the command line: a name, compared folded.
    base::Result<OwnHand> find(const std::string &game, std::string_view name) const;
    // In place of one that has the name.
    base::Outcome save(const std::string &game, const OwnHand &hand);
    base::Outcome remove(const std::string &game, const std::string &name);

private:
    Journal *m_journal;
};

} // namespace storage
