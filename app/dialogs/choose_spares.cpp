#include "dialogs/choose_spares.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

ChooseSpares::ChooseSpares(std::vector<SpareChoice> choices,
                           const std::vector<library::Exchange> &chosen,
                           QWidget *parent)
    : QDialog(parent)
    , m_choices(std::move(choices))
{
    setObjectName(QStringLiteral("chooseSpares"));
    setWindowTitle(tr("Spares"));
    resize(520, 520);
    auto *how = new QLabel(
        tr("One copy of each piece is replaced, and the list plays the same games without it. By "
           "itself that is the plainest piece of the same type, cost and side that is not in the "
           "list, so that what is lost is what the piece does."),
        this);
    how->setWordWrap(true);
    auto *inside = new QWidget(this);
    auto *grid = new QGridLayout(inside);
    grid->setColumnStretch(1, 1);
    for (const auto &choice : m_choices) {
        addRow(grid, choice, chosen);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("spareRows"));
    scroll->setAccessibleName(tr("Pieces and their spares"));
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(how);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
}

void ChooseSpares::addRow(QGridLayout *grid,
                          const SpareChoice &choice,
                          const std::vector<library::Exchange> &chosen)
{
    const QString name = QString::fromStdString(choice.piece);
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("spare-%1").arg(choice.line));
    box->setAccessibleName(tr("Spare for %1").arg(name));
    box->addItem(choice.spares.empty() ? tr("none of its kind") : tr("leave it out"));
    for (const auto &spare : choice.spares) {
        box->addItem(QString::fromStdString(spare.name));
    }
    box->setEnabled(!choice.spares.empty());
    const auto present = std::ranges::find(chosen, choice.line, &library::Exchange::line);
    if (present != chosen.end()) {
        const auto spare = std::ranges::find(choice.spares, present->spare);
        box->setCurrentIndex(spare == choice.spares.end()
                                 ? 0
                                 : static_cast<int>(std::distance(choice.spares.begin(), spare))
                                     + 1);
    }
    auto *label = new QLabel(name, this);
    label->setBuddy(box);
    const int row = grid->rowCount();
    grid->addWidget(label, row, 0);
    grid->addWidget(box, row, 1);
    m_boxes.push_back(box);
}

std::vector<library::Exchange> ChooseSpares::exchanges() const
{
    std::vector<library::Exchange> result;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const int index = m_boxes[i]->currentIndex();
        if (index > 0) {
            result.push_back(
                {m_choices[i].line, m_choices[i].spares[static_cast<std::size_t>(index) - 1]});
        }
    }
    return result;
}

} // namespace dialogs
