#include "models/query_terms.h"

#include <algorithm>
#include <vector>

namespace models
{

namespace
{

struct Stretch {
    int from = 0;
    int length = 0;
};

// Cuts a search into what blanks part at top level; brackets, quotes and patterns stay whole.
class TermCutter
{
public:
    explicit TermCutter(const QString &search)
        : m_search(search)
    {
    }

    std::vector<Stretch> cut()
    {
        for (m_at = 0; m_at < m_search.size(); ++m_at) {
            step(m_search.at(m_at));
        }
        finish();
        return std::move(m_terms);
    }

private:
    void step(QChar letter)
    {
        if (!m_closing.isNull()) {
            m_closing = letter == m_closing ? QChar() : m_closing;
            return;
        }
        if (letter.isSpace() && m_depth == 0) {
            finish();
            return;
        }
        if (m_begin < 0) {
            m_begin = m_at;
        }
        const bool opensPattern = letter == QLatin1Char('/')
            && (m_at == m_begin || QStringLiteral(":=").contains(m_search.at(m_at - 1)));
        if (letter == QLatin1Char('"') || opensPattern) {
            m_closing = letter;
        } else if (letter == QLatin1Char('(')) {
            ++m_depth;
        } else if (letter == QLatin1Char(')')) {
            m_depth = std::max(0, m_depth - 1);
        }
    }
    void finish()
    {
        if (m_begin >= 0) {
            m_terms.push_back({m_begin, m_at - m_begin});
            m_begin = -1;
        }
    }

    const QString &m_search;
    std::vector<Stretch> m_terms;
    int m_at = 0;
    int m_begin = -1;
    int m_depth = 0;
    QChar m_closing;
};

// Where the field ends in `f:elves`; -1 where the term asks none of them with `:`.
int fieldEnd(QStringView term, const QStringList &fields)
{
    const auto colon = term.indexOf(QLatin1Char(':'));
    if (colon <= 0) {
        return -1;
    }
    const QStringView field = term.left(colon);
    const bool isAsked = std::any_of(fields.begin(), fields.end(), [field](const QString &name) {
        return field.compare(name, Qt::CaseInsensitive) == 0;
    });
    return isAsked ? static_cast<int>(colon) : -1;
}

// Several terms joined by a top-level `or` do not all hold, so a filter cannot speak of one.
bool isAlternative(const QString &search, const std::vector<Stretch> &terms)
{
    return std::any_of(terms.begin(), terms.end(), [&search](const Stretch &term) {
        return QStringView(search)
                   .mid(term.from, term.length)
                   .compare(QLatin1String("or"), Qt::CaseInsensitive)
            == 0;
    });
}

} // namespace

QStringList valuesInSearch(const QString &search, const QStringList &fields)
{
    const auto terms = TermCutter(search).cut();
    if (isAlternative(search, terms)) {
        return {};
    }
    for (const auto &term : terms) {
        const QStringView words = QStringView(search).mid(term.from, term.length);
        const int colon = fieldEnd(words, fields);
        if (colon < 0) {
            continue;
        }
        QStringList values;
        for (const auto part : words.mid(colon + 1).split(QLatin1Char('|'), Qt::SkipEmptyParts)) {
            QString value = part.toString();
            value.remove(QLatin1Char('"'));
            values.append(value);
        }
        return values;
    }
    return {};
}

QString
searchWithValues(const QString &search, const QStringList &fields, const QStringList &values)
{
    QStringList quoted;
    for (const auto &value : values) {
        quoted.append(quotedForSearch(value));
    }
    const QString added = quoted.isEmpty()
        ? QString()
        : fields.constFirst() + QLatin1Char(':') + quoted.join(QLatin1Char('|'));
    const auto terms = TermCutter(search).cut();
    if (isAlternative(search, terms)) {
        const QString whole = QLatin1Char('(') + search.trimmed() + QLatin1Char(')');
        return added.isEmpty() ? search : whole + QLatin1Char(' ') + added;
    }
    QStringList parts;
    bool isPlaced = false;
    for (const auto &term : terms) {
        const QString words = search.mid(term.from, term.length);
        if (isPlaced || fieldEnd(words, fields) < 0) {
            parts.append(words);
            continue;
        }
        isPlaced = true;
        if (!added.isEmpty()) {
            parts.append(added);
        }
    }
    if (!isPlaced && !added.isEmpty()) {
        parts.append(added);
    }
    return parts.join(QLatin1Char(' '));
}

WordAtCursor wordAtCursor(const QString &search, int cursor)
{
    const QString before = search.left(cursor);
    int begin = cursor;
    const bool isInQuotes = before.count(QLatin1Char('"')) % 2 == 1;
    const QString ends = isInQuotes ? QStringLiteral("\"") : QStringLiteral(" ()-!|\"\t");
    while (begin > 0 && !ends.contains(before.at(begin - 1))) {
        --begin;
    }
    WordAtCursor word;
    const QString typed = before.mid(begin);
    // The field may stand in front of a quote or of values before this one: `f:elves|und`.
    int fieldBegin = begin;
    while (fieldBegin > 0 && !QStringLiteral(" ()\t").contains(before.at(fieldBegin - 1))) {
        --fieldBegin;
    }
    const QString whole = before.mid(fieldBegin);
    static const QString comparisons = QStringLiteral(":=<>!");
    const auto isComparison = [](QChar letter) { return comparisons.contains(letter); };
    const auto sign = std::find_if(whole.begin(), whole.end(), isComparison);
    if (sign == whole.end() || sign == whole.begin()) {
        word.from = begin;
        word.written = typed;
    } else {
        word.field = whole.left(sign - whole.begin());
        word.field.remove(QLatin1Char('-'));
        auto valueBegin = sign;
        while (valueBegin != whole.end() && isComparison(*valueBegin)) {
            ++valueBegin;
        }
        const int first = fieldBegin + static_cast<int>(valueBegin - whole.begin());
        word.from = std::max(begin, first);
        word.written = before.mid(word.from);
    }
    word.length = cursor - word.from;
    return word;
}

QString quotedForSearch(const QString &value)
{
    const bool needsQuotes = std::any_of(value.begin(), value.end(), [](QChar letter) {
        return letter.isSpace() || QStringLiteral("()|\"").contains(letter);
    });
    QString bare = value;
    bare.remove(QLatin1Char('"'));
    return needsQuotes ? QLatin1Char('"') + bare + QLatin1Char('"') : bare;
}

} // namespace models
