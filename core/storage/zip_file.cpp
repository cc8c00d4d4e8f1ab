#include "storage/zip_file.h"

#include "files/file.h"

#include <KArchiveDirectory>
#include <KArchiveFile>
#include <KZip>
#include <QBuffer>
#include <QString>

#include <memory>

namespace storage
{

using base::text;

namespace
{

constexpr std::size_t MostEntries = 10000;
constexpr qint64 MostBytes = 64LL * 1024 * 1024;
constexpr int DeepestFolder = 16;

tl::unexpected<base::Problem> refused(const std::filesystem::path &file, base::Text what)
{
    return base::problemAt(
        file.string(),
        0,
        std::move(what),
        text("Storage", "Nothing was read from it. Use a zip file that is whole."));
}

// Gathers the files below a folder of the archive, within the limits.
class Gatherer
{
public:
    explicit Gatherer(std::filesystem::path file)
        : m_file(std::move(file))
    {
    }

    base::Outcome gather(const KArchiveDirectory &folder, const QString &prefix, int depth)
    {
        if (depth > DeepestFolder) {
            return refused(m_file, text("Storage", "Its folders are nested too deeply."));
        }
        for (const QString &name : folder.entries()) {
            if (name == QLatin1String("..") || name.contains(QLatin1Char('/'))
                || name.contains(QLatin1Char('\\'))) {
                return refused(m_file, text("Storage", "It holds a name that leads out of it."));
            }
            const auto *entry = folder.entry(name);
            auto taken = entry->isDirectory()
                ? gather(*static_cast<const KArchiveDirectory *>(entry),
                         prefix + name + QLatin1Char('/'),
                         depth + 1)
                : take(*static_cast<const KArchiveFile *>(entry), prefix + name);
            if (!taken) {
                return taken;
            }
        }
        return {};
    }

    std::vector<ZipEntry> entries() { return std::move(m_entries); }

private:
    // The size that an archive states may be false; no more than one byte beyond it is read.
    base::Outcome take(const KArchiveFile &entry, const QString &name)
    {
        if (m_entries.size() >= MostEntries || entry.size() > MostBytes - m_bytes) {
            return refused(m_file, text("Storage", "It holds more than a zip of rosters can."));
        }
        const std::unique_ptr<QIODevice> device(entry.createDevice());
        const auto bytes = device ? device->read(entry.size() + 1) : QByteArray();
        if (!device || bytes.size() != entry.size()) {
            return refused(m_file, text("Storage", "This is no zip file, or it is damaged."));
        }
        m_bytes += entry.size();
        m_entries.push_back({name.toStdString(), bytes.toStdString()});
        return {};
    }

    std::filesystem::path m_file;
    std::vector<ZipEntry> m_entries;
    qint64 m_bytes = 0;
};

} // namespace

base::Outcome writeZip(const std::filesystem::path &file, const std::vector<ZipEntry> &entries)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    KZip zip(&buffer);
    bool isWhole = zip.open(QIODevice::WriteOnly);
    for (const auto &entry : entries) {
        isWhole = isWhole
            && zip.writeFile(QString::fromStdString(entry.name),
                             QByteArray::fromStdString(entry.bytes));
    }
    isWhole = isWhole && zip.close();
    if (!isWhole) {
        return base::problemAt(file.string(),
                               0,
                               text("Storage", "The zip file cannot be made (%1).")
                                   .with(zip.errorString().toStdString()));
    }
    return files::writeFile(file, bytes.toStdString());
}

base::Result<std::vector<ZipEntry>> readZip(const std::filesystem::path &file)
{
    KZip zip(QString::fromStdString(file.string()));
    if (!zip.open(QIODevice::ReadOnly)) {
        return refused(file, text("Storage", "This is no zip file, or it is damaged."));
    }
    Gatherer gatherer(file);
    if (auto done = gatherer.gather(*zip.directory(), {}, 0); !done) {
        return tl::unexpected(done.error());
    }
    return gatherer.entries();
}

} // namespace storage
