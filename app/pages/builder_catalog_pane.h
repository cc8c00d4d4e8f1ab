// The builder's left side: search, filters, and the pieces with what speaks against adding them.
#pragma once

#include "services.h"

#include <QWidget>

class QTableView;

namespace models
{
class AddablePiecesModel;
}
namespace widgets
{
class FilterBar;
class PieceDelegate;
class SearchField;
class TitleHeader;
} // namespace widgets

namespace pages
{

class BuilderCatalogPane : public QWidget
{
    Q_OBJECT

public:
    explicit BuilderCatalogPane(Services services, QWidget *parent = nullptr);

    void setGame(const QString &slug);
    void setSearch(const QString &query);
    void focusSearch();
    void saveState();

Q_SIGNALS:
    // Negative copies are taken out.
    void changeRequested(const QStringList &keys, int copies);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search(const QString &query);
    QStringList selectedKeys() const;
    void arrangeColumns();
    void fitColumns();

    Services m_services;
    QString m_game;
    models::AddablePiecesModel *m_model = nullptr;
    widgets::SearchField *m_search = nullptr;
    widgets::FilterBar *m_filters = nullptr;
    QTableView *m_table = nullptr;
    widgets::TitleHeader *m_header = nullptr;
    widgets::PieceDelegate *m_names = nullptr;
    bool m_hasOwnWidths = false; // the person moved a column
};

} // namespace pages
