#include "dialogs/choose_opponents.h"

#include "icons.h"
#include "notices.h"
#include "prompter.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace dialogs
{

namespace
{

constexpr int WordRole = Qt::UserRole + 1;

} // namespace

ChooseOpponents::ChooseOpponents(Services services, library::RosterShelf &shelf, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_shelf(shelf)
    , m_tree(new QTreeWidget(this))
    , m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("chooseOpponents"));
    setWindowTitle(tr("Opponents"));
    resize(420, 520);
    m_tree->setObjectName(QStringLiteral("opponentTree"));
    m_tree->setAccessibleName(tr("Lists to play against"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_count->setObjectName(QStringLiteral("opponentCount"));
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *files = buttons->addButton(tr("Add Files…"), QDialogButtonBox::ActionRole);
    files->setObjectName(QStringLiteral("opponentFiles"));
    files->setIcon(icons::icon(QStringLiteral("folder")));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_count);
    layout->addWidget(buttons);
    connect(files, &QPushButton::clicked, this, &ChooseOpponents::addFiles);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tree, &QTreeWidget::itemChanged, this, &ChooseOpponents::showCount);
    fill({});
}

void ChooseOpponents::choose(const QStringList &words)
{
    fill(words);
}

QStringList ChooseOpponents::words() const
{
    QStringList words;
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        const QString word = (*item)->data(0, WordRole).toString();
        if (!word.isEmpty() && (*item)->checkState(0) == Qt::Checked) {
            words.append(word);
        }
    }
    return words;
}

QTreeWidgetItem *ChooseOpponents::group(const QString &title)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (m_tree->topLevelItem(i)->text(0) == title) {
            return m_tree->topLevelItem(i);
        }
    }
    auto *item = new QTreeWidgetItem(m_tree, {title});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                   | Qt::ItemIsAutoTristate);
    item->setCheckState(0, Qt::Unchecked);
    item->setExpanded(true);
    return item;
}

void ChooseOpponents::fill(const QStringList &ticked)
{
    using Origin = library::OfferedRoster::Origin;
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    for (const auto &roster : m_shelf.offered()) {
        const QString title = roster.origin == Origin::ReadyMade ? tr("Ready-made")
            : roster.origin == Origin::File                      ? tr("Files")
            : roster.folder.empty()                              ? tr("My own")
                                    : tr("Folder “%1”").arg(QString::fromStdString(roster.folder));
        const QString word = QString::fromStdString(roster.word);
        auto *item = new QTreeWidgetItem(group(title), {QString::fromStdString(roster.name)});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setData(0, WordRole, word);
        item->setCheckState(0, ticked.contains(word) ? Qt::Checked : Qt::Unchecked);
    }
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    showCount();
}

void ChooseOpponents::addFiles()
{
    QStringList ticked = words();
    const auto paths =
        m_services.prompter.openFiles(this,
                                      tr("Lists to play against"),
                                      tr("Lists (*.txt *.json *.csv *.md);;All files (*)"));
    for (const auto &path : paths) {
        if (const auto added = m_shelf.addFile(path.toStdString())) {
            ticked.append(path);
        } else {
            m_services.notices.fail(
                QString::fromStdString(base::render(added.error(), m_services.wording)));
        }
    }
    fill(ticked);
}

void ChooseOpponents::showCount()
{
    m_count->setText(tr("%n opponent(s)", nullptr, static_cast<int>(words().size())));
}

} // namespace dialogs
