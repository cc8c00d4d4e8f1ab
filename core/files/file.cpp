#include "files/file.h"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>
#include <unistd.h>

namespace files
{

using base::text;

namespace
{

constexpr std::uintmax_t LargestFile = 256U * 1024U * 1024U;

std::string systemReason(int error)
{
    return std::generic_category().message(error);
}

tl::unexpected<base::Problem> cannotWrite(const std::filesystem::path &path, int error)
{
    return base::problemAt(
        path.string(),
        0,
        text("Files", "The file cannot be written (%1).").with(systemReason(error)),
        error == ENOSPC ? text("Files", "Make room on the disk and try again.")
                        : text("Files", "Choose another folder, or allow writing in this one."));
}

// An open file descriptor that is closed on every way out.
class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_number >= 0) {
            ::close(m_number);
        }
    }
    int number() const { return m_number; }

private:
    int m_number;
};

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return ::fsync(descriptor) == 0;
}

} // namespace

base::Result<std::string> readFile(const std::filesystem::path &path)
{
    if (path == "-") {
        return std::string(std::istreambuf_iterator<char>(std::cin), {});
    }
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return base::problemAt(path.string(),
                               0,
                               text("Files", "This is a folder; a file is expected."));
    }
    const auto size = std::filesystem::file_size(path, error);
    if (!error && size > LargestFile) {
        return base::problemAt(path.string(), 0, text("Files", "The file is larger than 256 MiB."));
    }
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(stream), {});
    if (!stream.good() && !stream.eof()) {
        return base::problemAt(
            path.string(),
            0,
            text("Files", "The file cannot be read (%1).").with(systemReason(errno)),
            text("Files", "Check its name and whether reading it is allowed."));
    }
    return bytes;
}

base::Outcome writeFile(const std::filesystem::path &path, std::string_view bytes)
{
    const auto temporary = path.string() + "." + std::to_string(::getpid()) + ".part";
    {
        const Descriptor file(
            ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
        if (file.number() < 0) {
            return cannotWrite(path, errno);
        }
        if (!writeAll(file.number(), bytes)) {
            const int error = errno;
            ::unlink(temporary.c_str());
            return cannotWrite(path, error);
        }
    }
    if (::rename(temporary.c_str(), path.c_str()) != 0) {
        const int error = errno;
        ::unlink(temporary.c_str());
        return cannotWrite(path, error);
    }
    // The new name is durable only once the folder is synced too.
    const auto folder = path.has_parent_path() ? path.parent_path().string() : ".";
    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.number() >= 0) {
        ::fsync(directory.number());
    }
    return {};
}

base::Outcome makeFolder(const std::filesystem::path &path)
{
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) {
        return base::problemAt(
            path.string(),
            0,
            text("Files", "The folder cannot be made (%1).").with(error.message()),
            text("Files", "Choose another folder, or allow writing in this one."));
    }
    return {};
}

} // namespace files
