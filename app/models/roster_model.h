// The open roster as a tree: groups (by rank or type, as the game's schema says) with their lines.
// Counts can be edited; every line says in words what is wrong with it.
#pragma once

#include "library/open_roster.h"
#include "models/catalog_model.h"
#include "wording/qt_wording.h"

#include <QAbstractItemModel>

#include <string>
#include <vector>

namespace models
{

class RosterModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { CountColumn, NameColumn, FirstAttributeColumn };
    // Beside CatalogModel's PieceRole and KeyRole, which are empty while a line is unresolved.
    enum Role {
        LineRole = CatalogModel::LastRole + 1, // place in Roster::lines; -1 for a group
        SeverityRole,                          // -1: nothing is wrong; else construction::Severity
        GroupCountRole,                        // copies in the group
        NoteRole,                              // what the person wrote beside the line
    };

    RosterModel(library::OpenRoster &roster,
                const wording::QtWording &wording,
                QObject *parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    QModelIndex indexOfLine(std::size_t line) const;
    // Whether the column holds abilities or keywords, which want room.
    bool isWordy(int column) const;
    bool isNumber(int column) const;
    // Follows the roster; keeps the rows where only counts changed.
    void refresh();

Q_SIGNALS:
    void failed(const base::Problem &problem);

private:
    struct Group {
        QString title;
        std::vector<std::size_t> lines;

        bool operator==(const Group &) const = default;
    };

    std::vector<Group> groupsNow() const;
    QVariant lineData(std::size_t line, int column, int role) const;
    QVariant cell(std::size_t line, int column) const;
    QString toolTip(std::size_t line) const;
    QVariant mark(std::size_t line) const;
    QString lineName(std::size_t line) const;
    QString spokenLine(std::size_t line) const;
    bool isAboutAll(const construction::Violation &violation) const;
    int severityOf(std::size_t line) const;
    QString reasonsFor(std::size_t line) const;
    const catalog::Attribute *attributeOf(int column) const; // null for count and name

    library::OpenRoster &m_roster;
    const wording::QtWording &m_wording;
    std::string m_language;
    std::vector<Group> m_groups;
    std::vector<int> m_attributes; // places in the schema that have a column
};

} // namespace models
