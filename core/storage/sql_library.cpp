#include "storage/sql_library.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>

// Objects of a static library that nothing refers to are left out by the linker; this refers to
// the embedded files. The macro must stand outside every namespace.
static void keepEmbeddedFiles()
{
    Q_INIT_RESOURCE(muster_sql);
}

namespace storage
{

namespace
{

constexpr auto Root = ":/muster/sql/";

QString contentOf(const QString &path)
{
    keepEmbeddedFiles();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList steps()
{
    keepEmbeddedFiles();
    return QDir(QString(Root) + "migrations").entryList({"*.sql"}, QDir::Files, QDir::Name);
}

} // namespace

std::string statementText(std::string_view name)
{
    const auto path = Root + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return contentOf(path + ".sql").toStdString();
}

std::vector<std::string> statementNames()
{
    keepEmbeddedFiles();
    std::vector<std::string> names;
    QDirIterator files(Root, {"*.sql"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const auto name = files.next().mid(QString(Root).size()).chopped(4);
        if (!name.startsWith("migrations/")) {
            names.push_back(name.toStdString());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

int latestStep()
{
    return static_cast<int>(steps().size());
}

std::vector<std::string> stepStatements(int step)
{
    const auto name = steps().value(step - 1);
    std::vector<std::string> statements;
    const auto content = contentOf(QString(Root) + "migrations/" + name);
    for (const auto &statement : content.split("\n--;\n")) {
        statements.push_back(statement.trimmed().toStdString());
    }
    return statements;
}

std::vector<std::string> stepTables(int step)
{
    constexpr std::string_view Begin = "CREATE TABLE ";
    std::vector<std::string> tables;
    for (const auto &statement : stepStatements(step)) {
        // Comments may stand above.
        if (const auto begin = ('\n' + statement).find('\n' + std::string(Begin));
            begin != std::string::npos) {
            const auto name = statement.substr(begin + Begin.size());
            tables.push_back(name.substr(0, name.find(' ')));
        }
    }
    return tables;
}

} // namespace storage
