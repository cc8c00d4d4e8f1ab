// Hands out letters for Alt, so that every symbol of a form has a key of its own and none has two
// meanings.
#pragma once

#include <QSet>
#include <QString>

namespace widgets
{

class KeyLetters
{
public:
    // The label with "&" before a letter (or digit) that was still free; as it is where none was.
    QString mark(const QString &label);
    // The marked letter; null where there is none.
    static QChar markedLetter(const QString &marked);

private:
    QSet<QChar> m_taken;
};

} // namespace widgets
