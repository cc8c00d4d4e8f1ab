// Zip files through KArchive: written whole, read entry by entry with limits on count, size and
// name, and never unpacked onto the disk.
#pragma once

#include "base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storage
{

struct ZipEntry {
    std::string name; // with its ending; folders parted by /
    std::string bytes;
};

// Atomic: the file appears whole or not at all.
base::Outcome writeZip(const std::filesystem::path &file, const std::vector<ZipEntry> &entries);

// At most 10,000 files of 64 MiB in all; a name that leads out of the archive is refused.
base::Result<std::vector<ZipEntry>> readZip(const std::filesystem::path &file);

} // namespace storage
