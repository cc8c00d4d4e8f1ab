#include "pages/lab_setup.h"

#include "dialogs/choose_opponents.h"
#include "dialogs/own_hands.h"
#include "icons.h"
#include "pages/lab_house.h"
#include "pages/lab_labels.h"
#include "pages/lab_length.h"
#include "pages/lab_rosters.h"
#include "pages/lab_seats.h"
#include "settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace pages
{

namespace
{

constexpr int WidthOfSetup = 328;

void addField(QFormLayout *form, const QString &label, QWidget *field, const QString &name)
{
    field->setObjectName(name);
    form->addRow(labelFor(label, field, field->parentWidget()), field);
}

} // namespace

LabSetup::LabSetup(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_shelf(services.library, services.rosters)
    , m_question(new QComboBox(this))
    , m_roster(new LabRosterBox(this))
    , m_reference(new LabRosterBox(this))
    , m_opponents(new LabOpponentsBox(this))
    , m_spares(new QPushButton(this))
    , m_endsEarly(new QCheckBox(tr("End as soon as it is decided"), this))
    , m_seats(new LabSeats(services.wording, this))
    , m_measure(new QPushButton(icons::icon(QStringLiteral("target")), tr("Measure a hand…"), this))
    , m_surface(new QComboBox(this))
    , m_house(new LabHouse(services.wording, this))
    , m_length(new LabLength(services.wording, this))
    , m_promise(new QLabel(this))
    , m_play(new QPushButton(icons::icon(QStringLiteral("run")), tr("Play"), this))
{
    setObjectName(QStringLiteral("labSetup"));
    setFixedWidth(WidthOfSetup);
    auto *inside = new QWidget(this);
    m_form = new QFormLayout;
    makeForm(m_form);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(10);
    column->addLayout(m_form);
    column->addWidget(m_seats);
    column->addWidget(m_measure, 0, Qt::AlignRight);
    column->addWidget(m_house);
    column->addWidget(m_length);
    column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("labSetupScroll"));
    scroll->setAccessibleName(tr("What is played"));
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addWidget(makeFoot());
    alignLabels(inside);
    setTabOrder(m_question, m_roster);
    setTabOrder(m_roster, m_reference);
    setTabOrder(m_reference, m_opponents);
    setTabOrder(m_opponents, m_spares);
    setTabOrder(m_spares, m_endsEarly);
}

void LabSetup::makeForm(QFormLayout *form)
{
    form->setSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_question->addItems({tr("How does it do?"),
                          tr("Is it better than another?"),
                          tr("Which pieces earn their place?")});
    m_question->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_question->setMinimumContentsLength(12);
    addField(form, tr("&Question:"), m_question, QStringLiteral("labQuestion"));
    addField(form, tr("&List:"), m_roster, QStringLiteral("labRoster"));
    addField(form, tr("&Beside:"), m_reference, QStringLiteral("labReference"));
    addField(form, tr("&Against:"), m_opponents, QStringLiteral("labOpponents"));
    m_endsEarly->setObjectName(QStringLiteral("labEndsEarly"));
    m_endsEarly->setAccessibleName(m_endsEarly->text());
    m_endsEarly->setToolTip(tr("Where the difference is great that takes few games"));
    form->addRow(QString(), m_endsEarly);
    addField(form, tr("S&pares:"), m_spares, QStringLiteral("labSpares"));
    m_surface->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addField(form, tr("S&urface:"), m_surface, QStringLiteral("labSurface"));
    connect(m_question, &QComboBox::currentIndexChanged, this, [this] {
        findSpares();
        showQuestion();
    });
    connect(m_roster, &QComboBox::currentIndexChanged, this, &LabSetup::findSpares);
    connect(m_opponents, &LabOpponentsBox::chosen, this, &LabSetup::showQuestion);
    connect(m_opponents, &LabOpponentsBox::severalRequested, this, &LabSetup::askSeveral);
    connect(m_spares, &QPushButton::clicked, this, &LabSetup::askSpares);
    connect(m_seats, &LabSeats::changed, this, &LabSetup::showPromise);
    m_measure->setObjectName(QStringLiteral("labMeasureHand"));
    m_measure->setAccessibleName(m_measure->text());
    connect(m_measure, &QPushButton::clicked, this, &LabSetup::measureHand);
    connect(m_length, &LabLength::changed, this, &LabSetup::showPromise);
}

// Always in sight, however long the form is.
QWidget *LabSetup::makeFoot()
{
    auto *foot = new QWidget(this);
    m_promise->setObjectName(QStringLiteral("labPromise"));
    m_promise->setWordWrap(true);
    m_promise->setForegroundRole(QPalette::PlaceholderText);
    m_play->setObjectName(QStringLiteral("labPlay"));
    m_play->setAccessibleName(m_play->text());
    m_play->setMinimumHeight(fontMetrics().height() + 18);
    QFont bold = m_play->font();
    bold.setBold(true);
    m_play->setFont(bold);
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_promise);
    column->addWidget(m_play);
    connect(m_play, &QPushButton::clicked, this, &LabSetup::playRequested);
    return foot;
}

void LabSetup::setGame(const QString &slug, const games::Row *row)
{
    m_game = slug;
    m_row = row;
    setEnabled(row != nullptr);
    if (row != nullptr) {
        readChoices();
    }
    refresh();
}

// Hands and surfaces are read from the game's data; a game without any is not asked for them.
void LabSetup::readChoices()
{
    const auto *const game = m_services.library.game(m_game.toStdString());
    const auto read = [&](const auto choices) {
        if (choices == nullptr || game == nullptr) {
            return std::vector<games::Choice>();
        }
        auto found = choices(game->data.folder);
        if (!found) {
            Q_EMIT failed(found.error());
        }
        return found ? std::move(*found) : std::vector<games::Choice>();
    };
    m_shippedHands = read(m_row->hands);
    m_seats->setGame(*m_row, m_shippedHands);
    offerHands();
    m_measure->setVisible(!m_shippedHands.empty());
    m_house->setRules(m_row->house == nullptr ? std::vector<games::HouseRule>() : m_row->house());
    const auto surfaces = read(m_row->surfaces);
    m_surface->clear();
    for (const auto &surface : surfaces) {
        m_surface->addItem(QString::fromStdString(surface.title.in(m_services.wording.language())),
                           QString::fromStdString(surface.slug));
    }
    m_surface->setCurrentIndex(usualOf(surfaces));
    m_surface->setVisible(!surfaces.empty());
    m_form->labelForField(m_surface)->setVisible(!surfaces.empty());
}

// Measured ones behind those that are shipped; others may have come meanwhile.
void LabSetup::offerHands()
{
    if (m_row == nullptr) {
        return;
    }
    auto hands = m_shippedHands;
    if (!hands.empty()) {
        std::ranges::move(dialogs::ownHandChoices(m_services, *m_row), std::back_inserter(hands));
        m_seats->setHands(hands);
    }
}

void LabSetup::measureHand()
{
    dialogs::OwnHands dialog(m_services, m_game.toStdString(), this);
    dialog.exec();
    offerHands();
    if (dialog.kept()) {
        auto own = m_seats->own();
        own.hand = *dialog.kept();
        m_seats->choose(own, m_seats->theirs());
    }
}

void LabSetup::refresh()
{
    offerHands();
    if (const auto filled = m_shelf.fill(m_game.toStdString()); !filled) {
        Q_EMIT failed(filled.error());
    }
    m_roster->fill(m_shelf.offered());
    m_reference->fill(m_shelf.offered());
    m_opponents->fill(m_shelf.offered());
    findSpares();
    showQuestion();
}

LabSetup::Question LabSetup::question() const
{
    return static_cast<Question>(m_question->currentIndex());
}

void LabSetup::showQuestion()
{
    const auto show = [this](QWidget *field, bool isShown) {
        field->setVisible(isShown);
        if (auto *label = m_form->labelForField(field)) {
            label->setVisible(isShown);
        }
    };
    const bool isComparison = question() == Question::Comparison;
    show(m_reference, isComparison);
    show(m_endsEarly, isComparison);
    show(m_spares, question() == Question::Ablation);
    m_seats->setHasOpponents(!m_opponents->words().isEmpty());
    showPromise();
}

void LabSetup::showPromise()
{
    LabOutlook outlook;
    outlook.question = question();
    outlook.opponents = static_cast<std::size_t>(m_opponents->words().size());
    outlook.exchanges = m_exchanges.size();
    outlook.speed = m_services.settings.text(speedKey()).toDouble();
    m_promise->setText(m_length->promise(outlook));
    m_play->setEnabled(!m_isBusy && m_row != nullptr && !m_roster->word().isEmpty());
}

void LabSetup::askSeveral()
{
    dialogs::ChooseOpponents dialog(m_services, m_shelf, this);
    dialog.choose(m_opponents->words());
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    const QStringList words = isAccepted ? dialog.words() : m_opponents->words();
    refresh(); // files may have been added
    chooseOpponents(words);
}

void LabSetup::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    showPromise();
}

void LabSetup::chooseRoster(const QString &word)
{
    m_roster->choose(word);
    findSpares();
}

void LabSetup::chooseStored(const QString &id)
{
    refresh();
    for (const auto &roster : m_shelf.offered()) {
        if (roster.id == id.toStdString()) {
            chooseRoster(QString::fromStdString(roster.word));
        }
    }
}

void LabSetup::chooseOpponents(const QStringList &words)
{
    m_opponents->choose(words);
    showQuestion();
}

void LabSetup::chooseQuestion(Question question)
{
    m_question->setCurrentIndex(static_cast<int>(question));
}

void LabSetup::setGames(int games)
{
    m_length->setGames(games);
}

void LabSetup::setSeed(int seed)
{
    m_length->setSeed(seed);
}

} // namespace pages
