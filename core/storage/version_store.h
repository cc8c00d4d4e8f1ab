// Versions of a roster: the whole of it as Muster JSON, kept at certain moments and never changed
// afterwards, also not by undo. Bringing one back is a step of the journal like any other, and
// keeps the roster as it stood before.
#pragma once

#include "rosters/codec.h"
#include "storage/roster_store.h"

#include <string>
#include <vector>

namespace storage
{

enum class VersionReason { Closed, Quiet, BeforeImport, BeforeRevert, Named, Added };

struct Version {
    std::int64_t id = 0;
    std::int64_t created = 0; // milliseconds since 1970, UTC
    VersionReason reason = VersionReason::Closed;
    std::string name; // given by the person; empty otherwise
};

// "when it was closed", for the list of versions.
base::Text describe(VersionReason reason);

class VersionStore
{
public:
    // The codec that versions are written with; it must carry everything.
    explicit VersionStore(RosterStore &rosters,
                          const rosters::Codec *codec = rosters::codec("muster-json"));

    // Does nothing where the last version is the same and no name is given. With a name the last
    // version, if it is the same, gets that name.
    base::Outcome
    keep(const std::string &rosterId, VersionReason reason, const std::string &name = {});
    base::Result<std::vector<Version>> list(const std::string &rosterId) const; // newest first
    base::Result<rosters::Roster> load(const std::string &rosterId, std::int64_t version) const;
    // The roster stays where it is: its folder and whether it is archived do not go back.
    base::Outcome revert(const std::string &rosterId, std::int64_t version);

private:
    base::Result<std::string> written(const std::string &rosterId) const;

    RosterStore *m_rosters;
    const rosters::Codec *m_codec;
};

} // namespace storage
