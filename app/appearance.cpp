#include "appearance.h"

#include "flat_style.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QStyleHints>
#include <QToolTip>

namespace
{

constexpr auto PortalService = "org.freedesktop.portal.Desktop";
constexpr auto PortalPath = "/org/freedesktop/portal/desktop";
constexpr auto PortalInterface = "org.freedesktop.portal.Settings";
constexpr auto AppearanceGroup = "org.freedesktop.appearance";
constexpr auto SchemeKey = "color-scheme";
constexpr uint PrefersDark = 1;

struct Colours {
    QColor window;
    QColor base; // of lists and fields
    QColor alternate;
    QColor words;
    QColor quiet;
    QColor button;
    QColor accent;
};

QPalette palette(const Colours &colours)
{
    const auto &[window, base, alternate, words, quiet, button, accent] = colours;
    QPalette result;
    result.setColor(QPalette::Window, window);
    result.setColor(QPalette::Base, base);
    result.setColor(QPalette::AlternateBase, alternate);
    result.setColor(QPalette::Button, button);
    result.setColor(QPalette::ToolTipBase, base);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        result.setColor(role, words);
    }
    result.setColor(QPalette::PlaceholderText, quiet);
    result.setColor(QPalette::BrightText, Qt::white);
    result.setColor(QPalette::Highlight, accent);
    result.setColor(QPalette::HighlightedText, Qt::white);
    result.setColor(QPalette::Link, accent);
    result.setColor(QPalette::LinkVisited, accent.darker(115));
    result.setColor(QPalette::Light, window.lighter(130));
    result.setColor(QPalette::Midlight, window.lighter(110));
    result.setColor(QPalette::Mid, window.darker(125));
    result.setColor(QPalette::Dark, window.darker(160));
    result.setColor(QPalette::Shadow, window.darker(260));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        result.setColor(QPalette::Disabled, role, quiet);
    }
    result.setColor(QPalette::Disabled, QPalette::Highlight, window.darker(120));
    return result;
}

bool paletteIsDark()
{
    const QPalette now = QGuiApplication::palette();
    return now.color(QPalette::Window).lightness() < now.color(QPalette::WindowText).lightness();
}

} // namespace

Appearance::Appearance(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    QApplication::setStyle(new FlatStyle);
    listenToPortal();
    connect(&settings, &Settings::appearanceChanged, this, &Appearance::apply);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(),
            &QStyleHints::colorSchemeChanged,
            this,
            &Appearance::apply);
#endif
    apply();
}

QPalette Appearance::lightPalette()
{
    return palette({.window = QColor(0xf3, 0xf2, 0xef),
                    .base = QColor(0xfd, 0xfd, 0xfc),
                    .alternate = QColor(0xf5, 0xf4, 0xf1),
                    .words = QColor(0x23, 0x26, 0x2b),
                    .quiet = QColor(0x6a, 0x6f, 0x76),
                    .button = QColor(0xec, 0xea, 0xe6),
                    .accent = QColor(0x2b, 0x62, 0x9d)});
}

QPalette Appearance::darkPalette()
{
    return palette({.window = QColor(0x24, 0x27, 0x2c),
                    .base = QColor(0x1b, 0x1e, 0x22),
                    .alternate = QColor(0x21, 0x24, 0x29),
                    .words = QColor(0xe9, 0xe8, 0xe4),
                    .quiet = QColor(0x9b, 0xa1, 0xa8),
                    .button = QColor(0x31, 0x35, 0x3b),
                    .accent = QColor(0x3f, 0x7f, 0xc4)});
}

void Appearance::portalChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == QLatin1String(AppearanceGroup) && key == QLatin1String(SchemeKey)) {
        m_portalSaysDark = value.variant().toUInt() == PrefersDark;
        apply();
    }
}

bool Appearance::systemIsDark() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) {
        return scheme == Qt::ColorScheme::Dark;
    }
#endif
    return m_portalSaysDark;
}

void Appearance::listenToPortal()
{
    auto bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        return; // no desktop to ask: light it is
    }
    bus.connect(QLatin1String(PortalService),
                QLatin1String(PortalPath),
                QLatin1String(PortalInterface),
                QStringLiteral("SettingChanged"),
                this,
                SLOT(portalChanged(QString, QString, QDBusVariant)));
    auto question = QDBusMessage::createMethodCall(QLatin1String(PortalService),
                                                   QLatin1String(PortalPath),
                                                   QLatin1String(PortalInterface),
                                                   QStringLiteral("Read"));
    question << QLatin1String(AppearanceGroup) << QLatin1String(SchemeKey);
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher,
            &QDBusPendingCallWatcher::finished,
            this,
            [this](QDBusPendingCallWatcher *call) {
                const QDBusPendingReply<QDBusVariant> reply = *call;
                if (reply.isValid()) {
                    // The answer is a variant within a variant.
                    const auto inner = reply.value().variant().value<QDBusVariant>().variant();
                    m_portalSaysDark =
                        (inner.isValid() ? inner : reply.value().variant()).toUInt() == PrefersDark;
                    apply();
                }
                call->deleteLater();
            });
}

void Appearance::apply()
{
    const auto chosen = m_settings.appearance();
    m_isDark = chosen == Settings::Appearance::Dark
        || (chosen == Settings::Appearance::System && systemIsDark());
    const QPalette palette = m_isDark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

namespace signalcolours
{

QColor good()
{
    return paletteIsDark() ? QColor(0x6c, 0xc2, 0x7d) : QColor(0x1f, 0x7a, 0x3a);
}

QColor bad()
{
    return paletteIsDark() ? QColor(0xf0, 0x86, 0x7d) : QColor(0xb0, 0x2a, 0x20);
}

QColor doubtful()
{
    return paletteIsDark() ? QColor(0xe3, 0xb3, 0x4c) : QColor(0x8f, 0x5a, 0x00);
}

QColor quiet()
{
    return QGuiApplication::palette().color(QPalette::PlaceholderText);
}

QColor raised()
{
    return paletteIsDark() ? QColor(0x2b, 0x2f, 0x35) : QColor(0xfa, 0xf9, 0xf7);
}

QColor hairline()
{
    return paletteIsDark() ? QColor(0x3a, 0x3f, 0x46) : QColor(0xd9, 0xd6, 0xd0);
}

} // namespace signalcolours
