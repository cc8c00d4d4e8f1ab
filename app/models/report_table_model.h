// A table of a report as the views show it: words in the reader's language, numbers to the right,
// sorted by what they are worth, and for each cell the games behind it.
#pragma once

#include "goldfish/report_tables.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace models
{

class ReportTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortRole = Qt::UserRole + 1 };

    // The wording must outlive the model.
    explicit ReportTableModel(const base::Wording &wording, QObject *parent = nullptr);

    // A table of the same rows and columns changes in place, so that a view stays where it is.
    void setTable(const goldfish::Table &table);
    // Nothing where there are none.
    std::optional<goldfish::Behind> behind(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Cell {
        QString words;
        std::optional<double> number; // that it begins with
    };

    std::vector<std::vector<Cell>> rendered(const goldfish::Table &table) const;
    bool isNumeric(int column) const;

    const base::Wording &m_wording;
    goldfish::Table m_table;
    QStringList m_titles;
    std::vector<std::vector<Cell>> m_rows;
    std::vector<bool> m_isNumeric; // of each column
    int m_columns = 0;
};

} // namespace models
