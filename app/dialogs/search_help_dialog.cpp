#include "dialogs/search_help_dialog.h"

#include "widgets/search_help.h"

#include <QVBoxLayout>

namespace dialogs
{

SearchHelpDialog::SearchHelpDialog(std::shared_ptr<const catalog::Catalog> catalog,
                                   const base::Wording &wording,
                                   QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("searchHelpDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("How to search"));
    auto *help = new widgets::SearchHelp(this);
    help->setCatalog(std::move(catalog), wording);
    connect(help, &widgets::SearchHelp::searchRequested, this, &SearchHelpDialog::searchRequested);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(help);
    resize(720, 560);
}

} // namespace dialogs
