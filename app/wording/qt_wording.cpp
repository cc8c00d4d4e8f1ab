#include "wording/qt_wording.h"

namespace wording
{

QtWording::QtWording(const QString &language)
    : m_language(languages().contains(language) ? language.toStdString() : "en")
    , m_locale(QString::fromStdString(m_language))
{
    // A missing file leaves the English sources, which read well but for plural forms.
    (void)m_translator.load(translationFile(QString::fromStdString(m_language)));
}

std::string QtWording::translate(const std::string &context,
                                 const std::string &source,
                                 std::int64_t count) const
{
    const QString found =
        m_translator.translate(context.c_str(), source.c_str(), nullptr, static_cast<int>(count));
    return found.isEmpty() ? base::plainEnglish().translate(context, source, count)
                           : found.toStdString();
}

std::string QtWording::number(std::int64_t value) const
{
    return m_locale.toString(static_cast<qlonglong>(value)).toStdString();
}

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("de")};
}

QString ownName(const QString &language)
{
    if (language == QLatin1String("en")) {
        return QStringLiteral("English");
    }
    const QLocale locale(language);
    const QString name = locale.nativeLanguageName();
    return locale.language() == QLocale::C || name.isEmpty() ? language : name;
}

QString systemLanguage()
{
    const QString language = QLocale::system().name().left(2);
    return languages().contains(language) ? language : languages().constFirst();
}

QString translationFile(const QString &language)
{
    return QStringLiteral(":/i18n/muster_%1.qm").arg(language);
}

QString render(const base::Text &text, const base::Wording &wording)
{
    return QString::fromStdString(base::render(text, wording));
}

} // namespace wording
