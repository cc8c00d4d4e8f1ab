#include "storage/database_files.h"

#include "storage/profile.h"

#include <algorithm>
#include <system_error>

namespace storage
{

namespace
{

// SQLite begins the index of the log with 32 KiB.
constexpr std::uintmax_t LeastRoom = 64 * 1024;

std::filesystem::path logOf(const std::filesystem::path &file)
{
    return file.string() + "-wal";
}

std::filesystem::path indexOf(const std::filesystem::path &file)
{
    return file.string() + "-shm";
}

std::filesystem::path folderOf(const std::filesystem::path &file)
{
    return file.parent_path().empty() ? "." : file.parent_path();
}

} // namespace

bool hasLog(const std::filesystem::path &file)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(logOf(file), error);
    return !error && size > 0;
}

bool isMissingOrEmpty(const std::filesystem::path &file)
{
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    return status.type() == std::filesystem::file_type::not_found
        || (std::filesystem::is_regular_file(status)
            && std::filesystem::file_size(file, error) == 0);
}

std::filesystem::path copiesOf(const std::filesystem::path &file)
{
    // A copy lies among its like.
    const auto folder = file.parent_path();
    return folder.filename() == "backups" ? folder : folder / "backups";
}

bool hasCopies(const std::filesystem::path &file)
{
    std::error_code error;
    const std::filesystem::directory_iterator entries(copiesOf(file), error);
    return std::any_of(begin(entries), end(entries), [](const auto &entry) {
        const auto name = entry.path().filename().string();
        return name.starts_with("muster-") && name.ends_with(".sqlite");
    });
}

std::optional<std::filesystem::path> forbiddenPart(const std::filesystem::path &file)
{
    if (!mayWriteIn(folderOf(file))) {
        return folderOf(file);
    }
    for (const auto &part : {file, logOf(file), indexOf(file)}) {
        std::error_code error;
        if (std::filesystem::exists(part, error) && !mayWriteTo(part)) {
            return part;
        }
    }
    return {};
}

void removeForbiddenSides(const std::filesystem::path &file)
{
    const auto forbidden = forbiddenPart(file);
    if (!hasLog(file) && (forbidden == logOf(file) || forbidden == indexOf(file))) {
        std::error_code error;
        std::filesystem::remove(logOf(file), error);
        std::filesystem::remove(indexOf(file), error);
    }
}

bool isDiskFull(const std::filesystem::path &file)
{
    std::error_code error;
    const auto space = std::filesystem::space(folderOf(file), error);
    return !error && space.available < LeastRoom;
}

} // namespace storage
