#include "dialogs/new_match_ground.h"

#include "engine/seat.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

namespace dialogs
{

namespace
{

constexpr int MillimetresPerCentimetre = 10;
constexpr std::int32_t MicrometresPerCentimetre = 10'000;

QHBoxLayout *bareRow(QWidget *parent)
{
    auto *row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    return row;
}

} // namespace

NewMatchGround::NewMatchGround(QWidget *parent)
    : Fold(parent)
{
    auto *content = new QWidget(this);
    auto *form = new QFormLayout(content);
    form->setContentsMargins(24, 0, 0, 0);
    m_surface = new QComboBox(content);
    m_surface->setObjectName(QStringLiteral("surface"));
    m_surface->setAccessibleName(tr("Surface"));
    m_surface->addItem(tr("Wood"), QStringLiteral("wood"));
    m_surface->addItem(tr("Linoleum"), QStringLiteral("linoleum"));
    m_surface->addItem(tr("Felt"), QStringLiteral("felt"));
    m_surface->addItem(tr("Carpet"), QStringLiteral("carpet"));
    form->addRow(tr("Surface"), m_surface);
    m_across = length(tr("Width of the playing area"), 20, 2000, 100);
    m_across->setObjectName(QStringLiteral("areaAcross"));
    m_up = length(tr("Depth of the playing area"), 20, 2000, 100);
    m_up->setObjectName(QStringLiteral("areaUp"));
    auto *area = new QWidget(content);
    auto *row = bareRow(area);
    row->addWidget(m_across);
    row->addWidget(new QLabel(QStringLiteral("×"), area));
    row->addWidget(m_up);
    row->addStretch();
    form->addRow(tr("Playing area"), area);
    form->addRow(tr("Increments"), incrementRow());
    form->addRow(tr("Thrown from"), placeRow());
    setContent(content);
    for (auto *side : {m_across, m_up}) {
        connect(side, &QSpinBox::valueChanged, this, &NewMatchGround::areaChanged);
    }
    for (auto *box : m_increments) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &NewMatchGround::summarise);
    }
    for (auto *box : {m_surface, m_places}) {
        connect(box, &QComboBox::currentIndexChanged, this, &NewMatchGround::summarise);
    }
    areaChanged();
}

QSpinBox *NewMatchGround::length(const QString &name, int least, int most, int value)
{
    auto *box = new QSpinBox(this);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setRange(least, most);
    box->setSuffix(tr(" cm"));
    box->setValue(value);
    return box;
}

QWidget *NewMatchGround::incrementRow()
{
    auto *part = new QWidget(this);
    auto *row = bareRow(part);
    for (std::size_t seat = 0; seat < engine::MostSeats; ++seat) {
        auto *box = new QDoubleSpinBox(part);
        box->setObjectName(QStringLiteral("increment%1").arg(seat + 1));
        box->setAccessibleName(tr("Increment of player %1").arg(seat + 1));
        box->setToolTip(box->accessibleName());
        box->setDecimals(1);
        box->setRange(0.1, 500);
        box->setSuffix(tr(" cm"));
        row->addWidget(box);
        m_increments.push_back(box);
    }
    row->addStretch();
    return part;
}

QWidget *NewMatchGround::placeRow()
{
    auto *part = new QWidget(this);
    auto *row = bareRow(part);
    m_places = new QComboBox(part);
    m_places->setObjectName(QStringLiteral("places"));
    m_places->setAccessibleName(tr("Where throws come from"));
    m_places->addItem(tr("Places evenly spaced"));
    m_places->addItem(tr("One agreed spot"));
    row->addWidget(m_places);
    m_place = new QWidget(part);
    auto *spot = bareRow(m_place);
    m_placeAcross = length(tr("The agreed spot, from the left"), -100, 2100, 50);
    m_placeUp = length(tr("The agreed spot, from the front"), -100, 2100, -5);
    spot->addWidget(m_placeAcross);
    spot->addWidget(m_placeUp);
    row->addWidget(m_place);
    row->addStretch();
    m_place->hide();
    connect(m_places, &QComboBox::currentIndexChanged, m_place, &QWidget::setVisible);
    return part;
}

void NewMatchGround::setSeats(std::size_t seats)
{
    for (std::size_t seat = 0; seat < m_increments.size(); ++seat) {
        m_increments[seat]->setVisible(seat < seats);
    }
}

// A size brings its increments; who wants a handicap sets it afterwards.
void NewMatchGround::areaChanged()
{
    const auto usual = boards::usualIncrementMm(ground().areaMm);
    for (auto *box : m_increments) {
        box->setValue(static_cast<double>(usual) / MillimetresPerCentimetre);
    }
    summarise();
}

void NewMatchGround::summarise()
{
    const QLocale locale;
    QStringList lengths;
    for (const auto *box : m_increments) {
        if (!box->isHidden()) {
            const QString words = locale.toString(box->value());
            if (!lengths.contains(words)) {
                lengths.append(words);
            }
        }
    }
    setSummary(tr("Table: %1 · %2 × %3 cm · increment %4 cm · %5")
                   .arg(m_surface->currentText(),
                        locale.toString(m_across->value()),
                        locale.toString(m_up->value()),
                        lengths.join(QStringLiteral(" / ")),
                        m_places->currentText()));
}

boards::Ground NewMatchGround::ground() const
{
    boards::Ground ground;
    ground.areaMm = {m_across->value() * MillimetresPerCentimetre,
                     m_up->value() * MillimetresPerCentimetre};
    for (const auto *box : m_increments) {
        ground.incrementMm.push_back(
            static_cast<std::int64_t>(qRound(box->value() * MillimetresPerCentimetre)));
    }
    if (m_places->currentIndex() == 1) {
        ground.place = base::Point{m_placeAcross->value() * MicrometresPerCentimetre,
                                   m_placeUp->value() * MicrometresPerCentimetre};
    }
    return ground;
}

std::string NewMatchGround::surface() const
{
    return m_surface->currentData().toString().toStdString();
}

} // namespace dialogs
