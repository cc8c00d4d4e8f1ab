// The folder that holds everything a person made: the database, pictures, house formats, backups.
// Open it first; it makes the folder where it is missing and says in a sentence where it cannot.
#pragma once

#include "base/result.h"

#include <filesystem>
#include <string_view>

namespace storage
{

class Profile
{
public:
    // An empty path is the data folder `muster` of the desktop (XDG). A folder that can only be
    // read is no failure: what is in it can still be looked at.
    static base::Result<Profile> open(std::filesystem::path folder = {});

    const std::filesystem::path &folder() const { return m_folder; }
    std::filesystem::path database() const { return m_folder / "muster.sqlite"; }
    std::filesystem::path pictures() const { return m_folder / "pictures"; }
    std::filesystem::path backups() const { return m_folder / "backups"; }
    std::filesystem::path formats(std::string_view game) const;
    bool isWritable() const { return m_writable; }

private:
    Profile(std::filesystem::path folder, bool writable);

    std::filesystem::path m_folder;
    bool m_writable = false;
};

// Whether files may be made in that folder by whoever runs this program.
bool mayWriteIn(const std::filesystem::path &folder);
bool mayWriteTo(const std::filesystem::path &file);

} // namespace storage
