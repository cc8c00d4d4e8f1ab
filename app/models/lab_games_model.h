// The games behind a figure as a table: which it was, against whom, from which place, and how it
// went. Each row can be opened on the table.
#pragma once

#include "library/lab_job.h"

#include <QAbstractTableModel>

#include <vector>

namespace models
{

class LabGamesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        RosterColumn,
        OpponentColumn,
        PlaceColumn,
        ScoreColumn,
        MarginColumn,
        ResultColumn,
        TurnsColumn,
        FigureColumn,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;

    void setGames(std::vector<library::LabGame> games, const QString &figureTitle);
    const library::LabGame *game(const QModelIndex &index) const; // null outside
    // Whether it says anything that differs; a view hides the others.
    bool hasColumn(Column column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString resultText(library::LabGame::Result result);

private:
    QVariant value(const library::LabGame &game, int column) const;
    static QString words(const QVariant &value, int column);

    std::vector<library::LabGame> m_games;
    QString m_figureTitle;
    bool m_hasRosters = false; // of several
    bool m_hasOpponents = false;
    bool m_hasTurns = false;
};

} // namespace models
