// One place at the table of a new match: what is played there, by whom, and how well they throw.
#pragma once

#include "boards/ground.h"
#include "dialogs/roster_choices.h"

#include <QGroupBox>

#include <optional>

class QComboBox;
class QDoubleSpinBox;

namespace dialogs
{

class NewMatchSeat : public QGroupBox
{
    Q_OBJECT

public:
    NewMatchSeat(const Services &services,
                 const games::Row &row,
                 const std::vector<RosterChoice> &rosters,
                 int number,
                 QWidget *parent = nullptr);

    // A place of the list of rosters; nothing: nobody's.
    std::optional<std::size_t> roster() const;
    void setRoster(std::size_t place);
    std::string policy() const; // empty: a person
    void setPolicy(const std::string &slug);
    std::string hand() const; // slug; empty where the figures are one's own
    std::optional<boards::OwnHand> ownHand() const;
    // In place of the measured hands that were offered; what was chosen stays where it is still
    // there. Their slugs are figures.
    void offerHands(const std::vector<games::Choice> &measured);
    void chooseHand(const std::string &slug);

private:
    QWidget *ownFigures();
    QDoubleSpinBox *figure(const QString &name, double value, const QString &unit);

    QComboBox *m_roster = nullptr;
    QComboBox *m_player = nullptr;
    QComboBox *m_hand = nullptr;
    int m_measured = 0; // hands before the last entry of the box
    QWidget *m_figures = nullptr;
    QDoubleSpinBox *m_speed = nullptr;
    QDoubleSpinBox *m_sideways = nullptr;
    QDoubleSpinBox *m_tilt = nullptr;
    QDoubleSpinBox *m_tumble = nullptr;
};

} // namespace dialogs
