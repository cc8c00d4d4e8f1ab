// Whole files in and out of memory. Writing is atomic: a reader sees the old file or the new one,
// never half of one, also after a power cut.
#pragma once

#include "base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace files
{

// At most 256 MiB. "-" is standard input.
base::Result<std::string> readFile(const std::filesystem::path &path);
// Temporary file beside it, synced, then renamed over it. Its permissions stay as they were; a link
// stays a link, and a device or a pipe is written to.
base::Outcome writeFile(const std::filesystem::path &path, std::string_view bytes);
// A file that is whole takes the place of another on the same disk, durably.
base::Outcome moveFile(const std::filesystem::path &from, const std::filesystem::path &to);
// Durably, over what was there.
base::Outcome copyFile(const std::filesystem::path &from, const std::filesystem::path &to);
// Makes the folder and those above it.
base::Outcome makeFolder(const std::filesystem::path &path);

} // namespace files
