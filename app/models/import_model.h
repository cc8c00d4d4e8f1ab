// What an import would do, row by row, as a table: fate, line, name, and what changes or why not.
// Rows of one fate can be shown alone.
#pragma once

#include "catalog/piece_table.h"
#include "wording/qt_wording.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace models
{

class ImportModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FateColumn, LineColumn, NameColumn, ReasonColumn, ColumnCount };

    // The wording must outlive the model.
    explicit ImportModel(const wording::QtWording &wording, QObject *parent = nullptr);

    void setPlan(std::shared_ptr<const catalog::ImportPlan> plan); // null: no rows
    void setFilter(std::optional<catalog::RowFate> fate);
    int count(catalog::RowFate fate) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString fateWord(catalog::RowFate fate);
    static QString fateSentence(catalog::RowFate fate);

private:
    void refilter();
    QString nameOf(const catalog::PlannedRow &row) const;
    QString cell(const catalog::PlannedRow &row, int column) const;
    // Why it fares so, and what is noted of its values; a sentence each.
    QStringList reasonsOf(const catalog::PlannedRow &row) const;
    QString toolTip(const catalog::PlannedRow &row, int column) const;

    const wording::QtWording &m_wording;
    std::shared_ptr<const catalog::ImportPlan> m_plan;
    std::optional<catalog::RowFate> m_fate;
    std::vector<std::size_t> m_rows;
};

} // namespace models
