// The stored rosters as the rows of a table: name, format, size, verdict, when changed. The
// verdict is worked out only for rows on screen and remembered until the roster changes.
#pragma once

#include "services.h"
#include "storage/roster_store.h"

#include <QAbstractTableModel>

#include <optional>
#include <unordered_map>
#include <vector>

namespace models
{

class RosterListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        FormatColumn,
        SizeColumn,
        VerdictColumn,
        FolderColumn,
        ChangedColumn,
        Columns
    };
    enum Role { IdRole = Qt::UserRole + 1 };
    enum class Show { Current, Archived };

    explicit RosterListModel(Services services, QObject *parent = nullptr);

    // Reads the list again from the store.
    base::Outcome reload();
    void setGame(const QString &slug);
    void setShow(Show show);
    // Words that name, folder, format or tags must hold, compared folded.
    void setSearch(const QString &words);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    const storage::RosterSummary &summary(int row) const
    {
        return m_all[m_rows[static_cast<std::size_t>(row)]];
    }
    int rowOf(const std::string &id) const;
    // How many the game has at all, archived ones too.
    int total() const;

private:
    struct Judged {
        std::int64_t modified = 0;
        std::optional<construction::Legality> legality; // none: it cannot be judged
    };

    void refilter();
    bool isBefore(std::size_t one, std::size_t other) const;
    std::optional<construction::Legality> legality(const storage::RosterSummary &summary) const;
    QVariant display(const storage::RosterSummary &summary, int column) const;

    Services m_services;
    std::vector<storage::RosterSummary> m_all;
    std::vector<std::size_t> m_rows; // places in m_all
    mutable std::unordered_map<std::string, Judged> m_judged;
    std::string m_game;
    std::string m_search;
    Show m_show = Show::Current;
    int m_sortColumn = ChangedColumn;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
};

} // namespace models
