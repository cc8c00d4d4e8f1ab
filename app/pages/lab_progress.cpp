#include "pages/lab_progress.h"

#include "goldfish/figures.h"
#include "icons.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace pages
{

using base::text;
using State = models::LabRun::State;

namespace
{

constexpr int StepsOfBar = 1000;
constexpr int HeightOfBar = 6;

QToolButton *makeButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

LabProgress::LabProgress(const models::LabRun &run,
                         const wording::QtWording &wording,
                         QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_wording(wording)
    , m_buttons(new QHBoxLayout)
    , m_sentence(new QLabel(this))
    , m_bar(new QProgressBar(this))
{
    m_sentence->setObjectName(QStringLiteral("labState"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_bar->setObjectName(QStringLiteral("labBar"));
    m_bar->setAccessibleName(tr("Games played"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(HeightOfBar);
    m_buttons->setSpacing(6);
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_sentence);
    words->addWidget(m_bar);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addLayout(words, 1);
    row->addLayout(m_buttons);
}

void LabProgress::addAction(QAction *action)
{
    auto *button = makeButton(this);
    button->setDefaultAction(action);
    button->setObjectName(QStringLiteral("button-") + action->objectName());
    button->setAccessibleName(action->text());
    m_buttons->addWidget(button);
    // What cannot be done now takes no room.
    const auto follow = [button, action] {
        button->setVisible(action->isEnabled());
        button->setAccessibleName(action->text());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
}

void LabProgress::addMenu(const QString &name, const QString &icon, const QList<QAction *> &actions)
{
    auto *button = makeButton(this);
    button->setObjectName(QStringLiteral("labExport"));
    button->setText(name);
    button->setIcon(icons::icon(icon));
    button->setAccessibleName(name);
    button->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(button);
    menu->addActions(actions);
    button->setMenu(menu);
    m_buttons->addWidget(button);
    const auto follow = [button, actions] {
        button->setVisible(std::any_of(actions.begin(), actions.end(), [](const QAction *action) {
            return action->isEnabled();
        }));
    };
    for (auto *action : actions) {
        connect(action, &QAction::changed, button, follow);
    }
    follow();
}

void LabProgress::refresh()
{
    const QString words = sentence();
    m_sentence->setText(words);
    m_sentence->setVisible(!words.isEmpty());
    m_bar->setVisible(m_run.isBusy());
    const auto wanted = m_run.wanted();
    const double share = wanted && *wanted > 0
        ? static_cast<double>(m_run.played()) / static_cast<double>(*wanted)
        : m_run.extent().seconds && *m_run.extent().seconds > 0
        ? m_run.secondsOf() / *m_run.extent().seconds
        : 0;
    m_bar->setRange(0, StepsOfBar);
    m_bar->setValue(static_cast<int>(std::lround(std::min(1.0, share) * StepsOfBar)));
    // The end is said; the counting on the way is not.
    const QString spoken = m_run.isBusy() ? QString() : words;
    if (spoken != m_spoken && !spoken.isEmpty()) {
        m_sentence->setAccessibleName(spoken);
        QAccessibleEvent event(m_sentence, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    m_spoken = spoken;
}

QString LabProgress::runningSentence() const
{
    const auto played = static_cast<std::int64_t>(m_run.played());
    const auto wanted = m_run.wanted();
    QString words = wanted
        ? wording::render(
            text("Lab", "%1 of %2 games").with(played).with(static_cast<std::int64_t>(*wanted)),
            m_wording)
        : wording::render(text("Lab", "%1 games").with(played), m_wording);
    const double speed = m_run.speed();
    if (speed > 0 && played > 0) {
        words += QStringLiteral(" · ")
            + wording::render(text("Lab", "%1 a second").with(goldfish::decimal(speed, 1)),
                              m_wording);
    }
    const double left = wanted && speed > 0 && played > 0
        ? (static_cast<double>(*wanted) - static_cast<double>(played)) / speed
        : m_run.extent().seconds ? *m_run.extent().seconds - m_run.secondsOf()
                                 : 0;
    if (left > 1) {
        words += QStringLiteral(" · ")
            + wording::render(text("Lab", "%1 s left").with(std::int64_t{std::llround(left)}),
                              m_wording);
    }
    return words;
}

QString LabProgress::sentence() const
{
    const auto played = static_cast<std::int64_t>(m_run.played());
    switch (m_run.state()) {
    case State::Running:
        return runningSentence();
    case State::Paused:
        return tr("Paused: %1").arg(runningSentence());
    case State::Cancelled:
        return wording::render(text("Lab", "Stopped after %1 games; they are kept.").with(played),
                               m_wording);
    case State::Done:
        return wording::render(text("Lab", "%1 games were played.").with(played), m_wording);
    case State::Failed:
        return m_run.problem() ? QString::fromStdString(base::render(*m_run.problem(), m_wording))
                               : QString();
    case State::Idle:
        break;
    }
    return {};
}

} // namespace pages
