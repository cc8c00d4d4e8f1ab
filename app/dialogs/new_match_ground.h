// The table of a new match, folded behind what it is: surface, size, increments with a handicap for
// whoever shall have one, and where throws come from.
#pragma once

#include "boards/ground.h"
#include "widgets/fold.h"

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace dialogs
{

class NewMatchGround : public widgets::Fold
{
    Q_OBJECT

public:
    explicit NewMatchGround(QWidget *parent = nullptr);

    void setSeats(std::size_t seats);
    boards::Ground ground() const; // without hands
    std::string surface() const;   // slug

private:
    QSpinBox *length(const QString &name, int least, int most, int value);
    QWidget *incrementRow();
    QWidget *placeRow();
    void summarise();
    void areaChanged();

    QComboBox *m_surface = nullptr;
    QSpinBox *m_across = nullptr;
    QSpinBox *m_up = nullptr;
    std::vector<QDoubleSpinBox *> m_increments;
    QComboBox *m_places = nullptr;
    QWidget *m_place = nullptr;
    QSpinBox *m_placeAcross = nullptr;
    QSpinBox *m_placeUp = nullptr;
};

} // namespace dialogs
