// The house rules of a new match, folded behind how many differ from our rulings.
#pragma once

#include "games/games.h"
#include "widgets/fold.h"
#include "wording/qt_wording.h"

#include <string>
#include <utility>
#include <vector>

class QComboBox;

namespace dialogs
{

class NewMatchHouse : public widgets::Fold
{
    Q_OBJECT

public:
    NewMatchHouse(std::vector<games::HouseRule> rules,
                  const wording::QtWording &wording,
                  QWidget *parent = nullptr);

    // Key and value of each that is not as ruled.
    std::vector<std::pair<std::string, std::string>> changed() const;

private:
    void addRule(const games::HouseRule &rule, QWidget *parent);
    void summarise();

    std::vector<games::HouseRule> m_rules;
    const wording::QtWording &m_wording;
    std::vector<QComboBox *> m_values;
};

} // namespace dialogs
