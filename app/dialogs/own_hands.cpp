#include "dialogs/own_hands.h"

#include "appearance.h"
#include "boards/hand_trial.h"
#include "icons.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

std::vector<games::Choice> ownHandChoices(const Services &services, const games::Row &row)
{
    std::vector<games::Choice> choices;
    if (row.hands == nullptr) {
        return choices;
    }
    const auto hands = storage::HandStore(services.journal).hands(std::string(row.slug));
    for (const auto &hand : hands.value_or(std::vector<storage::OwnHand>())) {
        choices.push_back({hand.figures, base::LocalText{{{"en", hand.name}}}});
    }
    return choices;
}

OwnHands::OwnHands(Services services, std::string game, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_game(std::move(game))
    , m_store(services.journal)
    , m_trial(boards::makeHandTrial(m_game,
                                    services.library.game(m_game)->data.folder,
                                    services.wording,
                                    this))
    , m_name(new QLineEdit(this))
    , m_keep(new QPushButton(tr("Keep"), this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("ownHands"));
    setWindowTitle(tr("Own Hands"));
    m_name->setObjectName(QStringLiteral("handName"));
    m_name->setAccessibleName(tr("Name of the hand"));
    m_name->setPlaceholderText(m_name->accessibleName());
    m_name->setMaxLength(60);
    m_keep->setObjectName(QStringLiteral("handKeep"));
    m_keep->setAccessibleName(m_keep->text());
    m_keep->setDefault(true);
    m_message->setObjectName(QStringLiteral("handMessage"));
    m_message->setWordWrap(true);
    m_message->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (auto *button : buttons->buttons()) {
        button->setAccessibleName(button->text());
    }
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_name, 1);
    foot->addWidget(m_keep);
    foot->addWidget(buttons);
    auto *column = new QVBoxLayout(this);
    column->addWidget(shelfPart());
    column->addWidget(m_trial, 1);
    column->addWidget(m_message);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &OwnHands::keep);
    connect(m_name, &QLineEdit::textChanged, this, &OwnHands::showState);
    connect(m_trial, &boards::HandTrial::changed, this, &OwnHands::showState);
    resize(780, 640);
    reload({});
}

QWidget *OwnHands::shelfPart()
{
    auto *part = new QWidget(this);
    m_shelf = new QComboBox(part);
    m_shelf->setObjectName(QStringLiteral("handShelf"));
    m_shelf->setAccessibleName(tr("Hands that are kept"));
    m_remove = new QPushButton(icons::icon(QStringLiteral("trash")), tr("Remove hand"), part);
    m_remove->setObjectName(QStringLiteral("handShelfRemove"));
    m_undo = new QPushButton(icons::icon(QStringLiteral("undo")), tr("Undo"), part);
    m_undo->setObjectName(QStringLiteral("handShelfUndo"));
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_shelf, 1);
    for (auto *button : {m_remove, m_undo}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    m_remove->setAccessibleName(m_remove->text());
    connect(m_shelf, &QComboBox::currentIndexChanged, this, &OwnHands::showChosen);
    connect(m_remove, &QPushButton::clicked, this, &OwnHands::removeChosen);
    connect(m_undo, &QPushButton::clicked, this, &OwnHands::undo);
    return part;
}

void OwnHands::reload(const QString &chosen)
{
    auto hands = m_store.hands(m_game);
    if (!hands) {
        fail(hands.error());
        return;
    }
    m_hands = std::move(*hands);
    {
        const QSignalBlocker blocker(m_shelf);
        m_shelf->clear();
        m_shelf->addItem(tr("A new hand"));
        for (const auto &hand : m_hands) {
            m_shelf->addItem(QString::fromStdString(hand.name));
        }
        m_shelf->setCurrentIndex(std::max(0, m_shelf->findText(chosen)));
    }
    showState();
}

// Its throws, to go on with them.
void OwnHands::showChosen()
{
    const int place = m_shelf->currentIndex() - 1;
    if (place >= 0) {
        const auto &hand = m_hands[static_cast<std::size_t>(place)];
        m_name->setText(QString::fromStdString(hand.name));
        if (const auto done = m_trial->resume(hand.throws); !done) {
            fail(done.error());
        }
    }
    showState();
}

void OwnHands::showState()
{
    m_keep->setEnabled(m_trial->measured().has_value() && !m_name->text().trimmed().isEmpty());
    m_remove->setEnabled(m_shelf->currentIndex() > 0);
    const auto step = m_services.journal.undoName(storage::handsSubject(m_game));
    const bool canUndo = step && *step;
    m_undo->setEnabled(canUndo);
    m_undo->setToolTip(canUndo ? wording::render(**step, m_services.wording) : QString());
    m_undo->setAccessibleName(canUndo ? tr("Undo: %1").arg(m_undo->toolTip()) : m_undo->text());
}

void OwnHands::keep()
{
    const auto measured = m_trial->measured();
    const QString name = m_name->text().trimmed();
    if (!measured || name.isEmpty()) {
        return;
    }
    const auto done =
        m_store.save(m_game,
                     {name.toStdString(), measured->figures, measured->surface, measured->throws});
    if (!done) {
        fail(done.error());
        return;
    }
    m_kept = measured->figures;
    reload(name);
    say(tr("“%1” can now be chosen wherever a hand is.").arg(name), false);
}

void OwnHands::removeChosen()
{
    const int place = m_shelf->currentIndex() - 1;
    if (place < 0) {
        return;
    }
    const std::string name = m_hands[static_cast<std::size_t>(place)].name;
    if (const auto done = m_store.remove(m_game, name); !done) {
        fail(done.error());
        return;
    }
    reload({});
    say(tr("“%1” was removed. Undo brings it back.").arg(QString::fromStdString(name)), false);
}

void OwnHands::undo()
{
    if (const auto done = m_services.journal.undo(storage::handsSubject(m_game)); !done) {
        fail(done.error());
        return;
    }
    m_message->hide();
    reload(m_shelf->currentIndex() > 0 ? m_shelf->currentText() : QString());
}

void OwnHands::say(const QString &words, bool isBad)
{
    QPalette colours = palette();
    if (isBad) {
        colours.setColor(QPalette::WindowText, signalcolours::bad());
    }
    m_message->setPalette(colours);
    m_message->setText(words);
    m_message->show();
}

void OwnHands::fail(const base::Problem &problem)
{
    say(QString::fromStdString(base::render(problem, m_services.wording)), true);
}

} // namespace dialogs
