// Labels of the Lab's left side: all as wide as the widest, so that the fields stand in one column
// although several widgets hold them.
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace pages
{

// With its field as a buddy; the field gets the label as its spoken name unless it has one.
QLabel *labelFor(const QString &words, QWidget *field, QWidget *parent);
// All labels of that kind below it.
void alignLabels(const QWidget *below);

} // namespace pages
