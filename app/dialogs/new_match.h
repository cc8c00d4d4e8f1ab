// Setting up a match: two to four players with their lists, who plays them, the table and the house
// rules. What cannot be played is said in the dialog, and nothing begins. "Play now" makes the same
// of two ready-made lists without asking.
#pragma once

#include "boards/ground.h"
#include "dialogs/roster_choices.h"
#include "games/games.h"
#include "library/sitters.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace dialogs
{

class NewMatchGround;
class NewMatchHouse;
class NewMatchSeat;

struct MatchPlan {
    files::json::Node setup;
    std::vector<library::Sitter> sitters;
};

// A person against a program, with two ready-made lists that the seed picks.
base::Result<MatchPlan>
readyMadeMatch(const Services &services, const games::Row &row, std::uint64_t seed);

class NewMatch : public QDialog
{
    Q_OBJECT

public:
    // The seed draws the lot of who begins.
    NewMatch(Services services,
             const games::Row &row,
             std::uint64_t seed,
             QWidget *parent = nullptr);

    // Of an accepted dialog.
    const MatchPlan &plan() const { return m_plan; }
    void accept() override;
    // The first player's list.
    void setRoster(const std::string &storedId);

private:
    QWidget *seatsPart();
    QWidget *measurePart();
    QWidget *choicesPart();
    void setSeats(int seats);
    base::Result<MatchPlan> made() const;
    std::size_t beginner(std::size_t seats) const;

    Services m_services;
    const games::Row &m_row;
    std::uint64_t m_seed;
    std::vector<RosterChoice> m_rosters;
    std::vector<NewMatchSeat *> m_seats;
    QComboBox *m_count = nullptr;
    QComboBox *m_begins = nullptr;
    QComboBox *m_throws = nullptr;
    NewMatchGround *m_ground = nullptr;
    NewMatchHouse *m_house = nullptr;
    QLabel *m_problem = nullptr;
    MatchPlan m_plan;
};

} // namespace dialogs
