// Takes a photograph of a piece into the profile: read from any picture file, turned upright, made
// smaller where it is large, and written under the digest of its bytes before anything names it.
#pragma once

#include "base/result.h"

#include <QString>

#include <filesystem>
#include <string>

namespace dialogs
{

constexpr int LargestPictureSide = 2000; // pixels

// The SHA-256 by which a piece names the picture.
base::Result<std::string> keepPhotograph(const QString &file,
                                         const std::filesystem::path &pictures);

} // namespace dialogs
