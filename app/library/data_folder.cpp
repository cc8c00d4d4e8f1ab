#include "library/data_folder.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <system_error>

namespace library
{

std::filesystem::path dataFolder()
{
    if (const QByteArray chosen = qgetenv("MUSTER_DATA"); !chosen.isEmpty()) {
        return chosen.toStdString();
    }
    const std::filesystem::path binaries = QCoreApplication::applicationDirPath().toStdString();
    auto installed = binaries / ".." / "share" / "muster";
    std::error_code error;
    if (std::filesystem::is_directory(installed, error)) {
        return installed;
    }
    return MUSTER_SOURCE_DATA;
}

} // namespace library
