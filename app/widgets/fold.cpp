#include "widgets/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace widgets
{

Fold::Fold(QWidget *parent)
    : QWidget(parent)
    , m_line(new QToolButton(this))
{
    m_line->setCheckable(true);
    m_line->setAutoRaise(true);
    m_line->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_line->setArrowType(Qt::RightArrow);
    m_line->setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_line, 0, Qt::AlignLeft);
    connect(m_line, &QToolButton::toggled, this, &Fold::show);
}

void Fold::setContent(QWidget *content)
{
    m_content = content;
    m_content->setVisible(isOpen());
    layout()->addWidget(content);
}

void Fold::setSummary(const QString &words)
{
    m_line->setText(words);
    m_line->setAccessibleName(words);
}

bool Fold::isOpen() const
{
    return m_line->isChecked();
}

void Fold::setOpen(bool isOpen)
{
    m_line->setChecked(isOpen);
}

void Fold::show(bool isOpen)
{
    m_line->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    if (m_content != nullptr) {
        m_content->setVisible(isOpen);
    }
}

} // namespace widgets
