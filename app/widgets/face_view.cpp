#include "widgets/face_view.h"

#include "faces/face.h"
#include "faces/photograph.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

namespace widgets
{

FaceView::FaceView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("face"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FaceView::setPiece(catalog::PiecePointer piece,
                        std::shared_ptr<const catalog::Schema> schema,
                        const std::string &language,
                        const QString &pictures)
{
    m_piece = std::move(piece);
    m_schema = std::move(schema);
    m_language = language;
    const QString picture = m_piece && !m_piece->picture.empty()
        ? pictures + QLatin1Char('/') + QString::fromStdString(m_piece->picture)
        : QString();
    if (picture != m_pictureShown) {
        m_pictureShown = picture;
        m_photograph = picture.isEmpty() ? QImage() : faces::readPhotograph(picture);
        m_showsPhotograph = true;
    }
    setFocusPolicy(m_photograph.isNull() ? Qt::NoFocus : Qt::StrongFocus);
    setCursor(m_photograph.isNull() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setToolTip(m_photograph.isNull() ? QString() : tr("Space turns it over: photograph, drawing"));
    setAccessibleName(m_piece
                          ? tr("Face of %1").arg(QString::fromStdString(m_piece->nameIn(language)))
                          : tr("Face of the piece"));
    update();
}

void FaceView::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    if (!m_piece || !m_schema) {
        return;
    }
    QPainter painter(this);
    const bool isDark = palette().color(QPalette::Window).lightness() < 128;
    faces::FaceOptions options;
    options.surroundings = isDark ? faces::Surroundings::Dark : faces::Surroundings::Light;
    options.language = m_language;
    if (m_showsPhotograph) {
        options.photograph = m_photograph;
    }
    faces::paintFace(painter, QRectF(rect()), *m_piece, *m_schema, options);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void FaceView::mousePressEvent(QMouseEvent *event)
{
    QWidget::mousePressEvent(event);
    turnOver();
}

void FaceView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space) {
        turnOver();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FaceView::turnOver()
{
    if (!m_photograph.isNull()) {
        m_showsPhotograph = !m_showsPhotograph;
        update();
    }
}

} // namespace widgets
