#include "pages/lab_tabs.h"

#include <QCoreApplication>
#include <QHash>

namespace pages
{

QString tabTitleOf(const QString &slug)
{
    const auto title = [](const char *words) {
        return QCoreApplication::translate("pages::LabTabs", words);
    };
    const QHash<QString, QString> titles{
        {QStringLiteral("comparison"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Comparison"))},
        {QStringLiteral("ablation"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Spares"))},
        {QStringLiteral("scores"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Scores"))},
        {QStringLiteral("against"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Opponents"))},
        {QStringLiteral("places"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "First, second"))},
        {QStringLiteral("sources"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Sources"))},
        {QStringLiteral("turns"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Turns"))},
        {QStringLiteral("pieces"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Pieces"))},
        {QStringLiteral("events"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Events"))},
        {QStringLiteral("resting"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Places"))},
        {QStringLiteral("identity"), title(QT_TRANSLATE_NOOP("pages::LabTabs", "Identity"))},
    };
    return titles.value(slug, slug);
}

} // namespace pages
