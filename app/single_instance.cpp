#include "single_instance.h"

#include <QCryptographicHash>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace
{

const auto ApplicationName = QStringLiteral("io.github.musterdesk.Muster");
const auto Interface = QStringLiteral("org.freedesktop.Application");

// Profiles of their own are told apart by their folder, however it was written.
QString busName(const QString &profile)
{
    if (profile.isEmpty()) {
        return ApplicationName;
    }
    const QByteArray folder = QDir::cleanPath(QFileInfo(profile).absoluteFilePath()).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex();
    return ApplicationName + QStringLiteral(".profile_") + QString::fromLatin1(hash.left(16));
}

} // namespace

SingleInstance::SingleInstance(const QString &profile, QDBusConnection bus, QObject *parent)
    : QObject(parent)
    , m_name(busName(profile))
    , m_path(QLatin1Char('/') + QString(m_name).replace(QLatin1Char('.'), QLatin1Char('/')))
    , m_bus(std::move(bus))
{
}

bool SingleInstance::isFirst()
{
    if (!m_bus.isConnected()) {
        return true;
    }
    m_bus.registerObject(m_path, this, QDBusConnection::ExportAllSlots);
    if (m_bus.registerService(m_name)) {
        return true;
    }
    m_bus.unregisterObject(m_path);
    return false;
}

bool SingleInstance::handOver(const QStringList &files)
{
    const QString method = files.isEmpty() ? QStringLiteral("Activate") : QStringLiteral("Open");
    auto message = QDBusMessage::createMethodCall(m_name, m_path, Interface, method);
    QVariantList arguments;
    if (!files.isEmpty()) {
        QStringList uris;
        for (const auto &file : files) {
            uris.append(QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString());
        }
        arguments.append(uris);
    }
    arguments.append(QVariantMap());
    message.setArguments(arguments);
    return m_bus.call(message, QDBus::BlockWithGui).type() == QDBusMessage::ReplyMessage;
}

void SingleInstance::Activate(const QVariantMap &platformData)
{
    Q_UNUSED(platformData)
    Q_EMIT activated();
}

void SingleInstance::Open(const QStringList &uris, const QVariantMap &platformData)
{
    Q_UNUSED(platformData)
    QStringList paths;
    for (const auto &uri : uris) {
        const QUrl url(uri);
        paths.append(url.isLocalFile() ? url.toLocalFile() : uri);
    }
    Q_EMIT activated();
    Q_EMIT filesOpened(paths);
}

void SingleInstance::ActivateAction(const QString &action,
                                    const QVariantList &parameters,
                                    const QVariantMap &platformData)
{
    Q_UNUSED(action)
    Q_UNUSED(parameters)
    Q_UNUSED(platformData)
    Q_EMIT activated();
}
