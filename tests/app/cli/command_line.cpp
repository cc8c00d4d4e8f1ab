#include "app/cli/command_line.h"

#include "files/file.h"

#include <QProcess>

namespace support
{

using files::json::Node;

namespace
{

Outcome finish(QProcess &process)
{
    if (!process.waitForFinished(60000)) {
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

Node Outcome::json() const
{
    const auto parsed = files::json::parse(out.toStdString(), "stdout");
    return parsed ? *parsed : Node{};
}

bool CommandLine::makeFolder()
{
    m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->isValid();
}

Outcome CommandLine::run(const QStringList &words, const QByteArray &input) const
{
    QProcess process;
    process.start(QStringLiteral(MUSTER_CLI),
                  QStringList{QStringLiteral("--profile"), pathOf(QStringLiteral("profile"))}
                      + words);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

Outcome CommandLine::shell(const QString &script) const
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MUSTER"), QStringLiteral(MUSTER_CLI));
    environment.insert(QStringLiteral("FOLDER"), m_folder->path());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script});
    process.closeWriteChannel();
    return finish(process);
}

QString CommandLine::pathOf(const QString &name) const
{
    return m_folder->filePath(name);
}

QString CommandLine::file(const QString &name, const QByteArray &content) const
{
    const QString written = pathOf(name);
    const auto done = files::writeFile(written.toStdString(), content.toStdString());
    return done ? written : QString();
}

std::string text(const Node &node, std::string_view key)
{
    const Node *found = node.find(key);
    return found && found->string() ? *found->string() : std::string();
}

} // namespace support
