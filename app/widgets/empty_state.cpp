#include "widgets/empty_state.h"

#include "appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets
{

namespace
{

constexpr qreal TitleScale = 1.25;

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_steps(new QHBoxLayout)
{
    setObjectName(QStringLiteral("emptyState"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * TitleScale);
    font.setBold(true);
    m_title->setFont(font);
    for (auto *label : {m_title, m_explanation}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_steps->setSpacing(8);
    auto *centred = new QHBoxLayout;
    centred->addStretch();
    centred->addLayout(m_steps);
    centred->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_explanation);
    column->addLayout(centred);
    column->addStretch(3);
    applyColours();
}

void EmptyState::setWords(const QString &title, const QString &explanation)
{
    m_title->setText(title);
    m_explanation->setText(explanation);
    m_explanation->setVisible(!explanation.isEmpty());
    while (auto *item = m_steps->takeAt(0)) {
        // The button may be the one whose click brought us here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void EmptyState::addStep(const QString &objectName,
                         const QString &words,
                         std::function<void()> step)
{
    auto *button = new QPushButton(words, this);
    button->setObjectName(objectName);
    button->setAccessibleName(words);
    connect(button, &QPushButton::clicked, this, std::move(step));
    m_steps->addWidget(button);
}

void EmptyState::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        applyColours();
    }
    QWidget::changeEvent(event);
}

void EmptyState::applyColours()
{
    QPalette palette = m_explanation->palette();
    if (palette.color(QPalette::WindowText) != signalcolours::quiet()) {
        palette.setColor(QPalette::WindowText, signalcolours::quiet());
        m_explanation->setPalette(palette);
    }
}

} // namespace widgets
