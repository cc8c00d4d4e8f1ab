// Zip files as they are written and read, and such as lie about what they hold.
#include "storage/fresh_profile.h"
#include "storage/zip_file.h"

#include <filesystem>
#include <fstream>

using storage::ZipEntry;
using support::FreshProfile;
using support::must;

namespace
{

constexpr std::size_t Mebibyte = 1024 * 1024;

std::string bytesOf(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string littleEndian(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 0; shift < 32; shift += 8) {
        bytes += static_cast<char>(number >> shift & 0xff);
    }
    return bytes;
}

// States another size wherever `size` stands in the file, in both of its headers.
void stateSize(const std::filesystem::path &file, std::uint32_t size, std::uint32_t stated)
{
    auto bytes = bytesOf(file);
    const auto sought = littleEndian(size);
    int replaced = 0;
    for (auto at = bytes.find(sought); at != std::string::npos; at = bytes.find(sought, at + 4)) {
        bytes.replace(at, 4, littleEndian(stated));
        ++replaced;
    }
    QVERIFY(replaced >= 1);
    std::ofstream(file, std::ios::binary) << bytes;
}

QString refusal(const std::filesystem::path &file)
{
    const auto read = storage::readZip(file);
    return read ? QString() : QString::fromStdString(base::english(read.error()));
}

} // namespace

class ZipFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().folder() / "rosters.zip";
        VERIFY_DONE(storage::writeZip(file,
                                      {{"a.json", "one"},
                                       {"folder/b.json", std::string(Mebibyte, 'b')},
                                       {"empty.json", ""}}));
        auto entries = must(storage::readZip(file));
        std::ranges::sort(entries, {}, &ZipEntry::name);
        QCOMPARE(entries.size(), std::size_t{3});
        QCOMPARE(entries[0].bytes, std::string("one"));
        QCOMPARE(entries[1].name, std::string("empty.json"));
        QVERIFY(entries[1].bytes.empty());
        QCOMPARE(entries[2].name, std::string("folder/b.json"));
        QCOMPARE(entries[2].bytes.size(), Mebibyte);
    }

    void moreThanTheLimitIsRefusedWhateverIsStated()
    {
        const FreshProfile fresh;
        const auto file = fresh.profile().folder() / "bomb.zip";
        constexpr auto Size = 65 * Mebibyte;
        VERIFY_DONE(storage::writeZip(file, {{"a.json", std::string(Size, 'a')}}));
        QVERIFY2(refusal(file).contains("more than"), qPrintable(refusal(file)));
        stateSize(file, Size, 10);
        QVERIFY2(!refusal(file).isEmpty(), "it states ten bytes and holds 65 MiB");
    }

    void aFalseSizeIsRefused_data()
    {
        QTest::addColumn<std::uint32_t>("stated");
        QTest::newRow("less") << std::uint32_t{10};
        QTest::newRow("more") << std::uint32_t{0x7fffffff};
    }

    void aFalseSizeIsRefused()
    {
        QFETCH(std::uint32_t, stated);
        const FreshProfile fresh;
        const auto file = fresh.profile().folder() / "false.zip";
        constexpr std::uint32_t Size = 123'457;
        VERIFY_DONE(storage::writeZip(file, {{"a.json", std::string(Size, 'a')}}));
        stateSize(file, Size, stated);
        QVERIFY2(!refusal(file).isEmpty(), "its size is false");
    }
};

QTEST_GUILESS_MAIN(ZipFileTest)
#include "zip_file_test.moc"
