#include "widgets/notice_bar.h"

#include "appearance.h"
#include "icons.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

namespace widgets
{

namespace
{

// Long enough to read; a warning or an error stays until it is closed.
constexpr int InformationStaysMilliseconds = 8000;

QString iconFor(Notices::Kind kind)
{
    switch (kind) {
    case Notices::Kind::Information:
        return QStringLiteral("note");
    case Notices::Kind::Warning:
        return QStringLiteral("warning");
    case Notices::Kind::Error:
        return QStringLiteral("illegal");
    }
    return {};
}

QColor colourFor(Notices::Kind kind)
{
    switch (kind) {
    case Notices::Kind::Information:
        return QGuiApplication::palette().color(QPalette::Link);
    case Notices::Kind::Warning:
        return signalcolours::doubtful();
    case Notices::Kind::Error:
        return signalcolours::bad();
    }
    return {};
}

} // namespace

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_words(new QLabel(this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    m_words->setObjectName(QStringLiteral("noticeWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_action->setObjectName(QStringLiteral("noticeAction"));
    m_close->setIcon(icons::icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->setSpacing(10);
    layout->addWidget(m_icon);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_close);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const auto action = m_notice.action;
        hide();
        if (action) {
            action();
        }
    });
    hide();
}

void NoticeBar::show(const Notices::Notice &notice)
{
    m_notice = notice;
    m_words->setText(notice.words);
    m_action->setText(notice.actionText);
    m_action->setVisible(!notice.actionText.isEmpty());
    applyColours();
    setVisible(true);
    setAccessibleName(notice.words);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    m_timer->stop();
    if (notice.kind == Notices::Kind::Information) {
        m_timer->start(InformationStaysMilliseconds);
    }
}

void NoticeBar::applyColours()
{
    const QColor colour = colourFor(m_notice.kind);
    m_icon->setPixmap(
        icons::icon(iconFor(m_notice.kind), colour).pixmap(QSize(20, 20), devicePixelRatioF()));
    const QColor raised = signalcolours::raised();
    setStyleSheet(
        QStringLiteral("#noticeBar { background: %1; border: 0; border-left: 4px solid %2; "
                       "border-bottom: 1px solid %3; }")
            .arg(raised.name(), colour.name(), signalcolours::hairline().name()));
}

} // namespace widgets
