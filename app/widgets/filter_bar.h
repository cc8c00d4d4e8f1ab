// Quick filters beside the search: what a person asks most (faction, type, points or rank, status)
// as menus of check marks. Each edits the text of the search, which stays the only truth.
#pragma once

#include "catalog/catalog.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QMenu;
class QToolButton;

namespace widgets
{

class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    void setCatalog(const std::shared_ptr<const catalog::Catalog> &catalog,
                    const std::string &language);
    // Marks what the search asks for.
    void setSearch(const QString &search);

Q_SIGNALS:
    // The search as the person's choice has changed it.
    void searchChanged(const QString &search);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Value {
        QString written; // in the search
        QString label;
        QStringList names; // as people may type it
    };
    struct Filter {
        QString label;
        QStringList fields; // the first is the one that is written
        std::vector<Value> values;
        QToolButton *button = nullptr;
        QMenu *menu = nullptr;
    };
    static Filter filterFor(const catalog::Attribute &attribute,
                            int place,
                            const catalog::Catalog &catalog,
                            const std::string &language);
    static Filter statusFilter();
    void addFilter(Filter filter);
    void fillMenu(std::size_t filter);
    void toggle(std::size_t filter, const QString &value, bool wanted);
    void refresh();

    std::vector<Filter> m_filters;
    QToolButton *m_clear = nullptr;
    QString m_search;
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language;
};

} // namespace widgets
