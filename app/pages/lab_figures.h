// The figures of a playtest, one table at a time: a tab for each, the drawing beside its table, and
// from every cell a way to the games behind it.
#pragma once

#include "goldfish/behind.h"
#include "library/lab_job.h"
#include "wording/qt_wording.h"

#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;
class QSortFilterProxyModel;
class QSplitter;
class QTabBar;
class QTableView;

namespace models
{
class ReportTableModel;
}
namespace widgets
{
class BandPlot;
class BarPlot;
class MapPlot;
class Plot;
} // namespace widgets

namespace pages
{

class LabFigures : public QWidget
{
    Q_OBJECT

public:
    // The wording must outlive it.
    explicit LabFigures(const wording::QtWording &wording, QWidget *parent = nullptr);

    // The tab in view stays in view, where there still is one.
    void show(std::shared_ptr<const library::LabResult> result);
    // "scores", "turns"…: see goldfish::Table.
    void showTable(const QString &slug);
    void stepTab(int by);
    void focusTable();
    // As a click on the column's title does.
    void sortByCurrentColumn();

Q_SIGNALS:
    void gamesRequested(const goldfish::Behind &behind);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    QWidget *makeCharts();
    void fillTabs();
    void showCurrent();
    void showChart(const goldfish::Table &table);
    widgets::Plot *plotOf(const goldfish::Table &table) const; // null: none
    void showBars(widgets::BarPlot *plot, const goldfish::Table &table);
    void showTurns(const goldfish::Table &table);
    void showMap();
    void fitColumns(const goldfish::Table &table);
    void turnSplitter();
    int tallestDrawing() const; // pixels that the drawing shown can use
    void openCell(int row, int column);
    QString words(const base::Text &text) const;

    const wording::QtWording &m_wording;
    std::shared_ptr<const library::LabResult> m_result;
    std::vector<goldfish::Table> m_tables; // in the order of the tabs
    QTabBar *m_tabs = nullptr;
    QLabel *m_note = nullptr;
    QSplitter *m_splitter = nullptr;
    QScrollArea *m_charts = nullptr;
    widgets::BarPlot *m_upright = nullptr;
    widgets::BarPlot *m_lying = nullptr;
    widgets::BarPlot *m_dots = nullptr;
    widgets::BandPlot *m_band = nullptr;
    widgets::MapPlot *m_map = nullptr;
    QTableView *m_table = nullptr;
    models::ReportTableModel *m_model = nullptr;
    QSortFilterProxyModel *m_sorted = nullptr;
};

} // namespace pages
