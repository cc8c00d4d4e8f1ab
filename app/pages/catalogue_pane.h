// The left side of the catalogue page: search, filters and the pieces found, as a table or as a
// grid of faces, or a word about why there are none.
#pragma once

#include "models/catalog_model.h"
#include "services.h"

#include <QWidget>

class QAbstractItemView;
class QHBoxLayout;
class QListView;
class QStackedWidget;
class QTreeView;

namespace widgets
{
class EmptyState;
class FaceDelegate;
class FilterBar;
class PieceDelegate;
class SearchField;
} // namespace widgets

namespace pages
{

class CataloguePane : public QWidget
{
    Q_OBJECT

public:
    enum class View { Table, Grid };

    explicit CataloguePane(Services services, QWidget *parent = nullptr);

    // A button beside the search.
    void addTool(QAction *action, Qt::ToolButtonStyle style);
    void setGame(const library::Game &game);
    void setSearch(const QString &search);
    QString search() const;
    void focusSearch();
    void setView(View view);
    View view() const { return m_view; }
    void saveState();

    models::CatalogModel &model() { return *m_model; }
    catalog::PiecePointer current() const; // null where none is chosen
    // Clears a search that hides it.
    void choose(const std::string &key);

Q_SIGNALS:
    void currentChanged();
    void opened(); // Enter or a double click
    void helpRequested();
    void entryRequested();
    void importRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeTable();
    void makeGrid();
    void takeSearch(const QString &search);
    void showFound();
    void showEmptyState();
    void restoreColumns();
    void askColumns(const QPoint &place);
    void keepOneChosen();
    QAbstractItemView *shownView() const;

    Services m_services;
    const library::Game *m_game = nullptr;
    models::CatalogModel *m_model = nullptr;
    widgets::SearchField *m_search = nullptr;
    widgets::FilterBar *m_filters = nullptr;
    widgets::PieceDelegate *m_names = nullptr;
    widgets::FaceDelegate *m_faces = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QHBoxLayout *m_tools = nullptr;
    QStackedWidget *m_stack = nullptr;
    QTreeView *m_table = nullptr;
    QListView *m_grid = nullptr;
    View m_view = View::Table;
    std::string m_columnsOf; // the game whose columns the table has
};

} // namespace pages
