#include "pages/table_point_entry.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <cmath>

namespace pages
{

namespace
{

constexpr double MicrometresPerCentimetre = 10'000;

double centimetres(std::int32_t micrometres)
{
    return micrometres / MicrometresPerCentimetre;
}

std::int32_t micrometres(double centimetres)
{
    return static_cast<std::int32_t>(std::lround(centimetres * MicrometresPerCentimetre));
}

// Enter gives the answer also where nothing was typed; a spin box alone would keep it.
class EnteringSpinBox final : public QDoubleSpinBox
{
public:
    EnteringSpinBox(std::function<void()> enter, QWidget *parent)
        : QDoubleSpinBox(parent)
        , m_enter(std::move(enter))
    {
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        QDoubleSpinBox::keyPressEvent(event);
        if (isEnter) {
            event->accept();
            m_enter();
        }
    }

private:
    std::function<void()> m_enter;
};

} // namespace

TablePointEntry::TablePointEntry(const QString &what, QWidget *parent)
    : QWidget(parent)
    , m_across(field(QStringLiteral("across")))
    , m_up(field(QStringLiteral("up")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const auto add = [this, row](const QString &letter, QDoubleSpinBox *box) {
        auto *label = new QLabel(letter, this);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box, 1);
    };
    add(QStringLiteral("x"), m_across);
    add(QStringLiteral("y"), m_up);
    setWhat(what);
}

QDoubleSpinBox *TablePointEntry::field(const QString &objectName)
{
    auto *box = new EnteringSpinBox([this] { Q_EMIT entered(); }, this);
    box->setObjectName(objectName);
    box->setDecimals(1); // a millimetre
    box->setSuffix(tr(" cm"));
    box->setSingleStep(1);
    box->setAccelerated(true);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] { Q_EMIT edited(point()); });
    return box;
}

void TablePointEntry::setWhat(const QString &what)
{
    m_across->setAccessibleName(tr("%1, from the left").arg(what));
    m_up->setAccessibleName(tr("%1, from the front").arg(what));
    m_across->setToolTip(m_across->accessibleName());
    m_up->setToolTip(m_up->accessibleName());
}

void TablePointEntry::setBounds(base::Rectangle bounds)
{
    const QSignalBlocker quietAcross(m_across);
    const QSignalBlocker quietUp(m_up);
    m_across->setRange(centimetres(bounds.least.x), centimetres(bounds.most.x));
    m_up->setRange(centimetres(bounds.least.y), centimetres(bounds.most.y));
}

void TablePointEntry::setPoint(base::Point point)
{
    const QSignalBlocker quietAcross(m_across);
    const QSignalBlocker quietUp(m_up);
    m_across->setValue(centimetres(point.x));
    m_up->setValue(centimetres(point.y));
}

base::Point TablePointEntry::point() const
{
    return {micrometres(m_across->value()), micrometres(m_up->value())};
}

} // namespace pages
