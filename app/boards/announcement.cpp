#include "boards/announcement.h"

#include <QAccessible>

namespace boards
{

Announcement::Announcement(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("announcement"));
    setAccessibleName(tr("What happened last"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1); // what is not shown at all is not told of either
}

void Announcement::say(const QString &words)
{
    m_said = words;
    setText(words);
    setAccessibleName(words);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(parentWidget(), words);
#else
    QAccessibleEvent event(this, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

void Announcement::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
}

} // namespace boards
