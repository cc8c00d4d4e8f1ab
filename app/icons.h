// The program's own line icons, drawn in the colour of the text around them so that they read in
// light and dark and at any scale.
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace icons
{

// "add", "undo", …: a file of resources/icons/actions. Follows the application's palette.
QIcon icon(const QString &name);
QIcon icon(const QString &name, const QColor &colour);
// The program's own picture.
QIcon program();

} // namespace icons
