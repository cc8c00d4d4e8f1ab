#include "pages/lab_figures.h"

#include "models/report_table_model.h"
#include "pages/lab_tabs.h"
#include "widgets/band_plot.h"
#include "widgets/bar_plot.h"
#include "widgets/map_plot.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStyle>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

namespace
{

// Where there is so much room, or the table is so narrow, the drawing stands beside the table, else
// above it.
constexpr int WideRoom = 1000;
constexpr int FewColumns = 4;
constexpr int RoomForColumns = 560;
// Of the room, at most.
constexpr double ShareBeside = 0.66;
constexpr double ShareBesideMap = 0.45; // the map is what one looks for
constexpr double ShareBelow = 0.55;

} // namespace

LabFigures::LabFigures(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_tabs(new QTabBar(this))
    , m_note(new QLabel(this))
    , m_splitter(new QSplitter(this))
    , m_table(new QTableView(this))
    , m_model(new models::ReportTableModel(wording, this))
    , m_sorted(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("labFigures"));
    m_tabs->setObjectName(QStringLiteral("labTabs"));
    m_tabs->setAccessibleName(tr("Figures"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    makeTable();
    m_splitter->setObjectName(QStringLiteral("labSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeCharts());
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_tabs);
    column->addWidget(m_note);
    column->addWidget(m_splitter, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &LabFigures::showCurrent);
}

void LabFigures::makeTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(models::ReportTableModel::SortRole);
    m_table->setObjectName(QStringLiteral("labTable"));
    m_table->setModel(m_sorted);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSortingEnabled(true);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setToolTip(tr("Enter or a double click opens the games behind a cell"));
    m_table->setAccessibleName(tr("Figures"));
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const auto cell = m_sorted->mapToSource(index);
        openCell(cell.row(), cell.column());
    });
}

QWidget *LabFigures::makeCharts()
{
    using Form = widgets::BarPlot::Form;
    auto *inside = new QWidget(this);
    m_upright = new widgets::BarPlot(Form::Upright, inside);
    m_lying = new widgets::BarPlot(Form::Lying, inside);
    m_dots = new widgets::BarPlot(Form::Dots, inside);
    m_band = new widgets::BandPlot(inside);
    m_map = new widgets::MapPlot(inside);
    inside->setBackgroundRole(QPalette::Base); // below a drawing that needs less than there is
    inside->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    for (auto *plot :
         std::initializer_list<widgets::Plot *>{m_upright, m_lying, m_dots, m_band, m_map}) {
        plot->setObjectName(QStringLiteral("labPlot"));
        plot->hide();
        column->addWidget(plot, 1);
        connect(plot, &widgets::Plot::cellChosen, this, &LabFigures::openCell);
    }
    column->addStretch();
    m_charts = new QScrollArea(this);
    m_charts->setObjectName(QStringLiteral("labCharts"));
    m_charts->setFocusPolicy(Qt::NoFocus);
    m_charts->setWidget(inside);
    m_charts->setWidgetResizable(true);
    m_charts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_charts;
}

void LabFigures::show(std::shared_ptr<const library::LabResult> result)
{
    m_result = std::move(result);
    m_tables = m_result->document.tables;
    if (m_result->report.hasResting() && m_result->report.matches > 0) {
        m_tables.push_back(goldfish::restingTable(m_result->report));
    }
    m_tables.push_back(m_result->document.identity);
    fillTabs();
    showCurrent();
}

// A report on the way has the same tabs as before: they are left alone.
void LabFigures::fillTabs()
{
    bool isSame = m_tabs->count() == static_cast<int>(m_tables.size());
    for (int tab = 0; isSame && tab < m_tabs->count(); ++tab) {
        isSame = m_tabs->tabData(tab).toString().toStdString()
            == m_tables[static_cast<std::size_t>(tab)].slug;
    }
    if (isSame) {
        return;
    }
    const QSignalBlocker blocker(m_tabs);
    // Where something else was asked for, its answer comes first.
    const QString before = m_tabs->tabData(0).toString() == QString::fromStdString(m_tables[0].slug)
        ? m_tabs->tabData(m_tabs->currentIndex()).toString()
        : QString();
    while (m_tabs->count() > 0) {
        m_tabs->removeTab(0);
    }
    for (const auto &table : m_tables) {
        const QString slug = QString::fromStdString(table.slug);
        const int tab = m_tabs->addTab(tabTitleOf(slug));
        m_tabs->setTabData(tab, slug);
        m_tabs->setTabToolTip(tab, words(table.title));
    }
    m_tabs->updateGeometry(); // a bar that is not seen yet does not tell its layout
    showTable(before);
}

void LabFigures::showTable(const QString &slug)
{
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (m_tabs->tabData(tab).toString() == slug) {
            m_tabs->setCurrentIndex(tab);
        }
    }
}

void LabFigures::stepTab(int by)
{
    if (m_tabs->count() > 0) {
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count());
    }
}

void LabFigures::focusTable()
{
    m_table->setFocus();
}

void LabFigures::sortByCurrentColumn()
{
    const int column = m_table->currentIndex().column();
    auto *header = m_table->horizontalHeader();
    if (column >= 0) {
        const bool isTurned = header->sortIndicatorSection() == column
            && header->sortIndicatorOrder() == Qt::DescendingOrder;
        m_table->sortByColumn(column, isTurned ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
}

void LabFigures::showCurrent()
{
    const int tab = m_tabs->currentIndex();
    if (tab < 0 || tab >= static_cast<int>(m_tables.size())) {
        return;
    }
    const auto &table = m_tables[static_cast<std::size_t>(tab)];
    const bool isAnother = m_table->property("slug").toString().toStdString() != table.slug;
    m_table->setProperty("slug", QString::fromStdString(table.slug));
    if (isAnother) {
        m_table->sortByColumn(-1, Qt::AscendingOrder); // as the report has it
    }
    m_model->setTable(table);
    m_table->setAccessibleName(words(table.title));
    m_note->setText(words(table.note));
    m_note->setVisible(!table.note.empty());
    showChart(table);
    if (isAnother) {
        m_table->setCurrentIndex(m_sorted->index(0, 0));
    }
    fitColumns(table);
    turnSplitter();
}

// Names and sentences take what the numbers leave.
void LabFigures::fitColumns(const goldfish::Table &table)
{
    const bool hasTitles = !table.columns.empty();
    const bool isMap = table.slug == "resting";
    auto *header = m_table->horizontalHeader();
    header->setVisible(hasTitles);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setVisible(isMap);
    m_table->setSortingEnabled(!isMap); // its order is that of the map
    if (isMap) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setDefaultSectionSize(fontMetrics().horizontalAdvance(QStringLiteral("00000")));
    }
    header->resizeSections(
        header->sectionResizeMode(0)); // at once: the splitter asks for its length
    m_table->setWordWrap(!hasTitles);
    if (!hasTitles && m_model->columnCount() > 1) {
        header->setSectionResizeMode(1, QHeaderView::Stretch);
        m_table->resizeRowsToContents();
    } else {
        const int row = m_table->verticalHeader()->defaultSectionSize();
        for (int i = 0; i < m_sorted->rowCount(); ++i) {
            m_table->setRowHeight(i, row);
        }
    }
}

void LabFigures::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    turnSplitter();
}

// The table takes what it needs, up to its share; the drawing has the rest, and leaves what it
// cannot use.
void LabFigures::turnSplitter()
{
    const bool hasSentences = m_table->horizontalHeader()->isHidden();
    const bool isNarrow =
        (m_model->columnCount() <= FewColumns && !hasSentences) || m_map->isVisibleTo(this);
    const bool isBeside = (isNarrow && width() >= RoomForColumns) || width() >= WideRoom;
    m_splitter->setOrientation(isBeside ? Qt::Horizontal : Qt::Vertical);
    const int room =
        (isBeside ? m_splitter->width() : m_splitter->height()) - m_splitter->handleWidth();
    const int needed = isBeside
        ? m_table->horizontalHeader()->length()
            + (m_table->verticalHeader()->isVisible() ? m_table->verticalHeader()->width() : 0)
        : m_table->verticalHeader()->length() + m_table->horizontalHeader()->height();
    const int frame = 2 * m_table->frameWidth()
        + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_table);
    const double share = !isBeside ? ShareBelow
        : m_map->isVisibleTo(this) ? ShareBesideMap
                                   : ShareBeside;
    const int table = std::min(needed + frame, static_cast<int>(room * share));
    const int drawing = isBeside ? room - table : std::min(room - table, tallestDrawing());
    m_splitter->setSizes({drawing, room - drawing});
}

int LabFigures::tallestDrawing() const
{
    int tallest = 0;
    for (const auto *plot :
         std::initializer_list<const widgets::Plot *>{m_upright, m_lying, m_dots, m_band, m_map}) {
        if (plot->isVisibleTo(this)) {
            tallest = std::max(tallest, plot->maximumHeight());
        }
    }
    return std::min(tallest, QWIDGETSIZE_MAX - 2 * m_charts->frameWidth())
        + 2 * m_charts->frameWidth();
}

void LabFigures::openCell(int row, int column)
{
    if (const auto behind = m_model->behind(m_model->index(row, column))) {
        Q_EMIT gamesRequested(*behind);
    }
}

QString LabFigures::words(const base::Text &text) const
{
    return wording::render(text, m_wording);
}

} // namespace pages
