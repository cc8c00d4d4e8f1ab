#include "settings.h"

namespace
{

// Every key the program uses stands here once.
constexpr auto AppearanceKey = "appearance";
constexpr auto LanguageKey = "language";
constexpr auto SheetLanguageKey = "sheet/language";
constexpr auto GameKey = "session/game";
constexpr auto PageKey = "session/page";
constexpr auto OpenRosterKey = "session/roster-%1";
constexpr auto LastCodecKey = "export/codec";
constexpr auto StateKey = "state/%1";
constexpr auto TextKey = "text/%1";

QString keyFor(const char *pattern, const QString &name)
{
    return QString::fromLatin1(pattern).arg(name);
}

} // namespace

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_store(file, QSettings::IniFormat)
{
}

Settings::Appearance Settings::appearance() const
{
    const QString word = m_store.value(QLatin1String(AppearanceKey)).toString();
    if (word == QLatin1String("light")) {
        return Appearance::Light;
    }
    return word == QLatin1String("dark") ? Appearance::Dark : Appearance::System;
}

void Settings::setAppearance(Appearance appearance)
{
    const char *word = "system";
    if (appearance != Appearance::System) {
        word = appearance == Appearance::Light ? "light" : "dark";
    }
    m_store.setValue(QLatin1String(AppearanceKey), QLatin1String(word));
    Q_EMIT appearanceChanged(appearance);
}

QString Settings::language() const
{
    return m_store.value(QLatin1String(LanguageKey)).toString();
}

void Settings::setLanguage(const QString &language)
{
    m_store.setValue(QLatin1String(LanguageKey), language);
    Q_EMIT languageChanged(language);
}

QString Settings::sheetLanguage() const
{
    return m_store.value(QLatin1String(SheetLanguageKey)).toString();
}

void Settings::setSheetLanguage(const QString &language)
{
    m_store.setValue(QLatin1String(SheetLanguageKey), language);
}

QString Settings::game() const
{
    return m_store.value(QLatin1String(GameKey)).toString();
}

void Settings::setGame(const QString &game)
{
    m_store.setValue(QLatin1String(GameKey), game);
}

QString Settings::page() const
{
    return m_store.value(QLatin1String(PageKey)).toString();
}

void Settings::setPage(const QString &page)
{
    m_store.setValue(QLatin1String(PageKey), page);
}

QString Settings::openRoster(const QString &game) const
{
    return m_store.value(keyFor(OpenRosterKey, game)).toString();
}

void Settings::setOpenRoster(const QString &game, const QString &id)
{
    m_store.setValue(keyFor(OpenRosterKey, game), id);
}

QString Settings::lastCodec() const
{
    return m_store.value(QLatin1String(LastCodecKey)).toString();
}

void Settings::setLastCodec(const QString &slug)
{
    m_store.setValue(QLatin1String(LastCodecKey), slug);
}

QByteArray Settings::state(const QString &name) const
{
    return m_store.value(keyFor(StateKey, name)).toByteArray();
}

void Settings::setState(const QString &name, const QByteArray &state)
{
    m_store.setValue(keyFor(StateKey, name), state);
}

QString Settings::text(const QString &name, const QString &otherwise) const
{
    return m_store.value(keyFor(TextKey, name), otherwise).toString();
}

void Settings::setText(const QString &name, const QString &value)
{
    m_store.setValue(keyFor(TextKey, name), value);
}

void Settings::reset()
{
    m_store.clear();
    Q_EMIT appearanceChanged(appearance());
    Q_EMIT languageChanged(language());
}
