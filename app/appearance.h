// Light or dark: two palettes of our own on the Fusion style, chosen by the person or by what the
// desktop says, and followed while the program runs.
#pragma once

#include "settings.h"

#include <QColor>
#include <QObject>
#include <QPalette>

class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(Settings &settings, QObject *parent = nullptr);

    bool isDark() const { return m_isDark; }
    static QPalette lightPalette();
    static QPalette darkPalette();

private Q_SLOTS:
    // org.freedesktop.portal.Settings: namespace, key, value.
    void portalChanged(const QString &group, const QString &key, const class QDBusVariant &value);

private:
    void apply();
    bool systemIsDark() const;
    void listenToPortal();

    Settings &m_settings;
    bool m_portalSaysDark = false;
    bool m_isDark = false;
};

// The colours that carry a meaning, for the palette in force. Legality is never told by them alone.
namespace signalcolours
{
QColor good();
QColor bad();
QColor doubtful();
// Text that steps back: captions, units, hints.
QColor quiet();
// Surfaces that stand out from the window a little: cards, the side rail.
QColor raised();
QColor hairline();
} // namespace signalcolours
