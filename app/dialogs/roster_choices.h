// The rosters that somebody may play with: those stored, then the ready-made ones of the release,
// each read only when it is wanted.
#pragma once

#include "services.h"

#include <QString>

#include <filesystem>
#include <vector>

namespace dialogs
{

struct RosterChoice {
    QString name;
    std::string storedId;       // empty: of the release
    std::filesystem::path file; // of the release
};

std::vector<RosterChoice> rosterChoices(const Services &services, const std::string &game);
// With keys; the Problem says why it cannot be read.
base::Result<rosters::Roster> readChoice(const Services &services, const RosterChoice &choice);

} // namespace dialogs
