#include "dialogs/photograph_corners.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTransform>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

namespace
{

constexpr double CornerRadius = 7;

QString nameOf(std::size_t corner)
{
    switch (corner) {
    case 0:
        return PhotographCorners::tr("the far left corner");
    case 1:
        return PhotographCorners::tr("the far right corner");
    case 2:
        return PhotographCorners::tr("the near right corner");
    default:
        return PhotographCorners::tr("the near left corner");
    }
}

} // namespace

CornerField::CornerField(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("cornerField"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

// The corners begin well inside, so that the keys find them.
void CornerField::setPicture(const QImage &picture)
{
    m_picture = picture;
    const double left = 0.15 * picture.width();
    const double top = 0.15 * picture.height();
    const double right = picture.width() - left;
    const double bottom = picture.height() - top;
    m_corners = {QPointF(left, top),
                 QPointF(right, top),
                 QPointF(right, bottom),
                 QPointF(left, bottom)};
    m_current = 0;
    m_set = 0;
    update();
    Q_EMIT changed();
}

// Every turn of the way around goes to the right.
bool CornerField::isArea() const
{
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const QPointF one = m_corners[(i + 1) % 4] - m_corners[i];
        const QPointF other = m_corners[(i + 2) % 4] - m_corners[(i + 1) % 4];
        if (one.x() * other.y() - one.y() * other.x() <= 0) {
            return false;
        }
    }
    return true;
}

QRectF CornerField::shown() const
{
    const QSizeF size = QSizeF(m_picture.size()).scaled(this->size(), Qt::KeepAspectRatio);
    return {(width() - size.width()) / 2,
            (height() - size.height()) / 2,
            size.width(),
            size.height()};
}

QPointF CornerField::onScreen(QPointF pixel) const
{
    const QRectF where = shown();
    return {where.left() + pixel.x() * where.width() / std::max(1, m_picture.width()),
            where.top() + pixel.y() * where.height() / std::max(1, m_picture.height())};
}

void CornerField::setCorner(QPointF pixel)
{
    m_corners[m_current] = {std::clamp(pixel.x(), 0.0, static_cast<double>(m_picture.width())),
                            std::clamp(pixel.y(), 0.0, static_cast<double>(m_picture.height()))};
    update();
    Q_EMIT changed();
}

void CornerField::next()
{
    m_set = std::max(m_set, m_current + 1);
    m_current = (m_current + 1) % m_corners.size();
    update();
    Q_EMIT changed();
}

void CornerField::keyPressEvent(QKeyEvent *event)
{
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 1 : 10;
    const QPointF at = m_corners[m_current];
    switch (event->key()) {
    case Qt::Key_Left:
        return setCorner(at - QPointF(step, 0));
    case Qt::Key_Right:
        return setCorner(at + QPointF(step, 0));
    case Qt::Key_Up:
        return setCorner(at - QPointF(0, step));
    case Qt::Key_Down:
        return setCorner(at + QPointF(0, step));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        // When all are in place, Enter is for the dialog.
        if (isComplete() && event->key() != Qt::Key_Space) {
            event->ignore();
            return;
        }
        return next();
    default:
        QWidget::keyPressEvent(event);
    }
}

void CornerField::mousePressEvent(QMouseEvent *event)
{
    const QRectF where = shown();
    if (event->button() != Qt::LeftButton || !where.contains(event->position())) {
        return;
    }
    setCorner({(event->position().x() - where.left()) * m_picture.width() / where.width(),
               (event->position().y() - where.top()) * m_picture.height() / where.height()});
    next();
}

void CornerField::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawImage(shown(), m_picture);
    QPolygonF area;
    for (const auto &corner : m_corners) {
        area << onScreen(corner);
    }
    // Dark under light, so that it is seen on any picture.
    for (const auto &[colour, width] :
         {std::pair{QColor(0, 0, 0, 160), 4.0}, std::pair{QColor(255, 255, 255), 1.6}}) {
        painter.setPen(QPen(colour, width));
        painter.drawPolygon(area);
        for (const auto &point : area) {
            painter.drawEllipse(point, CornerRadius, CornerRadius);
        }
    }
    painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 4 : 2.5));
    painter.drawEllipse(area[static_cast<qsizetype>(m_current)],
                        CornerRadius + 4,
                        CornerRadius + 4);
}

PhotographCorners::PhotographCorners(const QImage &picture, QWidget *parent)
    : QDialog(parent)
    , m_field(new CornerField(this))
    , m_step(new QLabel(this))
{
    setObjectName(QStringLiteral("photographCorners"));
    setWindowTitle(tr("Photograph of the Table"));
    m_step->setObjectName(QStringLiteral("cornerStep"));
    m_step->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_take = buttons->button(QDialogButtonBox::Ok);
    m_take->setText(tr("Lay It under the Chips"));
    m_take->setObjectName(QStringLiteral("takePhotograph"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_step);
    layout->addWidget(m_field, 1);
    layout->addWidget(buttons);
    resize(640, 560);
    connect(m_field, &CornerField::changed, this, &PhotographCorners::showStep);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_field->setPicture(picture);
    m_field->setFocus();
}

void PhotographCorners::showStep()
{
    const QString corner = nameOf(m_field->current());
    if (!m_field->isComplete()) {
        m_step->setText(tr("Click %1 of the playing area, or bring the mark there with the arrow "
                           "keys, with Shift by a pixel, and press Enter.")
                            .arg(corner));
    } else if (m_field->isArea()) {
        m_step->setText(tr("All four corners are set. A further click mends %1.").arg(corner));
    } else {
        m_step->setText(tr("No area can lie between these corners. Set them anew, from the far "
                           "left one clockwise; next is %1.")
                            .arg(corner));
    }
    m_field->setAccessibleName(m_step->text());
    m_take->setEnabled(m_field->isComplete() && m_field->isArea());
}

} // namespace dialogs
