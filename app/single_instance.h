// One window a profile: a second start hands its files to the running one, which comes to the
// front, and ends. Over the session bus as org.freedesktop.Application (Desktop Entry
// Specification, "D-Bus Activation"); where there is no bus every start has a window of its own.
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

class SingleInstance : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    // An empty profile is the usual one, whose name on the bus is the application's own.
    explicit SingleInstance(const QString &profile,
                            QDBusConnection bus = QDBusConnection::sessionBus(),
                            QObject *parent = nullptr);

    // True where this start is the first, and from then on hears of later ones.
    bool isFirst();
    // What a later start does before it ends; false where the running one did not answer.
    bool handOver(const QStringList &files);

public Q_SLOTS:
    // Called over the bus. The names and shapes are the specification's.
    // NOLINTBEGIN(readability-identifier-naming)
    void Activate(const QVariantMap &platformData);
    void Open(const QStringList &uris, const QVariantMap &platformData);
    void ActivateAction(const QString &action,
                        const QVariantList &parameters,
                        const QVariantMap &platformData);
    // NOLINTEND(readability-identifier-naming)

Q_SIGNALS:
    void activated();
    void filesOpened(const QStringList &paths);

private:
    QString m_name;
    QString m_path;
    QDBusConnection m_bus;
};
