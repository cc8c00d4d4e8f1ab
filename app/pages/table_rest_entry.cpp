#include "pages/table_rest_entry.h"

#include "boards/table_board.h"
#include "icons.h"
#include "pages/table_point_entry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

namespace
{

// How far outside the area a place may be typed, µm.
constexpr std::int32_t Beyond = 500'000;

base::Rectangle widened(base::Rectangle area)
{
    return {{area.least.x - Beyond, area.least.y - Beyond},
            {area.most.x + Beyond, area.most.y + Beyond}};
}

} // namespace

TableRestEntry::TableRestEntry(QWidget *parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_place(new TablePointEntry(tr("Where it came to rest"), this))
    , m_isOut(new QCheckBox(tr("It went out"), this))
    , m_rows(new QVBoxLayout)
    , m_others(new QComboBox(this))
{
    m_place->setObjectName(QStringLiteral("restPlace"));
    m_isOut->setObjectName(QStringLiteral("restOut"));
    m_isOut->setAccessibleName(m_isOut->text());
    m_others->setObjectName(QStringLiteral("restOthers"));
    m_others->setAccessibleName(tr("Another piece that was moved"));
    m_question->setWordWrap(true);
    auto *inside = new QWidget(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(6);
    inside->setLayout(m_rows);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Pieces that were moved"));
    auto *done = new QPushButton(icons::icon(QStringLiteral("legal")), tr("It Lies There"), this);
    done->setObjectName(QStringLiteral("restDone"));
    done->setAccessibleName(done->text());
    done->setToolTip(tr("Enter"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    column->addWidget(m_place);
    column->addWidget(m_isOut);
    column->addWidget(done);
    column->addSpacing(8);
    column->addWidget(m_others);
    column->addWidget(scroll, 1);
    connect(done, &QPushButton::clicked, this, &TableRestEntry::finish);
    connect(m_place, &TablePointEntry::entered, this, &TableRestEntry::finish);
    connect(m_place, &TablePointEntry::edited, this, &TableRestEntry::changed);
    connect(m_isOut, &QCheckBox::toggled, this, [this](bool isOut) {
        m_place->setEnabled(!isOut);
        Q_EMIT changed();
    });
    connect(m_others, &QComboBox::activated, this, [this](int place) {
        if (place > 0) {
            const engine::Token token{
                static_cast<std::uint16_t>(m_others->itemData(place).toInt())};
            setPlace(token, m_board->placeOf(token).value_or(base::Point()));
        }
    });
}

void TableRestEntry::begin(const boards::TableBoard &board, base::Point point)
{
    m_board = &board;
    m_thrown = board.thrown();
    m_outside = board.outside();
    while (!m_moved.empty()) {
        removeMoved(m_moved.back().token);
    }
    const QString name = board.nameOf(m_thrown);
    m_question->setText(tr("Type it, or click there on the board. Drag the pieces that it moved."));
    m_place->setWhat(tr("Where %1 came to rest").arg(name));
    m_place->setBounds(widened(board.area()));
    m_place->setPoint(point);
    m_isOut->setChecked(false);
    fillOthers();
    Q_EMIT changed();
}

void TableRestEntry::setPlace(engine::Token token, base::Point point)
{
    if (token == m_thrown) {
        m_isOut->setChecked(false);
        m_place->setPoint(point);
        Q_EMIT changed();
        return;
    }
    const auto found = std::find_if(m_moved.begin(), m_moved.end(), [token](const Moved &each) {
        return each.token == token;
    });
    if (found != m_moved.end()) {
        found->place->setPoint(point);
    } else {
        addMoved(token, m_board->nameOf(token), point);
        fillOthers();
    }
    Q_EMIT changed();
}

std::vector<engine::Resting> TableRestEntry::entered() const
{
    std::vector<engine::Resting> result{
        {m_thrown, m_isOut->isChecked() ? m_outside : m_place->point()}};
    for (const auto &each : m_moved) {
        result.push_back({each.token, each.place->point()});
    }
    return result;
}

void TableRestEntry::addMoved(engine::Token token, const QString &name, base::Point point)
{
    auto *row = new QWidget(this);
    auto *label = new QLabel(name, row);
    auto *place = new TablePointEntry(tr("Where %1 lies now").arg(name), row);
    place->setBounds(widened(m_board->area()));
    place->setPoint(point);
    auto *remove = new QToolButton(row);
    remove->setIcon(icons::icon(QStringLiteral("close")));
    remove->setAutoRaise(true);
    remove->setAccessibleName(tr("%1 was not moved").arg(name));
    remove->setToolTip(remove->accessibleName());
    auto *line = new QHBoxLayout;
    line->addWidget(label, 1);
    line->addWidget(remove);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(place);
    m_rows->addWidget(row, 0, Qt::AlignTop);
    m_moved.push_back({token, row, place});
    connect(place, &TablePointEntry::edited, this, &TableRestEntry::changed);
    connect(place, &TablePointEntry::entered, this, &TableRestEntry::finish);
    connect(remove, &QToolButton::clicked, this, [this, token] {
        removeMoved(token);
        fillOthers();
        Q_EMIT changed();
    });
}

void TableRestEntry::removeMoved(engine::Token token)
{
    const auto found = std::find_if(m_moved.begin(), m_moved.end(), [token](const Moved &each) {
        return each.token == token;
    });
    if (found != m_moved.end()) {
        found->row->hide();
        found->row->deleteLater(); // its own button may have asked for it
        m_moved.erase(found);
    }
}

void TableRestEntry::fillOthers()
{
    m_others->clear();
    m_others->addItem(tr("Another piece was moved…"));
    for (const auto token : m_board->onTable()) {
        const bool isEntered = token == m_thrown
            || std::any_of(m_moved.begin(), m_moved.end(), [token](const Moved &each) {
                                   return each.token == token;
                               });
        if (!isEntered) {
            m_others->addItem(m_board->nameOf(token), static_cast<int>(token));
        }
    }
    m_others->setEnabled(m_others->count() > 1);
}

void TableRestEntry::finish()
{
    engine::Rest rest;
    for (const auto &each : entered()) {
        (void)rest.add(each); // beyond the most there are, no chip of a real throw moves
    }
    Q_EMIT done(rest);
}

} // namespace pages
