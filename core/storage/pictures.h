// The photographs of a profile: files named by the SHA-256 of their bytes, written and synced
// before any row names them. Turning and scaling is the window's business; here are bytes.
#pragma once

#include "base/result.h"

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace storage
{

class Database;
class Profile;

class Pictures
{
public:
    explicit Pictures(const Profile &profile);

    // Gives the name back; the same bytes are stored once.
    base::Result<std::string> add(std::string_view bytes);
    std::filesystem::path file(const std::string &sha256) const;
    bool exists(const std::string &sha256) const;
    std::vector<std::string> all() const; // sorted

private:
    std::filesystem::path m_folder;
};

// Files that no row, undo step or backup names. Nothing is unused while a backup cannot be read.
base::Result<std::vector<std::string>> unusedPictures(Database &database, const Profile &profile);
// Names in rows whose file is missing.
base::Result<std::vector<std::string>> missingPictures(Database &database, const Profile &profile);

} // namespace storage
