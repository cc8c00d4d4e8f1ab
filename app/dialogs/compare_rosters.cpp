#include "dialogs/compare_rosters.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace dialogs
{

namespace
{

// Every piece of either roster with its two counts, those that differ first.
std::vector<rosters::Difference> everyPiece(const rosters::Roster &before,
                                            const rosters::Roster &after)
{
    auto result = rosters::differences(before, after);
    const auto isListed = [&result](const rosters::Line &line) {
        return std::any_of(result.begin(), result.end(), [&line](const auto &difference) {
            return difference.name == line.name && difference.qualifier == line.qualifier;
        });
    };
    for (const auto &line : after.lines) {
        if (!isListed(line)) {
            result.push_back({line.name, line.qualifier, line.count, line.count});
        }
    }
    return result;
}

QString change(const rosters::Difference &difference)
{
    const int by = difference.after - difference.before;
    if (by == 0) {
        return CompareRosters::tr("same");
    }
    if (difference.before == 0) {
        return CompareRosters::tr("added");
    }
    if (difference.after == 0) {
        return CompareRosters::tr("taken out");
    }
    return by > 0 ? CompareRosters::tr("%1 more").arg(by) : CompareRosters::tr("%1 less").arg(-by);
}

// In the window's language where it is known which piece is meant, else as it was written.
QString shownName(const rosters::Difference &difference,
                  const catalog::Catalog *catalog,
                  const std::string &language)
{
    if (catalog != nullptr) {
        const auto found = rosters::lookUp(*catalog, difference.name, difference.qualifier);
        if (found.size() == 1) {
            return QString::fromStdString(found.front()->nameIn(language));
        }
    }
    return QString::fromStdString(difference.name);
}

QStandardItem *cell(const QString &words, bool isBold)
{
    auto *item = new QStandardItem(words);
    item->setEditable(false);
    QFont font = item->font();
    font.setBold(isBold);
    item->setFont(font);
    return item;
}

} // namespace

CompareRosters::CompareRosters(Services services, const Comparison &comparison, QWidget *parent)
    : QDialog(parent)
{
    const auto *game = services.library.game(comparison.after.game);
    const auto *catalog = game != nullptr ? game->catalog.get() : nullptr;
    setObjectName(QStringLiteral("compareRosters"));
    setWindowTitle(tr("Side by side"));
    resize(680, 480);
    auto *model = new QStandardItemModel(this);
    model->setHorizontalHeaderLabels({tr("Piece"),
                                      QString::fromStdString(comparison.before.name),
                                      QString::fromStdString(comparison.after.name),
                                      tr("Difference")});
    int differing = 0;
    for (const auto &difference : everyPiece(comparison.before, comparison.after)) {
        const bool differs = difference.before != difference.after;
        differing += differs ? 1 : 0;
        QString name = shownName(difference, catalog, services.wording.language());
        if (!difference.qualifier.empty()) {
            name += QStringLiteral(" (%1)").arg(QString::fromStdString(difference.qualifier));
        }
        model->appendRow(
            {cell(name, differs),
             cell(difference.before > 0 ? QString::number(difference.before) : QString(), differs),
             cell(difference.after > 0 ? QString::number(difference.after) : QString(), differs),
             cell(change(difference), differs)});
    }
    auto *head = new QLabel(differing == 0 ? tr("Both hold the same pieces.")
                                           : tr("%n piece(s) differ.", nullptr, differing),
                            this);
    auto *table = new QTableView(this);
    table->setObjectName(QStringLiteral("comparison"));
    table->setAccessibleName(tr("Pieces of both"));
    table->setModel(model);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 4; ++column) {
        table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(head);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
}

} // namespace dialogs
