#include "files/file.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace files
{

using base::text;

namespace
{

constexpr auto LargestFile = std::size_t{256} * 1024 * 1024;

// The reasons people meet, in words that can be translated; the system's own for the rest.
base::Text reasonOf(int error)
{
    switch (error) {
    case ENOENT:
        return text("Files", "there is no such file or folder");
    case EACCES:
    case EPERM:
        return text("Files", "it is not allowed");
    case EROFS:
        return text("Files", "the disk is read-only");
    case ENOSPC:
    case EDQUOT:
        return text("Files", "the disk is full");
    case EFBIG:
        return text("Files", "the file would be too large");
    case EISDIR:
        return text("Files", "this is a folder");
    case ENOTDIR:
        return text("Files", "a part of the path is no folder");
    case ENAMETOOLONG:
        return text("Files", "the name is too long");
    default:
        return base::Text::verbatim(std::generic_category().message(error));
    }
}

tl::unexpected<base::Problem> cannotRead(const std::filesystem::path &path, int error)
{
    return base::problemAt(path.string(),
                           0,
                           text("Files", "The file cannot be read (%1).").with(reasonOf(error)),
                           text("Files", "Check its name and whether reading it is allowed."));
}

tl::unexpected<base::Problem> tooLarge(const std::filesystem::path &path)
{
    return base::problemAt(path.string(),
                           0,
                           text("Files", "The file is larger than 256 MiB."),
                           text("Files", "Muster reads no file as large as that."));
}

tl::unexpected<base::Problem> cannotWrite(const std::filesystem::path &path, int error)
{
    const bool isFull = error == ENOSPC || error == EDQUOT || error == EFBIG;
    return base::problemAt(
        path.string(),
        0,
        text("Files", "The file cannot be written (%1).").with(reasonOf(error)),
        isFull ? text("Files", "Make room on the disk and try again.")
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
    Descriptor(Descriptor &&) = delete;
    Descriptor &operator=(Descriptor &&) = delete;
    ~Descriptor()
    {
        if (m_number > STDERR_FILENO) {
            ::close(m_number);
        }
    }
    int number() const { return m_number; }

private:
    int m_number;
};

// 0, or the system's number for what went wrong.
int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(descriptor, bytes.data(), bytes.size());
        if (written > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (written == 0 || errno != EINTR) {
            return written == 0 ? EIO : errno;
        }
    }
    return 0;
}

// A pipe or a device has nothing to sync, and says so with EINVAL.
int sync(int descriptor)
{
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

std::filesystem::path folderOf(const std::filesystem::path &path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

// A new name is durable only once its folder is synced too. A folder that cannot be is no failure.
void syncFolder(const std::filesystem::path &path)
{
    const Descriptor directory(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.number() >= 0) {
        (void)sync(directory.number());
    }
}

int syncFile(const std::filesystem::path &path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.number() < 0 ? errno : sync(file.number());
}

// A new file beside the one to be written. Its name is short, so that every name that fits into
// the folder can be written, and its own, so that two writers never share one.
std::pair<int, std::filesystem::path> makeTemporary(const std::filesystem::path &folder)
{
    static std::atomic<unsigned> counter{0};
    constexpr int Attempts = 100; // files of a killed process may be in the way
    for (int attempt = 0; attempt < Attempts; ++attempt) {
        auto path = folder
            / (".muster-" + std::to_string(::getpid()) + '-' + std::to_string(counter++) + ".part");
        const int number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (number >= 0 || errno != EEXIST) {
            return {number, std::move(path)};
        }
    }
    errno = EEXIST;
    return {-1, {}};
}

int replaceFile(const std::filesystem::path &path,
                std::string_view bytes,
                const struct stat *before)
{
    const auto [number, temporary] = makeTemporary(folderOf(path));
    if (number < 0) {
        return errno;
    }
    int error = 0;
    {
        const Descriptor file(number);
        error = writeAll(file.number(), bytes);
        if (error == 0 && before) {
            // What only its owner could read stays so.
            error = ::fchmod(file.number(), before->st_mode & 07777U) == 0 ? 0 : errno;
        }
        error = error == 0 ? sync(file.number()) : error;
    }
    if (error == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) {
        error = errno;
    }
    if (error != 0) {
        ::unlink(temporary.c_str());
        return error;
    }
    syncFolder(path);
    return 0;
}

int writeInPlace(const std::filesystem::path &path, std::string_view bytes)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    return file.number() < 0 ? errno : writeAll(file.number(), bytes);
}

} // namespace

base::Result<std::string> readFile(const std::filesystem::path &path)
{
    const Descriptor file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number() < 0) {
        return cannotRead(path, errno);
    }
    struct stat status {
    };
    std::string bytes;
    if (::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode)) {
        const auto size = static_cast<std::uintmax_t>(status.st_size);
        if (size > LargestFile) {
            return tooLarge(path);
        }
        bytes.reserve(static_cast<std::size_t>(size));
    }
    std::array<char, 65536> buffer{};
    for (;;) {
        const auto count = ::read(file.number(), buffer.data(), buffer.size());
        if (count == 0) {
            return bytes;
        }
        if (count > 0) {
            bytes.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (errno == EISDIR) {
            return base::problemAt(path.string(),
                                   0,
                                   text("Files", "This is a folder; a file is expected."));
        } else if (errno != EINTR) {
            return cannotRead(path, errno);
        }
        if (bytes.size() > LargestFile) {
            return tooLarge(path);
        }
    }
}

base::Outcome writeFile(const std::filesystem::path &path, std::string_view bytes)
{
    struct stat before {
    };
    const bool exists = ::stat(path.c_str(), &before) == 0;
    int error = 0;
    if (exists && !S_ISREG(before.st_mode) && !S_ISDIR(before.st_mode)) {
        // A device or a pipe, such as /dev/stdout, is written to and never replaced.
        error = writeInPlace(path, bytes);
    } else {
        // A link stays a link: what it points to is replaced.
        std::error_code unresolved;
        const auto target = std::filesystem::canonical(path, unresolved);
        error = replaceFile(unresolved ? path : target, bytes, exists ? &before : nullptr);
    }
    return error == 0 ? base::Outcome() : cannotWrite(path, error);
}

base::Outcome moveFile(const std::filesystem::path &from, const std::filesystem::path &to)
{
    int error = syncFile(from);
    if (error == 0 && ::rename(from.c_str(), to.c_str()) != 0) {
        error = errno;
    }
    if (error != 0) {
        return cannotWrite(to, error);
    }
    syncFolder(to);
    return {};
}

base::Outcome copyFile(const std::filesystem::path &from, const std::filesystem::path &to)
{
    std::error_code failure;
    std::filesystem::copy_file(from,
                               to,
                               std::filesystem::copy_options::overwrite_existing,
                               failure);
    const int error = failure ? failure.value() : syncFile(to);
    if (error != 0) {
        return cannotWrite(to, error);
    }
    syncFolder(to);
    return {};
}

base::Outcome makeFolder(const std::filesystem::path &path)
{
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (!error && !std::filesystem::is_directory(path, error)) {
        error = std::make_error_code(std::errc::not_a_directory);
    }
    if (error) {
        return base::problemAt(
            path.string(),
            0,
            text("Files", "The folder cannot be made (%1).").with(reasonOf(error.value())),
            text("Files", "Choose another folder, or allow writing in this one."));
    }
    return {};
}

} // namespace files
