// A place on the table in centimetres: two fields, from the corner at which the area begins. For
// aiming exactly, and for typing where a real chip came to rest.
#pragma once

#include "base/plane.h"

#include <QWidget>

class QDoubleSpinBox;

namespace pages
{

class TablePointEntry : public QWidget
{
    Q_OBJECT

public:
    // What the place is, for a screen reader: "Where it is thrown".
    explicit TablePointEntry(const QString &what, QWidget *parent = nullptr);

    void setWhat(const QString &what);
    // The least and the most that may be typed.
    void setBounds(base::Rectangle bounds);
    void setPoint(base::Point point);
    base::Point point() const;

Q_SIGNALS:
    void edited(base::Point point);
    void entered(); // Enter in one of the fields

private:
    QDoubleSpinBox *field(const QString &objectName);

    QDoubleSpinBox *m_across = nullptr;
    QDoubleSpinBox *m_up = nullptr;
};

} // namespace pages
