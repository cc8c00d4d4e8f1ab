// Being somebody to whom things are forbidden, for tests of what can only be read.
#pragma once

#include <QtGlobal>

#include <filesystem>
#include <unistd.h>

namespace support
{

// Root may write anywhere, so the tests of what is forbidden run as nobody for a while.
class AsNobody
{
public:
    AsNobody()
        : m_wasRoot(::geteuid() == 0)
    {
        m_active = !m_wasRoot || ::seteuid(65534) == 0;
    }
    AsNobody(const AsNobody &) = delete;
    AsNobody &operator=(const AsNobody &) = delete;
    AsNobody(AsNobody &&) = delete;
    AsNobody &operator=(AsNobody &&) = delete;
    ~AsNobody()
    {
        if (m_wasRoot && ::seteuid(0) != 0) {
            qFatal("cannot be root again");
        }
    }
    bool active() const { return m_active; }

private:
    bool m_wasRoot;
    bool m_active = false;
};

inline void forbidWriting(const std::filesystem::path &folder)
{
    using std::filesystem::perms;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        std::filesystem::permissions(entry,
                                     perms::owner_read | perms::group_read | perms::others_read);
    }
    std::filesystem::permissions(folder,
                                 perms::owner_read | perms::owner_exec | perms::group_read
                                     | perms::group_exec | perms::others_read | perms::others_exec);
}

} // namespace support
