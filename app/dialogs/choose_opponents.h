// Several rosters to play against, ticked in a list by where they come from: a tick at a folder is
// one at all that lie in it. Files may be added.
#pragma once

#include "library/roster_shelf.h"
#include "services.h"

#include <QDialog>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace dialogs
{

class ChooseOpponents : public QDialog
{
    Q_OBJECT

public:
    // Files that are added go to the shelf.
    ChooseOpponents(Services services, library::RosterShelf &shelf, QWidget *parent = nullptr);

    void choose(const QStringList &words); // of library::OfferedRoster
    QStringList words() const;

private:
    void fill(const QStringList &ticked);
    QTreeWidgetItem *group(const QString &title);
    void addFiles();
    void showCount();

    Services m_services;
    library::RosterShelf &m_shelf;
    QTreeWidget *m_tree = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace dialogs
