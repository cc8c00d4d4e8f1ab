// Changes to a search that is being typed: which values a field has in it, the same search with
// others, and the word under the cursor. Filters edit the text that the person sees, so a search is
// always one line that can be read, kept and typed again.
#pragma once

#include <QString>
#include <QStringList>

namespace models
{

// The values of the first term at top level that asks one of these fields with `:` and is not
// negated: `f:elves|undead` gives elves, undead. Quotes are taken off.
QStringList valuesInSearch(const QString &search, const QStringList &fields);
// The search with these values in place; none takes the term out. A new one goes to the end,
// written with the first of the fields.
QString
searchWithValues(const QString &search, const QStringList &fields, const QStringList &values);

// The word that ends at the cursor, for completion: `f:elv` has the field `f` and the stem `elv`.
struct WordAtCursor {
    int from = 0;    // where the part to be completed begins
    int length = 0;  // up to the cursor
    QString field;   // in front of a comparison; empty: the word stands alone
    QString written; // the part to be completed
};
WordAtCursor wordAtCursor(const QString &search, int cursor);

// In quotes where it would not be read as one word.
QString quotedForSearch(const QString &value);

} // namespace models
