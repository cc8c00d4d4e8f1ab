#include "widgets/key_letters.h"

namespace widgets
{

QString KeyLetters::mark(const QString &label)
{
    for (qsizetype i = 0; i < label.size(); ++i) {
        const QChar letter = label.at(i).toUpper();
        // Keyboards have these; an umlaut may take two strokes.
        const bool isKey =
            letter.isDigit() || (letter >= QLatin1Char('A') && letter <= QLatin1Char('Z'));
        if (isKey && !m_taken.contains(letter)) {
            m_taken.insert(letter);
            return label.left(i) + QLatin1Char('&') + label.mid(i);
        }
    }
    return label;
}

QChar KeyLetters::markedLetter(const QString &marked)
{
    const auto sign = marked.indexOf(QLatin1Char('&'));
    return sign >= 0 && sign + 1 < marked.size() ? marked.at(sign + 1).toUpper() : QChar();
}

} // namespace widgets
