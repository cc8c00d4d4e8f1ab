// A second start hands over to the first, over a session bus of the test's own.
#include "single_instance.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

class SingleInstanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        QVERIFY2(!daemon.isEmpty(), "dbus-daemon is not installed");
        m_daemon.start(daemon,
                       {QStringLiteral("--session"),
                        QStringLiteral("--nofork"),
                        QStringLiteral("--print-address")});
        QVERIFY(m_daemon.waitForReadyRead());
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    }

    void cleanupTestCase()
    {
        m_daemon.terminate();
        QVERIFY(m_daemon.waitForFinished());
    }

    void theSecondHandsItsFilesOver()
    {
        SingleInstance first({}, connect(QStringLiteral("first")));
        QVERIFY(first.isFirst());
        SingleInstance second({}, connect(QStringLiteral("second")));
        QVERIFY(!second.isFirst());
        QSignalSpy activations(&first, &SingleInstance::activated);
        QSignalSpy files(&first, &SingleInstance::filesOpened);
        QVERIFY(second.handOver({QStringLiteral("/a/my list ü.txt")}));
        QTRY_COMPARE(files.size(), 1);
        QCOMPARE(files.first().first().toStringList(),
                 QStringList{QStringLiteral("/a/my list ü.txt")});
        QVERIFY(second.handOver({}));
        QTRY_COMPARE(activations.size(), 2);
        QCOMPARE(files.size(), 1);
    }

    void profilesAreApart()
    {
        SingleInstance usual({}, connect(QStringLiteral("usual")));
        SingleInstance other(QStringLiteral("/tmp/another"), connect(QStringLiteral("other")));
        SingleInstance same(QStringLiteral("/tmp/./another/"), connect(QStringLiteral("same")));
        QVERIFY(usual.isFirst());
        QVERIFY(other.isFirst());
        QVERIFY(!same.isFirst());
    }

    void withoutABusEveryStartIsTheFirst()
    {
        const QString nowhere = QStringLiteral("unix:path=/nowhere/at/all");
        SingleInstance alone({}, QDBusConnection::connectToBus(nowhere, QStringLiteral("nowhere")));
        QVERIFY(alone.isFirst());
    }

    void cleanup()
    {
        for (const auto &name : m_names) {
            QDBusConnection::disconnectFromBus(name);
        }
        m_names.clear();
    }

private:
    QDBusConnection connect(const QString &name)
    {
        m_names.append(name);
        return QDBusConnection::connectToBus(m_address, name);
    }

    QProcess m_daemon;
    QString m_address;
    QStringList m_names;
};

QTEST_GUILESS_MAIN(SingleInstanceTest)
#include "single_instance_test.moc"
