// How to search, made from the game's own schema: every way of writing a term and every field with
// an example that runs when it is clicked.
#pragma once

#include "base/text.h"
#include "catalog/catalog.h"

#include <QTextBrowser>

#include <memory>

namespace widgets
{

class SearchHelp : public QTextBrowser
{
    Q_OBJECT

public:
    explicit SearchHelp(QWidget *parent = nullptr);

    // The wording must outlive the widget.
    void setCatalog(std::shared_ptr<const catalog::Catalog> catalog, const base::Wording &wording);

Q_SIGNALS:
    void searchRequested(const QString &search);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    std::shared_ptr<const catalog::Catalog> m_catalog;
    const base::Wording *m_wording = nullptr;
};

} // namespace widgets
