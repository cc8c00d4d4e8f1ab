// The core's sentences in a language of the program's translations. One object a language: the
// window has its own, a sheet may be printed in another, and JSON stays English.
#pragma once

#include "base/text.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace wording
{

class QtWording final : public base::Wording
{
public:
    // Two letters; a language without a translation reads as English.
    explicit QtWording(const QString &language);

    std::string language() const override { return m_language; }
    std::string translate(const std::string &context,
                          const std::string &source,
                          std::int64_t count) const override;
    std::string number(std::int64_t value) const override;
    const QLocale &locale() const { return m_locale; }

private:
    std::string m_language;
    QLocale m_locale;
    QTranslator m_translator;
};

// The languages the program speaks, English first.
QStringList languages();
// A language's name in itself: "Deutsch"; its code where Qt has none. English is not called by its
// country.
QString ownName(const QString &language);
// What the environment asks for, if the program speaks it; else English.
QString systemLanguage();
QString translationFile(const QString &language);

inline QString toQString(const std::string &words)
{
    return QString::fromStdString(words);
}
QString render(const base::Text &text, const base::Wording &wording);

} // namespace wording
