#include "dialogs/new_match_seat.h"

#include "wording/qt_wording.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace dialogs
{

namespace
{

constexpr auto OwnHandSlug = "own";

void chooseData(QComboBox *box, const QVariant &data)
{
    const int place = box->findData(data);
    if (place >= 0) {
        box->setCurrentIndex(place);
    }
}

} // namespace

NewMatchSeat::NewMatchSeat(const Services &services,
                           const games::Row &row,
                           const std::vector<RosterChoice> &rosters,
                           int number,
                           QWidget *parent)
    : QGroupBox(tr("Player %1").arg(number), parent)
    , m_roster(new QComboBox(this))
    , m_player(new QComboBox(this))
    , m_hand(new QComboBox(this))
    , m_figures(ownFigures())
{
    const QString which = QString::number(number);
    m_roster->setObjectName(QStringLiteral("roster") + which);
    m_roster->setAccessibleName(tr("What player %1 plays").arg(number));
    for (std::size_t place = 0; place < rosters.size(); ++place) {
        const auto &choice = rosters[place];
        m_roster->addItem(choice.storedId.empty() ? tr("%1 (ready-made)").arg(choice.name)
                                                  : choice.name,
                          static_cast<int>(place));
    }
    m_roster->addItem(tr("Nobody"), -1);
    m_player->setObjectName(QStringLiteral("player") + which);
    m_player->setAccessibleName(tr("Who plays for player %1").arg(number));
    m_player->addItem(tr("A person"), QString());
    for (const auto &policy : services.company.policies(row)) {
        m_player->addItem(wording::render(policy.title, services.wording),
                          QString::fromStdString(policy.slug));
        m_player->setItemData(m_player->count() - 1,
                              wording::render(policy.summary, services.wording),
                              Qt::ToolTipRole);
    }
    m_hand->setObjectName(QStringLiteral("hand") + which);
    m_hand->setAccessibleName(tr("How well player %1 throws").arg(number));
    m_hand->addItem(tr("A beginner’s hand"), QStringLiteral("novice"));
    m_hand->addItem(tr("A club player’s hand"), QStringLiteral("club"));
    m_hand->addItem(tr("An expert’s hand"), QStringLiteral("expert"));
    m_hand->addItem(tr("Figures of one’s own"), QLatin1String(OwnHandSlug));
    m_hand->setCurrentIndex(1);
    m_figures->hide();
    connect(m_hand, &QComboBox::currentIndexChanged, this, [this] {
        m_figures->setVisible(m_hand->currentData().toString() == QLatin1String(OwnHandSlug));
    });
    auto *fields = new QHBoxLayout;
    fields->addWidget(m_roster, 3);
    fields->addWidget(m_player, 2);
    fields->addWidget(m_hand, 2);
    auto *column = new QVBoxLayout(this);
    column->addLayout(fields);
    column->addWidget(m_figures);
}

void NewMatchSeat::offerHands(const std::vector<games::Choice> &measured)
{
    const QVariant chosen = m_hand->currentData();
    const QSignalBlocker blocker(m_hand);
    for (; m_measured > 0; --m_measured) {
        m_hand->removeItem(m_hand->count() - 2);
    }
    for (const auto &hand : measured) {
        m_hand->insertItem(m_hand->count() - 1,
                           tr("The hand of %1").arg(QString::fromStdString(hand.title.in("en"))),
                           QString::fromStdString(hand.slug));
        ++m_measured;
    }
    chooseData(m_hand, chosen);
}

void NewMatchSeat::chooseHand(const std::string &slug)
{
    chooseData(m_hand, QString::fromStdString(slug));
}

QDoubleSpinBox *NewMatchSeat::figure(const QString &name, double value, const QString &unit)
{
    auto *box = new QDoubleSpinBox(this);
    box->setAccessibleName(name);
    box->setPrefix(QStringLiteral("± "));
    box->setSuffix(unit);
    box->setRange(0, 90);
    box->setDecimals(1);
    box->setSingleStep(0.1);
    box->setValue(value);
    return box;
}

QWidget *NewMatchSeat::ownFigures()
{
    const boards::OwnHand usual;
    auto *part = new QWidget(this);
    m_speed = figure(tr("Speed"), usual.speedPercent, tr(" %"));
    m_sideways = figure(tr("Sideways"), usual.sidewaysDegrees, tr("°"));
    m_tilt = figure(tr("Tilt"), usual.tiltDegrees, tr("°"));
    m_tumble = figure(tr("Tumble"), usual.tumblePerSecond, tr(" rad/s"));
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    for (auto *box : {m_speed, m_sideways, m_tilt, m_tumble}) {
        auto *label = new QLabel(box->accessibleName(), part);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box, 1);
    }
    return part;
}

std::optional<std::size_t> NewMatchSeat::roster() const
{
    const int place = m_roster->currentData().toInt();
    return place < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(place));
}

void NewMatchSeat::setRoster(std::size_t place)
{
    chooseData(m_roster, static_cast<int>(place));
}

std::string NewMatchSeat::policy() const
{
    return m_player->currentData().toString().toStdString();
}

void NewMatchSeat::setPolicy(const std::string &slug)
{
    chooseData(m_player, QString::fromStdString(slug));
}

std::string NewMatchSeat::hand() const
{
    const QString slug = m_hand->currentData().toString();
    return slug == QLatin1String(OwnHandSlug) ? std::string() : slug.toStdString();
}

std::optional<boards::OwnHand> NewMatchSeat::ownHand() const
{
    if (!hand().empty()) {
        return std::nullopt;
    }
    return boards::OwnHand{m_speed->value(),
                           m_sideways->value(),
                           m_tilt->value(),
                           m_tumble->value()};
}

} // namespace dialogs
