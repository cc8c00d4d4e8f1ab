// The board as a screen reader meets it: a list with an item for each chip in the order of the
// keys, one for the aim, then whatever lies over it. An item's name says all that is shown;
// pressing it is choosing it.
#pragma once

class QAccessibleInterface;
class QObject;
class QString;

namespace boards
{

class CloutBoard;

// For QAccessible::installFactory; null for what is no board.
QAccessibleInterface *boardAccess(const QString &className, QObject *object);

// The keys are at another item; the aim has moved; other chips lie there.
void tellFocus(CloutBoard *board);
void tellCursor(CloutBoard *board);
void tellReorder(CloutBoard *board);

} // namespace boards
