// The house rules of a game, folded behind one line that says how many differ from ours.
#pragma once

#include "games/games.h"
#include "wording/qt_wording.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace pages
{

class LabHouse : public QWidget
{
    Q_OBJECT

public:
    // The wording must outlive it.
    explicit LabHouse(const wording::QtWording &wording, QWidget *parent = nullptr);

    void setRules(const std::vector<games::HouseRule> &rules);
    // Key and value of each that differs from ours.
    std::vector<std::pair<std::string, std::string>> changed() const;

Q_SIGNALS:
    void chosen();

private:
    // A rule is a box to tick where it is one of yes and no, else a choice of its values.
    struct Field {
        std::string key;
        std::string asRuled;
        QWidget *widget = nullptr;
    };

    QWidget *makeField(const games::HouseRule &rule);
    static std::string valueOf(const Field &field);
    void showCount();

    const wording::QtWording &m_wording;
    QToolButton *m_fold = nullptr;
    QWidget *m_inside = nullptr;
    QVBoxLayout *m_rules = nullptr;
    std::vector<Field> m_fields;
};

} // namespace pages
