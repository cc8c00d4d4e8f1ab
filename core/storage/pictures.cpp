#include "storage/pictures.h"

#include "files/file.h"
#include "storage/backup.h"
#include "storage/database.h"
#include "storage/profile.h"

#include <QCryptographicHash>

#include <algorithm>
#include <system_error>

namespace storage
{

namespace
{

constexpr std::size_t NameLength = 64; // of a SHA-256 in hexadecimal digits

bool isName(const std::string &name)
{
    return name.size() == NameLength && name.find_first_not_of("0123456789abcdef") == name.npos;
}

base::Outcome collect(Database &database, std::string_view statement, std::set<std::string> &names)
{
    return database.each(statement, {}, [&](const Row &row) { names.insert(row.text(0)); });
}

base::Outcome collectOfBackups(const Profile &profile, std::set<std::string> &names)
{
    const auto backups = Backups(profile).list();
    if (!backups) {
        return tl::unexpected(backups.error());
    }
    for (const auto &backup : *backups) {
        const auto database = Database::open(backup.file, Access::Read, 1);
        if (!database) {
            return tl::unexpected(database.error());
        }
        auto read = collect(**database, "piece_picture/list", names).and_then([&] {
            return collect(**database, "change/list_pictures", names);
        });
        if (!read) {
            return read;
        }
    }
    return {};
}

} // namespace

Pictures::Pictures(const Profile &profile)
    : m_folder(profile.pictures())
{
}

base::Result<std::string> Pictures::add(std::string_view bytes)
{
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const auto name =
        QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
    if (exists(name)) {
        return name;
    }
    return files::makeFolder(m_folder)
        .and_then([&] { return files::writeFile(file(name), bytes); })
        .map([&] { return name; });
}

std::filesystem::path Pictures::file(const std::string &sha256) const
{
    return m_folder / sha256;
}

bool Pictures::exists(const std::string &sha256) const
{
    std::error_code error;
    return isName(sha256) && std::filesystem::is_regular_file(file(sha256), error);
}

std::vector<std::string> Pictures::all() const
{
    std::vector<std::string> names;
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(m_folder, error)) {
        if (isName(entry.path().filename().string())) {
            names.push_back(entry.path().filename().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

base::Result<std::vector<std::string>> unusedPictures(Database &database, const Profile &profile)
{
    std::set<std::string> used;
    const auto read = collect(database, "piece_picture/list", used).and_then([&] {
        return collect(database, "change/list_pictures", used);
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    auto unused = Pictures(profile).all();
    if (!unused.empty() && !collectOfBackups(profile, used)) {
        return std::vector<std::string>();
    }
    std::erase_if(unused, [&](const std::string &name) { return used.contains(name); });
    return unused;
}

base::Result<std::vector<std::string>> missingPictures(Database &database, const Profile &profile)
{
    std::set<std::string> named;
    return collect(database, "piece_picture/list", named).map([&] {
        std::vector<std::string> missing;
        const Pictures pictures(profile);
        std::ranges::copy_if(named, std::back_inserter(missing), [&](const std::string &name) {
            return !pictures.exists(name);
        });
        return missing;
    });
}

} // namespace storage
