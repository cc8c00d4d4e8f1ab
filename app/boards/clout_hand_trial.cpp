#include "boards/clout_hand_trial.h"

#include "boards/announcement.h"
#include "boards/clout_hand_area.h"
#include "boards/clout_hand_fit.h"
#include "boards/clout_hand_model.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

namespace boards
{

using games::clout::Estimate;
using games::clout::FittedHand;

namespace
{

constexpr int LeastHeightMm = 350; // rulebook, Step 1

// "3.1 (from 2.2 to 4.5)", in the units of which there are so many in one.
QString withInterval(const Estimate &estimate, double parts, int digits)
{
    const QLocale locale;
    const auto words = [&](std::int32_t figure) {
        return locale.toString(figure / parts, 'f', digits);
    };
    return CloutHandTrial::tr("± %1 (%2 to %3)")
        .arg(words(estimate.value), words(estimate.least), words(estimate.most));
}

} // namespace

CloutHandTrial::CloutHandTrial(std::filesystem::path folder,
                               const wording::QtWording &wording,
                               QWidget *parent)
    : HandTrial(parent)
    , m_wording(wording)
    , m_model(new CloutHandModel(this))
    , m_fit(new CloutHandFit(std::move(folder), this))
    , m_area(new CloutHandArea(this))
    , m_result(new QLabel(this))
    , m_announcement(new Announcement(this))
{
    m_area->setObjectName(QStringLiteral("handArea"));
    m_result->setObjectName(QStringLiteral("handResult"));
    m_result->setWordWrap(true);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *numbers = new QVBoxLayout;
    numbers->addWidget(stancePart());
    numbers->addWidget(entryPart());
    numbers->addWidget(listPart(), 1);
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_area, 3);
    columns->addLayout(numbers, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(columns, 1);
    column->addWidget(m_result);
    connect(m_area, &CloutHandArea::stopped, this, &CloutHandTrial::enter);
    connect(m_area, &CloutHandArea::cursorMoved, this, [this](HandStop cursor) {
        m_right->setValue(cursor.rightMm);
        m_beyond->setValue(cursor.beyondMm);
    });
    connect(m_model, &CloutHandModel::throwsChanged, this, &CloutHandTrial::showThrows);
    connect(m_fit, &CloutHandFit::changed, this, &CloutHandTrial::showFit);
    const auto onKey = [this](QKeySequence::StandardKey key, QPushButton *pressed) {
        connect(new QShortcut(key, this), &QShortcut::activated, pressed, &QPushButton::click);
    };
    onKey(QKeySequence::Undo, m_undo);
    onKey(QKeySequence::Redo, m_redo);
    showStance();
    showThrows();
}

QSpinBox *
CloutHandTrial::millimetres(const QString &objectName, const QString &name, int least, int most)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setSuffix(tr(" mm"));
    box->setRange(least, most);
    box->setSingleStep(10);
    return box;
}

QPushButton *CloutHandTrial::button(const QString &objectName, const QString &words)
{
    auto *made = new QPushButton(words, this);
    made->setObjectName(objectName);
    made->setAccessibleName(words);
    made->setAutoDefault(false);
    return made;
}

QWidget *CloutHandTrial::stancePart()
{
    auto *part = new QWidget(this);
    auto *form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    m_distance = millimetres(QStringLiteral("handDistance"),
                             tr("From under the hand to the mark"),
                             100,
                             HandThrows::FarthestMm);
    m_height = millimetres(QStringLiteral("handHeight"),
                           tr("Height of the hand over the table"),
                           LeastHeightMm,
                           2000);
    m_arc = millimetres(QStringLiteral("handArc"), tr("Rise of the arc over the hand"), 1, 1000);
    for (auto *box : {m_distance, m_height, m_arc}) {
        form->addRow(box->accessibleName(), box);
        connect(box, &QSpinBox::valueChanged, this, [this] {
            m_model->setStance({m_distance->value(), m_height->value(), m_arc->value()});
        });
    }
    return part;
}

QWidget *CloutHandTrial::entryPart()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    constexpr int Most = HandThrows::FarthestMm;
    m_right = millimetres(QStringLiteral("handRight"), tr("Right of the mark"), -Most, Most);
    m_beyond = millimetres(QStringLiteral("handBeyond"), tr("Beyond the mark"), -Most, Most);
    m_right->setPrefix(QStringLiteral("→ "));
    m_beyond->setPrefix(QStringLiteral("↑ "));
    auto *add = button(QStringLiteral("handAdd"), tr("Add"));
    for (auto *box : {m_right, m_beyond}) {
        box->setToolTip(box->accessibleName());
        row->addWidget(box, 1);
    }
    row->addWidget(add);
    connect(add, &QPushButton::clicked, this, &CloutHandTrial::enterTyped);
    return part;
}

QWidget *CloutHandTrial::listPart()
{
    auto *part = new QWidget(this);
    m_table = new QTableView(part);
    m_table->setObjectName(QStringLiteral("handThrows"));
    m_table->setAccessibleName(tr("Where each chip stopped"));
    m_table->setModel(m_model);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_count = new QLabel(part);
    m_count->setObjectName(QStringLiteral("handCount"));
    m_remove = button(QStringLiteral("handRemove"), tr("Remove"));
    m_clear = button(QStringLiteral("handClear"), tr("Remove all"));
    m_undo = button(QStringLiteral("handUndo"), tr("Undo"));
    m_redo = button(QStringLiteral("handRedo"), tr("Redo"));
    auto *buttons = new QHBoxLayout;
    for (auto *each : {m_undo, m_redo, m_remove, m_clear}) {
        buttons->addWidget(each);
    }
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_count);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    const auto removeCurrent = [this] { m_model->remove(m_table->currentIndex().row()); };
    connect(m_remove, &QPushButton::clicked, this, removeCurrent);
    auto *removeKey = new QShortcut(QKeySequence::Delete, m_table);
    removeKey->setContext(Qt::WidgetShortcut);
    connect(removeKey, &QShortcut::activated, this, removeCurrent);
    connect(m_clear, &QPushButton::clicked, m_model, &CloutHandModel::clear);
    const auto stepped = [this] {
        showStance();
        showThrows();
    };
    connect(m_undo, &QPushButton::clicked, this, [this, stepped] {
        m_model->undo();
        stepped();
    });
    connect(m_redo, &QPushButton::clicked, this, [this, stepped] {
        m_model->redo();
        stepped();
    });
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &current) {
                m_area->setCurrent(current.row());
                m_remove->setEnabled(current.isValid());
            });
    return part;
}

void CloutHandTrial::enter(HandStop stop)
{
    m_model->add(stop);
    const int last = m_model->rowCount() - 1;
    m_table->setCurrentIndex(m_model->index(last, CloutHandModel::Right));
    m_announcement->say(CloutHandModel::sentence(last, stop));
}

void CloutHandTrial::enterTyped()
{
    enter({m_right->value(), m_beyond->value()});
    m_right->setFocus();
    m_right->selectAll();
}

void CloutHandTrial::showStance()
{
    const auto &stance = m_model->throws().stance();
    const QSignalBlocker distance(m_distance);
    const QSignalBlocker height(m_height);
    const QSignalBlocker arc(m_arc);
    m_distance->setValue(stance.distanceMm);
    m_height->setValue(stance.heightMm);
    m_arc->setValue(stance.arcMm);
}

void CloutHandTrial::showThrows()
{
    const auto &throws = m_model->throws();
    m_area->setThrows(throws);
    m_count->setText(tr("%1 of %2 chips").arg(throws.stops().size()).arg(HandThrows::Wanted));
    m_undo->setEnabled(throws.canUndo());
    m_redo->setEnabled(throws.canRedo());
    m_clear->setEnabled(!throws.stops().empty());
    m_remove->setEnabled(m_table->currentIndex().isValid());
    m_fit->fit(throws.real());
}

void CloutHandTrial::showFit()
{
    m_result->setText(sentence());
    if (m_fit->fitted()) {
        m_announcement->say(m_result->text());
    }
    Q_EMIT changed();
}

QString CloutHandTrial::sentence() const
{
    if (m_fit->problem()) {
        return wording::render(m_fit->problem()->what, m_wording);
    }
    const auto count = m_model->throws().stops().size();
    if (count == 0) {
        return tr("Lay a mark on the empty table, throw some twenty chips at it as in a match, and "
                  "enter where each came to rest. Take each away before the next one.");
    }
    if (count < games::clout::FewestRealThrows) {
        return tr("The hand shows from %1 throws on; twenty are a good number.")
            .arg(games::clout::FewestRealThrows);
    }
    if (!m_fit->fitted()) {
        return tr("The throws are being looked at…");
    }
    const FittedHand &fitted = *m_fit->fitted();
    QStringList surfaces;
    for (const auto &chance : fitted.surfaces) {
        if (chance.percent > 0) {
            surfaces.append(
                tr("%1 %2 %").arg(m_fit->surfaceTitle(chance.surface, m_wording.language()),
                                  QString::number(chance.percent)));
        }
    }
    return tr("Speed %1 %, sideways %2°, tilt %3°. The ranges hold the truth in 95 of 100 such "
              "trials. The table is like: %4.")
        .arg(withInterval(fitted.speedPerMyriad, 100, 1),
             withInterval(fitted.sidewaysMilliDeg, 1000, 2),
             withInterval(fitted.tiltMilliDeg, 1000, 0),
             surfaces.join(QStringLiteral(", ")));
}

std::optional<MeasuredHand> CloutHandTrial::measured() const
{
    if (!m_fit->fitted()) {
        return std::nullopt;
    }
    const FittedHand &fitted = *m_fit->fitted();
    return MeasuredHand{games::clout::printHand(fitted.hand),
                        fitted.surfaces.empty() ? std::string() : fitted.surfaces.front().surface,
                        m_model->throws().written()};
}

bool CloutHandTrial::isEmpty() const
{
    return m_model->throws().stops().empty();
}

base::Outcome CloutHandTrial::resume(const std::string &throws)
{
    auto done = m_model->read(throws);
    showStance();
    showThrows();
    return done;
}

HandTrial *makeHandTrial(const std::string &game,
                         const std::filesystem::path &data,
                         const wording::QtWording &wording,
                         QWidget *parent)
{
    return game == "clout" ? new CloutHandTrial(data, wording, parent) : nullptr;
}

} // namespace boards
