#include "pages/lab_length.h"

#include "goldfish/comparison_report.h"
#include "goldfish/figures.h"
#include "goldfish/statistics/resolution.h"
#include "icons.h"
#include "pages/lab_labels.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace pages
{

using base::text;
using Question = library::Playtest::Question;

namespace
{

constexpr int MostGames = 1'000'000;
constexpr double MostMinutes = 10'000;
constexpr double SecondsOfMinute = 60;
// Half the width of the interval of a mean of one observation, in standard deviations.
constexpr double WidthOfMean = 1.96;

QHBoxLayout *rowOf(QWidget *field, QWidget *beside)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(field, 1);
    row->addWidget(beside);
    return row;
}

} // namespace

LabLength::LabLength(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_amounts(new QStackedWidget(this))
    , m_games(new QSpinBox(this))
    , m_minutes(new QDoubleSpinBox(this))
    , m_unit(new QComboBox(this))
    , m_seed(new QSpinBox(this))
{
    m_games->setObjectName(QStringLiteral("labGames"));
    m_games->setAccessibleName(tr("How many games"));
    m_games->setRange(1, MostGames);
    m_games->setGroupSeparatorShown(true);
    m_games->setSingleStep(100);
    m_games->setValue(1000);
    m_minutes->setObjectName(QStringLiteral("labMinutes"));
    m_minutes->setAccessibleName(tr("How many minutes"));
    m_minutes->setRange(0.1, MostMinutes);
    m_minutes->setDecimals(1);
    m_minutes->setValue(5);
    m_amounts->addWidget(m_games);
    m_amounts->addWidget(m_minutes);
    m_amounts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_unit->setObjectName(QStringLiteral("labUnit"));
    m_unit->setAccessibleName(tr("Games or minutes"));
    m_unit->addItems({tr("games"), tr("minutes")});
    m_seed->setObjectName(QStringLiteral("labSeed"));
    m_seed->setAccessibleName(tr("Seed of all lots"));
    m_seed->setToolTip(tr("The same seed plays the same games again"));
    m_seed->setRange(1, std::numeric_limits<int>::max());
    auto *another = new QToolButton(this);
    another->setObjectName(QStringLiteral("labNewSeed"));
    another->setIcon(icons::icon(QStringLiteral("dice")));
    another->setToolTip(tr("Another seed"));
    another->setAccessibleName(another->toolTip());
    another->setFocusPolicy(Qt::TabFocus);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(8);
    form->addRow(labelFor(tr("Le&ngth:"), m_games, this), rowOf(m_amounts, m_unit));
    form->addRow(labelFor(tr("See&d:"), m_seed, this), rowOf(m_seed, another));
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_amounts->setCurrentIndex(index);
        Q_EMIT changed();
    });
    connect(m_games, &QSpinBox::valueChanged, this, &LabLength::changed);
    connect(m_minutes, &QDoubleSpinBox::valueChanged, this, &LabLength::changed);
    connect(another, &QToolButton::clicked, this, [this] {
        m_seed->setValue(QRandomGenerator::global()->bounded(1, MostGames));
    });
}

bool LabLength::isByTime() const
{
    return m_unit->currentIndex() == 1;
}

models::Extent LabLength::extent() const
{
    models::Extent extent;
    extent.games = static_cast<std::uint64_t>(m_games->value());
    if (isByTime()) {
        extent.seconds = m_minutes->value() * SecondsOfMinute;
    }
    return extent;
}

std::uint64_t LabLength::seed() const
{
    return static_cast<std::uint64_t>(m_seed->value());
}

void LabLength::setGames(int games)
{
    m_unit->setCurrentIndex(0);
    m_games->setValue(games);
}

void LabLength::setSeed(int seed)
{
    m_seed->setValue(seed);
}

QString LabLength::promise(const LabOutlook &outlook) const
{
    if (!isByTime()) {
        return promiseOfGames(extent().games, outlook);
    }
    if (outlook.speed <= 0) {
        return tr("How many games that makes, and what they can show, is known once some were "
                  "played.");
    }
    const auto games = std::max<std::int64_t>(1, std::llround(*extent().seconds * outlook.speed));
    const auto speed = text("Lab", "At %1 games a second, as last time, that makes about %2 games.")
                           .with(goldfish::decimal(outlook.speed, 1))
                           .with(games);
    return wording::render(speed, m_wording) + QLatin1Char(' ')
        + promiseOfGames(static_cast<std::uint64_t>(games), outlook);
}

QString LabLength::promiseOfGames(std::uint64_t games, const LabOutlook &outlook) const
{
    const auto count = static_cast<std::int64_t>(games);
    if (outlook.question == Question::Ablation) {
        return wording::render(
            text("Lab",
                 "Each of %1 pieces plays at most %2 pairs of games, and fewer once it is decided. "
                 "What makes less than half a point a game counts as no difference.")
                .with(outlook.exchanges)
                .with(count),
            m_wording);
    }
    if (outlook.question == Question::Score && outlook.opponents == 0) {
        const double width = WidthOfMean / std::sqrt(static_cast<double>(games));
        return wording::render(
            text("Lab",
                 "%1 games tell the average score to within %2 of the standard deviation of single "
                 "games.")
                .with(count)
                .with(goldfish::percent(width)),
            m_wording);
    }
    const bool isComparison = outlook.question == Question::Comparison;
    QString words = wording::render(goldfish::promiseOf(games, isComparison), m_wording);
    const auto opponents = static_cast<std::int64_t>(outlook.opponents);
    if (!isComparison && opponents > 1) {
        const auto each = std::max<std::int64_t>(1, count / opponents);
        words += QLatin1Char(' ')
            + wording::render(
                     text("Lab", "That is %1 against each opponent: to within %2.")
                         .with(each)
                         .with(goldfish::decimal(100 * goldfish::halfWidthOfRate(each), 1)),
                     m_wording);
    }
    return words;
}

} // namespace pages
