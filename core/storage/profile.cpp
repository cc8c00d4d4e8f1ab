#include "storage/profile.h"

#include "files/file.h"

#include <QStandardPaths>

#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace storage
{

using base::text;

namespace
{

std::filesystem::path desktopDataFolder()
{
    const auto data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(data.toStdString()) / "muster";
}

} // namespace

bool mayWriteIn(const std::filesystem::path &folder)
{
    // The effective user decides, as it does when a file is opened.
    return ::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
}

bool mayWriteTo(const std::filesystem::path &file)
{
    return ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0;
}

base::Result<Profile> Profile::open(std::filesystem::path folder)
{
    if (folder.empty()) {
        folder = desktopDataFolder();
    }
    std::error_code error;
    const auto status = std::filesystem::status(folder, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_directory(status)) {
        return base::problemAt(
            folder.string(),
            0,
            text("Storage", "This is a file, but the data of Muster is kept in a folder."),
            text("Storage", "Name another folder with --profile."));
    }
    if (!std::filesystem::exists(status)) {
        if (auto made = files::makeFolder(folder); !made) {
            return tl::unexpected(made.error());
        }
    }
    if (::faccessat(AT_FDCWD, folder.c_str(), R_OK | X_OK, AT_EACCESS) != 0) {
        return base::problemAt(folder.string(),
                               0,
                               text("Storage", "Reading this data folder is not allowed."),
                               text("Storage", "Allow it, or name another folder with --profile."));
    }
    const bool writable = mayWriteIn(folder);
    return Profile(std::move(folder), writable);
}

std::filesystem::path Profile::formats(std::string_view game) const
{
    return m_folder / "formats" / game;
}

Profile::Profile(std::filesystem::path folder, bool writable)
    : m_folder(std::move(folder))
    , m_writable(writable)
{
}

} // namespace storage
