// How to search, beside the search: an example that is clicked runs where the person is.
#pragma once

#include "base/text.h"
#include "catalog/catalog.h"

#include <QDialog>

#include <memory>

namespace dialogs
{

class SearchHelpDialog : public QDialog
{
    Q_OBJECT

public:
    // The wording must outlive the dialog, which deletes itself when closed.
    SearchHelpDialog(std::shared_ptr<const catalog::Catalog> catalog,
                     const base::Wording &wording,
                     QWidget *parent);

Q_SIGNALS:
    void searchRequested(const QString &search);
};

} // namespace dialogs
