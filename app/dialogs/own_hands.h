// A person's own hands: measure one with real chips, keep it under a name, look at one again, take
// one away. What is kept can be chosen wherever a hand is: at the table, in the Lab, and on the
// command line as @name.
#pragma once

#include "games/games.h"
#include "services.h"
#include "storage/hand_store.h"

#include <QDialog>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace boards
{
class HandTrial;
}

namespace dialogs
{

// Own hands as a table takes them, by name; empty where the game is not one of throws.
std::vector<games::Choice> ownHandChoices(const Services &services, const games::Row &row);

class OwnHands : public QDialog
{
    Q_OBJECT

public:
    // Only for a game of throws.
    OwnHands(Services services, std::string game, QWidget *parent = nullptr);

    // The figures of the hand that was kept last; nothing: none.
    const std::optional<std::string> &kept() const { return m_kept; }

private:
    QWidget *shelfPart();
    void reload(const QString &chosen);
    void showChosen();
    void showState();
    void keep();
    void removeChosen();
    void undo();
    void say(const QString &words, bool isBad);
    void fail(const base::Problem &problem);

    Services m_services;
    std::string m_game;
    storage::HandStore m_store;
    std::vector<storage::OwnHand> m_hands;
    boards::HandTrial *m_trial = nullptr;
    QComboBox *m_shelf = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_undo = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_keep = nullptr;
    QLabel *m_message = nullptr;
    std::optional<std::string> m_kept;
};

} // namespace dialogs
