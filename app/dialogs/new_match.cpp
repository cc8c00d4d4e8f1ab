#include "dialogs/new_match.h"

#include "appearance.h"
#include "boards/boards.h"
#include "dialogs/new_match_ground.h"
#include "dialogs/new_match_house.h"
#include "dialogs/new_match_seat.h"
#include "dialogs/own_hands.h"
#include "icons.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dialogs
{

using base::text;

namespace
{

base::Result<files::json::Node>
setupOf(const Services &services, const games::Row &row, const games::Table &table)
{
    if (row.setup == nullptr) {
        return base::problem(text("Table", "No match can be set up from lists in this game yet."));
    }
    const auto *const game = services.library.game(row.slug);
    return row.setup(table, *game->catalog);
}

} // namespace

base::Result<MatchPlan>
readyMadeMatch(const Services &services, const games::Row &row, std::uint64_t seed)
{
    auto choices = rosterChoices(services, std::string(row.slug));
    std::erase_if(choices, [](const RosterChoice &each) { return !each.storedId.empty(); });
    if (choices.size() < 2) {
        return base::problem(text("Table", "There are no two ready-made lists for this game."));
    }
    const std::size_t first = seed % choices.size();
    const std::size_t second =
        (first + 1 + seed / choices.size() % (choices.size() - 1)) % choices.size();
    const auto mine = readChoice(services, choices[first]);
    const auto theirs = readChoice(services, choices[second]);
    if (!mine || !theirs) {
        return tl::unexpected(!mine ? mine.error() : theirs.error());
    }
    games::Table table;
    table.seats = {{&*mine, {}}, {&*theirs, {}}};
    table.begins = seed / 7 % 2;
    table.data = services.library.game(row.slug)->data.folder;
    auto setup = setupOf(services, row, table);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    const auto throws =
        services.company.canThrow(row) ? library::Throws::ByModel : library::Throws::ByHand;
    return MatchPlan{std::move(*setup),
                     {{mine->name, {}, throws},
                      {theirs->name, library::usualOpponent(services.company, row), throws}}};
}

NewMatch::NewMatch(Services services, const games::Row &row, std::uint64_t seed, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_row(row)
    , m_seed(seed)
    , m_rosters(rosterChoices(services, std::string(row.slug)))
    , m_ground(new NewMatchGround(this))
    , m_house(
          new NewMatchHouse(row.house != nullptr ? row.house() : std::vector<games::HouseRule>(),
                            services.wording,
                            this))
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("newMatch"));
    setWindowTitle(tr("New Match"));
    m_problem->setObjectName(QStringLiteral("newMatchProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *play = buttons->addButton(tr("Play"), QDialogButtonBox::AcceptRole);
    play->setObjectName(QStringLiteral("newMatchPlay"));
    play->setIcon(icons::icon(QStringLiteral("play")));
    play->setDefault(true);
    for (auto *button : buttons->buttons()) {
        button->setAccessibleName(button->text());
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &NewMatch::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewMatch::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(seatsPart());
    column->addWidget(choicesPart());
    column->addWidget(m_ground);
    column->addWidget(m_house);
    column->addStretch();
    column->addWidget(m_problem);
    column->addWidget(buttons);
    setSeats(2);
    resize(680, sizeHint().height());
}

QWidget *NewMatch::seatsPart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    for (int number = 1; number <= static_cast<int>(engine::MostSeats); ++number) {
        auto *seat = new NewMatchSeat(m_services, m_row, m_rosters, number, part);
        // Each something else, as far as there is.
        seat->setRoster(static_cast<std::size_t>(number - 1)
                        % std::max<std::size_t>(1, m_rosters.size()));
        if (number > 1) {
            seat->setPolicy(library::usualOpponent(m_services.company, m_row));
        }
        seat->offerHands(ownHandChoices(m_services, m_row));
        column->addWidget(seat);
        m_seats.push_back(seat);
    }
    if (m_row.hands != nullptr) {
        column->addWidget(measurePart(), 0, Qt::AlignRight);
    }
    return part;
}

// A hand that is measured here is the first player's at once.
QWidget *NewMatch::measurePart()
{
    auto *measure =
        new QPushButton(icons::icon(QStringLiteral("target")), tr("Measure a hand…"), this);
    measure->setObjectName(QStringLiteral("measureHand"));
    measure->setAccessibleName(measure->text());
    measure->setAutoDefault(false);
    connect(measure, &QPushButton::clicked, this, [this] {
        OwnHands dialog(m_services, std::string(m_row.slug), this);
        dialog.exec();
        for (auto *seat : m_seats) {
            seat->offerHands(ownHandChoices(m_services, m_row));
        }
        if (dialog.kept()) {
            m_seats.front()->chooseHand(*dialog.kept());
        }
    });
    return measure;
}

QWidget *NewMatch::choicesPart()
{
    auto *part = new QWidget(this);
    m_count = new QComboBox(part);
    m_count->setObjectName(QStringLiteral("seats"));
    for (int seats = 2; seats <= static_cast<int>(engine::MostSeats); ++seats) {
        m_count->addItem(QString::number(seats), seats);
    }
    m_begins = new QComboBox(part);
    m_begins->setObjectName(QStringLiteral("begins"));
    m_throws = new QComboBox(part);
    m_throws->setObjectName(QStringLiteral("throws"));
    const bool canThrow = m_services.company.canThrow(m_row);
    if (canThrow) {
        m_throws->addItem(tr("The program throws"), static_cast<int>(library::Throws::ByModel));
    }
    m_throws->addItem(tr("Somebody enters where each chip came to rest"),
                      static_cast<int>(library::Throws::ByHand));
    auto *form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    const auto add = [form](const QString &label, QComboBox *box) {
        box->setAccessibleName(label);
        form->addRow(label, box);
    };
    add(tr("Players"), m_count);
    add(tr("Who begins"), m_begins);
    add(tr("Throws"), m_throws);
    connect(m_count, &QComboBox::currentIndexChanged, this, [this] {
        setSeats(m_count->currentData().toInt());
    });
    return part;
}

void NewMatch::setSeats(int seats)
{
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        m_seats[static_cast<std::size_t>(seat)]->setVisible(seat < seats);
    }
    m_begins->clear();
    m_begins->addItem(tr("The lot decides"), -1);
    for (int seat = 0; seat < seats; ++seat) {
        m_begins->addItem(tr("Player %1").arg(seat + 1), seat);
    }
    m_ground->setSeats(static_cast<std::size_t>(seats));
}

void NewMatch::setRoster(const std::string &storedId)
{
    for (std::size_t place = 0; place < m_rosters.size(); ++place) {
        if (m_rosters[place].storedId == storedId) {
            m_seats.front()->setRoster(place);
        }
    }
}

std::size_t NewMatch::beginner(std::size_t seats) const
{
    const int chosen = m_begins->currentData().toInt();
    return chosen < 0 ? m_seed % seats : static_cast<std::size_t>(chosen);
}

base::Result<MatchPlan> NewMatch::made() const
{
    const auto seats = static_cast<std::size_t>(m_count->currentData().toInt());
    std::vector<rosters::Roster> rosters(seats);
    games::Table table;
    MatchPlan plan;
    auto ground = m_ground->ground();
    ground.incrementMm.resize(seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto &place = *m_seats[seat];
        const auto chosen = place.roster();
        if (chosen) {
            auto read = readChoice(m_services, m_rosters[*chosen]);
            if (!read) {
                return tl::unexpected(read.error());
            }
            rosters[seat] = std::move(*read);
        }
        table.seats.push_back({chosen ? &rosters[seat] : nullptr, place.hand()});
        ground.hands.push_back(place.ownHand());
        plan.sitters.push_back({chosen ? rosters[seat].name : tr("Nobody").toStdString(),
                                place.policy(),
                                static_cast<library::Throws>(m_throws->currentData().toInt())});
    }
    table.surface = m_ground->surface();
    table.house = m_house->changed();
    table.begins = beginner(seats);
    table.data = m_services.library.game(m_row.slug)->data.folder;
    auto setup = setupOf(m_services, m_row, table);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    plan.setup = boards::withGround(std::string(m_row.slug), *setup, ground);
    // A setup that the rules refuse is said here, where it can be mended.
    if (const auto started = m_row.game->start(plan.setup); !started) {
        return tl::unexpected(started.error());
    }
    return plan;
}

void NewMatch::accept()
{
    auto plan = made();
    if (plan) {
        m_plan = std::move(*plan);
        QDialog::accept();
        return;
    }
    m_problem->setText(QString::fromStdString(base::render(plan.error(), m_services.wording)));
    QPalette colours = m_problem->palette();
    colours.setColor(QPalette::WindowText, signalcolours::bad());
    m_problem->setPalette(colours);
    m_problem->show();
}

} // namespace dialogs
