// Whether the stored data is in order, in sentences, and mending what is not. Mending makes a
// backup first where that is possible, throws nothing of a person's away that can be kept, and
// ends with another check.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <vector>

namespace storage
{

class Journal;
class Profile;

enum class FindingKind {
    Damage,             // of the file itself
    PartsWithoutRoster, // lines, headers or carried pieces
    CountOutOfRange,
    UnreadableTags,
    UnreadablePiece,   // values of a piece of one's own
    UnreadableCarried, // values that travelled with a roster
    UnreadableKept,    // of a kept copy of a shipped piece
    UnreadableVersion,
    UnreadableStep, // of the undo history
    StepWithoutChanges,
    MissingPicture,
    UnusedPicture, // harmless: takes room
    LeftVersion,   // harmless: of a roster that is gone and cannot come back
};

struct Finding {
    FindingKind kind = FindingKind::Damage;
    std::int64_t count = 0;
    base::Text sentence;
    bool canBeMended = true; // Damage may need a backup
    bool isHarmless = false;
};

struct IntegrityReport {
    std::vector<Finding> findings; // only where something was found

    bool isSound() const; // nothing but harmless findings
};

base::Result<IntegrityReport> checkIntegrity(Journal &journal, const Profile &profile);
// What is left afterwards.
base::Result<IntegrityReport> repair(Journal &journal, const Profile &profile);

} // namespace storage
