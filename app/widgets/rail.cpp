#include "widgets/rail.h"

#include "appearance.h"
#include "icons.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace widgets
{

namespace
{

constexpr int WideRail = 176;
constexpr int NarrowRail = 56;

// "Clout Fantasy" is CF.
QString initials(const QString &title)
{
    QString result;
    for (const auto &word : title.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        result += word.at(0);
    }
    return result.left(2).toUpper();
}

} // namespace

Rail::Rail(QWidget *parent)
    : QFrame(parent)
    , m_games(new QComboBox(this))
    , m_game(new QToolButton(this))
    , m_gameMenu(new QMenu(m_game))
    , m_pages(new QVBoxLayout)
    , m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("rail"));
    setAutoFillBackground(true);
    m_games->setObjectName(QStringLiteral("gameChooser"));
    m_games->setAccessibleName(tr("Game"));
    m_games->setToolTip(tr("The game whose pieces and lists are shown"));
    m_games->setMinimumHeight(32);
    m_games->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_game->setObjectName(QStringLiteral("gameButton"));
    m_game->setMinimumHeight(32);
    m_game->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_game->setPopupMode(QToolButton::InstantPopup);
    m_game->setFocusPolicy(Qt::TabFocus);
    m_game->setMenu(m_gameMenu);
    QFont bold = m_game->font();
    bold.setBold(true);
    m_game->setFont(bold);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 10, 8, 10);
    layout->setSpacing(10);
    layout->addWidget(m_games);
    layout->addWidget(m_game);
    m_pages->setSpacing(2);
    layout->addLayout(m_pages);
    layout->addStretch();
    m_group->setExclusive(true);
    connect(m_games, &QComboBox::activated, this, [this](int index) {
        Q_EMIT gameChosen(m_games->itemData(index).toString());
    });
    setCompact(false);
    applyColours();
}

void Rail::addGame(const QString &slug, const QString &title)
{
    m_games->addItem(title, slug);
    auto *action = m_gameMenu->addAction(title);
    connect(action, &QAction::triggered, this, [this, slug] { Q_EMIT gameChosen(slug); });
}

void Rail::addPage(const QString &slug, const QString &title, const QString &iconName)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("rail-") + slug);
    button->setText(title);
    button->setToolTip(title);
    button->setAccessibleName(title);
    button->setIcon(icons::icon(iconName));
    button->setIconSize(QSize(22, 22));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setMinimumHeight(38);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setProperty("page", slug);
    button->setFocusPolicy(Qt::TabFocus);
    m_group->addButton(button);
    m_buttons.append(button);
    m_pages->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, slug] { Q_EMIT pageChosen(slug); });
    setCompact(m_compact);
}

void Rail::setGame(const QString &slug)
{
    m_games->setCurrentIndex(m_games->findData(slug));
    m_game->setText(initials(m_games->currentText()));
    m_game->setToolTip(m_games->currentText());
    m_game->setAccessibleName(tr("Game: %1").arg(m_games->currentText()));
}

void Rail::setPage(const QString &slug)
{
    for (auto *button : m_buttons) {
        if (button->property("page").toString() == slug) {
            button->setChecked(true);
        }
    }
}

void Rail::setCompact(bool compact)
{
    m_compact = compact;
    setFixedWidth(compact ? NarrowRail : WideRail);
    m_games->setVisible(!compact);
    m_game->setVisible(compact);
    for (auto *button : m_buttons) {
        button->setToolButtonStyle(compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    }
}

void Rail::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyColours();
    }
}

void Rail::applyColours()
{
    const QColor raised = signalcolours::raised();
    if (palette().color(QPalette::Window) != raised) {
        QPalette own = palette();
        own.setColor(QPalette::Window, raised);
        setPalette(own);
    }
}

} // namespace widgets
