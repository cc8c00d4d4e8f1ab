// The left side of the Lab: what is asked, of which roster, against whom, by which players and
// rules, how long and from which seed; below it what that can show, and the button that begins.
#pragma once

#include "library/playtest.h"
#include "library/roster_shelf.h"
#include "models/lab_run.h"
#include "services.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace pages
{

class LabHouse;
class LabLength;
class LabOpponentsBox;
class LabRosterBox;
class LabSeats;

class LabSetup : public QWidget
{
    Q_OBJECT

public:
    explicit LabSetup(Services services, QWidget *parent = nullptr);

    // Null where the game cannot be played.
    void setGame(const QString &slug, const games::Row *row);
    // Reads again which rosters there are.
    void refresh();
    // The rosters are read now. The Problem says what is missing.
    base::Result<library::Playtest> playtest() const;
    models::Extent extent() const;
    void setBusy(bool isBusy);

    // For steps that begin with something chosen already.
    void chooseRoster(const QString &word);
    void chooseStored(const QString &id);
    void chooseOpponents(const QStringList &words);
    void chooseQuestion(library::Playtest::Question question);
    void setGames(int games);
    void setSeed(int seed);
    // Two different ready-made rosters, empty where there are fewer.
    QStringList readyMadePair() const;
    QStringList allReadyMade() const;
    QString nameOf(const QString &word) const;
    // How many games a second such players played; kept for the next time.
    void keepSpeed(double speed);

Q_SIGNALS:
    void playRequested();
    void failed(const base::Problem &problem);

private:
    using Question = library::Playtest::Question;

    void makeForm(QFormLayout *form);
    QWidget *makeFoot();
    void readChoices();
    void offerHands();
    void measureHand();
    void askSeveral();
    void askSpares();
    void showQuestion();
    void showPromise();
    void findSpares();
    Question question() const;
    QString speedKey() const;
    void flag(library::Playtest &test) const;

    Services m_services;
    library::RosterShelf m_shelf;
    QString m_game;
    const games::Row *m_row = nullptr;
    std::vector<library::Exchange> m_exchanges;
    bool m_hasOwnExchanges = false;
    bool m_isBusy = false;
    QFormLayout *m_form = nullptr;
    QComboBox *m_question = nullptr;
    LabRosterBox *m_roster = nullptr;
    LabRosterBox *m_reference = nullptr;
    LabOpponentsBox *m_opponents = nullptr;
    QPushButton *m_spares = nullptr;
    QCheckBox *m_endsEarly = nullptr;
    std::vector<games::Choice> m_shippedHands;
    LabSeats *m_seats = nullptr;
    QPushButton *m_measure = nullptr;
    QComboBox *m_surface = nullptr;
    LabHouse *m_house = nullptr;
    LabLength *m_length = nullptr;
    QLabel *m_promise = nullptr;
    QPushButton *m_play = nullptr;
};

} // namespace pages
