#include "files/file.h"
#include "support/compare.h"

#include <QTemporaryDir>

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using base::english;
using files::readFile;
using files::writeFile;

namespace
{

std::string problemOf(const base::Outcome &done)
{
    return done ? std::string("no problem") : english(done.error());
}

std::string contentOf(const std::filesystem::path &path)
{
    return readFile(path).value_or("unreadable");
}

// No file may grow past some bytes, as if the disk were full.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    FullDisk(FullDisk &&) = delete;
    FullDisk &operator=(FullDisk &&) = delete;
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, SIG_DFL);
    }

private:
    rlimit m_before{};
};

} // namespace

class FileTest : public QObject
{
    Q_OBJECT

    std::filesystem::path path(const char *name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    std::size_t filesInFolder() const
    {
        const std::filesystem::directory_iterator files(m_folder.path().toStdString());
        return static_cast<std::size_t>(std::distance(begin(files), end(files)));
    }

private slots:
    void whatIsWrittenIsRead()
    {
        const std::string bytes("a\0b\r\n\xFF", 6);
        QVERIFY(writeFile(path("a"), bytes));
        QCOMPARE(contentOf(path("a")), bytes);
        QVERIFY(writeFile(path("a"), ""));
        QCOMPARE(contentOf(path("a")), std::string());
        const std::string large(300000, 'x');
        QVERIFY(writeFile(path("a"), large));
        QVERIFY(contentOf(path("a")) == large);
    }

    void nothingIsLeftBeside()
    {
        const auto before = filesInFolder();
        QVERIFY(writeFile(path("only"), "x"));
        QCOMPARE(filesInFolder(), before + 1);
    }

    void aMissingFileAndAFolderAreSaid()
    {
        QCOMPARE(english(readFile(path("absent")).error()),
                 path("absent").string()
                     + ": The file cannot be read (there is no such file or folder). Check its "
                       "name and whether reading it is allowed.");
        QCOMPARE(english(readFile(path(".")).error()),
                 path(".").string() + ": This is a folder; a file is expected.");
    }

    void aReadingThatFailsHalfwayIsAProblemAndNoException()
    {
        QVERIFY(!readFile("/proc/self/mem"));
    }

    void aFileLargerThanTheMemoryItMayTakeIsRefused()
    {
        QVERIFY(writeFile(path("large"), ""));
        std::filesystem::resize_file(path("large"), 256U * 1024U * 1024U + 1); // holds no blocks
        QVERIFY(english(readFile(path("large")).error()).find("256 MiB") != std::string::npos);
    }

    void aFullDiskLeavesTheOldContent()
    {
        QVERIFY(writeFile(path("kept"), "old"));
        const auto before = filesInFolder();
        {
            const FullDisk full(1000);
            const auto problem = problemOf(writeFile(path("kept"), std::string(5000, 'x')));
            QVERIFY2(problem.find("Make room on the disk") != std::string::npos, problem.c_str());
        }
        QCOMPARE(contentOf(path("kept")), std::string("old"));
        QCOMPARE(filesInFolder(), before);
    }

    void aFolderThatForbidsWritingLeavesTheOldContent()
    {
        if (::geteuid() == 0) {
            QSKIP("Nothing is forbidden to root.");
        }
        std::filesystem::create_directory(path("closed"));
        QVERIFY(writeFile(path("closed") / "kept", "old"));
        ::chmod(path("closed").c_str(), 0555);
        const auto problem = problemOf(writeFile(path("closed") / "kept", "new"));
        ::chmod(path("closed").c_str(), 0755);
        QVERIFY2(problem.find("it is not allowed") != std::string::npos, problem.c_str());
        QCOMPARE(contentOf(path("closed") / "kept"), std::string("old"));
    }

    void whatCannotBeWrittenIsSaid()
    {
        QVERIFY(problemOf(writeFile(path("absent") / "a", "x")).find("there is no such")
                != std::string::npos);
        std::filesystem::create_directory(path("folder"));
        QVERIFY(problemOf(writeFile(path("folder"), "x")).find("this is a folder")
                != std::string::npos);
        QVERIFY(problemOf(writeFile(path("kept2") / std::string(300, 'n'), "x"))
                    .find("cannot be written")
                != std::string::npos);
    }

    void aNameAsLongAsTheFolderTakesIsWritten()
    {
        const std::string name(255, 'n');
        QVERIFY(writeFile(path(name.c_str()), "x"));
    }

    void permissionsStay()
    {
        QVERIFY(writeFile(path("secret"), "old"));
        ::chmod(path("secret").c_str(), 0600);
        QVERIFY(writeFile(path("secret"), "new"));
        struct stat after {
        };
        QCOMPARE(::stat(path("secret").c_str(), &after), 0);
        QCOMPARE(after.st_mode & 0777U, 0600U);
    }

    void aLinkStaysALink()
    {
        QVERIFY(writeFile(path("target"), "old"));
        std::filesystem::create_symlink(path("target"), path("link"));
        QVERIFY(writeFile(path("link"), "new"));
        QVERIFY(std::filesystem::is_symlink(path("link")));
        QCOMPARE(contentOf(path("target")), std::string("new"));
    }

    void aDeviceIsWrittenToAndNotReplaced()
    {
        QVERIFY(writeFile("/dev/null", "x"));
        QVERIFY(std::filesystem::is_character_file("/dev/null"));
        QVERIFY(!writeFile("/dev/full", "x"));
        QVERIFY(problemOf(writeFile("/dev/full", "x")).find("the disk is full")
                != std::string::npos);
    }

    void aWholeFileTakesThePlaceOfAnother()
    {
        QVERIFY(writeFile(path("part"), "new"));
        QVERIFY(writeFile(path("kept"), "old"));
        QVERIFY(files::copyFile(path("part"), path("copy")));
        QVERIFY(files::moveFile(path("part"), path("kept")));
        QCOMPARE(contentOf(path("kept")), std::string("new"));
        QCOMPARE(contentOf(path("copy")), std::string("new"));
        QVERIFY(!std::filesystem::exists(path("part")));
        QVERIFY(!files::moveFile(path("part"), path("kept")));
        QVERIFY(!files::copyFile(path("part"), path("kept")));
        QCOMPARE(contentOf(path("kept")), std::string("new"));
    }

    void aFullDiskIsSaidWhereAFileIsCopied()
    {
        QVERIFY(writeFile(path("large"), std::string(5000, 'x')));
        const FullDisk full(1000);
        QVERIFY(!files::copyFile(path("large"), path("copy")));
    }

    void foldersAreMade()
    {
        QVERIFY(files::makeFolder(path("x") / "y" / "z"));
        QVERIFY(files::makeFolder(path("x") / "y" / "z"));
        QVERIFY(writeFile(path("plain"), ""));
        const auto problem = problemOf(files::makeFolder(path("plain") / "in"));
        QVERIFY2(problem.find("The folder cannot be made (") != std::string::npos, problem.c_str());
        QVERIFY(!files::makeFolder(path("plain")));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(FileTest)
#include "file_test.moc"
