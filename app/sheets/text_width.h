// How many columns a line of plain text takes in a fixed-width font: accents that are typed apart
// take none, Chinese and Japanese letters take two. Use it to align and break plain text.
#pragma once

#include <QString>
#include <QStringList>

namespace sheets
{

int textWidth(const QString &words);
// Filled up with blanks to that width; wider words stay as they are.
QString padded(const QString &words, int width);
QString paddedLeft(const QString &words, int width);
// Broken at blanks into lines of at most that width; a word that is too long is broken anywhere.
// At least one line.
QStringList wrapped(const QString &words, int width);

} // namespace sheets
