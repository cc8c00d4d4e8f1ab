// What the program remembers between two runs, as a typed table of keys with defaults over an INI
// file. Window state, open rosters, language, appearance; never anything that a person typed in.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

class Settings : public QObject
{
    Q_OBJECT

public:
    enum class Appearance { System, Light, Dark };
    Q_ENUM(Appearance)

    explicit Settings(const QString &file, QObject *parent = nullptr);

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    // Two letters, or empty: the system's.
    QString language() const;
    void setLanguage(const QString &language);
    QString sheetLanguage() const; // empty: the window's
    void setSheetLanguage(const QString &language);
    QString game() const;
    void setGame(const QString &game);
    QString page() const;
    void setPage(const QString &page);
    QString openRoster(const QString &game) const;
    void setOpenRoster(const QString &game, const QString &id);
    QString lastCodec() const;
    void setLastCodec(const QString &slug);
    // Any widget state: geometry, splitters, header layouts, by a name of its own.
    QByteArray state(const QString &name) const;
    void setState(const QString &name, const QByteArray &state);
    QString text(const QString &name, const QString &otherwise = {}) const;
    void setText(const QString &name, const QString &value);
    void reset();

Q_SIGNALS:
    void appearanceChanged(Settings::Appearance appearance);
    void languageChanged(const QString &language);

private:
    QSettings m_store;
};
