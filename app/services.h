// Everything a page needs from the rest of the program, as a plain struct of references. Pages
// never include each other: they meet here, and ask for another page through Navigation.
#pragma once

#include "library/company.h"
#include "library/open_roster.h"
#include "wording/qt_wording.h"

class Navigation;
class Notices;
class Prompter;
class Settings;

namespace storage
{
class Journal;
class PieceStore;
class Profile;
class RosterStore;
} // namespace storage

namespace faces
{
class FaceCache;
}

// The time of day, so that tests have their own.
class Clock
{
public:
    Clock() = default;
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;
    Clock(Clock &&) = delete;
    Clock &operator=(Clock &&) = delete;
    virtual ~Clock() = default;
    virtual qint64 secondsSinceEpoch() const = 0;
};

struct Services {
    library::Library &library;
    library::OpenRoster &openRoster;
    storage::Profile &profile;
    storage::Journal &journal;
    storage::RosterStore &rosters;
    storage::PieceStore &pieces;
    faces::FaceCache &faces;
    Navigation &navigation;
    Notices &notices;
    Prompter &prompter;
    Settings &settings;
    const Clock &clock;
    const wording::QtWording &wording; // of the window
    const library::Company &company;   // who can play besides people
};
