// What has happened, as sentences that lead to their moments, and what lies on the table, as a list
// with the points of each piece. Everything the board shows is said here in words.
#pragma once

#include "library/match_line.h"
#include "services.h"

#include <QTabWidget>

class QAbstractItemModel;
class QLabel;
class QListView;
class QTreeView;

namespace models
{
class ToldModel;
}

namespace pages
{

class TableStoryPane : public QTabWidget
{
    Q_OBJECT

public:
    explicit TableStoryPane(Services services, QWidget *parent = nullptr);

    // Null: no match. The newest sentence comes into view.
    void show(const library::MatchLine *line);
    // Of the board; null: none.
    void setPieces(QAbstractItemModel *pieces);
    void showStory();

Q_SIGNALS:
    void momentRequested(std::size_t answers);
    void pieceTouched(int row); // of the pieces' model

private:
    void fitColumns();

    models::ToldModel *m_told = nullptr;
    QListView *m_story = nullptr;
    QTreeView *m_pieces = nullptr;
};

} // namespace pages
