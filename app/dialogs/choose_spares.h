// Which spare takes the place of each piece in an ablation: the plainest of the same type, cost and
// side by itself, another where the person wants it, or none, so that a piece stays out of it.
#pragma once

#include "library/playtest.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QGridLayout;

namespace dialogs
{

// A line of the roster and what may take a copy's place, the best first; empty: nothing.
struct SpareChoice {
    std::size_t line = 0;
    std::string piece;
    std::vector<rosters::Line> spares;
};

class ChooseSpares : public QDialog
{
    Q_OBJECT

public:
    // `chosen` are the present ones.
    ChooseSpares(std::vector<SpareChoice> choices,
                 const std::vector<library::Exchange> &chosen,
                 QWidget *parent = nullptr);

    std::vector<library::Exchange> exchanges() const;

private:
    void addRow(QGridLayout *grid,
                const SpareChoice &choice,
                const std::vector<library::Exchange> &chosen);

    std::vector<SpareChoice> m_choices;
    std::vector<QComboBox *> m_boxes; // one a choice
};

} // namespace dialogs
