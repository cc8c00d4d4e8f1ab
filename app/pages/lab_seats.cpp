#include "pages/lab_seats.h"

#include "goldfish/policy.h"
#include "pages/lab_labels.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace pages
{

namespace
{

constexpr int MostNodes = 1'000'000;
constexpr int LettersOfNarrowBox = 7;

QComboBox *narrowBox(const QString &name, const QString &spoken, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(spoken);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(LettersOfNarrowBox);
    return box;
}

} // namespace

int usualOf(const std::vector<games::Choice> &choices)
{
    const auto usual = std::ranges::find_if(choices, &games::Choice::isUsual);
    return usual == choices.end() ? 0 : static_cast<int>(usual - choices.begin());
}

LabSeats::LabSeats(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_wording(wording)
{
    m_sides[0] = makeSide(QStringLiteral("labOwn"),
                          tr("the list"),
                          {tr("Who plays the list"),
                           tr("How strong who plays the list is"),
                           tr("How well the list is thrown")});
    m_sides[1] = makeSide(QStringLiteral("labTheir"),
                          tr("opponents"),
                          {tr("Who plays the opponents"),
                           tr("How strong who plays the opponents is"),
                           tr("How well the opponents are thrown")});
    m_handTitle = labelFor(tr("&Throws like:"), m_sides[0].hand, this);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->addWidget(labelFor(tr("Pla&yed by:"), m_sides[0].policy, this), 1, 0);
    grid->addWidget(labelFor(tr("St&rength:"), m_sides[0].nodes, this), 2, 0);
    grid->addWidget(m_handTitle, 3, 0);
    for (std::size_t side = 0; side < m_sides.size(); ++side) {
        const int column = static_cast<int>(side) + 1;
        const auto &[title, policy, nodes, hand] = m_sides.at(side);
        grid->addWidget(title, 0, column);
        grid->addWidget(policy, 1, column);
        grid->addWidget(nodes, 2, column);
        grid->addWidget(hand, 3, column);
        grid->setColumnStretch(column, 1);
    }
    for (const auto &side : m_sides) {
        setTabOrder(side.policy, side.nodes);
        setTabOrder(side.nodes, side.hand);
    }
    setTabOrder(m_sides[0].hand, m_sides[1].policy);
}

LabSeats::Side LabSeats::makeSide(const QString &name, const QString &title, const Spoken &spoken)
{
    Side side;
    side.title = new QLabel(title, this);
    side.title->setForegroundRole(QPalette::PlaceholderText);
    side.policy = narrowBox(name + QStringLiteral("Policy"), spoken.policy, this);
    side.nodes = new QSpinBox(this);
    side.nodes->setObjectName(name + QStringLiteral("Nodes"));
    side.nodes->setAccessibleName(spoken.nodes);
    side.nodes->setToolTip(tr("How many answers it imagines for one decision"));
    side.nodes->setRange(1, MostNodes);
    side.nodes->setSingleStep(100);
    side.nodes->setGroupSeparatorShown(true);
    side.hand = narrowBox(name + QStringLiteral("Hand"), spoken.hand, this);
    connect(side.policy, &QComboBox::currentIndexChanged, this, [this, side] {
        showStrength(side);
        Q_EMIT changed();
    });
    connect(side.nodes, &QSpinBox::valueChanged, this, &LabSeats::changed);
    connect(side.hand, &QComboBox::currentIndexChanged, this, &LabSeats::changed);
    return side;
}

void LabSeats::setGame(const games::Row &row, const std::vector<games::Choice> &hands)
{
    for (const auto &side : m_sides) {
        const QSignalBlocker policyBlocker(side.policy);
        side.policy->clear();
        for (const auto &policy : goldfish::policies()) {
            if (policy.needsAdvice && row.advice == nullptr) {
                continue;
            }
            side.policy->addItem(
                wording::render(policy.title, m_wording),
                QString::fromUtf8(policy.slug.data(), static_cast<qsizetype>(policy.slug.size())));
            side.policy->setItemData(side.policy->count() - 1,
                                     wording::render(policy.summary, m_wording),
                                     Qt::ToolTipRole);
        }
        side.policy->setCurrentIndex(std::max(0, side.policy->findData(QStringLiteral("greedy"))));
        showStrength(side);
    }
    setHands(hands);
}

void LabSeats::setHands(const std::vector<games::Choice> &hands)
{
    for (const auto &side : m_sides) {
        const QSignalBlocker blocker(side.hand);
        const QVariant chosen = side.hand->currentData();
        side.hand->clear();
        for (const auto &hand : hands) {
            side.hand->addItem(QString::fromStdString(hand.title.in(m_wording.language())),
                               QString::fromStdString(hand.slug));
        }
        const int known = side.hand->findData(chosen);
        side.hand->setCurrentIndex(known >= 0 ? known : usualOf(hands));
        side.hand->setVisible(!hands.empty());
    }
    m_handTitle->setVisible(!hands.empty());
    Q_EMIT changed();
}

void LabSeats::setHasOpponents(bool hasOpponents)
{
    const auto &side = m_sides[1];
    for (QWidget *field : std::initializer_list<QWidget *>{side.policy, side.nodes, side.hand}) {
        field->setEnabled(hasOpponents);
    }
    showStrength(side);
}

// One that imagines nothing has no strength to choose.
void LabSeats::showStrength(const Side &side)
{
    const auto *const policy =
        goldfish::policy(side.policy->currentData().toString().toStdString());
    const bool hasStrength = policy != nullptr && policy->nodes > 0;
    side.nodes->setEnabled(hasStrength && side.policy->isEnabled());
    const QSignalBlocker blocker(side.nodes);
    side.nodes->setSpecialValueText(hasStrength ? QString() : QStringLiteral("–"));
    side.nodes->setValue(hasStrength ? static_cast<int>(policy->nodes) : 1);
}

library::TestSide LabSeats::sideOf(const Side &side)
{
    library::TestSide result;
    result.hand = side.hand->currentData().toString().toStdString();
    result.policy.slug = side.policy->currentData().toString().toStdString();
    const auto *const policy = goldfish::policy(result.policy.slug);
    const bool isUsual =
        policy == nullptr || policy->nodes == 0 || policy->nodes == side.nodes->value();
    result.policy.nodes = isUsual ? 0 : side.nodes->value();
    return result;
}

void LabSeats::choose(const Side &side, const library::TestSide &wanted)
{
    const int policy = side.policy->findData(QString::fromStdString(wanted.policy.slug));
    if (policy >= 0) {
        side.policy->setCurrentIndex(policy);
    }
    if (wanted.policy.nodes > 0 && side.nodes->specialValueText().isEmpty()) {
        side.nodes->setValue(
            static_cast<int>(std::min<std::int64_t>(wanted.policy.nodes, MostNodes)));
    }
    const int hand = side.hand->findData(QString::fromStdString(wanted.hand));
    if (hand >= 0) {
        side.hand->setCurrentIndex(hand);
    }
}

void LabSeats::choose(const library::TestSide &own, const library::TestSide &theirs)
{
    choose(m_sides[0], own);
    choose(m_sides[1], theirs);
}

} // namespace pages
